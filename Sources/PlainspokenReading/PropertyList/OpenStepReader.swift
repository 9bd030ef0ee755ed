import PlainspokenModel

/// Reads old-style lists, `{ key = value; }`, and `.strings` tables, which are the inside of such a dictionary.
///
/// After a fault the reading goes on at the next entry; nothing that stands there is lost without a problem.
struct OpenStepReader {
    private enum Expectation {
        case root, key, separatorAfterKey, value, separatorAfterValue, end
    }

    var scanner: ByteScanner
    var places: PlaceFinder
    var tree = PropertyTree()
    var comments: [CommentMarker] = []
    private var expectation = Expectation.root
    /// Whether the outermost dictionary has no braces.
    private var isTable = false
    /// Where the last token ended: a missing separator belongs there.
    private var lastEnd = 0
    private var isStopped = false

    init(_ text: SourceText) {
        scanner = ByteScanner(text.bytes)
        places = PlaceFinder(text)
    }

    mutating func read() {
        while !isStopped {
            skipSpace()
            guard !isStopped, let byte = scanner.current else { break }
            step(byte)
        }
        checkEnd()
        tree.finish()
    }

    mutating func report(_ message: String, at offset: Int) {
        tree.report(message, at: places.place(at: offset))
    }

    mutating func stop(_ message: String, at offset: Int) {
        report(message, at: offset)
        isStopped = true
    }

    private mutating func step(_ byte: UInt8) {
        switch expectation {
        case .root: readRoot(byte)
        case .key: readKey(byte)
        case .separatorAfterKey: readSeparatorAfterKey(byte)
        case .value: readValue(byte)
        case .separatorAfterValue: readSeparatorAfterValue(byte)
        case .end: stop("the list ends before this", at: scanner.offset)
        }
    }

    private mutating func readRoot(_ byte: UInt8) {
        if byte == 0x7B || byte == 0x28 || byte == 0x3C { return readValue(byte) }
        let start = scanner.offset
        guard let text = readString(byte) else { return readStray(byte) }
        lastEnd = scanner.offset
        skipSpace()
        let place = places.place(at: start)
        guard !scanner.isAtEnd, !isStopped else {
            tree.add(.string(text), at: place)
            expectation = .end
            return
        }
        isTable = true
        _ = tree.open(isDictionary: true, at: place)
        tree.add(key: text, at: place)
        expectation = .separatorAfterKey
    }

    private mutating func readKey(_ byte: UInt8) {
        let start = scanner.offset
        if byte == 0x7D, !(isTable && tree.depth == 1) { return close() }
        guard let text = readString(byte) else { return readStray(byte) }
        tree.add(key: text, at: places.place(at: start))
        lastEnd = scanner.offset
        expectation = .separatorAfterKey
    }

    private mutating func readSeparatorAfterKey(_ byte: UInt8) {
        if byte == 0x3D {
            scanner.offset += 1
            expectation = .value
        } else if byte == 0x3B, let key = tree.key {
            tree.add(.string(key.text), at: key.place)
            expectation = .separatorAfterValue
        } else {
            report("\"=\" is missing after the key \(quoted(tree.key?.text ?? ""))", at: lastEnd)
            tree.key = nil
            skipEntry()
        }
    }

    private mutating func readValue(_ byte: UInt8) {
        let start = scanner.offset
        switch byte {
        case 0x7B: open(isDictionary: true)
        case 0x28: open(isDictionary: false)
        case 0x29 where tree.isInDictionary == false: close()
        case 0x3C:
            guard let data = readData() else { return }
            finishValue(.data(data), at: start)
        default:
            guard let text = readString(byte) else { return readStray(byte) }
            finishValue(.string(text), at: start)
        }
    }

    private mutating func finishValue(_ content: PropertyValue.Content, at start: Int) {
        tree.add(content, at: places.place(at: start))
        lastEnd = scanner.offset
        expectation = tree.depth == 0 ? .end : .separatorAfterValue
    }

    private mutating func open(isDictionary: Bool) {
        guard tree.open(isDictionary: isDictionary, at: places.place(at: scanner.offset)) else {
            isStopped = true
            return
        }
        scanner.offset += 1
        lastEnd = scanner.offset
        expectation = isDictionary ? .key : .value
    }

    private mutating func close() {
        scanner.offset += 1
        tree.close()
        lastEnd = scanner.offset
        expectation = tree.depth == 0 ? .end : .separatorAfterValue
    }

    private mutating func readSeparatorAfterValue(_ byte: UInt8) {
        let isInDictionary = tree.isInDictionary == true
        if byte == (isInDictionary ? 0x3B : 0x2C) {
            scanner.offset += 1
            lastEnd = scanner.offset
            expectation = isInDictionary ? .key : .value
        } else if byte == 0x29, !isInDictionary {
            close()
        } else if !isInDictionary {
            report("\",\" is missing after this element of the array", at: lastEnd)
            expectation = .value
        } else if scanner.bytes[lastEnd..<scanner.offset].contains(where: \.isLineBreak) || byte == 0x7D {
            report("\";\" is missing after this value", at: lastEnd)
            expectation = .key
        } else {
            report(
                "\";\" is missing after this value; a quotation mark inside a text is written with a backslash before it",
                at: lastEnd)
            skipEntry()
        }
    }

    /// Something that can begin nothing here.
    private mutating func readStray(_ byte: UInt8) {
        guard !isStopped else { return }
        let start = scanner.offset
        let end = scanner.bytes[start...].dropFirst().prefix(3).prefix { $0 & 0xC0 == 0x80 }.endIndex
        let shown = quoted(scanner.text(start..<end))
        let wanted = tree.isInDictionary == true && expectation == .key ? "a key" : "a value"
        report("\(shown) stands where \(wanted) is due; put texts into quotation marks", at: start)
        tree.key = nil
        if expectation == .root { isStopped = true } else { skipEntry() }
    }

    /// Goes on after the next `;` or, in an array, `,`, or before what closes the container.
    private mutating func skipEntry() {
        let isInDictionary = tree.isInDictionary == true
        let (separator, closing): (UInt8, UInt8) = isInDictionary ? (0x3B, 0x7D) : (0x2C, 0x29)
        let canClose = !(isTable && tree.depth == 1)
        let start = scanner.offset
        scanner.skip { $0 != separator && !(canClose && $0 == closing) }
        if scanner.current == separator || (scanner.offset == start && !scanner.isAtEnd) { scanner.offset += 1 }
        lastEnd = scanner.offset
        expectation = isInDictionary ? .key : .value
    }

    private mutating func checkEnd() {
        guard !isStopped, tree.depth > 0 else { return }
        switch expectation {
        case .separatorAfterValue where tree.isInDictionary == true:
            report("\";\" is missing after this value", at: lastEnd)
        case .separatorAfterKey where tree.isInDictionary == true:
            report("\"=\" and a value are missing after the key \(quoted(tree.key?.text ?? ""))", at: lastEnd)
            tree.key = nil
        default: break
        }
        guard !(isTable && tree.depth == 1) else { return }
        let closing = tree.isInDictionary == true ? "}" : ")"
        report("the file ends before \"\(closing)\" closes what is open", at: scanner.offset)
    }
}
