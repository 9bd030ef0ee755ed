import SwiftSyntax

/// The tokens of a swift-syntax tree as the scanner would write them.
final class SyntaxTokens: SyntaxVisitor {
    private let bytes: [UInt8]
    /// Where several tokens are one: the end by the start.
    private var joined: [Int: Int] = [:]

    static func tokens(of tree: SourceFileSyntax, _ bytes: [UInt8]) -> [Range<Int>] {
        let visitor = SyntaxTokens(bytes)
        visitor.walk(tree)
        return visitor.collect(tree)
    }

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.segments.contains(where: { $0.is(ExpressionSegmentSyntax.self) }) else {
            join(Syntax(node))
            return .skipChildren
        }
        join(from: node.openingPounds ?? node.openingQuote, to: node.openingQuote)
        var start = end(node.openingQuote)
        for case .expressionSegment(let segment) in node.segments {
            joinText(start, offset(segment.backslash))
            join(from: segment.backslash, to: segment.leftParen)
            start = end(segment.rightParen)
        }
        joinText(start, offset(node.closingQuote))
        join(from: node.closingQuote, to: node.closingPounds ?? node.closingQuote)
        return .visitChildren
    }

    override func visit(_ node: SimpleStringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        join(Syntax(node))
        return .skipChildren
    }

    override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        join(Syntax(node))
        return .skipChildren
    }

    private func offset(_ token: TokenSyntax) -> Int { token.positionAfterSkippingLeadingTrivia.utf8Offset }

    private func end(_ token: TokenSyntax) -> Int { token.endPositionBeforeTrailingTrivia.utf8Offset }

    private func join(_ node: Syntax) {
        joined[node.positionAfterSkippingLeadingTrivia.utf8Offset] = node.endPositionBeforeTrailingTrivia.utf8Offset
    }

    private func join(from first: TokenSyntax, to last: TokenSyntax) { joined[offset(first)] = end(last) }

    /// Text between delimiters, with the indentation that the tree keeps as trivia.
    private func joinText(_ start: Int, _ end: Int) {
        if end > start { joined[start] = end }
    }

    private func collect(_ tree: SourceFileSyntax) -> [Range<Int>] {
        var joins = joined.sorted { $0.key < $1.key }[...]
        var result: [Range<Int>] = []
        var covered = 0
        for token in tree.tokens(viewMode: .sourceAccurate) where token.tokenKind != .endOfFile {
            let range = offset(token)..<end(token)
            while let join = joins.first, join.key < range.upperBound {
                result.append(join.key..<join.value)
                covered = join.value
                joins.removeFirst()
            }
            guard !range.isEmpty, range.lowerBound >= covered else { continue }
            TokenNormalization.splitAngles(range, bytes, into: &result)
        }
        return TokenNormalization.joinNumbers(result, bytes)
    }
}
