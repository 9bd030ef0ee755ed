/// A language whose sentences are understood, not only recognised.
package enum Language: String, Sendable, Hashable, CaseIterable {
    case english = "en"
    case korean = "ko"
    case japanese = "ja"
    case chinese = "zh"
    case german = "de"
    case french = "fr"
    case spanish = "es"
    case italian = "it"
    case portuguese = "pt"
    case dutch = "nl"
    case russian = "ru"

    /// The language of a code such as `en`, `zh-Hant` or `pt_BR`; nil for one that is only recognised.
    package init?(code: String) {
        self.init(rawValue: LanguageTag(code).language)
    }

    var vocabulary: Vocabulary {
        switch self {
        case .english: .english
        case .korean: .korean
        case .japanese: .japanese
        case .chinese: .chinese
        case .german: .german
        case .french: .french
        case .spanish: .spanish
        case .italian: .italian
        case .portuguese: .portuguese
        case .dutch: .dutch
        case .russian: .russian
        }
    }
}

/// The parts of a locale's name that decide what a sentence in it looks like.
package struct LanguageTag: Sendable, Hashable {
    /// The lower-case language code, old codes replaced: `he` for `iw`, `nb` for `no`.
    package var language: String
    /// `Hans` or `Hant` for Chinese, or the script that the tag names; nil where it says none.
    package var script: String?

    /// Takes a locale's name apart, whether it is written with hyphens or underscores.
    package init(_ name: String) {
        let parts = name.split { $0 == "-" || $0 == "_" }.map(String.init)
        let first = parts.first?.lowercased() ?? ""
        language = Self.replaced[first] ?? first
        script = parts.dropFirst().first { $0.count == 4 && $0.allSatisfy(\.isLetter) }?.capitalizedFirst
        guard language == "zh", script == nil else { return }
        switch parts.dropFirst().last?.uppercased() {
        case "TW", "HK", "MO": script = "Hant"
        case "CN", "SG": script = "Hans"
        default: break
        }
    }

    /// Old names, and names for one of several written forms.
    private static let replaced = [
        "iw": "he", "in": "id", "ji": "yi", "no": "nb", "nn": "nb", "tl": "fil", "mo": "ro", "cmn": "zh", "yue": "zh",
        "english": "en", "german": "de", "french": "fr", "spanish": "es", "italian": "it", "japanese": "ja",
        "dutch": "nl",
    ]

    /// The language with the script, for Chinese: `zh-Hant`.
    package var code: String {
        language == "zh" ? script.map { "zh-" + $0 } ?? "zh" : language
    }
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
