import PlainspokenModel

extension Rule {
    static let guessedLanguage = Rule(
        id: "guessed-language", group: .dictation, level: .warning,
        summary: "a recogniser built without a locale that the app names"
    ) { target, subject in
        guard target.product.isJudged else { return [] }
        return target.practices.filter { $0.kind == .guessesLanguage }.map { practice in
            Finding(
                rule: "guessed-language", confidence: practice.confidence, app: subject.app.name, target: target.name,
                message: Message.guessed(practice), remedy: Message.remedy, place: practice.place)
        }
    }
}

private enum Message {
    static let remedy =
        "pass the locale that people chose or that the text is in, and refuse with a message where it has no recogniser"

    static func guessed(_ practice: Practice) -> String {
        "\(practice.api) listens in the language of the device here, whatever language is spoken"
    }
}
