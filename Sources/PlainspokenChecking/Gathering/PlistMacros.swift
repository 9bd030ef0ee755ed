import PlainspokenModel
import PlainspokenReading

/// What the preprocessor knows when it goes over an Info.plist: `INFOPLIST_PREPROCESSOR_DEFINITIONS` and the
/// `#define` lines of `INFOPLIST_PREFIX_HEADER`.
struct PlistMacros {
    /// Names that `#if` takes for true.
    private(set) var names: Set<String> = []
    /// Texts that stand for a name.
    private var texts: [String: String] = [:]

    init() {}

    init(_ settings: BuildSettingStack?, tree: FileTree) {
        addDefinitions(settings?.value("INFOPLIST_PREPROCESSOR_DEFINITIONS")?.text ?? "")
        let flags = (settings?.value("INFOPLIST_OTHER_PREPROCESSOR_FLAGS")?.text ?? "").split(separator: " ")
        addDefinitions(flags.filter { $0.hasPrefix("-D") }.map { $0.dropFirst(2) }.joined(separator: " "))
        guard let folder = settings?.value("SRCROOT")?.text,
            let header = settings?.value("INFOPLIST_PREFIX_HEADER")?.text, !header.isEmpty,
            let disk = DiskPath.resolve(Path.join(folder, header), in: tree), let bytes = try? tree.read(disk.path)
        else { return }
        addHeader(SourceText(path: disk.path, bytes: bytes))
    }

    private mutating func addDefinitions(_ text: String) {
        names.formUnion(BuildFlags.definitions(text))
        for word in text.split(separator: " ") {
            let parts = word.split(separator: "=", maxSplits: 1)
            if parts.count == 2 { texts[String(parts[0])] = String(parts[1]) }
        }
    }

    private mutating func addHeader(_ header: SourceText) {
        for number in header.lineStarts.indices {
            let words = header.line(number + 1).split(maxSplits: 2) { $0 == " " || $0 == "\t" || $0.isNewline }
            guard words.count > 1, !words[1].contains("(") else { continue }
            let name = String(words[1])
            switch words[0] {
            case "#define": define(name, words.count > 2 ? String(words[2]) : "")
            case "#undef": undefine(name)
            default: continue
            }
        }
    }

    private mutating func define(_ name: String, _ text: String) {
        let value = String(text.reversed().drop { $0.isWhitespace }.reversed())
        if value == "0" { names.remove(name) } else { names.insert(name) }
        texts[name] = value
    }

    private mutating func undefine(_ name: String) {
        names.remove(name)
        texts[name] = nil
    }

    /// The entry with names in its text replaced by what stands for them.
    func replaced(_ entry: PropertyEntry) -> PropertyEntry {
        guard !texts.isEmpty, case .string(let text) = entry.value.content else { return entry }
        let value = PropertyValue(.string(replaced(text)), at: entry.value.place)
        return PropertyEntry(key: entry.key, place: entry.place, value: value)
    }

    private func replaced(_ text: String) -> String {
        var result = ""
        var word = ""
        for character in text {
            if character == "_" || (character.isASCII && (character.isLetter || character.isNumber)) {
                word.append(character)
            } else {
                result += (texts[word] ?? word) + String(character)
                word = ""
            }
        }
        return result + (texts[word] ?? word)
    }
}
