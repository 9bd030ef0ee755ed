import PlainspokenModel

/// What a storyboard or xib says of its buttons and text views; everything else in it is passed over.
///
/// Any bytes give a value; time and memory are linear in their number.
package struct InterfaceFile: Sendable {
    package var buttons: [InterfaceButton] = []
    /// Whether it holds a text view that people cannot edit.
    package var hasFixedTextView = false

    /// Reads a file in Interface Builder's XML.
    package static func read(_ bytes: [UInt8], path: String) -> InterfaceFile {
        var reader = Reader(text: SourceText(path: path, bytes: bytes))
        reader.run()
        return reader.file
    }

    private struct Reader {
        let text: SourceText
        var file = InterfaceFile()
        private var position = 0
        private var scene = 0
        /// The buttons that are open, by depth of elements.
        private var open: [(depth: Int, button: Int)] = []
        private var depth = 0
        private var firstOfScene = 0

        init(text: SourceText) { self.text = text }

        private var bytes: [UInt8] { text.bytes }

        mutating func run() {
            while let start = find(UInt8(ascii: "<"), from: position) {
                position = start + 1
                guard position < bytes.count else { return }
                switch bytes[position] {
                case UInt8(ascii: "!"), UInt8(ascii: "?"): skipMarkup()
                case UInt8(ascii: "/"): close()
                default: element(at: start)
                }
            }
        }

        private func find(_ byte: UInt8, from start: Int) -> Int? {
            start < bytes.count ? bytes[start...].firstIndex(of: byte) : nil
        }

        private mutating func skipMarkup() {
            if bytes[position...].starts(with: "!--".utf8) {
                position += 3
                while position < bytes.count, !bytes[position...].starts(with: "-->".utf8) { position += 1 }
            }
            position = find(UInt8(ascii: ">"), from: position).map { $0 + 1 } ?? bytes.count
        }

        private mutating func close() {
            position = find(UInt8(ascii: ">"), from: position).map { $0 + 1 } ?? bytes.count
            depth = max(0, depth - 1)
            while let last = open.last, last.depth >= depth { open.removeLast() }
        }

        private mutating func element(at start: Int) {
            let name = word()
            var attributes: [String: String] = [:]
            while let attribute = attribute() { attributes[attribute.name] = attribute.value }
            let end = find(UInt8(ascii: ">"), from: position) ?? bytes.count
            let isEmpty =
                end > 0 && end <= bytes.count && end > position - 1 && bytes[max(0, end - 1)] == UInt8(ascii: "/")
            position = min(end + 1, bytes.count)
            take(name, attributes, at: start)
            if !isEmpty { depth += 1 }
        }

        private mutating func word() -> String {
            let start = position
            while position < bytes.count, ![0x20, 0x09, 0x0A, 0x0D, 0x2F, 0x3E, 0x3D].contains(bytes[position]) {
                position += 1
            }
            return String(decoding: bytes[start..<position], as: UTF8.self)
        }

        private mutating func attribute() -> (name: String, value: String)? {
            while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
            guard position < bytes.count, bytes[position] != UInt8(ascii: ">"), bytes[position] != UInt8(ascii: "/")
            else { return nil }
            let name = word()
            guard position + 1 < bytes.count, bytes[position] == UInt8(ascii: "=") else { return nil }
            let quote = bytes[position + 1]
            guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
            let end = find(quote, from: position + 2) ?? bytes.count
            let value = String(decoding: bytes[(position + 2)..<end], as: UTF8.self)
            position = min(end + 1, bytes.count)
            return name.isEmpty ? nil : (name, Self.decoded(value))
        }

        private static func decoded(_ text: String) -> String {
            guard text.contains("&") else { return text }
            let entities = ["&quot;": "\"", "&apos;": "'", "&lt;": "<", "&gt;": ">", "&#10;": "\n", "&amp;": "&"]
            return ["&quot;", "&apos;", "&lt;", "&gt;", "&#10;", "&amp;"].reduce(text) {
                $0.replacing($1, with: entities[$1] ?? "")
            }
        }

        private mutating func take(_ name: String, _ attributes: [String: String], at start: Int) {
            switch name {
            case "scene":
                scene += 1
                firstOfScene = file.buttons.count
            case "button", "buttonCell", "barButtonItem": begin(name, attributes, at: start)
            case "state" where attributes["key"] == "normal", "buttonConfiguration":
                if let title = attributes["title"], let button = open.last?.button {
                    file.buttons[button].title = title
                }
            case "action":
                if let selector = attributes["selector"], let button = open.last?.button {
                    file.buttons[button].selectors.append(selector)
                }
            case "textView": if attributes["editable"] == "NO" { file.hasFixedTextView = true }
            default: break
            }
            let isController =
                name.lowercased().hasSuffix("controller") || attributes["placeholderIdentifier"] == "IBFilesOwner"
                || attributes["userLabel"] == "File's Owner"
            if isController, let type = attributes["customClass"] { own(type) }
        }

        private mutating func begin(_ name: String, _ attributes: [String: String], at start: Int) {
            // A cell belongs to the button around it.
            if name == "buttonCell", let button = open.last?.button {
                if let title = attributes["title"] { file.buttons[button].title = title }
                return
            }
            file.buttons.append(
                InterfaceButton(
                    id: attributes["id"] ?? "", title: attributes["title"] ?? "", selectors: [], controller: controller,
                    scene: scene, place: text.place(at: start)))
            open.append((depth, file.buttons.count - 1))
        }

        private var controller: String?

        /// The controller's class, which may stand before or behind its buttons.
        private mutating func own(_ type: String) {
            controller = type
            for index in file.buttons.indices where index >= firstOfScene && file.buttons[index].scene == scene {
                if file.buttons[index].controller == nil { file.buttons[index].controller = type }
            }
        }
    }
}
