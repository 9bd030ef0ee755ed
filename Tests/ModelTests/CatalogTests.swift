import PlainspokenModel
import Testing

@Suite struct CatalogTests {
    @Test(arguments: Catalog.resources.map(\.id))
    func everyPatternCanBeRead(id: String) throws {
        let resource = try #require(Catalog.resource(id))
        for use in resource.uses {
            for text in use.swift { #expect(UsePattern(text) != nil, "\(text)") }
            for text in use.objectiveC { #expect(SelectorPattern(text) != nil, "\(text)") }
            for text in use.beside { #expect(UsePattern(text) != nil || SelectorPattern(text) != nil, "\(text)") }
        }
    }
}
