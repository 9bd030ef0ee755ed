import PlainspokenModel

/// A property list as it was read, with everything that Apple's readers drop: places, order, doubled keys, conditions.
package struct PropertyListDocument: Sendable {
    package enum Format: Sendable {
        case xml, binary, openStep
    }

    package var format: Format
    /// Nil where nothing could be read.
    package var root: PropertyValue?
    /// The later entry of every key that stands twice in one dictionary under the same preprocessor conditions.
    package var duplicates: [PropertyEntry] = []
    /// Whether the list has lines for the preprocessor, `#if DEBUG` and the like.
    package var isPreprocessed = false
    /// Comments that hold `plainspoken:`; all others are dropped.
    package var comments: [CommentMarker] = []
    package var problems: [Problem] = []
    /// Whether the file holds nothing but white space and comments.
    package private(set) var isEmpty = false

    private init(format: Format) {
        self.format = format
    }

    /// Reads a list of any format; any bytes give a document, the faults as problems.
    ///
    /// Takes time and memory in proportion to the bytes, whatever they hold.
    ///
    /// - Parameters:
    ///   - bytes: The file as it is on disk, in any of the encodings that property lists come in.
    ///   - path: The path for the places.
    /// - Returns: What could be read; `root` is nil where that is nothing.
    package static func read(_ bytes: [UInt8], path: String) -> PropertyListDocument {
        if bytes.starts(with: Array("bplist".utf8)) { return readBinary(bytes, path: path) }
        let decoded = DecodedText(bytes)
        let text = SourceText(path: path, bytes: decoded.bytes)
        var document = beginsLikeXML(decoded.bytes) ? readXML(text) : readOpenStep(text)
        if let fault = decoded.fault {
            document.problems.insert(Problem(fault.message, at: text.place(at: fault.offset)), at: 0)
        }
        if !document.problems.isEmpty, let line = SourceText.openMergeLine(in: text.bytes) {
            document.problems = [Problem(SourceText.openMerge, at: Place(path: path, line: line, column: 1))]
        }
        if document.root == nil, document.problems.isEmpty {
            document.isEmpty = true
            document.problems = [Problem("the property list is empty; restore it", at: Place(path: path))]
        }
        return document
    }

    private static func readBinary(_ bytes: [UInt8], path: String) -> PropertyListDocument {
        var document = PropertyListDocument(format: .binary)
        do {
            var reader = try BinaryListReader(bytes, path: path)
            reader.read()
            document.root = reader.root
            document.duplicates = reader.duplicates
            document.problems = reader.problems.list
        } catch {
            document.problems = [error]
        }
        return document
    }

    private static func readXML(_ text: SourceText) -> PropertyListDocument {
        var reader = XMLListReader(text)
        reader.read()
        var document = PropertyListDocument(format: .xml)
        document.root = reader.tree.root
        document.duplicates = reader.tree.duplicates
        document.isPreprocessed = reader.isPreprocessed
        document.comments = reader.comments
        document.problems = reader.tree.problems.list
        return document
    }

    private static func readOpenStep(_ text: SourceText) -> PropertyListDocument {
        var reader = OpenStepReader(text)
        reader.read()
        var document = PropertyListDocument(format: .openStep)
        document.root = reader.tree.root
        document.duplicates = reader.tree.duplicates
        document.comments = reader.comments
        document.problems = reader.tree.problems.list
        return document
    }

    /// Whether the first thing after white space and preprocessor lines is a tag, and no `<0fbd77>` of an old-style list.
    private static func beginsLikeXML(_ bytes: [UInt8]) -> Bool {
        var scanner = ByteScanner(bytes)
        scanner.skip { $0.isXMLSpace }
        let isPreprocessed = scanner.current == 0x23
        while scanner.current == 0x23 {
            scanner.skip { !$0.isLineBreak }
            scanner.skip { $0.isXMLSpace }
        }
        guard scanner.skip("<") else { return isPreprocessed }
        let start = scanner.offset
        scanner.skip { $0.hexValue != nil || $0.isXMLSpace }
        return !scanner.stands(">") && !(scanner.isAtEnd && scanner.offset > start)
    }
}
