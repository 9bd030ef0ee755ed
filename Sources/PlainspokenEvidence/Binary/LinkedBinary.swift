import PlainspokenModel

/// A binary that ships in a target, with what counts of it on the target's platform.
package struct LinkedBinary: Sendable {
    /// Relative to the app's folder.
    package var path: String
    /// Whether it is the target's own executable; everything else is somebody's library.
    package var isOwn: Bool
    private let slices: [BinarySlice]
    /// Every selector that code of any slice sends.
    let selectors: Set<String>
    /// The names of Swift symbols among the imports.
    let swiftImports: [String]

    package init(_ facts: BinaryFacts, platform: Platform, isOwn: Bool) {
        path = facts.path
        self.isOwn = isOwn
        slices = facts.slices(for: platform)
        selectors = slices.reduce(into: []) { $0.formUnion($1.selectors) }
        swiftImports = Set(slices.flatMap { $0.imports.keys.filter { $0.hasPrefix("_$s") } }).sorted()
    }

    /// Whether nothing can be said of what its code sends.
    package var isUnread: Bool { slices.isEmpty || slices.contains(where: \.isEncrypted) }

    /// Whether its code becomes part of whatever links it.
    package var isStatic: Bool { slices.contains { $0.kind == .archive || $0.kind == .object } }

    /// Whether string literals hold a phrase in lower case.
    func holds(_ phrase: String) -> Bool { slices.contains { $0.texts.contains(phrase) } }

    /// Whether code may look a class up by its name.
    func mayLookUp(class name: String) -> Bool { slices.contains { $0.texts.contains(name) } }

    func names(class name: String) -> Bool { slices.contains { $0.names(class: name) } }

    /// What of its own holds objects of a class of Apple's, each once.
    func holders(of name: String) -> [String] {
        var seen: Set<String> = []
        return slices.flatMap { $0.holders[name] ?? [] }.filter { seen.insert($0).inserted }
    }

    func imports(_ symbol: String) -> Bool { slices.contains { $0.takesFromSystem(symbol) } }

    /// What it may do that needs keys without naming a resource.
    package var hints: Set<CodeHint> {
        Set(
            CodeHint.allCases.filter { hint in
                hint.symbols.contains { symbol in
                    guard symbol.hasSuffix("*") else { return imports(symbol) }
                    let beginning = symbol.dropLast()
                    return slices.contains { $0.imports.keys.contains { $0.hasPrefix(beginning) } }
                }
            })
    }
}

/// A use of the catalogue that a binary refers to.
package struct BinaryMatch: Sendable {
    var resource: Resource
    var platforms: Set<Platform>?
    var keys: [KeyRequirement]
    var path: String
    var symbol: String
    /// The API as people know it.
    var api: String
    /// The classes or members of the binary that hold an object of the API's class.
    var holders: [String]
    var strength: UseStrength
    var confidence: Confidence
    /// Whether an argument that cannot be seen decides which of the keys is needed.
    var isOpen = false
}
