import PlainspokenModel
import PlainspokenReading

/// Reads the words and buttons of a target's interface: tables of texts, storyboards, xibs.
struct InterfaceGathering {
    let tree: FileTree
    let root: String
    let description: TargetDescription

    struct Result {
        var texts: [LocalizedText] = []
        var buttons: [InterfaceButton] = []
        var hasFixedTextView = false
        var fileCount = 0
    }

    /// What can be read; a file that cannot is no matter of permissions.
    func gather() -> Result {
        var result = Result()
        for table in description.texts.sorted(by: { ($0.path, $0.locale) < ($1.path, $1.locale) }) {
            guard let bytes = try? tree.read(table.path) else { continue }
            result.fileCount += 1
            let path = Path.relative(table.path, to: root)
            if Path.fileExtension(table.path) == "xcstrings" {
                if let document = try? YamlDocument.read(bytes, path: path) {
                    result.texts += StringCatalogTable.texts(document)
                }
                continue
            }
            result.texts += StringsTable.read(bytes, path: path).entries.compactMap { entry in
                guard case .string(let text) = entry.value.content else { return nil }
                return LocalizedText(key: entry.key, locale: table.locale, text: text, place: entry.place)
            }
        }
        for file in description.interfaces.sorted() {
            guard let bytes = try? tree.read(file) else { continue }
            result.fileCount += 1
            let read = InterfaceFile.read(bytes, path: Path.relative(file, to: root))
            result.buttons += read.buttons
            result.hasFixedTextView = result.hasFixedTextView || read.hasFixedTextView
        }
        return result
    }
}
