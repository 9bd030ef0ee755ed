import PlainspokenModel

/// Reads XML property lists, with the preprocessor lines that Xcode allows between their elements.
///
/// A fault inside one value costs that value; a fault in the nesting ends the reading and keeps what came before.
struct XMLListReader {
    var scanner: ByteScanner
    var places: PlaceFinder
    var tree = PropertyTree()
    var branches = ConditionStack()
    var comments: [CommentMarker] = []
    var isPreprocessed = false
    /// Set by a fault after which the nesting cannot be trusted.
    var isStopped = false

    private var listPlace: Place?
    private var isListClosed = false

    init(_ text: SourceText) {
        scanner = ByteScanner(text.bytes)
        places = PlaceFinder(text)
    }

    mutating func read() {
        while !isStopped {
            scanner.skip { $0.isXMLSpace }
            guard let byte = scanner.current else { break }
            if byte == 0x3C {
                readMarkup()
            } else if byte == 0x23, isFirstOnLine, readDirective() {
                continue
            } else if !(isPreprocessed && skipCodeComment()) {
                skipStrayText()
            }
        }
        if !isStopped { checkEnd() }
        tree.finish()
    }

    mutating func place(_ offset: Int) -> Place {
        places.place(at: offset)
    }

    mutating func report(_ message: String, at offset: Int) {
        tree.report(message, at: place(offset))
    }

    mutating func stop(_ message: String, at offset: Int) {
        report(message, at: offset)
        isStopped = true
    }

    private var isFirstOnLine: Bool {
        var index = scanner.offset - 1
        while let byte = scanner.byte(at: index), byte == 0x20 || byte == 0x09 { index -= 1 }
        return scanner.byte(at: index)?.isLineBreak ?? true
    }

    private mutating func skipStrayText() {
        let start = scanner.offset
        scanner.skip { $0 != 0x3C && !$0.isLineBreak }
        let text = quoted(scanner.text(start..<scanner.offset))
        report("\(text) stands between the elements and is no part of the list", at: start)
    }

    private mutating func checkEnd() {
        if let open = branches.openPlace { tree.report("this #if has no #endif", at: open) }
        if tree.depth > 0 {
            let name = tree.isInDictionary == true ? "dict" : "array"
            report("the file ends before <\(name)> is closed", at: scanner.offset)
        } else if tree.root == nil, tree.problems.isEmpty {
            report("the list holds no value", at: scanner.offset)
        } else if listPlace != nil, !isListClosed {
            report("the file ends before <plist> is closed", at: scanner.offset)
        }
    }
}

// MARK: - Tags

extension XMLListReader {
    private struct Tag {
        var name: String
        var start: Int
        var isSelfClosing: Bool
    }

    private mutating func readMarkup() {
        if scanner.stands("<!--") { return readComment() }
        if scanner.stands("<!") { return skipDeclaration() }
        if scanner.stands("<?") { return skipInstruction() }
        if scanner.stands("</") { return readCloseTag() }
        guard let tag = readOpenTag() else { return }
        switch tag.name {
        case "plist": beginList(tag)
        case "dict", "array": open(tag)
        default: readScalar(tag)
        }
    }

    private mutating func readOpenTag() -> Tag? {
        let start = scanner.offset
        scanner.offset += 1
        let name = readName()
        guard !name.isEmpty else {
            stop("\"<\" begins no element here; write it as &lt;", at: start)
            return nil
        }
        while let byte = scanner.current, byte != 0x3E, byte != 0x3C {
            scanner.offset += 1
            if byte == 0x22 || byte == 0x27 {
                scanner.skip { $0 != byte }
                scanner.offset = min(scanner.offset + 1, scanner.bytes.count)
            }
        }
        guard scanner.current == 0x3E else {
            stop("the tag <\(name) is not closed by \">\"", at: start)
            return nil
        }
        let isSelfClosing = scanner.byte(at: scanner.offset - 1) == 0x2F
        scanner.offset += 1
        return Tag(name: name, start: start, isSelfClosing: isSelfClosing)
    }

