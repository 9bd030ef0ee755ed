/// What the recogniser says.
extension DictationSession {
    mutating func hear(_ partial: RecognitionPartial) -> [DictationAction] {
        guard let place = place(of: partial.task), !tasks[place].isEnded else { return [] }
        guard state == .listening || state == .finishing else { return [] }
        guard tasks[place].hear(partial, silence: silence) else { return [] }
        failures = 0
        return [.showText]
    }

    mutating func hearFinal(_ text: String, _ number: Int?) -> [DictationAction] {
        guard let place = place(of: number), tasks[place].takesFinal else { return [] }
        switch state {
        case .listening:
            let wasEnded = tasks[place].isEnded
            tasks[place].finish(text, silence: silence, isLate: false)
            if !tasks[place].heardNothing { failures = 0 }
            if wasEnded || tasks[place].reportsStretches { return [.showText] }
            return [.showText] + endTask(at: place, saidNothing: false)
        case .finishing:
            tasks[place].finish(text, silence: silence, isLate: false)
            guard place == tasks.count - 1 else { return [.showText] }
            state = .stopped
            return [.showText, .endSession]
        case .stopped, .interrupted:
            guard tasks[place].takesLateFinal else { return [] }
            tasks[place].finish(text, silence: silence, isLate: true)
            return [.showText]
        case .idle, .refused: return []
        }
    }

    mutating func fail(_ code: Int, _ number: Int?) -> [DictationAction] {
        guard let place = place(of: number) else { return [] }
        if state == .finishing { return endAfterError() }
        guard state == .listening else { return [] }
        switch RecognizerError(code: code) {
        case .refuses(let reason): return refuse(reason)
        case .ownCancellation: return []
        case .noSpeech: return endFailing(place, saidNothing: true)
        case .endsTask: return endFailing(place, saidNothing: false)
        }
    }

    mutating func failBadly() -> [DictationAction] {
        switch state {
        case .listening: refuse(.engineFailed)
        case .finishing: endAfterError()
        default: []
        }
    }

    private mutating func endFailing(_ place: Int, saidNothing: Bool) -> [DictationAction] {
        guard !tasks[place].isEnded else { return [] }
        tasks[place].end()
        return endTask(at: place, saidNothing: saidNothing)
    }

    private mutating func endAfterError() -> [DictationAction] {
        state = .stopped
        return [.endSession]
    }

    /// Where a task stands in the session; a number that was never seen begins one, if the session still takes words.
    ///
    /// Without a number the newest task is meant, and after its end a new one.
    private mutating func place(of number: Int?) -> Int? {
        if let number {
            if let place = places[number] { return place }
            guard !olderNumbers.contains(number) else { return nil }
        } else if let last = tasks.last, !last.isEnded {
            return tasks.count - 1
        }
        guard state == .listening || state == .finishing else {
            // After the end there is no newer task that a result without a number could mean.
            if number == nil { return tasks.isEmpty ? nil : tasks.count - 1 }
            // The number belongs to this session all the same; there was none before the first start.
            if let number, usedLocale != nil || refusal != nil { olderNumbers.insert(number) }
            return nil
        }
        if let number { places[number] = tasks.count }
        tasks.append(RecognitionTask(number: number, reportsStretches: reportsStretches))
        return tasks.count - 1
    }
}
