/// The same rule for both sides: tokens that only a parser's taste splits or joins.
enum TokenNormalization {
    /// Joins `10.15.4` and `x.0.1`, which are numbers and periods to one lexer and a decimal number to another.
    static func joinNumbers(_ tokens: [Range<Int>], _ bytes: [UInt8]) -> [Range<Int>] {
        var result: [Range<Int>] = []
        result.reserveCapacity(tokens.count)
        var endsInNumber = false
        var endsInPeriod = false
        for token in tokens {
            let first = bytes[token.lowerBound]
            let isNumber = (0x30...0x39).contains(first)
            let isPeriod = first == 0x2E && token.count == 1
            let isAdjacent = result.last?.upperBound == token.lowerBound
            if isAdjacent, (isPeriod && endsInNumber) || (isNumber && endsInPeriod), let last = result.last {
                result[result.count - 1] = last.lowerBound..<token.upperBound
                endsInPeriod = isPeriod
                endsInNumber = isNumber
            } else {
                result.append(token)
                endsInNumber = isNumber
                endsInPeriod = false
            }
        }
        return result
    }

    /// Splits operators of `>`, `?` and `!` alone, such as `>>` and `>?`: only a parser knows whether they close
    /// generic arguments.
    static func splitAngles(_ range: Range<Int>, _ bytes: [UInt8], into result: inout [Range<Int>]) {
        let text = bytes[range]
        guard text.first == 0x3E, text.count > 1, text.allSatisfy({ $0 == 0x3E || $0 == 0x3F || $0 == 0x21 }) else {
            return result.append(range)
        }
        for offset in range { result.append(offset..<offset + 1) }
    }
}
