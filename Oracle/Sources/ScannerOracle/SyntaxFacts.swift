import SwiftOperators
import SwiftParser
import SwiftSyntax

extension Reading {
    /// What swift-syntax says about Swift source.
    package static func syntax(_ bytes: [UInt8]) -> Reading {
        let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let facts = SyntaxFacts(viewMode: .sourceAccurate)
        facts.walk(tree)
        SyntaxBlocks(facts).walk(tree)
        SyntaxExpressions(facts).walk(tree)
        facts.reading.tokens = SyntaxTokens.tokens(of: tree, bytes)
        facts.reading.hasErrors = tree.hasError
        return facts.reading
    }
}

/// Writes the facts of a swift-syntax tree as the scanner's facts are written.
final class SyntaxFacts: SyntaxVisitor {
    var reading = Reading()

    func start(_ node: some SyntaxProtocol) -> Int { node.positionAfterSkippingLeadingTrivia.utf8Offset }

    func end(_ node: some SyntaxProtocol) -> Int { node.endPositionBeforeTrailingTrivia.utf8Offset }

    func name(_ token: TokenSyntax) -> String {
        let text = token.text
        return text.count > 2 && text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
    }

    func declare(_ kind: String, _ token: TokenSyntax, _ labels: String? = nil) {
        guard token.presence == .present else { return }
        reading.add(.declaration, start(token), "\(kind) \(name(token))\(labels.map { "(\($0))" } ?? "")")
    }

    // MARK: Declarations

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first?.name {
            reading.add(.import, start(node.importKeyword), name(module))
        }
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name, node.memberBlock) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name, node.memberBlock) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name, node.memberBlock) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name, node.memberBlock) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name, node.memberBlock) }

    private func type(_ name: TokenSyntax, _ members: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
        declare("type", name)
        block("type", members.leftBrace, members.rightBrace)
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        reading.add(.declaration, start(node.extendedType), "typeExtension")
        block("type", node.memberBlock.leftBrace, node.memberBlock.rightBrace)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        declare("function", node.name, labels(node.signature.parameterClause.parameters))
        if let body = node.body { block("function", body) }
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        declare("initializer", node.initKeyword, labels(node.signature.parameterClause.parameters))
        if let body = node.body { block("function", body) }
        return .visitChildren
    }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        reading.add(.declaration, start(node.deinitKeyword), "deinitializer")
        if let body = node.body { block("function", body) }
        return .visitChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        reading.add(.declaration, start(node.subscriptKeyword), "subscriptDeclaration")
        return .visitChildren
    }

    override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
        declare("macro", node.name, labels(node.signature.parameterClause.parameters))
        return .visitChildren
    }

    private func labels(_ parameters: FunctionParameterListSyntax) -> String {
        parameters.map { name($0.firstName) + ":" }.joined()
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        if node.colon.presence == .present { declare("parameter", node.secondName ?? node.firstName) }
        return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        if node.type != nil { declare("parameter", node.secondName ?? node.firstName) }
        return .visitChildren
    }

    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        if node.initializer != nil { declare("variable", node.name) }
        // `[weak self]` names what stands outside, which the scanner does not look up.
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        declare("variable", node.identifier)
        return .visitChildren
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.parameterClause?.parameters.map { ($0.firstName.map(name) ?? "_") + ":" }.joined() ?? ""
        declare("enumCase", node.name, labels)
        return .visitChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        declare("typeAlias", node.name)
        return .visitChildren
    }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        declare("typeAlias", node.name)
        return .visitChildren
    }

    // MARK: Conditions of the build

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        var earlier: [String] = []
        for (ordinal, clause) in node.clauses.enumerated() {
            var conditions = earlier.map { "!" + $0 }
            if let condition = clause.condition {
                let text = BuildText.text(condition)
                conditions.append(text)
                earlier.append(text)
            }
            let whole = conditions.count == 1 ? conditions[0] : "(" + conditions.joined(separator: "&&") + ")"
            reading.add(.build, start(node), "\(ordinal) \(whole)")
            // The condition itself is no code.
            if let elements = clause.elements { walk(elements) }
        }
        return .skipChildren
    }

    // MARK: Blocks

    func block(_ kind: String, _ left: TokenSyntax, _ right: TokenSyntax, _ condition: String = "") {
        guard left.presence == .present, right.presence == .present else { return }
        reading.add(.block, end(left), "\(kind) \(start(right)) \(condition)")
    }

    func block(_ kind: String, _ body: CodeBlockSyntax, _ condition: String = "") {
        block(kind, body.leftBrace, body.rightBrace, condition)
    }

    func range(_ first: some SyntaxProtocol, _ last: some SyntaxProtocol) -> String {
        Reading.text(start(first)..<max(start(first), end(last)))
    }
}
