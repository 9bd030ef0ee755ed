import Foundation

/// What assistive technologies say of a dictation button, in the language of the interface.
struct ButtonPhrases: Hashable, Sendable {
    /// The button's name, with a place for the language's own: `{}`.
    let label: String
    let listening: String
    /// What a press does.
    let starts: String
    let ends: String

    /// The sentences for a BCP 47 tag; English where there are none.
    static func phrases(for interfaceLanguage: String?) -> ButtonPhrases {
        guard let tag = interfaceLanguage.flatMap({ LanguageTag($0) }) else { return english }
        return all["\(tag.language)-\(tag.likelyScript ?? "")"] ?? all[tag.language] ?? english
    }

    func label(for name: String) -> String { label.replacingOccurrences(of: "{}", with: name) }

    static let english = ButtonPhrases(
        label: "Dictate, {}", listening: "Listening", starts: "Starts dictation.", ends: "Ends dictation.")

    static let all: [String: ButtonPhrases] = [
        "en": english,
        "ko": ButtonPhrases(label: "받아쓰기, {}", listening: "듣는 중", starts: "받아쓰기를 시작합니다.", ends: "받아쓰기를 끝냅니다."),
        "ja": ButtonPhrases(label: "音声入力、{}", listening: "聞き取り中", starts: "音声入力を開始します。", ends: "音声入力を終了します。"),
        "zh-Hans": ButtonPhrases(label: "听写，{}", listening: "正在聆听", starts: "开始听写。", ends: "结束听写。"),
        "zh-Hant": ButtonPhrases(label: "聽寫，{}", listening: "正在聆聽", starts: "開始聽寫。", ends: "結束聽寫。"),
        "de": ButtonPhrases(
            label: "Diktieren, {}", listening: "Hört zu", starts: "Startet das Diktat.", ends: "Beendet das Diktat."),
        "fr": ButtonPhrases(
            label: "Dicter, {}", listening: "À l’écoute", starts: "Commence la dictée.", ends: "Termine la dictée."),
        "es": ButtonPhrases(
            label: "Dictar, {}", listening: "Escuchando", starts: "Inicia el dictado.", ends: "Termina el dictado."),
        "it": ButtonPhrases(
            label: "Dettare, {}", listening: "In ascolto", starts: "Inizia la dettatura.", ends: "Termina la dettatura."
        ),
        "pt": ButtonPhrases(
            label: "Ditar, {}", listening: "Ouvindo", starts: "Inicia o ditado.", ends: "Encerra o ditado."),
        "nl": ButtonPhrases(
            label: "Dicteren, {}", listening: "Luistert", starts: "Start het dicteren.", ends: "Stopt het dicteren."),
        "ru": ButtonPhrases(
            label: "Диктовать, {}", listening: "Слушает", starts: "Начинает диктовку.", ends: "Завершает диктовку."),
    ]
}

/// How a language calls itself.
enum LanguageName {
    /// The names of languages that stand side by side; where two are regions of one language, with the region.
    static func names(of locales: [String]) -> [String] {
        let languages = locales.map { LanguageTag($0)?.language ?? $0 }
        return zip(locales, languages).map { locale, language in
            let isAlone = languages.filter { $0 == language }.count == 1
            return name(of: isAlone ? language : LanguageTag(locale)?.description ?? locale, in: locale)
        }
    }

    private static func name(of tag: String, in locale: String) -> String {
        let own = Locale(identifier: locale)
        guard let name = own.localizedString(forIdentifier: tag), let first = name.first else { return tag }
        // As the first word of a button, not in the middle of a sentence: “Français”.
        return String(first).uppercased(with: own) + name.dropFirst()
    }
}
