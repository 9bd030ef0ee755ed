import PlainspokenModel

/// Reads binary property lists within a budget that a damaged or hostile file cannot exceed.
///
/// A few bytes can describe millions of values by referring to the same object again and again. No tool writes such
/// lists, so the number of values is bounded by the size of the file, and so are the bytes of its texts.
struct BinaryListReader {
    /// Values that even a small file may hold through shared objects.
    static let freeValues = 4_096
    /// A key path that is longer is cut: the place of a value 500 keys deep helps nobody.
    static let pathLimit = 200

    private struct Frame {
        var object: Int
        var isDictionary: Bool
        /// Offset of the first reference.
        var start: Int
        var count: Int
        var done = 0
        var path: String
        /// The key under which the container stands in the one around it.
        var key: String?
        var entries: [PropertyEntry] = []
        var items: [PropertyValue] = []
        var seen: Set<String> = []
    }

    private let path: String
    private let list: BinaryList
    private var stack: [Frame] = []
    private var openObjects: Set<Int> = []
    private var scalars: [Int: PropertyValue.Content] = [:]
    private var valuesLeft: Int
    private var bytesLeft: Int

    private(set) var root: PropertyValue?
    private(set) var duplicates: [PropertyEntry] = []
    private(set) var problems = ProblemList()

    init(_ bytes: [UInt8], path: String) throws(Problem) {
        self.path = path
        do {
            list = try BinaryList(bytes)
        } catch {
            throw Problem(error.message, at: Place(path: path))
        }
        valuesLeft = bytes.count + Self.freeValues
        bytesLeft = 2 * bytes.count + Self.freeValues
    }

    mutating func read() {
        do {
            try begin(list.topObject, path: "", key: nil)
            while let top = stack.indices.last {
                if stack[top].done == stack[top].count { finish() } else { try readChild(of: top) }
            }
        } catch {
            // The budget is spent: what was built so far is a fraction of an absurd whole.
            root = nil
            problems.add(Problem(error.message, at: Place(path: path)))
        }
    }

    private func place(_ keyPath: String) -> Place {
        Place(path: path, position: keyPath.isEmpty ? .whole : .keyPath(keyPath))
    }

    private func extended(_ base: String, by component: String) -> String {
        guard base.utf8.count + component.utf8.count < Self.pathLimit else { return base }
        return base.isEmpty ? component : "\(base).\(component)"
    }

    private mutating func readChild(of top: Int) throws(BinaryList.Fault) {
        let frame = stack[top]
        stack[top].done += 1
        let size = list.referenceSize
        let valueIndex = frame.isDictionary ? frame.count + frame.done : frame.done
        var key: String?
        var childPath = frame.path
        if frame.isDictionary {
            guard let text = try readKey(at: frame.start + frame.done * size, in: frame.path) else { return }
            key = text
            childPath = extended(frame.path, by: text)
        } else {
            childPath = extended(frame.path, by: String(frame.done))
        }
        do {
            let child = try list.reference(at: frame.start + valueIndex * size)
            try begin(child, path: childPath, key: key)
        } catch {
            guard valuesLeft > 0, bytesLeft > 0 else { throw error }
            problems.add(Problem("a value cannot be read: \(error.message)", at: place(childPath)))
        }
    }

    private mutating func readKey(at offset: Int, in keyPath: String) throws(BinaryList.Fault) -> String? {
        do {
            if case .string(let text) = try scalar(try list.reference(at: offset)) { return text }
            problems.add(Problem("a key of the dictionary is no text", at: place(keyPath)))
        } catch {
            guard valuesLeft > 0, bytesLeft > 0 else { throw error }
            problems.add(Problem("a key of the dictionary cannot be read: \(error.message)", at: place(keyPath)))
        }
        return nil
    }

    /// Adds a scalar, or opens a container whose children come next.
    private mutating func begin(_ number: Int, path: String, key: String?) throws(BinaryList.Fault) {
        valuesLeft -= 1
        guard valuesLeft > 0 else {
            throw BinaryList.Fault(
                message: "the binary list unfolds into more values than its size allows; it is damaged or made to harm")
        }
        if let content = try scalar(number) { return add(content, path: path, key: key) }
        guard stack.count < PropertyTree.depthLimit else {
            throw BinaryList.Fault(message: "it is nested more than \(PropertyTree.depthLimit) deep")
        }
        guard openObjects.insert(number).inserted else { throw BinaryList.Fault(message: "it contains itself") }
        switch try list.object(number) {
        case .array(let start, let count):
            stack.append(Frame(object: number, isDictionary: false, start: start, count: count, path: path, key: key))
        case .dictionary(let start, let count):
            stack.append(Frame(object: number, isDictionary: true, start: start, count: count, path: path, key: key))
        default: break
        }
    }

    private mutating func finish() {
        guard let frame = stack.popLast() else { return }
        openObjects.remove(frame.object)
        let content: PropertyValue.Content = frame.isDictionary ? .dictionary(frame.entries) : .array(frame.items)
        add(content, path: frame.path, key: frame.key)
    }

    private mutating func add(_ content: PropertyValue.Content, path: String, key: String?) {
        let value = PropertyValue(content, at: place(path))
        guard let top = stack.indices.last else {
            root = value
            return
        }
        guard let key else { return stack[top].items.append(value) }
        let entry = PropertyEntry(key: key, place: value.place, value: value)
        stack[top].entries.append(entry)
        if !stack[top].seen.insert(key).inserted { duplicates.append(entry) }
    }
}

// MARK: - Scalars

extension BinaryListReader {
    /// The content of an object without children, decoded once however often it is referred to; nil for a container.
    private mutating func scalar(_ number: Int) throws(BinaryList.Fault) -> PropertyValue.Content? {
        if let known = scalars[number] { return known }
        let content: PropertyValue.Content
        switch try list.object(number) {
        case .array, .dictionary: return nil
        case .null, .reference: content = .null
        case .boolean(let flag): content = .boolean(flag)
        case .integer(let text): content = .number(text)
        case .real(let number): content = .number("\(number)")
        case .date(let seconds):
            guard let date = CalendarDate(secondsSince2001: seconds) else {
                throw BinaryList.Fault(message: "it is no date")
            }
            content = .date(date.text)
        case .data(let range): content = .data(Array(list.bytes[try spend(range)]))
        case .ascii(let range):
            content = .string(
                String(decoding: SingleByteEncoding.latin1.utf8(list.bytes[try spend(range)]), as: UTF8.self))
        case .utf8(let range): content = .string(String(decoding: list.bytes[try spend(range)], as: UTF8.self))
        case .utf16(let range): content = .string(utf16(try spend(range)))
        }
        scalars[number] = content
        return content
    }

    /// Objects that overlap could be decoded into the square of the file's size.
    private mutating func spend(_ range: Range<Int>) throws(BinaryList.Fault) -> Range<Int> {
        bytesLeft -= range.count
        guard bytesLeft > 0 else {
            throw BinaryList.Fault(
                message: "the texts of the binary list overlap; the file is damaged or made to harm")
        }
        return range
    }

    private func utf16(_ range: Range<Int>) -> String {
        let units = stride(from: range.lowerBound, to: range.upperBound - 1, by: 2).lazy.map {
            UInt16(list.bytes[$0]) << 8 | UInt16(list.bytes[$0 + 1])
        }
        return String(decoding: Array(units), as: UTF16.self)
    }
}
