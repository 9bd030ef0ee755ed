/// Names of Swift symbols as people write them, as far as they are names: `Speech.SpeechAnalyzer.start(inputSequence:)`.
///
/// Types of parameters and results are left out. The mangling is described in Swift's `docs/ABI/Mangling.rst`.
package enum SwiftSymbol {
    /// The readable name; nil where the symbol is none of Swift's or has no name that is understood.
    package static func readable(_ symbol: String) -> String? {
        let prefixes = ["_$s", "$s"]
        guard let prefix = prefixes.first(where: symbol.hasPrefix) else { return nil }
        var reader = Reader(Array(symbol.utf8.dropFirst(prefix.utf8.count).prefix(4_096)))
        return reader.name()
    }

    /// The module that defines a symbol; Objective-C's types have none.
    package static func module(_ symbol: String) -> String? {
        guard let name = readable(symbol), !symbol.hasPrefix("_$sSo") else { return nil }
        return name.firstIndex(of: ".").map { String(name[..<$0]) }
    }

    private struct Reader {
        private let text: [UInt8]
        private var place = 0
        /// Parts of earlier names, which later ones refer to by letters.
        private var words: [String] = []

        init(_ text: [UInt8]) {
            self.text = text
        }

        mutating func name() -> String? {
            var names: [String] = []
            if text.starts(with: Array("So".utf8)) {
                place = 2
            } else {
                guard let module = identifier() else { return nil }
                names.append(module)
            }
            var types = 0
            while let next = identifier() {
                names.append(next)
                guard isKind(peek) else { return member(names) }
                place += 1
                types += 1
                skipExtension()
            }
            guard types > 0 else { return nil }
            if isInitializer { names.append("init" + labels(leading: nil)) }
            return names.joined(separator: ".")
        }

        /// A function with its labels, a property, or an initializer whose first label was read.
        private mutating func member(_ names: [String]) -> String? {
            var names = names
            guard let last = names.popLast() else { return nil }
            if isInitializer {
                names.append("init" + labels(leading: last))
            } else {
                names.append(isFunction ? last + labels(leading: nil) : last)
            }
            return names.joined(separator: ".")
        }

        private mutating func labels(leading: String?) -> String {
            var labels = leading.map { [$0] } ?? []
            while labels.count < 16 {
                if peek == 0x5F {
                    place += 1
                    labels.append("_")
                    continue
                }
                var ahead = self
                // A name before the name of a type is the module of a parameter's type.
                guard let label = ahead.identifier(), !isKind(ahead.peek) else { break }
                var further = ahead
                if further.identifier() != nil, isKind(further.peek) { break }
                self = ahead
                labels.append(label)
            }
            return "(" + labels.map { $0 + ":" }.joined() + ")"
        }

        private var peek: UInt8? { place < text.count ? text[place] : nil }

        /// Class, structure, enumeration, protocol.
        private func isKind(_ byte: UInt8?) -> Bool { byte.map { Array("CVOP".utf8).contains($0) } ?? false }

        private func ends(_ suffixes: [String]) -> Bool {
            suffixes.contains { suffix in text.suffix(suffix.utf8.count).elementsEqual(suffix.utf8) }
        }

        private var isInitializer: Bool { ends(["fC", "fc", "fCTu", "fCTj", "fCTq"]) }
        private var isFunction: Bool { ends(["F", "FZ", "FTu", "FZTu", "FTj", "FTq", "FZTj", "FZTq"]) }

        /// An extension in the module itself (`AAE`) or in another one, whose name stands before the `E`.
        private mutating func skipExtension() {
            if text[place...].starts(with: Array("AAE".utf8)) {
                place += 3
                return
            }
            var ahead = self
            guard ahead.identifier() != nil, ahead.peek == 0x45 else { return }
            ahead.place += 1
            self = ahead
        }

        /// A name: its length and letters, perhaps with references to words of earlier names.
        private mutating func identifier() -> String? {
            guard let first = peek, isDigit(first) else { return nil }
            var hasWords = first == 0x30
            if hasWords {
                place += 1
                // Names outside ASCII are packed.
                if peek == 0x30 { return nil }
            }
            var result = ""
            repeat {
                while hasWords, let letter = peek, isLetter(letter) {
                    place += 1
                    hasWords = letter >= 0x61
                    let number = Int(letter) - (hasWords ? 0x61 : 0x41)
                    guard number < words.count else { return nil }
                    result += words[number]
                }
                if peek == 0x30 {
                    place += 1
                    break
                }
                guard let piece = piece() else { return nil }
                result += piece
            } while hasWords
            return result.isEmpty ? nil : result
        }

        private mutating func piece() -> String? {
            var length = 0
            while let digit = peek, isDigit(digit), length < 1_000 {
                length = length * 10 + Int(digit - 0x30)
                place += 1
            }
            guard length > 0, length <= text.count - place else { return nil }
            let letters = text[place..<(place + length)]
            place += length
            keepWords(of: letters)
            return String(decoding: letters, as: UTF8.self)
        }

        private mutating func keepWords(of letters: ArraySlice<UInt8>) {
            var start: Int?
            for index in letters.startIndex...letters.endIndex {
                let byte = index < letters.endIndex ? letters[index] : 0
                if let begin = start {
                    let isTurn = isUpper(byte) && !isUpper(letters[index - 1])
                    guard byte == 0 || byte == 0x5F || isTurn else { continue }
                    if index - begin >= 2, words.count < 26 {
                        words.append(String(decoding: letters[begin..<index], as: UTF8.self))
                    }
                    start = nil
                }
                if byte != 0, byte != 0x5F, !isDigit(byte) { start = index }
            }
        }

        private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
        private func isUpper(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
        private func isLetter(_ byte: UInt8) -> Bool { isUpper(byte) || byte >= 0x61 && byte <= 0x7A }
    }
}
