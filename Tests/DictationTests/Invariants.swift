import Dictation

/// What holds after every event, whatever came before.
enum Invariants {
    /// A field and where the person's own text stands in it.
    struct Typed {
        var before = ""
        var after = ""
    }

    /// The faults of a session; none is the rule.
    static func faults(_ session: DictationSession, typed: Typed? = nil) -> [String] {
        var faults: [String] = []
        let field = session.field
        let caret = session.caret
        if !(0...field.utf16.count).contains(caret) {
            faults.append("caret \(caret) outside “\(field)”")
        } else if field.utf16.index(field.startIndex, offsetBy: caret).samePosition(in: field.unicodeScalars) == nil {
            faults.append("caret \(caret) inside a surrogate pair of “\(field)”")
        }
        if let typed, !field.hasPrefix(typed.before) || !field.hasSuffix(typed.after) {
            faults.append("“\(field)” lost “\(typed.before)…\(typed.after)”")
        }
        if (session.refusal != nil) != (session.state == .refused) { faults.append("refusal in \(session.state)") }
        if session.state == .refused, session.resolvedLocale != nil { faults.append("language though refused") }
        if (session.remainingFinish != nil) != (session.state == .finishing) { faults.append("finish time") }
        return faults + repeatedStop(session)
    }

    /// A second stop changes nothing.
    private static func repeatedStop(_ session: DictationSession) -> [String] {
        var once = session
        _ = once.handle(.stop)
        var twice = once
        let actions = twice.handle(.stop)
        return twice == once && actions.isEmpty ? [] : ["a second stop changes something"]
    }

    /// Words of the field that stand there more than once.
    static func repeated(_ field: String) -> [Substring] {
        let words = field.split { !$0.isLetter }
        return words.filter { word in words.filter { $0 == word }.count > 1 }
    }
}
