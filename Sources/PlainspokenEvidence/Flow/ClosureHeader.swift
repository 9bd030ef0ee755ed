/// Reads the names in front of a closure's `in`, which facts hold only where a type is written.
enum ClosureHeader {
    /// The parameters' names in order; empty where the closure has none.
    static func names(in bytes: [UInt8], _ range: Range<Int>) -> [String] {
        var scan = Scan(bytes: bytes, end: min(range.upperBound, bytes.count), position: range.lowerBound)
        return scan.header()
    }

    private struct Scan {
        let bytes: [UInt8]
        let end: Int
        var position: Int

        private var current: UInt8 { position < end ? bytes[position] : 0 }

        mutating func header() -> [String] {
            skipBlanks()
            while current == UInt8(ascii: "@") {
                position += 1
                _ = word()
                skipBlanks()
                if current == UInt8(ascii: "(") { skipBrackets() }
                skipBlanks()
            }
            if current == UInt8(ascii: "[") {
                skipBrackets()
                skipBlanks()
            }
            let names = current == UInt8(ascii: "(") ? bracketed() : bare()
            return leadsToIn() ? names : []
        }

        private mutating func bare() -> [String] {
            var names: [String] = []
            while let name = word() {
                if name == "in" { return [] }
                names.append(name)
                skipBlanks()
                guard current == UInt8(ascii: ",") else { break }
                position += 1
                skipBlanks()
            }
            return names
        }

        /// `(value: String, _ other: Int)`: the last word before the colon or comma is the name.
        private mutating func bracketed() -> [String] {
            position += 1
            var names: [String] = []
            var depth = 0
            var last: String?
            var isNamed = false
            while position < end {
                switch current {
                case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "{"): depth += 1
                case UInt8(ascii: ")") where depth == 0:
                    if let last { names.append(last) }
                    position += 1
                    return names
                case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: "}"):
                    depth = max(0, depth - 1)
                case UInt8(ascii: ":") where depth == 0: isNamed = true
                case UInt8(ascii: ",") where depth == 0:
                    if let last { names.append(last) }
                    last = nil
                    isNamed = false
                default:
                    if depth == 0, !isNamed, let name = word() {
                        last = name
                        continue
                    }
                }
                position += 1
            }
            return []
        }

        /// Whether nothing but effects and a result type stands before `in`.
        private mutating func leadsToIn() -> Bool {
            skipBlanks()
            guard position < end else { return false }
            if current == UInt8(ascii: "-") || current == UInt8(ascii: "a") || current == UInt8(ascii: "t") {
                let limit = min(end, position + 200)
                while position < limit, current != UInt8(ascii: "\n") {
                    if let name = word() {
                        if name == "in" { return true }
                    } else {
                        position += 1
                    }
                }
                return false
            }
            return word() == "in"
        }

        private mutating func word() -> String? {
            let start = position
            while position < end, isWord(bytes[position]) { position += 1 }
            return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
        }

        private func isWord(_ byte: UInt8) -> Bool {
            byte == UInt8(ascii: "_") || byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
                || (0x61...0x7A).contains(byte)
        }

        private mutating func skipBlanks() {
            while position < end, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
        }

        private mutating func skipBrackets() {
            var depth = 0
            while position < end {
                switch current {
                case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
                case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
                default: break
                }
                position += 1
                if depth == 0 { return }
            }
        }
    }
}
