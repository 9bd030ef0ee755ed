import Dictation

/// What a trace leads to.
package struct Replay: Hashable, Sendable {
    package let session: DictationSession
    package let actions: [DictationAction]

    /// Hands the events to a session, one after the other.
    ///
    /// Traces come from iPhones, and refusals name their settings.
    package init(_ events: [DictationEvent]) {
        var session = DictationSession(wording: DictationWording(system: .iOS))
        actions = events.flatMap { session.handle($0) }
        self.session = session
    }

    /// One JSON object, schema `plainspoken.replay/1`; its keys keep the contract's order.
    package func render() -> String {
        let refusal = session.refusal.map { refusal in
            """
            {
                "reason": \(JSONText.string(refusal.reason.rawValue)),
                "message": \(JSONText.string(refusal.message)),
                "remedy": \(JSONText.string(refusal.remedy))
              }
            """
        }
        return """
            {
              "schema": "plainspoken.replay/1",
              "field": \(JSONText.string(session.field)),
              "caret": \(session.caret),
              "state": \(JSONText.string(session.state.rawValue)),
              "resolved_locale": \(session.resolvedLocale.map(JSONText.string) ?? "null"),
              "refusal": \(refusal ?? "null"),
              "actions": \(JSONText.list(actions.map(\.name)))
            }

            """
    }
}
