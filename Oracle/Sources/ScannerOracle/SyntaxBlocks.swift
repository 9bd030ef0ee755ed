import SwiftSyntax

/// Bodies of statements and accessors.
final class SyntaxBlocks: SyntaxVisitor {
    private let facts: SyntaxFacts

    init(_ facts: SyntaxFacts) {
        self.facts = facts
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        facts.block("branch", node.body, facts.range(node.conditions, node.conditions))
        if case .codeBlock(let body) = node.elseBody { facts.block("branch", body) }
        return .visitChildren
    }

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        facts.block("guardElse", node.body, facts.range(node.conditions, node.conditions))
        return .visitChildren
    }

    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
        facts.block("loop", node.body, facts.range(node.conditions, node.conditions))
        return .visitChildren
    }

    override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind {
        facts.block("loop", node.body, facts.range(node.condition, node.condition))
        return .visitChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        let first: any SyntaxProtocol = node.caseKeyword.map { $0 as any SyntaxProtocol } ?? node.pattern
        let last: any SyntaxProtocol = node.whereClause.map { $0 as any SyntaxProtocol } ?? node.sequence
        facts.block("loop", node.body, facts.range(first, last))
        return .visitChildren
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        facts.block("switchBody", node.leftBrace, node.rightBrace, facts.range(node.subject, node.subject))
        return .visitChildren
    }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
        var (end, condition) = (0, "")
        switch node.label {
        case .case(let label):
            end = facts.end(label.colon)
            condition = facts.range(label.caseItems, label.caseItems)
        case .default(let label): end = facts.end(label.colon)
        @unknown default: return .visitChildren
        }
        facts.reading.add(.block, end, "switchCase \(condition)")
        return .visitChildren
    }

    override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
        facts.block("doBody", node.body)
        for item in node.catchClauses {
            let condition = item.catchItems.isEmpty ? "" : facts.range(item.catchItems, item.catchItems)
            facts.block("catchBody", item.body, condition)
        }
        return .visitChildren
    }

    override func visit(_ node: DeferStmtSyntax) -> SyntaxVisitorContinueKind {
        facts.block("deferBody", node.body)
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        facts.block("closure", node.leftBrace, node.rightBrace)
        return .visitChildren
    }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        switch node.accessors {
        case .getter: facts.block("accessor", node.leftBrace, node.rightBrace)
        case .accessors(let list):
            for body in list.compactMap(\.body) { facts.block("accessor", body) }
        @unknown default: break
        }
        return .visitChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let elements = node.elements { walk(elements) }
        return .skipChildren
    }
}
