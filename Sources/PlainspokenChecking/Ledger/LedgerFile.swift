import PlainspokenModel
import PlainspokenReading

/// One file of the ledger: what was reviewed of one key of one target.
struct LedgerFile {
    var target: String
    var key: String
    var review: Review

    // MARK: Writing

    /// The file's text: sorted, one sentence and one feature a line, so that versions compare and merge line by line.
    var text: String {
        var lines = [
            "# Written by “plainspoken review --accept”: the sentences and the code as they were reviewed.",
            "version: \(Self.version)", "target: " + Self.quoted(target), "key: " + Self.quoted(key),
        ]
        lines.append(review.sentences.isEmpty ? "sentences: {}" : "sentences:")
        for locale in review.sentences.keys.sorted(by: Coverage.order) {
            let texts = review.sentences[locale, default: []].map(Self.quoted)
            let value = texts.count == 1 ? texts[0] : "[" + texts.joined(separator: ", ") + "]"
            lines.append("  \(Self.quoted(locale)): \(value)")
        }
        lines.append(review.uses.isEmpty ? "covers: {}" : "covers:")
        let features = Dictionary(grouping: review.uses, by: \.feature)
        for feature in features.keys.sorted() {
            let kinds = features[feature, default: []].map(\.kind).sorted().map(\.rawValue).joined(separator: ", ")
            lines.append("  \(Self.quoted(feature.isEmpty ? Self.topLevel : feature)): [\(kinds)]")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static let version = 1
    /// Uses outside any type and function; no name of code begins with a bracket.
    private static let topLevel = "(top level)"

    /// The text in double quotes, on one line whatever it holds.
    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            default: result += isPrintable(scalar) ? String(scalar) : escaped(scalar)
            }
        }
        return result + "\""
    }

    /// What YAML takes as it is; signs that nobody sees or that turn a line round are written out.
    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20...0x7E, 0xA0...0x2027, 0x2030...0x2065, 0x206A...0xFDCF, 0xFDF0...0xFEFE, 0xFF00...0xFFFD,
            0x1_0000...0x10_FFFF:
            !(0x202A...0x202E).contains(scalar.value)
        default: false
        }
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    }
}

// MARK: Reading

extension LedgerFile {
    /// A file that is larger was not written by the command.
    static let limit = 1 << 20

    /// Reads a file of the ledger, of which the name says whose it is.
    ///
    /// - Throws: `Problem` with the line and what to do where it is damaged, or belongs to another key or target.
    static func read(
        _ bytes: [UInt8], path: String, target: String, key: String
    ) throws(Problem) -> LedgerFile {
        do throws(Problem) {
            if let line = SourceText.openMergeLine(in: bytes) {
                throw Problem(SourceText.openMerge, at: Place(path: path, line: line, column: 1))
            }
            let root = try YamlDocument.read(bytes, path: path)
            return LedgerFile(target: target, key: key, review: try review(root, target: target, key: key))
        } catch {
            let remedy = "restore it from git, or record anew with “plainspoken review --accept --key \(key)”"
            throw Problem("\(error.message); the review is not used: \(remedy)", at: error.place)
        }
    }

    private static func review(_ root: PropertyValue, target: String, key: String) throws(Problem) -> Review {
        guard case .dictionary(let entries) = root.content else {
            throw Problem("is no review", at: root.place)
        }
        var known: Set<String> = []
        var review = Review()
        for entry in entries {
            guard known.insert(entry.key).inserted else {
                throw Problem("“\(entry.key)” stands twice", at: entry.place)
            }
            switch entry.key {
            case "version": try expect("\(version)", entry)
            case "target": try expect(target, entry)
            case "key": try expect(key, entry)
            case "sentences":
                for sentence in try self.entries(entry) {
                    review.sentences[sentence.key, default: []] += try texts(sentence.value)
                }
            case "covers": for feature in try self.entries(entry) { review.uses.formUnion(try uses(feature)) }
            default: throw Problem("“\(entry.key)” is nothing that a review holds", at: entry.place)
            }
        }
        for name in ["version", "target", "key", "sentences", "covers"] where !known.contains(name) {
            throw Problem("lacks “\(name)”", at: root.place)
        }
        review.sentences = review.sentences.mapValues { Set($0).sorted() }
        return review
    }

    private static func expect(_ wanted: String, _ entry: PropertyEntry) throws(Problem) {
        guard entry.value.scalar != wanted else { return }
        let found = entry.value.scalar.map { "“\($0)”" } ?? "no text"
        throw Problem("“\(entry.key)” is \(found), where “\(wanted)” belongs", at: entry.value.place)
    }

    private static func entries(_ entry: PropertyEntry) throws(Problem) -> [PropertyEntry] {
        guard case .dictionary(let entries) = entry.value.content else {
            throw Problem("“\(entry.key)” holds names with values, one a line", at: entry.value.place)
        }
        return entries
    }

    private static func texts(_ value: PropertyValue) throws(Problem) -> [String] {
        if let text = value.scalar { return [text] }
        guard case .array(let items) = value.content else {
            throw Problem("a sentence is a text or a list of texts", at: value.place)
        }
        return try items.map { item throws(Problem) in
            guard let text = item.scalar else { throw Problem("a sentence is a text", at: item.place) }
            return text
        }
    }

    private static func uses(_ feature: PropertyEntry) throws(Problem) -> Set<CoveredUse> {
        guard case .array(let items) = feature.value.content else {
            throw Problem("a feature has a list of kinds of use", at: feature.value.place)
        }
        var uses: Set<CoveredUse> = []
        for item in items {
            guard let kind = item.scalar.flatMap(UseKind.init) else {
                let kinds = UseKind.allCases.map(\.rawValue).joined(separator: ", ")
                throw Problem("a kind of use is one of \(kinds)", at: item.place)
            }
            uses.insert(CoveredUse(feature.key == topLevel ? nil : feature.key, kind))
        }
        return uses
    }
}
