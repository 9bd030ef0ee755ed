import PlainspokenModel

/// What a `Podfile` says, read as text and never run: pods, definitions for the compiler, chosen handlers.
package struct Podfile: Sendable {
    /// A preprocessor definition, `'NAME=1'`.
    package struct Definition: Sendable {
        package var isOn: Bool
        package var place: Place
    }

    package var path: String
    /// Pods with their local paths.
    package var pods: [ListedPackage] = []
    /// By name; the last one counts.
    package var definitions: [String: Definition] = [:]
    /// Names of the list of `setup_permissions([…])` with their places.
    package var handlers: [String: Place] = [:]
    /// Where `setup_permissions` stands; nil where it is not called.
    package var handlersPlace: Place?
    /// Constants that are set to `false`: `Pod::NAME = false`.
    package var switchedOff: Set<String> = []

    /// Patterns of the files that a `.podspec` compiles, relative to its folder.
    package static func sourcePatterns(ofPodspec bytes: [UInt8], path: String) -> [String] {
        var reader = RubyWords(SourceText(path: path, bytes: DecodedText(bytes).bytes))
        var patterns: [String] = []
        var line: Int?
        while let word = reader.next() {
            if word.kind == .name("source_files") { line = word.place.line }
            if let text = word.text, line != nil, word.place.line == line {
                patterns.append(text)
            }
        }
        return patterns
    }

    /// Reads a file; `bytes` may be anything.
    package static func read(_ bytes: [UInt8], path: String) -> Podfile {
        var reader = RubyWords(SourceText(path: path, bytes: DecodedText(bytes).bytes))
        var file = Podfile(path: path)
        var words: [RubyWords.Word] = []
        while let word = reader.next() { words.append(word) }
        for (index, word) in words.enumerated() {
            switch word.kind {
            case .text: file.add(definition: word)
            case .name("pod"): file.addPod(words[(index + 1)...].prefix(12), line: word.place.line)
            case .name("setup_permissions"):
                file.handlersPlace = word.place
                for text in words[(index + 1)...].prefix(64).prefix(while: { $0.kind != .mark(UInt8(ascii: "]")) }) {
                    if let name = text.text { file.handlers[name] = text.place }
                }
            case .name(let name) where index + 2 < words.count && words[index + 1].kind == .mark(UInt8(ascii: "=")):
                if words[index + 2].kind == .name("false") { file.switchedOff.insert(name) }
            default: continue
            }
        }
        return file
    }

    private mutating func add(definition word: RubyWords.Word) {
        guard let text = word.text else { return }
        for part in text.split(separator: " ") {
            let pair = (part.hasPrefix("-D") ? part.dropFirst(2) : part).split(separator: "=")
            guard pair.count == 2, pair[1] == "0" || pair[1] == "1",
                pair[0].allSatisfy({ $0.isUppercase || $0.isNumber || $0 == "_" })
            else { continue }
            definitions[String(pair[0])] = Definition(isOn: pair[1] == "1", place: word.place)
        }
    }

    /// `pod 'Name', '~> 1.0', :path => '…'` up to the end of the line.
    private mutating func addPod(_ words: ArraySlice<RubyWords.Word>, line: Int?) {
        let line = words.prefix { $0.place.line == line }
        guard let first = line.first, let full = first.text else { return }
        var pod = ListedPackage(name: full.split(separator: "/").first.map(String.init) ?? full, place: first.place)
        if let path = line.firstIndex(where: { $0.kind == .name("path") }) {
            pod.path = line[path...].lazy.compactMap(\.text).first
        }
        if let number = line.dropFirst(2).first?.text { pod.version = PackageList.version(number) }
        pods.append(pod)
    }
}

/// Names, texts and marks of Ruby code, comments left out.
struct RubyWords {
    struct Word {
        enum Kind: Equatable {
            case name(String)
            case text(String)
            case mark(UInt8)
        }

        var kind: Kind
        var place: Place

        var text: String? {
            if case .text(let text) = kind { text } else { nil }
        }
    }

    private let text: SourceText
    private var scanner: ByteScanner

    init(_ text: SourceText) {
        self.text = text
        scanner = ByteScanner(text.bytes)
    }

    mutating func next() -> Word? {
        while let byte = scanner.current {
            let start = scanner.offset
            if byte == UInt8(ascii: "#") {
                scanner.skip { !$0.isLineBreak }
            } else if byte == UInt8(ascii: "\""), let value = quoted(byte) {
                return Word(kind: .text(value), place: text.place(at: start))
            } else if byte == UInt8(ascii: "'"), let value = quoted(byte) {
                return Word(kind: .text(value), place: text.place(at: start))
            } else if byte.isLetter || byte == UInt8(ascii: "_") {
                scanner.skip { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
                return Word(kind: .name(scanner.text(start..<scanner.offset)), place: text.place(at: start))
            } else {
                scanner.offset += 1
                if !byte.isXMLSpace { return Word(kind: .mark(byte), place: text.place(at: start)) }
            }
        }
        return nil
    }

    private mutating func quoted(_ quote: UInt8) -> String? {
        scanner.offset += 1
        let start = scanner.offset
        while let byte = scanner.current, byte != quote, !byte.isLineBreak {
            scanner.offset += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        let end = min(scanner.offset, text.bytes.count)
        scanner.offset = min(end + 1, text.bytes.count)
        return scanner.text(start..<end)
    }
}
