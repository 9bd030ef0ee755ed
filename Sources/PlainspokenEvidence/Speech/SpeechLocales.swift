import PlainspokenModel

/// Finds recognisers that take whatever language the device speaks.
struct SpeechLocales {
    let cells: Cells
    let context: CompilationContext
    var base: CodeBase { cells.base }

    func practices() -> [Practice] {
        guard base.types[SpeechNames.recognizer] == nil else { return [] }
        return base.files.indices.flatMap { file in
            base.files[file].facts.expressions.indices.compactMap { practice(file, $0) }
        }
    }

    private func practice(_ number: Int, _ index: Int) -> Practice? {
        let file = base.files[number]
        let chain = file.facts.expressions[index]
        guard let (component, written) = recognizer(chain, index, file) else { return nil }
        let answer = context.reach(block: chain.block, offset: chain.offset, in: file).answer
        guard answer != .no, var confidence = confidence(chain.components[component], number) else { return nil }
        if answer == .unlikely || isProbe(chain, after: component) { confidence = .possible }
        return Practice(
            .guessesLanguage, of: "speech-recognition", at: file.facts.text.place(at: chain.offset),
            confidence: confidence, api: written, feature: file.feature(of: chain.block))
    }

    /// The component that creates a recogniser, with the call as people know it.
    private func recognizer(_ chain: Expression, _ index: Int, _ file: IndexedFile) -> (Int, String)? {
        if let made = chain.creation, base.canonical(made.type) == SpeechNames.recognizer {
            let isBare = chain.components[made.component].arguments?.isEmpty ?? true
            return (made.component, isBare ? "SFSpeechRecognizer()" : "SFSpeechRecognizer(locale:)")
        }
        if let made = chain.creation, case let type = base.canonical(made.type), Self.transcribers.contains(type),
            base.types[type] == nil, file.modules.contains("Speech")
        {
            return (made.component, type + "(locale:)")
        }
        guard chain.base == .implicitMember, chain.components.first?.name == "init",
            file.facts.declarations.contains(where: { declaration in
                guard declaration.type == SpeechNames.recognizer, case .expression(index)? = declaration.initialValue
                else { return false }
                return true
            })
        else { return nil }
        return (0, "SFSpeechRecognizer()")
    }

    /// The recognisers of iOS 26, which know no language of their own.
    private static let transcribers: Set<String> = ["SpeechTranscriber", "DictationTranscriber"]

    /// How sure it is that the language is a guess; nil where the app names one.
    private func confidence(_ call: Expression.Component, _ file: Int) -> Confidence? {
        let arguments = call.arguments ?? []
        if call.name == "init" || call.name == "new" || call.name.isEmpty, arguments.isEmpty { return .certain }
        guard let first = arguments.first, ["locale", "initWithLocale"].contains(first.label) else { return nil }
        return isDeviceLocale(first.value, file, depth: 0)
    }

    private func isDeviceLocale(_ value: Value, _ file: Int, depth: Int) -> Confidence? {
        guard depth < 4 else { return nil }
        switch value {
        case .implicitMember(let name): return Self.current.contains(name) ? .likely : nil
        case .either(let values):
            let found = values.compactMap { isDeviceLocale($0, file, depth: depth + 1) }
            return found.isEmpty ? nil : .possible
        case .expression(let index): return isDeviceLocale(index, file, depth: depth)
        default: return nil
        }
    }

    private static let current: Set<String> = [
        "current", "autoupdatingCurrent", "currentLocale", "autoupdatingCurrentLocale",
    ]

    private func isDeviceLocale(_ index: Int, _ file: Int, depth: Int) -> Confidence? {
        let chain = base.files[file].facts.expressions[index]
        let last = chain.components.last
        if case .name(let name) = chain.base, name == "Locale" || name == "NSLocale" {
            if chain.components.count == 1, Self.current.contains(last?.name ?? "") { return .likely }
            guard let argument = last?.arguments?.first?.value, case .expression(let inner) = argument else {
                return nil
            }
            let source = base.files[file].facts.expressions[inner]
            guard case .name(let owner) = source.base, owner == "Locale" || owner == "NSLocale" else { return nil }
            let names = source.components.map(\.name)
            let isDevice = names.contains { Self.current.contains($0) || $0 == "preferredLanguages" }
            return isDevice ? .possible : nil
        }
        guard let cell = cells.cell(of: .expression(index), file: file), case .declared(let reference) = cell,
            let declaration = cells.declaration(cell), declaration.keyword == "let" || !cells.isMember(cell),
            let initial = declaration.initialValue, declaration.kind == .variable
        else { return nil }
        return isDeviceLocale(initial, reference.file, depth: depth + 1)
    }

    /// `SFSpeechRecognizer()?.isAvailable` asks and does not listen.
    private func isProbe(_ chain: Expression, after component: Int) -> Bool {
        chain.components.count > component + 1
            && !chain.components[(component + 1)...].contains { SpeechNames.starts.contains($0.name) }
    }
}
