import PlainspokenModel

extension XMLListReader {
    /// Reads a line that begins with `#`; false where it is no line of the preprocessor.
    mutating func readDirective() -> Bool {
        let start = scanner.offset
        scanner.offset += 1
        scanner.skip { $0 == 0x20 || $0 == 0x09 }
        let nameStart = scanner.offset
        scanner.skip { $0.isLetter }
        let name = scanner.text(nameStart..<scanner.offset)
        guard Self.directives.contains(name) else {
            scanner.offset = start
            return false
        }
        isPreprocessed = true
        apply(name, readRestOfLine(), from: start)
        tree.conditions = branches.conditions
        return true
    }

    private static let directives: Set = [
        "if", "ifdef", "ifndef", "elif", "else", "endif", "include", "import", "define", "undef", "pragma", "error",
        "warning", "line",
    ]

    private mutating func apply(_ name: String, _ condition: String, from start: Int) {
        let state = ConditionStack.State(key: tree.key, depth: tree.depth)
        switch name {
        case "if": branches.begin(ConditionParser.parse(condition), at: place(start), state: state)
        case "ifdef": branches.begin(.flag(condition), at: place(start), state: state)
        case "ifndef": branches.begin(.not(.flag(condition)), at: place(start), state: state)
        case "elif": resume(branches.next(ConditionParser.parse(condition)), after: name, from: start)
        case "else": resume(branches.next(nil), after: name, from: start)
        case "endif": checkDepth(branches.end(), after: name, from: start)
        default: break
        }
    }

    /// The key that waited before `#if` waits again in every branch.
    private mutating func resume(_ state: ConditionStack.State?, after name: String, from start: Int) {
        guard checkDepth(state, after: name, from: start), let state else { return }
        if state.key == nil { tree.dropKey() } else { tree.key = state.key }
    }

    @discardableResult
    private mutating func checkDepth(_ state: ConditionStack.State?, after name: String, from start: Int) -> Bool {
        guard let state else {
            report("#\(name) without an #if before it", at: start)
            return false
        }
        guard state.depth == tree.depth else {
            report("the branches of this #if open and close different elements; keep whole elements in each", at: start)
            return false
        }
        return true
    }

    /// The rest of a preprocessor line, without comments, and with lines joined that end in a backslash.
    private mutating func readRestOfLine() -> String {
        var text: [UInt8] = []
        while let byte = scanner.current, !byte.isLineBreak {
            if byte == 0x5C, let next = scanner.next, next.isLineBreak {
                scanner.offset += scanner.next == 0x0D && scanner.byte(at: scanner.offset + 2) == 0x0A ? 3 : 2
                text.append(0x20)
            } else if skipCodeComment() {
                text.append(0x20)
            } else {
                text.append(byte)
                scanner.offset += 1
            }
        }
        while text.last?.isXMLSpace == true { text.removeLast() }
        return String(decoding: text.drop { $0.isXMLSpace }, as: UTF8.self)
    }

    /// Skips `// …` or `/* … */`, which the preprocessor takes out.
    mutating func skipCodeComment() -> Bool {
        let start = scanner.offset
        if scanner.skip("//") {
            scanner.skip { !$0.isLineBreak }
        } else if scanner.skip("/*") {
            if !scanner.skipPast("*/") { stop("the comment begun here is not closed by \"*/\"", at: start) }
        } else {
            return false
        }
        noteMarkers(in: start + 2..<max(start + 2, scanner.offset))
        return true
    }
}
