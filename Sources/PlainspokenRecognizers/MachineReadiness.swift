import Dictation

/// Which recogniser of this machine takes a language, or why none does.
package struct MachineReadiness: Sendable {
    package let locale: String
    package let readiness: DictationReadiness
    /// The recogniser that is ready, or that would have to be installed.
    package let recognizer: Recognizer?

    /// Asks the recognisers, the better one first; nothing is loaded and nothing is heard.
    ///
    /// - Parameters:
    ///   - locale: the language, as a BCP 47 tag.
    ///   - recognizers: those to ask.
    ///   - places: where they are looked for.
    package init(
        of locale: String, among recognizers: [Recognizer] = Recognizer.all, places: Recognizer.Places
    ) {
        self.locale = locale
        let answers = recognizers.map { ($0, Self.answer($0, locale, places)) }
        let ready = answers.first { if case .ready = $0.1 { true } else { false } }
        // The recogniser that is the easiest to install stands last for a language.
        let known = answers.last { !Self.isUnsupported($0.1) }
        recognizer = (ready ?? known)?.0
        readiness = (ready ?? known)?.1 ?? .refused(Self.noSuchLanguage(locale, recognizers, places))
    }

    /// The facts with which a session starts.
    package var start: DictationStart {
        var start = DictationStart(locale)
        start.engine = recognizer?.name
        start.engineLocales = recognizer?.locales
        start.model = .installed
        return start
    }

    private static func answer(
        _ recognizer: Recognizer, _ locale: String, _ places: Recognizer.Places
    ) -> DictationReadiness {
        var start = DictationStart(locale)
        start.engineLocales = recognizer.locales
        let language = DictationReadiness.judge(start)
        guard case .ready = language, let missing = recognizer.missing(places) else { return language }
        return .refused(refusal(recognizer, missing))
    }

    private static func isUnsupported(_ readiness: DictationReadiness) -> Bool {
        guard case .refused(let refusal) = readiness else { return false }
        return refusal.reason == .unsupportedLanguage
    }

    private static func refusal(_ recognizer: Recognizer, _ missing: Recognizer.Missing) -> DictationRefusal {
        let remedy = "Install it with scripts/install-recognizers \(recognizer.installs), and try again."
        return switch missing {
        case .library:
            DictationRefusal(
                .noEngine, message: "The recogniser \(recognizer.name) is not installed on this machine.",
                remedy: remedy)
        case .model(let file):
            DictationRefusal(
                .noOnDeviceModel, message: "The model of \(recognizer.name) is not complete: \(file) is missing.",
                remedy: remedy)
        }
    }

    /// A remedy that exists: the languages that are ready, or how to make one ready.
    private static func noSuchLanguage(
        _ locale: String, _ recognizers: [Recognizer], _ places: Recognizer.Places
    ) -> DictationRefusal {
        let ready = recognizers.filter { $0.missing(places) == nil }.flatMap(\.locales)
        let remedy =
            ready.isEmpty
            ? "Install a recogniser for another language with scripts/install-recognizers."
            : "Choose another language: " + ready.joined(separator: ", ") + "."
        return DictationRefusal(
            .unsupportedLanguage, message: "No recogniser for \(locale) is known here.", remedy: remedy)
    }
}
