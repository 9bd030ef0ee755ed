import PlainspokenModel
import Testing

/// The catalogue and the vetted table agree, but for the differences that `CatalogExceptions` gives reasons for.
@Suite struct CatalogFactsTests {
    @Test func allResourcesAreThere() {
        #expect(Facts.table.count == 56)
        #expect(Set(Catalog.resources.map(\.id)) == Set(Facts.table.map(\.id)))
        for facts in Facts.table {
            #expect(Catalog.resource(facts.id)?.name == facts.name)
            #expect(Catalog.resource(facts.id)?.kind.rawValue == facts.kind)
        }
    }

    @Test(arguments: Facts.table.map(\.id))
    func keysAgree(id: String) throws {
        let (facts, resource) = try pair(id)
        #expect(resource.keys.map(\.name) == facts.infoPlistKeys.map(\.key))
        for (key, fact) in zip(resource.keys, facts.infoPlistKeys) {
            #expect(key.content == Self.contents[fact.plistType], "\(key.name)")
            #expect(key.isPurpose == (fact.kind == "purpose-string"), "\(key.name)")
            #expect(key.introduced == Self.versions(fact.introduced), "\(key.name)")
            #expect(key.retired == Self.versions(fact.deprecated ?? [:]), "\(key.name)")
            #expect(key.supersededBy == fact.supersededBy?.split(separator: " ").first.map(String.init), "\(key.name)")
            let listed =
                Facts.buildSettingKeys.contains(key.name) || CatalogExceptions.otherBuildSettings[key.name] != nil
            #expect(key.hasBuildSetting == listed, "\(key.name)")
            #expect(!listed || key.displayName?.hasPrefix("Privacy - ") == true, "\(key.name)")
        }
    }

    @Test(arguments: Facts.table.map(\.id))
    func consequencesAgree(id: String) throws {
        let (facts, resource) = try pair(id)
        let known = facts.whenMissing.compactMap { Self.consequences[$0.kind] }
        #expect(known.count == facts.whenMissing.count)
        let left = CatalogExceptions.consequences[id]?.left ?? []
        #expect(Set(resource.missing.map(\.consequence)).union(left) == Set(known))
        for fact in facts.whenMissing {
            guard let consequence = Self.consequences[fact.kind], !left.contains(consequence) else { continue }
            for (platform, version) in Self.firstVersions(fact.os ?? "") {
                let starts = resource.missing.filter { $0.consequence == consequence }.map { $0.from[platform] }
                #expect(starts.contains(version), "\(platform) \(version)")
            }
        }
    }

    @Test(arguments: Facts.table.map(\.id))
    func uploadAndPromptAgree(id: String) throws {
        let (facts, resource) = try pair(id)
        let severity = facts.uploadCheck.severity ?? ""
        let expected: UploadCheck =
            severity == "blocking" ? .blocking : severity.hasPrefix("warning") ? .warning : .unreported
        #expect(resource.upload == expected)
        #expect(resource.prompt.showsPurpose == facts.prompt.showsPurposeString)
        #expect(Set(facts.sources).isSubset(of: resource.sources))
    }

