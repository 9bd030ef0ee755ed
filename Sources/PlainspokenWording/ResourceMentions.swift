/// Finds sentences that speak of another resource than their key's.
package enum ResourceMentions {
    /// A resource that a sentence names, with the words that name it.
    package struct Mention: Sendable, Hashable {
        package var topic: Topic
        package var words: String
    }

    /// Another resource that a sentence clearly speaks of, where it says nothing of its own; nil when unsure.
    package static func stranger(in sentence: Sentence, topic: Topic, language: Language) -> Mention? {
        let folded = language == .chinese ? sentence.simplified : sentence
        let vocabulary = language.vocabulary
        guard let own = vocabulary.topics[topic] else { return nil }
        if own.names.occurs(in: folded) || own.deeds.occurs(in: folded) && topic != .photosAdd
            || own.own.occurs(in: folded)
        {
            return nil
        }
        // What is not used is no purpose, and neither is what is said of another permission in passing.
        if vocabulary.claims.negates(folded) { return nil }
        for other in Topic.allCases where other != topic && !topic.neighbours.contains(other) && isNamed.contains(other)
        {
            guard let words = vocabulary.topics[other], let found = words.names.matches(in: folded).first else {
                continue
            }
            let range =
                folded.words[found.lowerBound].range.lowerBound..<folded.words[found.upperBound - 1].range.upperBound
            return Mention(topic: other, words: sentence.text(range))
        }
        return nil
    }

    /// Topics whose names are no common words.
    private static let isNamed: [Topic] = [
        .camera, .microphone, .photos, .location, .contacts, .calendar, .reminders, .bluetooth, .localNetwork, .faceID,
        .nfc, .speech, .music, .health, .siri,
    ]
}

extension ResourceMentions {
    /// Words of deleting or arranging pictures in a sentence that does not speak of saving any.
    package static func managing(_ sentence: Sentence, language: Language) -> String? {
        let folded = language == .chinese ? sentence.simplified : sentence
        guard let own = language.vocabulary.topics[.photosAdd], !own.own.occurs(in: folded),
            !language.vocabulary.claims.negates(folded), let found = managing.matches(in: folded).first
        else { return nil }
        let range =
            folded.words[found.lowerBound].range.lowerBound..<folded.words[found.upperBound - 1].range.upperBound
        return sentence.text(range)
    }

    private static let managing = Lexicon(
        """
        delete*, organize, organise, clean up, tidy, 삭제, 정리, 지우, 削除, 整理, 删除, 清理, lösch*, aufräum*, sortier*, supprim*, nettoy*
        borra*, elimin*, organiz*, cancell*, riordin*, apag*, exclu*, verwijder*, opruim*, удал*, упорядоч*
        """)
}
