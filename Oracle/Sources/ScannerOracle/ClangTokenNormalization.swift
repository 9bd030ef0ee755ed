import PlainspokenReading

/// Brings the compiler's raw tokens and the scanner's into one form: directives, headers and definitions as the scanner
/// keeps them, what both split differently split as far as it goes.
enum ClangTokenNormalization {
    /// The scanner's tokens in the order of the file; definitions stand behind its end.
    static func scanner(_ bytes: [UInt8]) -> [Range<Int>] {
        let tokens = ObjectiveCLexer.lex(bytes).tokens.filter { $0.kind != .endOfFile && !$0.range.isEmpty }
        var result: [Range<Int>] = []
        for token in tokens.map(\.range).sorted(by: { $0.lowerBound < $1.lowerBound }) { split(token, bytes, &result) }
        return result
    }

    static func reference(_ dump: [UInt8], _ bytes: [UInt8]) -> [Range<Int>] {
        var reader = ClangDumpReader(dump: dump, bytes: bytes)
        let tokens = reader.tokens()
        var result: [Range<Int>] = []
        var index = 0
        while index < tokens.count {
            let token = tokens[index]
            if token.kind == "hash", token.isAtLineStart {
                index = directive(tokens, index, bytes, &result)
            } else if token.kind == "at", index + 1 < tokens.count, bytes[tokens[index + 1].range.lowerBound] == 0x22,
                tokens[index + 1].range.lowerBound == token.range.upperBound
            {
                result.append(token.range.lowerBound..<tokens[index + 1].range.upperBound)
                index += 2
            } else {
                split(token.range, bytes, &result)
                index += 1
            }
        }
        return result
    }

    /// `>>`, `::` and `##` are two characters.
    private static func split(_ range: Range<Int>, _ bytes: [UInt8], _ result: inout [Range<Int>]) {
        let isDouble = range.count == 2 && bytes[range.lowerBound] == bytes[range.lowerBound + 1]
        guard isDouble, [0x3E, 0x3A, 0x23].contains(bytes[range.lowerBound]) else { return result.append(range) }
        result.append(range.lowerBound..<range.lowerBound + 1)
        result.append(range.lowerBound + 1..<range.upperBound)
    }

    /// Reads a directive and gives the index after what was read of it.
    private static func directive(
        _ tokens: [ClangToken], _ start: Int, _ bytes: [UInt8], _ result: inout [Range<Int>]
    ) -> Int {
        var end = start + 1
        while end < tokens.count, !tokens[end].isAtLineStart { end += 1 }
        guard start + 1 < end else { return end }
        let name = tokens[start + 1].range
        let whole = tokens[start].range.lowerBound..<name.upperBound
        switch String(decoding: bytes[name], as: UTF8.self) {
        case "if", "ifdef", "ifndef", "elif", "elifdef", "elifndef":
            result.append(whole)
            return start + 2
        case "else", "endif": result.append(whole)
        case "import", "include", "include_next":
            result.append(whole)
            if let header = header(tokens[(start + 2)..<end], bytes) { result.append(header) }
        case "define": return start + 2
        default: break
        }
        return end
    }

    private static func header(_ tokens: ArraySlice<ClangToken>, _ bytes: [UInt8]) -> Range<Int>? {
        guard let first = tokens.first?.range else { return nil }
        switch bytes[first.lowerBound] {
        case 0x22: return first
        case 0x3C:
            // An apostrophe in a path makes a character of the rest, so the bytes decide.
            let end = bytes[first.lowerBound...].firstIndex { $0 == 0x3E || $0 == 0x0A } ?? bytes.count
            return first.lowerBound..<min(end + 1, bytes.count)
        default: return nil
        }
    }
}

/// A token of the dump that is no space and no comment.
struct ClangToken {
    var kind: String
    var range: Range<Int>
    var isAtLineStart: Bool
}

/// Reads `kind 'text' [flags] Loc=<file:line:column>`: a token ends where the next one begins.
private struct ClangDumpReader {
    let dump: [UInt8]
    let bytes: [UInt8]
    /// Whether something left out began the line on which the next token stands.
    private var beginsLine = false

    init(dump: [UInt8], bytes: [UInt8]) {
        self.dump = dump
        self.bytes = bytes
    }

    mutating func tokens() -> [ClangToken] {
        let lines = dump.split(separator: 0x0A, omittingEmptySubsequences: false)
        let starts = lineStarts
        var result: [ClangToken] = []
        var kind: String?
        var pending: (kind: String, start: Int, isAtLineStart: Bool)?
        for line in lines {
            if kind == nil { kind = String(decoding: line.prefix { $0 != 0x20 }, as: UTF8.self) }
            guard let place = place(line), place.line >= 1, place.line <= starts.count else { continue }
            let start = starts[place.line - 1] + place.column - 1
            if let token = pending { append(token, end: start, &result) }
            pending = (kind ?? "", start, line.containsText("[StartOfLine]"))
            kind = nil
        }
        if let token = pending { append(token, end: bytes.count, &result) }
        return result
    }

    private mutating func append(
        _ token: (kind: String, start: Int, isAtLineStart: Bool), end: Int, _ result: inout [ClangToken]
    ) {
        beginsLine = beginsLine || token.isAtLineStart
        guard token.start < end, end <= bytes.count, token.kind != "comment", token.kind != "eof" else { return }
        let isSpace = bytes[token.start..<end].allSatisfy { $0 <= 0x20 || $0 == 0x5C }
        guard token.kind != "unknown" || !isSpace else { return }
        let start = afterJoin(token.start, end)
        result.append(ClangToken(kind: token.kind, range: start..<end, isAtLineStart: beginsLine))
        beginsLine = false
    }

    /// A token that follows a joined line at once has the backslash and the line break in its text.
    private func afterJoin(_ start: Int, _ end: Int) -> Int {
        guard bytes[start] == 0x5C else { return start }
        let text = bytes[start..<end].drop { $0 <= 0x20 || $0 == 0x5C }
        return text.isEmpty ? start : text.startIndex
    }

    private var lineStarts: [Int] {
        var starts = [0]
        for offset in bytes.indices
        where bytes[offset] == 0x0A || bytes[offset] == 0x0D && (offset + 1 >= bytes.count || bytes[offset + 1] != 0x0A)
        {
            starts.append(offset + 1)
        }
        return starts
    }

    /// Line and column at the end of a token's last line; nil for the lines inside a token.
    private func place(_ line: ArraySlice<UInt8>) -> (line: Int, column: Int)? {
        guard line.last == 0x3E, line.containsText("Loc=<") else { return nil }
        let numbers = line.dropLast().split(separator: 0x3A).suffix(2).map { Int(String(decoding: $0, as: UTF8.self)) }
        guard numbers.count == 2, let first = numbers[0], let second = numbers[1] else { return nil }
        return (first, second)
    }
}

extension ArraySlice<UInt8> {
    fileprivate func containsText(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { wanted in
            guard count >= wanted.count else { return false }
            return (startIndex...(endIndex - wanted.count)).contains { start in
                self[start] == wanted[0] && self[start..<start + wanted.count].elementsEqual(wanted)
            }
        }
    }
}
