import PlainspokenModel

/// Where the code asks for permission, and which of its functions do so.
struct PromptRequests {
    struct Request {
        var file: Int
        var block: Int
        var offset: Int
        var api: String
    }

    let cells: Cells
    let requests: [Request]
    /// Functions in whose body a request stands, or a call of such a function, with that request.
    private(set) var functions: [CodeBase.Reference: Request] = [:]
    private var base: CodeBase { cells.base }

    init(_ cells: Cells, requests: [Request]) {
        self.cells = cells
        self.requests = requests
        for request in requests {
            if let function = function(around: request.block, request.file), functions[function] == nil {
                functions[function] = request
            }
        }
        addCallers()
    }

    private func function(around block: Int, _ file: Int) -> CodeBase.Reference? {
        base.files[file].function(of: block).map { CodeBase.Reference(file: file, declaration: $0) }
    }

    /// Functions that do little but call one that asks.
    private mutating func addCallers() {
        var added: [CodeBase.Reference: Request] = [:]
        let names = Set(functions.keys.map { base.declaration($0).name })
        for (file, indexed) in base.files.enumerated() {
            for chain in indexed.facts.expressions {
                for component in chain.components where component.arguments != nil {
                    guard names.contains(name(component, chain)), let caller = function(around: chain.block, file),
                        functions[caller] == nil,
                        isStraight(chain.block, file) || Self.saysItAsks(name(component, chain)),
                        let request = request(of: component, chain, file)
                    else { continue }
                    added[caller] = request
                }
            }
        }
        functions.merge(added) { first, _ in first }
    }

    /// Whether a function's name says that it asks.
    private static func saysItAsks(_ name: String) -> Bool {
        let name = name.lowercased()
        return ["request", "permission", "authori", "access", "ask"].contains { name.contains($0) }
    }

    /// Whether a call is made whenever its function runs: one on a branch is a step of other work.
    private func isStraight(_ block: Int, _ file: Int) -> Bool {
        let blocks = base.files[file].facts.blocks
        var next: Int? = block
        while let index = next, blocks.indices.contains(index) {
            switch blocks[index].kind {
            case .function, .accessor, .type, .file: return true
            case .branch, .guardElse, .switchCase: return false
            default: next = blocks[index].parent
            }
        }
        return true
    }

    private func name(_ component: Expression.Component, _ chain: Expression) -> String {
        if component.name.isEmpty, case .name(let name) = chain.base { return name }
        return component.name
    }

    /// The request that a call leads to.
    func request(of component: Expression.Component, _ chain: Expression, _ file: Int) -> Request? {
        let found = Calls(cells: cells).functions(of: component, in: chain)
        // A name that several types share may mean a function that asks nothing.
        guard !found.isEmpty, found.allSatisfy({ functions[$0] != nil }) else {
            let own = base.files[file].enclosingType(of: chain.block)
            return found.first { functions[$0] != nil && isMember($0, of: own) && isOnSelf(chain) }.flatMap {
                functions[$0]
            }
        }
        return functions[found[0]]
    }

    private func isOnSelf(_ chain: Expression) -> Bool {
        if case .name(let name) = chain.base {
            chain.components.first?.name.isEmpty == true || name == "self"
        } else {
            false
        }
    }

    private func isMember(_ function: CodeBase.Reference, of type: String?) -> Bool {
        base.files[function.file].enclosingType(of: base.declaration(function).block) == type
    }

    /// The request that a closure makes, itself or by calling a function.
    func request(in block: Int, _ file: Int) -> Request? {
        let range = base.files[file].facts.blocks[block].range
        if let direct = requests.first(where: { $0.file == file && range.contains($0.offset) }) { return direct }
        for index in base.files[file].expressions(in: range) {
            let chain = base.files[file].facts.expressions[index]
            for component in chain.components where component.arguments != nil {
                if let request = request(of: component, chain, file) { return request }
            }
        }
        return nil
    }

    /// The request that a function or method of a type makes, by its name or selector.
    func request(named written: String, in type: String?) -> Request? {
        let bare = String(written.prefix { $0 != ":" })
        let found = functions.filter { function, _ in
            let name = base.declaration(function).name
            return (name == written || name == bare || name.prefix { $0 != ":" } == bare)
                && (type == nil || isMember(function, of: type))
        }
        return found.min { ($0.key.file, $0.key.declaration) < ($1.key.file, $1.key.declaration) }?.value
    }
}
