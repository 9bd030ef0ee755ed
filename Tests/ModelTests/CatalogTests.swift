import PlainspokenModel
import Testing

/// What must hold of the catalogue by itself.
@Suite struct CatalogTests {
    @Test func idsAndKeysAreUnique() {
        let ids = Catalog.resources.map(\.id)
        #expect(Set(ids).count == ids.count)
        let keys = Catalog.resources.flatMap(\.keys).map(\.name)
        #expect(Set(keys).count == keys.count)
        #expect(Catalog.keys.count == keys.count)
    }

    @Test(arguments: Catalog.resources.map(\.id))
    func everyPatternCanBeRead(id: String) throws {
        for use in try #require(Catalog.resource(id)).uses {
            for text in use.swift { #expect(UsePattern(text) != nil, "\(text)") }
            for text in use.objectiveC { #expect(SelectorPattern(text) != nil, "\(text)") }
            for text in use.beside { #expect(UsePattern(text) != nil || SelectorPattern(text) != nil, "\(text)") }
            for name in use.functions { #expect(UsePattern("func \(name)()") != nil, "\(name)") }
            for symbol in use.symbols { #expect(symbol.hasPrefix("_$s"), "\(symbol)") }
            #expect(!(use.swift + use.objectiveC + use.functions + use.classes.map(\.name)).isEmpty)
            #expect(!use.modules.isEmpty, "\(use.swift)")
        }
    }

    /// A bare type is no access, but where naming the class is using it.
    @Test func mentionsAreReferences() {
        for resource in Catalog.resources {
            for use in resource.uses where use.strength >= .access && use.confidence == .certain {
                let mentions = use.swift.filter { UsePattern($0)?.shape == .mention }
                #expect(mentions.isEmpty, "\(resource.id)")
            }
        }
    }

    @Test func requirementsNameKeysOfTheCatalogue() {
        for resource in Catalog.resources {
            for requirement in resource.uses.flatMap(\.keys) {
                #expect(!requirement.alternatives.isEmpty)
                for key in requirement.alternatives { #expect(Catalog.keys[key] != nil, "\(resource.id): \(key)") }
            }
        }
    }

    @Test func everyPurposeIsNeededBySomething() {
        let needed = Set(Catalog.resources.flatMap(\.uses).flatMap(\.keys).flatMap(\.alternatives))
        let idle = Catalog.keys.filter { $0.value.key.isPurpose && !needed.contains($0.key) }.keys
        #expect(
            Set(idle) == [
                // No system is known to read them.
                "NSBluetoothWhileInUseUsageDescription", "NSVoIPUsageDescription",
                // Only a path at run time tells.
                "NSFileProviderDomainUsageDescription", "NSAppDataUsageDescription", "NSAppBundlesUsageDescription",
                // They stand in the extension's own Info.plist.
                "NSSystemExtensionUsageDescription", "OSBundleUsageDescription",
            ])
        for key in Catalog.neverNeeded.keys { #expect(idle.contains(key)) }
    }

    @Test func sentencesForPeopleAreSentences() {
        for resource in Catalog.resources {
            #expect(!resource.missing.isEmpty, "\(resource.id)")
            for missing in resource.missing {
                #expect(missing.detail.last != "." && !missing.detail.isEmpty, "\(missing.detail)")
                #expect(
                    missing.detail.first?.isUppercase == false || missing.detail.hasPrefix("ARKit"), "\(missing.detail)"
                )
            }
            for key in resource.keys { #expect(key.rule.last == ".", "\(key.name)") }
            for note in resource.notes + resource.uses.compactMap(\.note) { #expect(note.last == ".", "\(note)") }
            for friend in resource.falseFriends { #expect(friend.why.last != ".", "\(friend.why)") }
            #expect(resource.prompt.systemSentence.map { $0.last == "." } ?? true)
        }
    }

    @Test func everyConsequenceHasItsPlatforms() throws {
        let calendars = try #require(Catalog.resource("calendars"))
        #expect(calendars.missing.map(\.consequence) == [.terminates, .denied])
        #expect(calendars.missing[0].until[.iOS] == Version(17))
        #expect(calendars.missing[1].from[.iOS] == Version(17))
        let network = try #require(Catalog.resource("local-network"))
        let onMac = network.missing.filter { $0.platforms?.contains(.macOS) == true }
        #expect(onMac.map(\.consequence) == [.silent, .none])
    }

    @Test func sourcesAreKnown() {
        let ids = CatalogSources.all.map(\.id)
        #expect(ids == ids.sorted())
        #expect(Set(ids).count == ids.count)
        for resource in Catalog.resources {
            #expect(!resource.sources.isEmpty)
            for source in resource.sources {
                #expect(CatalogSources.source(source) != nil, "\(resource.id): \(source)")
            }
        }
    }

    @Test func falseKeysAreFalse() {
        let names = Catalog.falseKeys.map(\.name)
        #expect(names == names.sorted())
        #expect(Set(names).count == names.count)
        for key in Catalog.falseKeys {
            #expect(Catalog.keys[key.name] == nil)
            for instead in key.instead { #expect(Catalog.keys[instead] != nil, "\(instead)") }
        }
        #expect(Catalog.falseKey("NSPhotoUsageDescription")?.instead.first == "NSPhotoLibraryUsageDescription")
        #expect(Catalog.falseKey("NSCameraUsageDescription") == nil)
    }

    @Test func featuresNameKeysOfTheCatalogue() {
        #expect(Set(Catalog.features.map(\.id)).count == Catalog.features.count)
        for feature in Catalog.features {
            for key in feature.keys + feature.further.map(\.key) {
                #expect(Catalog.keys[key] != nil, "\(feature.id): \(key)")
            }
        }
    }

    @Test func entitlementsBelongToResources() {
        for need in Catalog.entitlementNeeds {
            #expect(Catalog.resource(need.resource) != nil, "\(need.resource)")
            for key in need.keys { #expect(Catalog.keys[key] != nil, "\(key)") }
            for text in need.code { #expect(UsePattern(text) != nil || SelectorPattern(text) != nil, "\(text)") }
            #expect(need.circumstance == .capability || need.platforms == [.macOS])
            for entitlement in need.alternatives { #expect(entitlement.hasPrefix("com.apple.")) }
        }
        let settings = Catalog.entitlementSettings.map(\.setting)
        #expect(settings == settings.sorted())
        let needed = Set(Catalog.entitlementNeeds.flatMap(\.alternatives))
        let free = Catalog.entitlementSettings.map(\.entitlement).filter { !needed.contains($0) }
        #expect(free == [Catalog.sandboxEntitlement, "com.apple.security.print", "com.apple.security.device.usb"])
    }
}
