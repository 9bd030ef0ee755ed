import PlainspokenModel

extension Target {
    /// Whether any of the keys has a base value.
    func declaresAny(_ keys: [String]) -> Bool {
        keys.contains { base($0) != nil }
    }

    /// Whether a system that the target runs on reads a key.
    func reads(_ key: String) -> Bool {
        Catalog.keys[key]?.key.isRead(on: platform, from: deploymentTarget) ?? true
    }

    /// The localised values of a key, by place.
    func localized(_ keys: [String]) -> [UsageDeclaration] {
        declarations.filter { $0.locale != nil && keys.contains($0.key) }
    }

    /// Keys of another generation of the same resource that are declared where `need` wants a newer one.
    func superseding(_ need: Need) -> UsageDeclaration? {
        guard let resource = Catalog.resource(need.resource) else { return nil }
        let older = Catalog.resources.lazy.flatMap(\.keys).filter { key in
            need.alternatives.contains { key.supersededBy?.contains($0) ?? false }
        }
        let siblings = resource.keys.filter { $0.supersededBy != nil && !need.alternatives.contains($0.name) }
        return (Array(older) + siblings).lazy.compactMap { self.base($0.name) }.first
    }
}

extension Need {
    /// Whether the code itself asks for or reaches the resource.
    var isUsed: Bool { strength >= .access }

    /// The order in which needs that share a key are reported: sure ones first, then those with the least choice.
    var precedence: (isPossible: Int, choices: Int) {
        (confidence == .possible ? 1 : 0, alternatives.count)
    }
}
