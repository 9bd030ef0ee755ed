import PlainspokenModel

/// What holds for the facts of every file, whatever stands in it.
struct SourceFactsShape {
    private(set) var faults: [String] = []
    private let facts: SourceFacts

    init(_ facts: SourceFacts) {
        self.facts = facts
        checkBlocks()
        checkDeclarations()
        checkExpressions()
        for assignment in facts.assignments {
            if let target = assignment.target { checkExpression(target) }
            checkBlock(assignment.block)
            check(assignment.value)
        }
        for string in facts.strings {
            checkBlock(string.block)
            checkOffset(string.offset)
        }
        for entry in facts.imports { checkBlock(entry.block) }
    }

    private mutating func fault(_ text: String) { if faults.count < 10 { faults.append(text) } }

    private mutating func checkBlock(_ index: Int) {
        if !facts.blocks.indices.contains(index) { fault("block \(index)") }
    }

    private mutating func checkExpression(_ index: Int) {
        if !facts.expressions.indices.contains(index) { fault("expression \(index)") }
    }

    private mutating func checkOffset(_ offset: Int) {
        if !(0...facts.text.bytes.count).contains(offset) { fault("offset \(offset)") }
    }

    private mutating func checkBlocks() {
        for (index, block) in facts.blocks.enumerated() {
            if index == 0 {
                if block.parent != nil { fault("the file has a parent") }
            } else if (block.parent ?? index) >= index {
                fault("parent of \(index)")
            }
            checkOffset(block.range.upperBound)
            checkOffset(block.statement)
            checkOffset(block.condition.upperBound)
            switch block.kind {
            case .type(let declaration), .function(let declaration), .accessor(let declaration):
                if !facts.declarations.indices.contains(declaration) { fault("declaration of \(index)") }
            default: break
            }
        }
    }

    private mutating func checkDeclarations() {
        for declaration in facts.declarations {
            checkBlock(declaration.block)
            checkOffset(declaration.offset)
            if let body = declaration.body { checkBlock(body) }
            if let value = declaration.initialValue { check(value) }
        }
    }

    private mutating func checkExpressions() {
        for (index, expression) in facts.expressions.enumerated() {
            checkBlock(expression.block)
            checkOffset(expression.offset)
            checkOffset(expression.end)
            if expression.end < expression.offset { fault("end of \(index)") }
            if let parent = expression.parent {
                checkExpression(parent)
                if parent >= index { fault("expression \(index) before its parent") }
            }
            for component in expression.components {
                checkOffset(component.offset)
                for argument in component.arguments ?? [] { check(argument.value) }
            }
        }
    }

    private mutating func check(_ value: Value) {
        switch value {
        case .expression(let index): checkExpression(index)
        case .closure(let index): checkBlock(index)
        case .array(let list), .either(let list): for item in list { check(item) }
        case .dictionary(let pairs):
            for pair in pairs {
                check(pair.key)
                check(pair.value)
            }
        default: break
        }
    }
}
