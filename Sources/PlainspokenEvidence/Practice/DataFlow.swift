import PlainspokenModel

/// Follows a resource's data through variables, parameters and members.
///
/// Within a function and a type it is sure of itself; in another type of the target what it finds is only possible.
struct DataFlow {
    /// What a variable holds.
    struct Taint: Hashable {
        var resource: String
        var file: Int
        var offset: Int
        var confidence: Confidence
        /// The address of a file that holds the data.
        var isFile: Bool
    }

    let cells: Cells
    /// By cell and resource, the surest.
    private(set) var taints: [Cell: [String: Taint]] = [:]
    private(set) var telling: TellingChains
    private var hasChanged = false
    var base: CodeBase { cells.base }

    init(_ cells: Cells) {
        self.cells = cells
        telling = TellingChains(cells.base)
        seed()
        for name in DataSources.results.keys.sorted() { telling.mark(name) }
        guard !telling.isEmpty else { return }
        var files = base.files.indices.map { DataSteps(file: $0, in: cells) }
        for _ in 0..<8 {
            hasChanged = false
            for file in files.indices where telling.isIn(file) { files[file].run(&self) }
            if !hasChanged { break }
        }
    }

    mutating func add(_ taint: Taint, to cell: Cell) {
        let known = taints[cell]?[taint.resource]
        guard known == nil || (known?.confidence ?? .possible) < taint.confidence else { return }
        taints[cell, default: [:]][taint.resource] = taint
        hasChanged = true
        mark(cell)
    }

    /// Marks the chains that may speak of a cell; a local variable is known in its own file only.
    private mutating func mark(_ cell: Cell) {
        switch cell {
        case .declared(let reference):
            let declaration = base.declaration(reference)
            let isLocal = declaration.kind != .function && !cells.isMember(cell)
            telling.mark(declaration.name, only: isLocal ? reference.file : nil)
        case .closureParameter(let file, let closure, let position):
            telling.mark(String(position), only: file)
            if let name = cells.closureNames(closure, in: file)[safe: position] { telling.mark(name, only: file) }
        }
    }

    // MARK: Beginnings

    private mutating func seed() {
        for (file, indexed) in base.files.enumerated() {
            for declaration in indexed.facts.declarations where declaration.kind == .function {
                seed(declaration, file, indexed)
            }
            for index in Set(Self.beginnings.flatMap { indexed.chainNames.chains($0) }).sorted() {
                seed(indexed.facts.expressions[index], index, file, indexed)
            }
        }
    }

    /// Hashes of the names of calls that bring data in.
    private static let beginnings = Set(DataSources.closures.keys).union(DataSources.files.keys).map(ChainNames.hash)

    private mutating func seed(_ function: Declaration, _ file: Int, _ indexed: IndexedFile) {
        for source in DataSources.parameters {
            let isIt =
                function.name == source.selector
                || function.name == source.name && function.labels == source.labels
            guard isIt, let body = function.body,
                let parameter = indexed.parameters[body, default: []][safe: source.position]
            else { continue }
            for resource in resources(source.resource) {
                add(
                    Taint(
                        resource: resource, file: file, offset: function.offset, confidence: .certain,
                        isFile: source.isFile),
                    to: .declared(CodeBase.Reference(file: file, declaration: parameter)))
            }
        }
    }

    /// What a capture or a picker may be of depends on the outputs and sources that the target sets up.
    private func resources(_ written: String) -> [String] {
        switch written {
        case "capture":
            let video = mentions("AVCaptureVideoDataOutput")
            let audio = mentions("AVCaptureAudioDataOutput")
            return (video ? ["camera"] : []) + (audio ? ["microphone"] : [])
        case "picker":
            let usesCamera = base.files.contains { file in
                file.facts.assignments.contains { assignment in
                    guard let target = assignment.target,
                        file.facts.expressions[target].components.last?.name == "sourceType"
                    else { return false }
                    if case .implicitMember("camera") = assignment.value { return true }
                    if case .expression(let index) = assignment.value {
                        let chain = file.facts.expressions[index]
                        return chain.components.last?.name == "camera"
                            || chain.base == .name("UIImagePickerControllerSourceTypeCamera")
                    }
                    return false
                }
            }
            return usesCamera ? ["camera"] : []
        default: return [written]
        }
    }

    private func mentions(_ type: String) -> Bool { base.files.contains { $0.facts.text.holds(type) } }

    private mutating func seed(_ chain: Expression, _ index: Int, _ file: Int, _ indexed: IndexedFile) {
        for (position, component) in chain.components.enumerated() {
            guard let arguments = component.arguments else { continue }
            var name = component.name
            if name.isEmpty, position == 0, case .name(let first) = chain.base { name = first }
            if let source = DataSources.closures[name], imports(source.module, indexed) {
                let closure = arguments.lazy.compactMap { argument -> Int? in
                    if case .closure(let block) = argument.value { block } else { nil }
                }.first
                if let closure {
                    add(
                        Taint(
                            resource: source.resource, file: file, offset: component.offset, confidence: .certain,
                            isFile: false),
                        to: .closureParameter(file: file, closure: closure, position: source.position))
                }
            }
            guard let source = DataSources.files[name], imports("AVF", indexed),
                let argument = arguments.first(where: { $0.label == source.label }),
                let cell = cells.cell(of: argument.value, file: file)
            else { continue }
            add(
                Taint(
                    resource: source.resource, file: file, offset: component.offset, confidence: .certain, isFile: true),
                to: cell)
        }
    }

