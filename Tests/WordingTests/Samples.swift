import Testing
import PlainspokenWording

/// Sentences of one language, each with the topic of its key, sorted by what is wrong with them.
struct Samples: Sendable, CustomTestStringConvertible {
    struct Line: Sendable, Hashable {
        var topic: Topic
        var text: String

        var sentence: Sentence { Sentence(text) }
    }

    var locale: String
    var good: [Line]
    var vague: [Line]
    var truncated: [Line]
    var stray: [Line]
    var placeholder: [Line]

    init(_ locale: String, good: String, vague: String, truncated: String, stray: String, placeholder: String) {
        self.locale = locale
        self.good = Self.lines(good)
        self.vague = Self.lines(vague)
        self.truncated = Self.lines(truncated)
        self.stray = Self.lines(stray)
        self.placeholder = Self.lines(placeholder)
    }

    private static func lines(_ text: String) -> [Line] {
        text.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, let topic = Topic(rawValue: String(parts[0])) else { return nil }
            return Line(topic: topic, text: String(parts[1].drop { $0 == " " }))
        }
    }

    var language: Language? { Language(code: locale) }
    var testDescription: String { locale }

    static let all = [
        english, korean, japanese, simplified, traditional, german, french, spanish, italian, portuguese, dutch,
        russian,
    ]
}
