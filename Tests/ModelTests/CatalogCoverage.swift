import PlainspokenModel

/// Which uses of a resource speak of a name in the vetted table.
struct Coverage {
    enum Item {
        case type(String)
        case selector(String, String)
        case function(String)
        case symbol(String)

        /// As exceptions name it.
        var text: String {
            switch self {
            case .type(let name), .function(let name), .symbol(let name): name
            case .selector(let type, let selector): "\(type) \(selector)"
            }
        }

        var type: String {
            switch self {
            case .type(let name), .selector(let name, _), .function(let name), .symbol(let name): name
            }
        }
    }

    private struct Read {
        var use: ResourceUse
        var swift: [UsePattern]
        var objectiveC: [SelectorPattern]
        var types: Set<String>

        func calls(_ function: String) -> Bool {
            use.functions.contains(function) || swift.contains { $0.shape == .function(function) }
        }
    }

    private var uses: [Read]

    init(_ resource: Resource) {
        uses = resource.uses.map { use in
            let isSelector = { (text: String) in text.first == "+" || text.first == "-" }
            let swift = (use.swift + use.beside.filter { !isSelector($0) }).compactMap { UsePattern($0) }
            let objectiveC = (use.objectiveC + use.beside.filter(isSelector)).compactMap { SelectorPattern($0) }
            let types = Set(swift.compactMap(\.type).flatMap { [$0, String($0.prefix { $0 != "." })] })
            return Read(use: use, swift: swift, objectiveC: objectiveC, types: types.union(objectiveC.map(\.type)))
        }
    }

    /// The uses that speak of it, `beside` included; a mention of the class is enough for the methods of a reference.
    func uses(of item: Item, isReference: Bool) -> [ResourceUse] {
        uses.filter { read in
            switch item {
            case .type(let name): read.types.contains(name) || read.calls(name)
            case .selector(let type, let selector):
                read.objectiveC.contains { pattern in
                    guard pattern.type == type else { return false }
                    guard let own = pattern.selector else { return isReference }
                    return (pattern.isClassMessage ? "+" : "-") + own == selector
                }
            case .function(let symbol): read.calls(String(symbol.dropFirst()))
            case .symbol(let symbol): read.use.symbols.contains(symbol)
            }
        }.map(\.use)
    }

    /// Every name that an entry of the table gives, its Swift types included.
    static func items(of api: Facts.API) -> [Item] {
        var items: [Item] = []
        for type in api.objc {
            items.append(.type(type.class))
            items += type.selectors.map { .selector(type.class, $0.kind + $0.selector) }
        }
        items += api.cSymbols.map { .function($0.symbol) }
        items += api.swiftSymbols.map { .symbol($0.symbolPrefix) }
        // A word with a small letter between two capitals, not after a dot: a type, or a C function.
        let word = #/(?:^|[^A-Za-z0-9_.])([A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*[A-Z][A-Za-z0-9]*)/#
        for name in api.swift.flatMap({ $0.matches(of: word) }).map({ String($0.1) }) where name != "SwiftUI" {
            if !items.contains(where: { $0.text == name || $0.text == "_" + name }) { items.append(.type(name)) }
        }
        return items
    }
}
