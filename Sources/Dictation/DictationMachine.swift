/// A machine that was asked whether it can dictate.
public struct DictationMachine: Hashable, Sendable {
    /// The model, such as `iPhone16,1`, `simulator iPhone16,1` or `x86_64`; never a name that a person gave.
    public var model: String
    /// The system with its version, such as `iOS 18.1`.
    public var system: String

    /// Names a machine.
    ///
    /// - Parameters:
    ///   - model: the model of the hardware.
    ///   - system: the system with its version.
    public init(model: String, system: String) {
        self.model = model
        self.system = system
    }
}

extension DictationReadiness {
    /// One line of JSON with its line feed: what this machine answered for a language.
    ///
    /// `answer` is `ready` or the refusal's reason. Lines of several machines stand together in one file;
    /// `plainspoken languages --record FILE` keeps one for each language, machine and system.
    ///
    /// - Parameters:
    ///   - locale: the language that was asked for.
    ///   - machine: who answered.
    ///   - engine: the engine that was asked, if there is one.
    /// - Returns: the line; the same answer gives the same bytes.
    public func record(for locale: String, on machine: DictationMachine, engine: String?) -> String {
        var answer = "ready"
        var remedy = "null"
        if case .refused(let refusal) = self {
            answer = refusal.reason.rawValue
            remedy = JSONText.string(refusal.remedy)
        }
        let members = [
            ("locale", JSONText.string(locale)), ("answer", JSONText.string(answer)), ("remedy", remedy),
            ("machine", JSONText.string(machine.model)), ("system", JSONText.string(machine.system)),
            ("engine", engine.map(JSONText.string) ?? "null"),
        ]
        return "{" + members.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}\n"
    }
}