    mutating func readName() -> String {
        let start = scanner.offset
        scanner.skip { !$0.isXMLSpace && $0 != 0x3E && $0 != 0x3C && $0 != 0x2F && $0 != 0x22 && $0 != 0x27 }
        return scanner.text(start..<scanner.offset)
    }

    private mutating func beginList(_ tag: Tag) {
        if listPlace != nil || tree.root != nil || tree.depth > 0 {
            return stop("<plist> stands where only a part of the list can stand", at: tag.start)
        }
        listPlace = place(tag.start)
        isListClosed = tag.isSelfClosing
    }

    private mutating func open(_ tag: Tag) {
        reportIfAfterList(tag)
        guard tree.open(isDictionary: tag.name == "dict", at: place(tag.start)) else {
            isStopped = true
            return
        }
        if tag.isSelfClosing { tree.close() }
    }

    private mutating func reportIfAfterList(_ tag: Tag) {
        if isListClosed { report("<\(tag.name)> stands after the end of the list", at: tag.start) }
    }

    private mutating func readCloseTag() {
        let start = scanner.offset
        scanner.offset += 2
        let name = readName()
        scanner.skip { $0.isXMLSpace }
        guard scanner.skip(">") else { return stop("the tag </\(name) is not closed by \">\"", at: start) }
        switch (name, tree.isInDictionary) {
        case ("dict", true?), ("array", false?): tree.close()
        case ("plist", nil) where listPlace != nil && !isListClosed: isListClosed = true
        case (_, let isDictionary?):
            stop("</\(name)> stands where </\(isDictionary ? "dict" : "array")> is due", at: start)
        default: stop("</\(name)> closes nothing", at: start)
        }
    }

    private mutating func readScalar(_ tag: Tag) {
        reportIfAfterList(tag)
        guard Self.scalarNames.contains(tag.name) else {
            return stop("<\(tag.name)> is no element of a property list", at: tag.start)
        }
        let place = place(tag.start)
        guard let text = tag.isSelfClosing ? "" : elementText(of: tag.name, from: tag.start) else { return }
        if tag.name == "key", tree.isInDictionary == true { return tree.add(key: text, at: place) }
        switch XMLScalar.content(of: tag.name, text: text) {
        case .success(let content): tree.add(content, at: place)
        case .failure(let fault):
            tree.report(fault.message, at: place)
            tree.key = nil
        }
    }

    private static let scalarNames: Set = ["key", "string", "integer", "real", "true", "false", "date", "data"]
}

// MARK: - Comments and declarations

extension XMLListReader {
    private mutating func readComment() {
        let start = scanner.offset
        scanner.offset += 4
        guard scanner.skipPast("-->") else { return stop("the comment begun here is not closed by \"-->\"", at: start) }
        noteMarkers(in: start + 4..<max(start + 4, scanner.offset - 3))
    }

    mutating func noteMarkers(in range: Range<Int>) {
        comments += CommentMarkers.find(in: range, of: scanner, places: &places)
    }

    /// `<!DOCTYPE … >`, with a subset in brackets where there is one.
    private mutating func skipDeclaration() {
        let start = scanner.offset
        var brackets = 0
        while let byte = scanner.current {
            scanner.offset += 1
            switch byte {
            case 0x22, 0x27:
                scanner.skip { $0 != byte }
                scanner.offset += 1
            case 0x5B: brackets += 1
            case 0x5D: brackets -= 1
            case 0x3E where brackets <= 0: return
            default: break
            }
        }
        scanner.offset = scanner.bytes.count
        stop("the declaration begun here is not closed by \">\"", at: start)
    }

    private mutating func skipInstruction() {
        let start = scanner.offset
        if !scanner.skipPast("?>") { stop("the instruction begun here is not closed by \"?>\"", at: start) }
    }
}
