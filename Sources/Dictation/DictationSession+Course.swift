/// How a session begins, ends and passes the time.
extension DictationSession {
    mutating func begin(_ start: DictationStart) -> [DictationAction] {
        var actions = state == .listening || state == .finishing ? [DictationAction.cancelTask] : []
        if state == .listening { actions.append(.stopCapture) }
        draft = DictationDraft(field, caret: caret)
        olderNumbers.formUnion(places.keys)
        places = [:]
        tasks = []
        failures = 0
        silentSamples = 0
        silence = 0
        reportsStretches = start.reportsStretches
        isSimulator = start.isSimulator ?? false
        deviceLocale = start.deviceLocale
        refusal = nil
        switch DictationReadiness.judge(start, device: device, wording: wording) {
        case .ready(let locale):
            usedLocale = locale
            state = .listening
            return actions + [.startCapture, .startTask]
        case .refused(let refusal):
            state = .refused
            self.refusal = refusal
            return actions + [.showRefusal(refusal)]
        }
    }

    mutating func stop() -> [DictationAction] {
        switch state {
        case .listening:
            state = .finishing
            sinceStop = 0
            return [.stopCapture, .endAudio, .awaitFinal(seconds: Self.longestFinish)]
        case .interrupted:
            state = .stopped
            return [.endSession]
        default: return []
        }
    }

    mutating func cancel() -> [DictationAction] {
        guard state == .listening || state == .finishing || state == .interrupted else { return [] }
        let actions: [DictationAction] = state == .listening ? [.stopCapture, .cancelTask] : [.cancelTask]
        let hadWords = tasks.contains { $0.segments.contains { !$0.visible.isEmpty } }
        tasks = tasks.map { RecognitionTask(number: $0.number, reportsStretches: $0.reportsStretches) }
        state = .idle
        return actions + (hadWords ? [.showText, .endSession] : [.endSession])
    }

    /// Moves the session's clock, and ends a session that has waited long enough for its final.
    mutating func pass(_ seconds: Double) -> [DictationAction] {
        guard state == .finishing else { return [] }
        sinceStop = sinceStop.adding(Ticks(seconds: seconds))
        guard sinceStop >= Ticks(seconds: Self.longestFinish) else { return [] }
        state = .stopped
        return [.cancelTask, .endSession]
    }

    mutating func pause(_ seconds: Double) -> [DictationAction] {
        if state == .listening { silence = silence.adding(Ticks(seconds: seconds)) }
        return []
    }

    mutating func refuse(_ reason: DictationRefusal.Reason) -> [DictationAction] {
        var wording = wording
        wording.interfaceLanguage = wording.interfaceLanguage ?? deviceLocale
        wording.isSimulator = wording.isSimulator || isSimulator
        let refusal = DictationRefusal(reason, in: wording)
        self.refusal = refusal
        state = .refused
        return [.stopCapture, .cancelTask, .showRefusal(refusal)]
    }

    /// A task is over while listening: another one goes on, unless three in a row heard nothing.
    mutating func endTask(at place: Int, saidNothing: Bool) -> [DictationAction] {
        failures = tasks[place].heardNothing ? failures + 1 : 0
        guard failures >= 3 else { return [.startTask] }
        guard saidNothing else { return refuse(.engineFailed) }
        state = .stopped
        return [.stopCapture, .endSession]
    }
}

/// The microphone and what takes it away.
extension DictationSession {
    mutating func interrupt(_ type: DictationInterruption) -> [DictationAction] {
        if type == .ended { device.hasActiveCall = false }
        guard type == .began, state == .listening else { return [] }
        state = .interrupted
        return [.stopCapture, .endAudio]
    }

    mutating func call() -> [DictationAction] {
        device.hasActiveCall = true
        return state == .listening ? refuse(.microphoneBusy) : []
    }

    mutating func changeFormat(_ hertz: Double, isNewRoute: Bool) -> [DictationAction] {
        let isUsable = hertz > 0
        device.hertz = isUsable ? hertz : 0
        guard state == .listening else { return [] }
        guard isUsable else { return refuse(.microphoneBusy) }
        return isNewRoute ? [.rebuildCapture] : []
    }

    /// One empty count earns another attempt, the second in a row a sentence.
    mutating func hearSamples(_ count: Int) -> [DictationAction] {
        guard state == .listening else { return [] }
        silentSamples = count > 0 ? 0 : silentSamples + 1
        if silentSamples == 0 { return [] }
        return silentSamples == 1 ? [.rebuildCapture] : refuse(.noAudio)
    }
}
