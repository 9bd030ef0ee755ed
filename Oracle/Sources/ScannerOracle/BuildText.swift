import SwiftOperators
import SwiftSyntax

/// The condition of an `#if` with all its parentheses and no space, as `BuildCondition` is written.
enum BuildText {
    static func text(_ condition: ExprSyntax) -> String {
        let folded = OperatorTable.logicalOperators.foldAll(condition) { _ in }.as(ExprSyntax.self) ?? condition
        return render(folded)
    }

    private static func render(_ node: ExprSyntax) -> String {
        if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return render(only.expression)
        }
        if let prefix = node.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
            return "!" + render(prefix.expression)
        }
        if node.is(InfixOperatorExprSyntax.self), let parts = operands(node, operator: nil) {
            return "(" + parts.operands.map(render).joined(separator: parts.name) + ")"
        }
        return node.trimmedDescription.filter { !$0.isWhitespace }
    }

    /// The operands that one operator joins in a row.
    private static func operands(_ node: ExprSyntax, operator wanted: String?) -> (
        name: String, operands: [ExprSyntax]
    )? {
        guard let infix = node.as(InfixOperatorExprSyntax.self),
            let name = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text, name == "&&" || name == "||",
            wanted == nil || wanted == name
        else { return nil }
        let left = operands(infix.leftOperand, operator: name)?.operands ?? [infix.leftOperand]
        return (name, left + [infix.rightOperand])
    }
}
