import PlainspokenModel
import Testing

@Suite struct PlugInTests {
    @Test func everyNameIsThereOnceInItsEcosystem() {
        var seen: [PlugIn.Ecosystem: Set<String>] = [:]
        for plugIn in Catalog.plugIns {
            for name in [plugIn.name] + plugIn.otherNames {
                #expect(seen[plugIn.ecosystem, default: []].insert(name).inserted, "\(name) stands twice")
            }
        }
    }

    @Test func everyPartNamesRealKeysAndASource() {
        for plugIn in Catalog.plugIns {
            #expect(plugIn.source.hasPrefix("https://"), "\(plugIn.name)")
            #expect(!plugIn.parts.isEmpty || !plugIn.hints.isEmpty, "\(plugIn.name) brings nothing")
            for part in plugIn.parts {
                #expect(!part.keys.isEmpty, "\(plugIn.name)")
                for key in part.keys { #expect(Catalog.keys[key] != nil, "\(key) of \(plugIn.name)") }
                for word in part.asked { #expect(word.count > 4, "\(word) is too short to be telling") }
            }
        }
    }

    @Test func aPackageIsFoundByAnyOfItsNames() {
        #expect(Catalog.plugIn("image_picker_ios", in: .flutter)?.name == "image_picker")
        #expect(Catalog.plugIn("image_picker", in: .node) == nil)
        #expect(PlugIn.Ecosystem.flutter.platforms == [.iOS])
    }
}