    func imports(_ module: String, _ file: IndexedFile) -> Bool {
        file.modules.contains { $0.hasPrefix(module) }
    }

    // MARK: Values

    /// Members that tell how much there is, not what it is.
    private static let measures: Set<String> = [
        "count", "isEmpty", "frameLength", "frameCapacity", "format", "sampleRate", "duration", "error", "distance",
        "distanceFromLocation:", "horizontalAccuracy", "localizedDescription", "hash", "size", "length",
    ]
    /// Types whose values are too small to be a sound or a picture.
    private static let numbers: Set<String> = [
        "Int", "Float", "Double", "CGFloat", "max", "min", "abs", "sqrt", "Bool", "UInt",
    ]

    /// The data that one chain is or holds.
    func taint(_ reference: ExpressionReference) -> [Taint] {
        guard telling.contains(reference) else { return [] }
        let chain = base.files[reference.file].facts.expressions[reference.index]
        if chain.components.contains(where: { Self.measures.contains($0.name) }) { return [] }
        if let source = source(chain, reference) { return [source] }
        for end in (0...chain.components.count).reversed() {
            if let cell = cells.cell(reference, upTo: end), let found = taints[cell] {
                return found.values.map { limited($0, cell, reference, chain.block) }.sorted {
                    $0.resource < $1.resource
                }
            }
        }
        return []
    }

    /// What a function or member of another type holds is only possibly the data.
    private func limited(_ taint: Taint, _ cell: Cell, _ reference: ExpressionReference, _ block: Int) -> Taint {
        guard case .declared(let declared) = cell, cells.isMember(cell) else { return taint }
        let owner = base.files[declared.file].enclosingType(of: base.declaration(declared).block)
        guard owner != base.files[reference.file].enclosingType(of: block) else { return taint }
        var limited = taint
        limited.confidence = .possible
        return limited
    }

    private func source(_ chain: Expression, _ reference: ExpressionReference) -> Taint? {
        for (position, component) in chain.components.enumerated() {
            guard let source = DataSources.results[component.name],
                imports(source.module, base.files[reference.file])
            else { continue }
            if let type = source.type {
                guard let receiver = cells.type(reference, upTo: position), base.isKind(receiver, of: type) else {
                    continue
                }
            }
            return Taint(
                resource: source.resource, file: reference.file, offset: component.offset, confidence: .certain,
                isFile: false)
        }
        return nil
    }

    /// The data in a range of the text, in a block or its parent as told.
    func taint(in range: Range<Int>, block: Int, parent: Int? = nil, file: Int) -> [Taint] {
        let indexed = base.files[file]
        let chains = indexed.expressions(in: range)
        guard telling.contains(anyOf: chains, in: file) else { return [] }
        var found: [String: Taint] = [:]
        var end = range.lowerBound
        for index in chains {
            let chain = indexed.facts.expressions[index]
            guard chain.block == block || chain.block == parent, chain.offset >= end else { continue }
            if isNumber(chain, ExpressionReference(file: file, index: index)) {
                end = max(end, chain.end)
                found.merge(smallTaint(chain, file)) { first, _ in first }
                continue
            }
            for taint in taint(ExpressionReference(file: file, index: index)) { found[taint.resource] = taint }
        }
        // The text is looked at last: most ranges hold no data.
        if found.isEmpty || compares(range, indexed.facts.text.bytes) { return [] }
        return found.values.sorted { $0.resource < $1.resource }
    }

    /// Whether a range holds a comparison between blanks, which gives yes or no.
    private func compares(_ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
        let part = bytes[range.clamped(to: 0..<bytes.count)]
        return part.indices.contains { start in
            guard part[start] == UInt8(ascii: " "), start + 2 < part.endIndex else { return false }
            let isDouble = part[start + 2] == UInt8(ascii: "=")
            guard
                isDouble
                    ? start + 3 < part.endIndex && part[start + 3] == UInt8(ascii: " ")
                    : part[start + 2] == UInt8(ascii: " ")
            else { return false }
            switch part[start + 1] {
            case UInt8(ascii: "<"), UInt8(ascii: ">"): return true
            case UInt8(ascii: "="), UInt8(ascii: "!"): return isDouble
            default: return false
            }
        }
    }

    /// A number made of a place or a count is still data; one made of a sound or a picture is not.
    private func smallTaint(_ chain: Expression, _ file: Int) -> [String: Taint] {
        var found: [String: Taint] = [:]
        for index in base.files[file].expressions(in: (chain.offset + 1)..<max(chain.offset + 1, chain.end)) {
            guard base.files[file].facts.expressions[index].block == chain.block else { continue }
            for taint in taint(ExpressionReference(file: file, index: index))
            where taint.resource != "microphone" && taint.resource != "camera" {
                found[taint.resource] = taint
            }
        }
        return found
    }

    private func isNumber(_ chain: Expression, _ reference: ExpressionReference) -> Bool {
        guard case .name(let name) = chain.base else { return false }
        if Self.numbers.contains(name), chain.components.first?.arguments != nil { return true }
        guard let last = chain.components.last, last.arguments != nil else { return false }
        let functions = Calls(cells: cells).functions(of: last, in: chain)
        return !functions.isEmpty
            && functions.allSatisfy {
                ["Bool", "Int", "Float", "Double", "CGFloat"].contains(base.declaration($0).type ?? "")
            }
    }
}
