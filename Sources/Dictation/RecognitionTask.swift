/// What one recognition task has said in a session.
///
/// A task's text falls into segments: with a classic recogniser one for each restart, with an engine that reports
/// stretches one for each stretch. Only the last one is open.
struct RecognitionTask: Hashable {
    /// One run of words.
    struct Segment: Hashable {
        /// The same words for comparison.
        var words: [String] { spoken.words }
        /// What stands in the field for this segment: the words beyond the ones that the person has taken over.
        private(set) var visible: String
        /// The words as the recogniser gave them.
        private let heard: String
        private let spoken: SpokenWords
        /// What stood in the field when the person edited; it is part of the draft.
        private(set) var taken: Taken?

        /// Words that are the person's.
        struct Taken: Hashable {
            var text: String
            var words: [String]
        }

        init(_ text: String, taken: Taken? = nil) {
            let spoken = SpokenWords(text)
            visible = taken.map { Self.rest(of: text, spoken, beyond: $0) } ?? text
            heard = text
            self.spoken = spoken
            self.taken = taken
        }

        /// The segment with other words, of which the person still owns the same ones.
        func replaced(by text: String) -> Segment { Segment(text, taken: taken) }

        mutating func take() {
            taken = Taken(text: heard, words: words)
            visible = ""
        }

        private static func rest(of text: String, _ spoken: SpokenWords, beyond taken: Taken) -> String {
            if taken.words.isEmpty, text.hasPrefix(taken.text) { return String(text.dropFirst(taken.text.count)) }
            let known = SpokenWords.count(of: spoken.words, saying: taken.words)
            return known < spoken.starts.count ? String(text[spoken.starts[known]...]) : ""
        }
    }

    let number: Int?
    let reportsStretches: Bool
    private(set) var segments: [Segment] = []
    private(set) var isEnded = false
    private var hasFinal = false
    /// Whether the person has edited since the task's first words.
    private(set) var isEdited = false
    /// Whether the last stretch may still change.
    private var isOpen = false
    private var hasUtteranceEnd = false
    /// The session's silence when the task last said something.
    private var silenceBefore: Ticks = 0
    private var silence: Ticks = 0
    private var lastTime: Ticks?

    init(number: Int?, reportsStretches: Bool) {
        self.number = number
        self.reportsStretches = reportsStretches
    }

    var heardNothing: Bool { segments.isEmpty }

    mutating func end() { isEnded = true }

    /// The person takes over what stands in the field.
    mutating func edit() {
        isEdited = isEdited || !segments.isEmpty
        for index in segments.indices { segments[index].take() }
    }

    /// Takes a partial result; says whether it held anything.
    ///
    /// `silence` is all the silence of the session so far.
    mutating func hear(_ partial: RecognitionPartial, silence total: Ticks) -> Bool {
        let text = DictationDraft.trimmed(partial.text)
        let time = partial.firstSegmentTime.map { Ticks(seconds: $0) }.flatMap { $0 > 0 ? $0 : nil }
        guard !text.isEmpty else {
            hasUtteranceEnd = hasUtteranceEnd || partial.endsUtterance
            return false
        }
        silence = total - silenceBefore
        if reportsStretches {
            hearStretch(text, isFinal: false)
        } else {
            judge(text, time: time, isFinal: false)
        }
        hasUtteranceEnd = partial.endsUtterance
        silenceBefore = total
        return true
    }

    /// Takes a final; an empty one keeps the last partial.
    ///
    /// A final that comes again, or after the session, replaces and never adds.
    mutating func finish(_ text: String, silence total: Ticks, isLate: Bool) {
        let text = DictationDraft.trimmed(text)
        if reportsStretches {
            if text.isEmpty { isOpen = false } else { hearStretch(text, isFinal: true) }
            return
        }
        let repeats = isEnded || isLate
        silence = repeats ? 0 : total - silenceBefore
        hasUtteranceEnd = hasUtteranceEnd && !repeats
        isEnded = true
        hasFinal = true
        if !text.isEmpty { judge(text, time: nil, isFinal: true) }
    }

    /// Whether a final may change the task: only one that had its final takes another, an error ends it for good.
    var takesFinal: Bool { !isEnded || hasFinal }

    /// Whether a final after the session's end has words of its own to replace.
    var takesLateFinal: Bool {
        takesFinal && !isEdited && !segments.isEmpty && (!reportsStretches || isOpen)
    }

    private mutating func hearStretch(_ text: String, isFinal: Bool) {
        if isOpen, let last = segments.indices.last {
            segments[last] = segments[last].replaced(by: text)
        } else {
            segments.append(Segment(text))
        }
        isOpen = !isFinal
    }
}

/// Replaced or added: the rules of a classic recogniser.
extension RecognitionTask {
    private mutating func judge(_ text: String, time: Ticks?, isFinal: Bool) {
        let fresh = Segment(text)
        guard let open = segments.last else {
            segments = [fresh]
            lastTime = time
            return
        }
        if holdsEarlierSegments(fresh.words, isFinal: isFinal) {
            segments = [Segment(text, taken: allTaken)]
            lastTime = time ?? lastTime
        } else if isRestart(fresh.words, after: open.words, time: time) {
            segments.append(fresh)
            // Without a time of its own the new segment must not be compared with the time of the one before.
            lastTime = time
        } else {
            segments[segments.count - 1] = open.replaced(by: text)
            lastTime = time ?? lastTime
        }
    }

    private func isRestart(_ words: [String], after open: [String], time: Ticks?) -> Bool {
        if hasUtteranceEnd, !words.starts(with: open) { return true }
        if let time, let lastTime { return time - lastTime > Ticks(seconds: 0.5) }
        guard !hasUtteranceEnd, silence >= Ticks(seconds: 1), let first = words.first, let openFirst = open.first else {
            return false
        }
        return first != openFirst
    }

    /// Whether a result says all segments again; for a final the ones before the open one are enough.
    ///
    /// A final that only repeats the open segment is that segment's: the person said the same words twice.
    private func holdsEarlierSegments(_ words: [String], isFinal: Bool) -> Bool {
        guard segments.count > 1, let open = segments.last else { return false }
        if isFinal && words == open.words { return false }
        let earlier = (isFinal ? segments.dropLast() : segments[...]).flatMap(\.words)
        return !earlier.isEmpty && words.starts(with: earlier)
    }

    /// What the person has taken over of all segments.
    private var allTaken: Segment.Taken? {
        guard let last = segments.lastIndex(where: { $0.taken != nil }), let taken = segments[last].taken else {
            return nil
        }
        return Segment.Taken(text: taken.text, words: segments[..<last].flatMap(\.words) + taken.words)
    }
}
