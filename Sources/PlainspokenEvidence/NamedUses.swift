import PlainspokenModel

/// Names that code hands to the system and that the Info.plist must hold too.
package struct NamedUses {
    let base: CodeBase
    let context: CompilationContext
    /// Whether the target may run a block of a file, both given as indices.
    let runs: (_ block: Int, _ file: Int) -> Bool

    package init(_ base: CodeBase, context: CompilationContext, runs: @escaping (Int, Int) -> Bool = { _, _ in true }) {
        self.base = base
        self.context = context
        self.runs = runs
    }

    /// Bonjour service types that are browsed or advertised: `_music._tcp`.
    package func bonjourTypes() -> [NamedUse] {
        find(Self.bonjour).flatMap { use in
            use.isMultipeer
                ? ["_\(use.name)._tcp", "_\(use.name)._udp"].map { NamedUse($0, at: use.place) }
                : use.name.hasPrefix("_") && !use.name.hasPrefix(Self.allTypes)
                    ? [NamedUse(use.name, at: use.place)] : []
        }
    }

    /// The question for all types that there are, which is no type of its own.
    private static let allTypes = "_services._dns-sd."

    /// Purposes of temporary precise location.
    package func accuracyPurposes() -> [NamedUse] {
        find(Self.purposes).map { NamedUse($0.name, at: $0.place) }
    }

    /// A call with the argument that holds the name: by label in Swift, by position in a selector.
    private struct Call {
        var name: String
        var label: String
        var isMultipeer = false
    }

    private static let purposes = [
        Call(name: "requestTemporaryFullAccuracyAuthorization", label: "withPurposeKey"),
        Call(
            name: "requestTemporaryFullAccuracyAuthorizationWithPurposeKey:",
            label: "requestTemporaryFullAccuracyAuthorizationWithPurposeKey"),
        Call(
            name: "requestTemporaryFullAccuracyAuthorizationWithPurposeKey:completion:",
            label: "requestTemporaryFullAccuracyAuthorizationWithPurposeKey"),
        Call(name: "CLServiceSession", label: "fullAccuracyPurposeKey"),
    ]

    private static let bonjour = [
        Call(name: "searchForServices", label: "ofType"),
        Call(name: "bonjour", label: "type"), Call(name: "bonjourWithTXTRecord", label: "type"),
        Call(name: "NetService", label: "type"), Call(name: "Service", label: "type"),
        Call(name: "searchForServicesOfType:inDomain:", label: "searchForServicesOfType"),
        Call(name: "initWithDomain:type:name:port:", label: "type"),
        Call(name: "MCNearbyServiceBrowser", label: "serviceType", isMultipeer: true),
        Call(name: "MCNearbyServiceAdvertiser", label: "serviceType", isMultipeer: true),
        Call(name: "MCBrowserViewController", label: "serviceType", isMultipeer: true),
        Call(name: "initWithPeer:serviceType:", label: "serviceType", isMultipeer: true),
        Call(name: "initWithPeer:discoveryInfo:serviceType:", label: "serviceType", isMultipeer: true),
    ]

    private struct Found {
        var name: String
        var place: Place
        var isMultipeer: Bool
    }

    private func find(_ calls: [Call]) -> [Found] {
        let values = ValueResolver(types: TypeResolver(base: base))
        let table = Dictionary(grouping: calls, by: \.name)
        var found: [Found] = []
        for (index, file) in base.files.enumerated() {
            for expression in file.facts.expressions {
                for (name, arguments, offset) in Self.named(expression) {
                    for call in table[name, default: []] {
                        guard let argument = arguments.first(where: { $0.label == call.label }),
                            context.reach(block: expression.block, offset: offset, in: file).answer == .yes,
                            runs(expression.block, index)
                        else { continue }
                        let texts = values.candidates(argument.value, file: index)
                        found += texts.values.compactMap(\.first).filter(Self.isName).map {
                            Found(name: $0, place: file.facts.text.place(at: offset), isMultipeer: call.isMultipeer)
                        }
                    }
                }
            }
        }
        return found
    }

    /// The calls of a chain: of its base and of each member.
    private static func named(_ expression: Expression) -> [(String, [Argument], Int)] {
        var result: [(String, [Argument], Int)] = []
        if case .name(let name) = expression.base, let first = expression.components.first, first.name.isEmpty,
            let arguments = first.arguments
        {
            result.append((name, arguments, expression.offset))
        }
        for component in expression.components where !component.name.isEmpty {
            if let arguments = component.arguments { result.append((component.name, arguments, component.offset)) }
        }
        return result
    }

    private static func isName(_ text: String) -> Bool {
        !text.isEmpty && text != "nil" && text.allSatisfy { $0.isASCII && !$0.isWhitespace }
    }
}
