import CYaml
import PlainspokenModel

/// What libyaml reports, in the order of the text.
struct YamlEvent {
    enum Kind {
        case documentStart
        case alias(String)
        case scalar(text: String, tag: String?, isPlain: Bool)
        case sequenceStart
        case mappingStart
        case end
    }

    var kind: Kind
    var anchor: String?
    var place: Place
}

/// libyaml's event parser over bytes in memory.
///
/// A class, because the C parser must not move and must be freed once.
final class YamlParser {
    private let path: String
    private let bytes: UnsafeMutableBufferPointer<UInt8>
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let isReady: Bool
    private var isFinished = false

    init(bytes source: [UInt8], path: String) {
        self.path = path
        bytes = .allocate(capacity: max(source.count, 1))
        _ = bytes.initialize(from: source)
        parser = .allocate(capacity: 1)
        isReady = yaml_parser_initialize(parser) == 1
        if isReady { yaml_parser_set_input_string(parser, bytes.baseAddress, source.count) }
    }

    deinit {
        if isReady { yaml_parser_delete(parser) }
        parser.deallocate()
        bytes.deallocate()
    }

    /// The next event that carries content; nil after the last one.
    func next() throws(Problem) -> YamlEvent? {
        while !isFinished {
            guard isReady else { throw Problem("no memory to read YAML", at: Place(path: path)) }
            var event = yaml_event_t()
            guard yaml_parser_parse(parser, &event) == 1 else {
                isFinished = true
                throw problem()
            }
            defer { yaml_event_delete(&event) }
            if event.type == YAML_STREAM_END_EVENT { isFinished = true }
            if let content = content(of: event) { return content }
        }
        return nil
    }

    private func content(of event: yaml_event_t) -> YamlEvent? {
        let place = Self.place(event.start_mark, path: path)
        switch event.type {
        case YAML_DOCUMENT_START_EVENT:
            return YamlEvent(kind: .documentStart, place: place)
        case YAML_ALIAS_EVENT:
            return YamlEvent(kind: .alias(Self.text(event.data.alias.anchor) ?? ""), place: place)
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
            let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
            let kind = YamlEvent.Kind.scalar(text: text, tag: Self.text(scalar.tag), isPlain: isPlain)
            return YamlEvent(kind: kind, anchor: Self.text(scalar.anchor), place: place)
        case YAML_SEQUENCE_START_EVENT:
            return YamlEvent(kind: .sequenceStart, anchor: Self.text(event.data.sequence_start.anchor), place: place)
        case YAML_MAPPING_START_EVENT:
            return YamlEvent(kind: .mappingStart, anchor: Self.text(event.data.mapping_start.anchor), place: place)
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
            return YamlEvent(kind: .end, place: place)
        default:
            return nil
        }
    }

    private static func place(_ mark: yaml_mark_t, path: String) -> Place {
        Place(path: path, line: Int(mark.line) + 1, column: Int(mark.column) + 1)
    }

    private static func text(_ pointer: UnsafeMutablePointer<UInt8>?) -> String? {
        pointer.map { String(decodingCString: $0, as: UTF8.self) }
    }
}

extension YamlParser {
    private func problem() -> Problem {
        let state = parser.pointee
        let reason = state.problem.map { String(cString: $0) } ?? "cannot be read"
        if state.error == YAML_READER_ERROR { return readerProblem(reason, offset: Int(state.problem_offset)) }
        var place = Self.place(state.problem_mark, path: path)
        // The end of the file helps nobody: the context is where the quote or bracket stands that is not closed.
        if state.context != nil, character(at: Int(state.problem_mark.index)) == nil {
            place = Self.place(state.context_mark, path: path)
        }
        let context = state.context.map { " " + String(cString: $0) } ?? ""
        return Problem("not valid YAML: \(reason)\(context)\(hint(for: state))", at: place)
    }

    private func readerProblem(_ reason: String, offset: Int) -> Problem {
        let source = SourceText(path: path, bytes: Array(bytes.prefix(max(0, min(offset, bytes.count)))))
        return Problem("not valid YAML: \(reason); save the file as UTF-8", at: source.place(at: offset))
    }

    private func hint(for state: yaml_parser_t) -> String {
        let offset = Int(state.problem_mark.index)
        guard offset >= 0, let byte = character(at: offset) else { return "" }
        switch byte {
        case UInt8(ascii: "\t"): return "; a tab stands here, and YAML indents with spaces only"
        case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "%"), UInt8(ascii: "*"), UInt8(ascii: "&"):
            return "; put quotes around a text that begins with \(Character(Unicode.Scalar(byte)))"
        case UInt8(ascii: ":"): return "; put quotes around a text that holds a colon followed by a space"
        default: return ""
        }
    }

    /// The byte at an index that libyaml counts in characters; nil where they part, which only hides a hint.
    private func character(at index: Int) -> UInt8? {
        var remaining = index
        for byte in bytes where byte & 0xC0 != 0x80 {
            if remaining == 0 { return byte }
            remaining -= 1
        }
        return nil
    }
}