    @Test(arguments: Facts.table.map(\.id))
    func everyAPIIsCovered(id: String) throws {
        let (facts, resource) = try pair(id)
        let coverage = Coverage(resource)
        for (index, api) in facts.triggerApis.enumerated() {
            let excepted = CatalogExceptions.items[id] ?? [:]
            let items = Coverage.items(of: api)
            if api.needsKeys.isEmpty {
                // What needs no key stands among the false friends, by the name of its type.
                let friends = resource.falseFriends.map(\.code).joined(separator: " ")
                for item in items where excepted[item.text] == nil && !item.text.hasPrefix("_") {
                    #expect(friends.contains(item.type), "\(index): \(item.text)")
                }
                continue
            }
            var covering: [ResourceUse] = []
            for item in items {
                let uses = coverage.uses(of: item, isReference: api.strength == "reference")
                covering += uses
                #expect(uses.isEmpty == (excepted[item.text] != nil), "\(index): \(item.text)")
            }
            guard !covering.isEmpty else {
                #expect(items.allSatisfy { excepted[$0.text] != nil })
                #expect(
                    !items.isEmpty || CatalogExceptions.confidences["\(id) \(index)"] != nil, "\(index): \(api.swift)")
                continue
            }
            let confidence = Self.confidences[api.confidence]
            let hasConfidence = covering.contains { $0.confidence == confidence }
            #expect(
                hasConfidence == (CatalogExceptions.confidences["\(id) \(index)"] == nil),
                "\(index): \(api.swift) \(api.confidence)")
            let needed = Set(covering.flatMap(\.keys).flatMap(\.alternatives))
            let keys = api.needsKeys + (api.needsKeysByPlatform ?? [:]).values.flatMap { $0 }
            for key in keys where CatalogExceptions.unneeded["\(id) \(index)"] == nil {
                #expect(needed.contains(key), "\(index): \(key)")
            }
        }
    }

    /// An exception that nothing needs any more is a mistake.
    @Test func exceptionsAreOfUse() {
        let ids = Set(Facts.table.map(\.id))
        #expect(Set(CatalogExceptions.items.keys).isSubset(of: ids))
        for (id, excepted) in CatalogExceptions.items {
            let items = Set(Facts.table.first { $0.id == id }?.triggerApis.flatMap(Coverage.items).map(\.text) ?? [])
            for item in excepted.keys { #expect(items.contains(item), "\(id): \(item)") }
        }
        for place in Set(CatalogExceptions.confidences.keys).union(CatalogExceptions.unneeded.keys) {
            let words = place.split(separator: " ")
            let apis = Facts.table.first { $0.id == words[0] }?.triggerApis
            #expect(Int(words[1]).map { apis?.indices.contains($0) } == true, "\(place)")
        }
    }

    @Test func featuresAgree() {
        #expect(Catalog.features.count == Facts.meta.multiKeyFeatures.count)
        for (feature, facts) in zip(Catalog.features, Facts.meta.multiKeyFeatures) {
            let names = facts.dropFirst().flatMap(Self.keyNames)
            let keys = feature.keys + feature.further.map(\.key)
            for name in names { #expect(keys.contains { $0.hasPrefix(name) }, "\(feature.id): \(name)") }
            for key in keys { #expect(names.contains { key.hasPrefix($0) }, "\(feature.id): \(key)") }
        }
    }

    @Test func falseKeysAgree() {
        let seen = Facts.meta.falseKeysSeen.map(\.key) + Facts.meta.noKeyPermissions.flatMap { $0.falseKeys ?? [] }
        for key in seen { #expect(Catalog.falseKey(key) != nil, "\(key)") }
    }

    @Test(arguments: Facts.table.map(\.id))
    func entitlementsAgree(id: String) throws {
        let (facts, resource) = try pair(id)
        let needed = Set(resource.entitlementNeeds.flatMap(\.alternatives))
        for text in facts.entitlements {
            for name in text.matches(of: #/com\.apple\.[a-z.-]*[a-z]/#).map({ String($0.output) }) {
                #expect(needed.contains(name), "\(name)")
            }
        }
    }

    private func pair(_ id: String) throws -> (Facts.Resource, Resource) {
        (try #require(Facts.table.first { $0.id == id }), try #require(Catalog.resource(id)))
    }

    private static let contents: [String: UsageKey.Content] = [
        "string": .string, "string (URL)": .string, "boolean": .boolean, "array of strings": .stringArray,
        "dictionary of string to string": .stringDictionary, "dictionary": .dictionary,
        "dictionary of dictionaries": .dictionary,
    ]
    private static let consequences: [String: Consequence] = [
        "terminate": .terminates, "silent no-op": .silent, "request fails immediately": .denied,
        "upload rejection": .uploadRefused, "nothing": .none,
    ]
    private static let confidences: [String: Confidence] = ["high": .certain, "medium": .likely, "low": .possible]

    /// iPadOS is iOS here.
    private static func versions(_ texts: [String: String]) -> [Platform: Version] {
        Dictionary(
            uniqueKeysWithValues: texts.compactMap { name, text in
                guard let platform = Platform(rawValue: name), let version = Version(text) else { return nil }
                return (platform, version)
            })
    }

    /// `iOS 10` and `macOS 10.14` of `iOS 10+ (…), macOS 10.14+`.
    private static func firstVersions(_ text: String) -> [(Platform, Version)] {
        text.matches(of: #/([A-Za-z]+) ([0-9.]+)\+/#).compactMap { match in
            guard let platform = Platform(rawValue: String(match.1)), let version = Version(match.2) else { return nil }
            return (platform, version)
        }
    }

    /// The keys named in a text; one that ends in an ellipsis is the beginning of a name.
    private static func keyNames(_ text: String) -> [String] {
        text.matches(of: #/NS[A-Za-z]+/#).map { String($0.output) }
    }
}
