import SwiftOperators
import SwiftSyntax

/// Names, members, calls, subscripts and assignments of a tree.
final class SyntaxExpressions: SyntaxVisitor {
    private let facts: SyntaxFacts

    init(_ facts: SyntaxFacts) {
        self.facts = facts
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Names and members

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        let isInKeyPath = node.parent?.is(KeyPathPropertyComponentSyntax.self) ?? false
        if !isMember, !isInKeyPath, node.baseName.presence == .present, !isOperator(node.baseName) {
            name(node.baseName)
        }
        return .visitChildren
    }

    /// An operator as an argument: `reduce(0, +)`.
    private func isOperator(_ token: TokenSyntax) -> Bool {
        switch token.tokenKind {
        case .binaryOperator, .prefixOperator, .postfixOperator: true
        default: false
        }
    }

    override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind {
        name(node.superKeyword)
        return .visitChildren
    }

    /// `Any` and `Self` where a value is expected; the type of a cast is none.
    override func visit(_ node: TypeExprSyntax) -> SyntaxVisitorContinueKind {
        let before = node.previousToken(viewMode: .sourceAccurate)?.parent
        let isCast = [before, before?.parent].contains {
            $0?.is(UnresolvedAsExprSyntax.self) ?? false || $0?.is(UnresolvedIsExprSyntax.self) ?? false
        }
        if !isCast { typeNames(node.type) }
        return .visitChildren
    }

    /// `any Own.Kind` and `Any` are read as chains of names.
    private func typeNames(_ type: TypeSyntax) {
        if let type = type.as(IdentifierTypeSyntax.self) { return name(type.name) }
        if let type = type.as(SomeOrAnyTypeSyntax.self) { return typeNames(type.constraint) }
        if let type = type.as(MemberTypeSyntax.self) {
            typeNames(type.baseType)
            facts.reading.add(.member, facts.start(type.name), facts.name(type.name))
        }
    }

    /// `if let x` names the outer `x`.
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if node.initializer == nil, let pattern = node.pattern.as(IdentifierPatternSyntax.self) {
            name(pattern.identifier)
        }
        return .visitChildren
    }

    private func name(_ token: TokenSyntax) {
        facts.reading.add(.name, facts.start(token), facts.name(token))
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let token = node.declName.baseName
        if token.presence == .present { facts.reading.add(.member, facts.start(token), facts.name(token)) }
        return .visitChildren
    }

    /// The arguments of an attribute of the language are no expressions: `@inline(__always)`.
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.lastToken(viewMode: .sourceAccurate)?.text ?? ""
        let isOwn = name.unicodeScalars.first.map { ("A"..."Z").contains($0) } ?? false
        return isOwn || name == ">" ? .visitChildren : .skipChildren
    }

    // MARK: Calls

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        call(
            member: memberOffset(node.calledExpression), node.leftParen, node.arguments, node.trailingClosure,
            node.additionalTrailingClosures)
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        facts.reading.add(.name, facts.start(node.pound), "#" + facts.name(node.macroName))
        call(member: nil, node.leftParen, node.arguments, node.trailingClosure, node.additionalTrailingClosures)
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        facts.reading.add(.name, facts.start(node.pound), "#" + facts.name(node.macroName))
        call(member: nil, node.leftParen, node.arguments, node.trailingClosure, node.additionalTrailingClosures)
        return .visitChildren
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        let labels = labels(node.arguments)
        facts.reading.add(.subscript, facts.start(node.leftSquare), labels)
        return .visitChildren
    }

    private func call(
        member: Int?, _ leftParen: TokenSyntax?, _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?,
        _ more: MultipleTrailingClosureElementListSyntax
    ) {
        guard let first = leftParen ?? closure?.leftBrace else { return }
        var text = labels(arguments)
        if closure != nil { text += "_{}" }
        for item in more { text += facts.name(item.label) + "{}" }
        facts.reading.add(.call, member ?? facts.start(first), text)
    }

    private func labels(_ arguments: LabeledExprListSyntax) -> String {
        arguments.map { ($0.label.map(facts.name) ?? "_") + ":" }.joined()
    }

    /// Offset of the member that is called; nil where something else is.
    private func memberOffset(_ called: ExprSyntax) -> Int? {
        let called = Self.bare(called)
        if let member = called.as(MemberAccessExprSyntax.self) { return facts.start(member.declName.baseName) }
        return nil
    }

    /// Without `?`, `!`, `try`, `await`, generic arguments and parentheses.
    private static func bare(_ node: ExprSyntax) -> ExprSyntax {
        if let inner = node.as(TryExprSyntax.self) { return bare(inner.expression) }
        if let inner = node.as(AwaitExprSyntax.self) { return bare(inner.expression) }
        if let inner = node.as(OptionalChainingExprSyntax.self) { return bare(inner.expression) }
        if let inner = node.as(ForceUnwrapExprSyntax.self) { return bare(inner.expression) }
        if let inner = node.as(GenericSpecializationExprSyntax.self) { return bare(inner.expression) }
        if let inner = node.as(TupleExprSyntax.self), inner.elements.count == 1, let only = inner.elements.first,
            only.label == nil
        {
            return bare(only.expression)
        }
        return node
    }

    // MARK: Assignments

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        var previous: ExprSyntax?
        for element in node.elements {
            if let assignment = element.as(AssignmentExprSyntax.self) {
                assign(assignment.equal, to: previous)
            } else if let binary = element.as(BinaryOperatorExprSyntax.self), Self.assigns(binary.operator.text) {
                assign(binary.operator, to: previous)
            }
            previous = element
        }
        return .visitChildren
    }

    private func assign(_ token: TokenSyntax, to target: ExprSyntax?) {
        let offset = target.flatMap { lastOffset($0) }
        facts.reading.add(.assignment, facts.start(token), "\(token.text) \(offset.map(String.init) ?? "-")")
    }

    /// Offset of the last component of a chain.
    private func lastOffset(_ target: ExprSyntax) -> Int? {
        let node = Self.bare(target)
        if let member = node.as(MemberAccessExprSyntax.self) {
            // `.x = y` has no base: the scanner calls it an implicit member, which is no chain.
            return member.base == nil ? nil : facts.start(member.declName.baseName)
        }
        if let name = node.as(DeclReferenceExprSyntax.self) { return facts.start(name) }
        if let item = node.as(SubscriptCallExprSyntax.self) { return facts.start(item.leftSquare) }
        if let item = node.as(FunctionCallExprSyntax.self),
            let first = item.leftParen ?? item.trailingClosure?.leftBrace
        {
            return memberOffset(item.calledExpression) ?? facts.start(first)
        }
        return nil
    }

    /// Whether an operator assigns: those of the standard library by their precedence, own ones by their form.
    static func assigns(_ name: String) -> Bool {
        if let known = OperatorTable.standardOperators.infixOperator(named: name) {
            return known.precedenceGroup == "AssignmentPrecedence"
        }
        guard name.count > 1, name.hasSuffix("="), let first = name.first else { return false }
        if first == "=" || first == "!" || first == "~" { return false }
        return first != "<" && first != ">" || name.count == 3 && name.dropFirst().first == first
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let elements = node.elements { walk(elements) }
        return .skipChildren
    }
}
