import PlainspokenModel

/// The lines of one xcconfig file.
///
/// Follows Xcode's own parser: `//` begins a comment even inside a value (so a URL is cut after `https:`), a trailing
/// `;` is dropped, a trailing backslash joins the next line, quotes are kept.
enum XcconfigParser {
    enum Line {
        case assignment(BuildSettingAssignment)
        case include(String, isOptional: Bool, Place)
    }

    static func parse(_ bytes: [UInt8], path: String) -> (lines: [Line], problems: [Problem]) {
        let source = SourceText(path: path, bytes: bytes)
        var lines: [Line] = []
        var problems: [Problem] = []
        var number = 1
        while number <= source.lineStarts.count {
            var cursor = XcconfigLine(source: source, number: number)
            cursor.skipSpaces()
            if cursor.isAtEnd {
                number += 1
                continue
            }
            do throws(Problem) {
                if cursor.peek == "#" {
                    lines.append(try cursor.include())
                } else {
                    lines.append(.assignment(try assignment(from: &cursor, source: source, number: &number)))
                }
            } catch {
                problems.append(error)
            }
            number += 1
        }
        return (lines, problems)
    }

    private static func assignment(
        from cursor: inout XcconfigLine, source: SourceText, number: inout Int
    ) throws(Problem) -> BuildSettingAssignment {
        let place = cursor.place
        let key = try cursor.key()
        cursor.skipSpaces()
        let valuePlace = cursor.place
        var text = cursor.value()
        while text.hasSuffix("\\") {
            text = text.dropLast().trimmingSpaces
            guard number < source.lineStarts.count else { break }
            number += 1
            var next = XcconfigLine(source: source, number: number)
            next.skipSpaces()
            let more = next.value()
            text += text.isEmpty || more.isEmpty ? more : " " + more
        }
        return BuildSettingAssignment(key: key, value: PropertyValue(.string(text), at: valuePlace), place: place)
    }
}

/// A cursor in one line without its comment.
struct XcconfigLine {
    private let path: String
    private let number: Int
    private let scalars: [Unicode.Scalar]
    private var index = 0

    init(source: SourceText, number: Int) {
        path = source.path
        self.number = number
        var scalars = Array(source.line(number).unicodeScalars)
        if number == 1, scalars.first == "\u{FEFF}" { scalars[0] = " " }
        var end = 0
        while end < scalars.count {
            if scalars[end] == "/", end + 1 < scalars.count, scalars[end + 1] == "/" { break }
            end += 1
        }
        self.scalars = Array(scalars[..<end])
    }

    var isAtEnd: Bool { index >= scalars.count }
    var peek: Unicode.Scalar? { isAtEnd ? nil : scalars[index] }
    var place: Place { Place(path: path, line: number, column: index + 1) }

    mutating func skipSpaces() {
        while let scalar = peek, scalar.properties.isWhitespace { index += 1 }
    }

    /// The rest of the line without spaces at its end and without one semicolon.
    mutating func value() -> String {
        var text = String(String.UnicodeScalarView(scalars[index...])).trimmingSpaces
        index = scalars.count
        if text.hasSuffix(";") { text = text.dropLast().trimmingSpaces }
        return text
    }

    /// Name and conditions up to and with the equals sign.
    mutating func key() throws(Problem) -> String {
        let start = index
        let startPlace = place
        guard let first = peek, Self.isNameStart(first) else {
            throw Problem("a setting's name or #include was expected here", at: place)
        }
        var isInBrackets = false
        while let scalar = peek, isInBrackets || scalar != "=" {
            if scalar == "[" { isInBrackets = true }
            if scalar == "]" { isInBrackets = false }
            index += 1
        }
        let key = String(String.UnicodeScalarView(scalars[start..<index]))
        guard peek == "=" else {
            throw Problem("\"\(key.trimmingSpaces)\" has no = and gives nothing a value", at: startPlace)
        }
        index += 1
        return key
    }

    mutating func include() throws(Problem) -> XcconfigParser.Line {
        let start = place
        index += 1
        skipSpaces()
        let word = self.word()
        guard word == "include" || word == "include?" else {
            throw Problem("#\(word) is no directive of xcconfig files; only #include is", at: start)
        }
        skipSpaces()
        let namePlace = place
        guard peek == "\"" else { throw Problem("the name of the included file must stand in quotes", at: namePlace) }
        index += 1
        let begin = index
        while let scalar = peek, scalar != "\"" { index += 1 }
        guard !isAtEnd else { throw Problem("the quote around the included file's name is not closed", at: namePlace) }
        let name = String(String.UnicodeScalarView(scalars[begin..<index]))
        return .include(name, isOptional: word == "include?", namePlace)
    }

    private mutating func word() -> String {
        let start = index
        while let scalar = peek, !scalar.properties.isWhitespace, scalar != "\"" { index += 1 }
        return String(String.UnicodeScalarView(scalars[start..<index]))
    }

    private static func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || (scalar.isASCII && scalar.properties.isAlphabetic)
    }
}
