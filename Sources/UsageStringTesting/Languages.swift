/// Which language's sentences serve another.
enum Languages {
    /// Whether a table answers for a locale: its own, or one that the system falls back to.
    static func table(_ table: String, serves locale: String) -> Bool {
        fallbacks(of: locale).contains(normalized(table))
    }

    /// Whether both are one written language, whatever the region: British readers understand an American sentence.
    static func isSame(_ left: String, _ right: String) -> Bool {
        withoutRegion(left) == withoutRegion(right)
    }

    /// `zh-Hant-HK`, `zh-Hant`, `zh`.
    private static func fallbacks(of locale: String) -> [String] {
        var parts = normalized(locale).split(separator: "-")
        var result: [String] = []
        while !parts.isEmpty {
            result.append(parts.joined(separator: "-"))
            parts.removeLast()
        }
        return result
    }

    private static func withoutRegion(_ locale: String) -> String {
        normalized(locale).split(separator: "-").enumerated().filter { index, part in
            index == 0 || part.count == 4
        }.map { String($0.element) }.joined(separator: "-")
    }

    /// Lower case with hyphens, old names of folders and of Chinese by region as Apple reads them.
    private static func normalized(_ locale: String) -> String {
        let name = String(locale.lowercased().map { $0 == "_" ? "-" : $0 })
        return older[name] ?? name
    }

    private static let older = [
        "english": "en", "french": "fr", "german": "de", "italian": "it", "japanese": "ja", "spanish": "es",
        "dutch": "nl", "zh-cn": "zh-hans", "zh-tw": "zh-hant", "zh-hk": "zh-hant-hk",
    ]
}
