import PlainspokenModel

extension Rule {
    static let missingEntitlement = Rule(
        id: "missing-entitlement", group: .presence, level: .error,
        summary: "the string is there, but the entitlement without which no prompt appears is not"
    ) { target, subject in
        guard target.product.isJudged, target.entitlements.isKnown else { return [] }
        var reported: Set<String> = []
        return Catalog.entitlementNeeds.compactMap { wanted in
            guard wanted.platforms.contains(target.platform), applies(wanted.circumstance, target),
                !wanted.alternatives.contains(where: target.entitlements.grants),
                let use = use(of: wanted, in: target), reported.insert(wanted.alternatives[0]).inserted
            else { return nil }
            let declared = wanted.keys.lazy.compactMap { target.base($0) }.first
            return Finding(
                rule: "missing-entitlement", confidence: wanted.isManaged ? .likely : use.confidence,
                app: subject.app.name, target: target.name, key: wanted.alternatives[0], consequence: .denied,
                message: Message.missing(wanted, target), remedy: Message.remedy(wanted, target), place: use.place,
                related: declared.map { [.init(Message.declared($0), at: $0.place)] } ?? [])
        }
    }

    private static func applies(_ circumstance: EntitlementNeed.Circumstance, _ target: Target) -> Bool {
        switch circumstance {
        case .sandbox: target.entitlements.grants(Catalog.sandboxEntitlement)
        case .hardenedRuntime: target.entitlements.isHardened && !target.entitlements.grants(Catalog.sandboxEntitlement)
        case .capability: true
        }
    }

    /// The first use of the resource whose key is there; where the key is missing, another rule tells of it.
    private static func use(of wanted: EntitlementNeed, in target: Target) -> Evidence? {
        for need in target.needs where need.resource == wanted.resource && need.isUsed {
            guard wanted.keys.isEmpty || target.declaresAny(wanted.keys) else { continue }
            let certain = need.evidence.first { evidence in
                evidence.strength >= .access && evidence.confidence > .possible
                    && (wanted.code.isEmpty || wanted.code.contains { UsePattern.readable($0) == evidence.api })
            }
            if let certain { return certain }
        }
        return nil
    }
}

extension Entitlements {
    /// Whether an entitlement is there and not switched off.
    func grants(_ name: String) -> Bool {
        guard let entry = entries.last(where: { $0.key == name }) else { return false }
        if case .boolean(false) = entry.value.content { return false }
        return true
    }
}

private enum Message {
    static func missing(_ wanted: EntitlementNeed, _ target: Target) -> String {
        let why =
            switch wanted.circumstance {
            case .sandbox: "the sandbox keeps it shut"
            case .hardenedRuntime: "the hardened runtime keeps it shut"
            case .capability: "the request fails"
            }
        return
            "the entitlement \(wanted.alternatives[0]) is missing from target \(target.name): no prompt appears, \(why)"
    }

    static func remedy(_ wanted: EntitlementNeed, _ target: Target) -> String {
        let file = target.entitlements.path ?? "an entitlements file of target \(target.name)"
        let managed = wanted.isManaged ? "; Apple grants it on request" : ""
        return "add \(wanted.alternatives.joined(separator: " or ")) to \(file)\(managed)"
    }

    static func declared(_ declaration: UsageDeclaration) -> String {
        "\(declaration.key) is declared here"
    }
}
