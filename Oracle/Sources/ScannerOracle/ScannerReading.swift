import PlainspokenModel
import PlainspokenReading

extension Reading {
    /// What our scanner says about Swift source.
    package static func scanner(_ bytes: [UInt8]) -> Reading {
        var reading = Reading()
        reading.tokens = TokenNormalization.joinNumbers(
            SwiftLexer.lex(bytes).tokens.filter { $0.kind != .endOfFile && !$0.range.isEmpty }.map(\.range), bytes)
        reading.add(SwiftScanner.scan(SourceText(path: "File.swift", bytes: bytes)))
        return reading
    }

    private mutating func add(_ facts: SourceFacts) {
        for item in facts.imports { add(.import, item.offset, item.module) }
        for item in facts.declarations { add(.declaration, item.offset, Self.text(item)) }
        for item in facts.expressions { add(item) }
        for item in facts.assignments {
            let target = item.target.map { Self.lastOffset(facts.expressions[$0]) }
            add(.assignment, item.offset, "\(item.operation) \(target.map(String.init) ?? "-")")
        }
        for block in facts.blocks.dropFirst() { add(block) }
    }

    private static func text(_ item: Declaration) -> String {
        switch item.kind {
        case .function, .initializer, .enumCase, .macro:
            "\(item.kind) \(item.name)(\(item.labels.map { $0 + ":" }.joined()))"
        case .typeExtension, .subscriptDeclaration, .deinitializer: "\(item.kind)"
        default: "\(item.kind) \(item.name)"
        }
    }

    private mutating func add(_ item: Expression) {
        if case .name(let name) = item.base { add(.name, item.offset, name) }
        for component in item.components {
            if !component.name.isEmpty { add(.member, component.offset, component.name) }
            guard let arguments = component.arguments else { continue }
            let labels = arguments.map { ($0.label ?? "_") + ($0.isTrailing ? "{}" : ":") }.joined()
            add(component.isSubscript ? .subscript : .call, component.offset, labels)
        }
    }

    /// Offset of the last component, or of the base where it has none.
    private static func lastOffset(_ item: Expression) -> Int { item.components.last?.offset ?? item.offset }

    private mutating func add(_ block: Block) {
        switch block.kind {
        case .conditional(let condition):
            add(.build, block.statement, "\(block.ordinal) \(condition.oracleText)")
        case .switchCase:
            // Where its text ends is a matter of the space before the next case.
            add(.block, block.range.lowerBound, "switchCase \(Self.text(block.condition))")
        case .file: break
        default:
            add(
                .block, block.range.lowerBound,
                "\(block.kind.oracleText) \(block.range.upperBound) \(Self.text(block.condition))")
        }
    }

    static func text(_ range: Range<Int>) -> String { range.isEmpty ? "" : "\(range.lowerBound)-\(range.upperBound)" }
}

extension Block.Kind {
    fileprivate var oracleText: String {
        switch self {
        case .type: "type"
        case .function: "function"
        case .accessor: "accessor"
        default: "\(self)"
        }
    }
}

extension BuildCondition {
    /// The condition with all its parentheses and no space.
    var oracleText: String {
        switch self {
        case .os(let name): "os(\(name))"
        case .targetEnvironment(let name): "targetEnvironment(\(name))"
        case .canImport(let name): "canImport(\(name))"
        case .flag(let name): name
        case .literal(let value): "\(value)"
        case .not(let condition): "!" + condition.oracleText
        case .all(let conditions): "(" + conditions.map(\.oracleText).joined(separator: "&&") + ")"
        case .any(let conditions): "(" + conditions.map(\.oracleText).joined(separator: "||") + ")"
        case .unknown(let text): text.filter { !$0.isWhitespace }
        }
    }
}
