import PlainspokenModel

/// The names of the Speech framework in both languages.
enum SpeechNames {
    static let requests: Set<String> = [
        "SFSpeechAudioBufferRecognitionRequest", "SFSpeechURLRecognitionRequest", "SFSpeechRecognitionRequest",
    ]
    static let recognizer = "SFSpeechRecognizer"
    static let flag = "requiresOnDeviceRecognition"
    static let flagSetter = "setRequiresOnDeviceRecognition:"
    static let support = "supportsOnDeviceRecognition"
    static let starts: Set<String> = [
        "recognitionTask", "recognitionTaskWithRequest:resultHandler:", "recognitionTaskWithRequest:delegate:",
    ]
    static let creations: Set<String> = ["init", "alloc", "new"]
}

extension Expression {
    /// The type that the chain creates a value of: `X()`, `X.init(…)`, `[[X alloc] init…]`, `[X new]`.
    ///
    /// `component` is where the creation ends.
    var creation: (type: String, component: Int)? {
        guard case .name(let name) = base, name.first?.isUppercase == true, let first = components.first else {
            return nil
        }
        if first.arguments != nil, !first.isSubscript, first.name.isEmpty || first.name == "init" { return (name, 0) }
        if first.name == "new" { return (name, 0) }
        if first.name == "alloc" || components.count > 1, let second = components[safe: 1], second.arguments != nil,
            first.name == "alloc" && second.name.hasPrefix("init")
                || first.name == "self" && second.name == "init"
        {
            return (name, 1)
        }
        // Through a module: `Speech.SFSpeechRecognizer()`.
        if first.name.first?.isUppercase == true {
            if first.arguments != nil, !first.isSubscript { return (first.name, 0) }
            if let second = components[safe: 1], second.name == "init" || second.name.isEmpty, second.arguments != nil,
                !second.isSubscript
            {
                return (first.name, 1)
            }
        }
        return nil
    }
}
