/// A file pattern: `*`, `?`, `[a-z]`, `{a,b}` and `**` for any number of folders.
///
/// As in a shell, wildcards do not match a dot at the beginning of a name, and `*` stays within one name.
package struct GlobPattern: Sendable {
    /// Of a pattern with more alternatives than this the rest is ignored.
    static let maximumAlternatives = 256

    private enum Component {
        case anyFolders
        case name([Unicode.Scalar])
    }

    private let alternatives: [[Component]]

    package init(_ pattern: String) {
        alternatives = pattern.isEmpty ? [] : Self.unbraced(pattern).map(Self.components)
    }

    /// Whether a relative path, or one of the folders it lies in, matches.
    package func matchesPathOrParent(_ path: String) -> Bool {
        let names = path.split(separator: "/").map { Array($0.unicodeScalars) }
        return alternatives.contains { Self.match($0, names, allowsRest: true) }
    }

    /// Whether a relative path matches as a whole.
    package func matches(_ path: String) -> Bool {
        let names = path.split(separator: "/").map { Array($0.unicodeScalars) }
        return alternatives.contains { Self.match($0, names, allowsRest: false) }
    }

    /// Whether a text without folders matches `*`, `?` and `[…]`.
    package static func matches(_ pattern: String, _ text: String) -> Bool {
        wildcard(Array(pattern.unicodeScalars), Array(text.unicodeScalars))
    }

    private static func components(of pattern: String) -> [Component] {
        var result: [Component] = []
        for part in pattern.split(separator: "/") where part != "." {
            if part == ".." {
                if !result.isEmpty { result.removeLast() }
                continue
            }
            // Several in a row mean the same as one, and only cost time.
            let isAny = part.hasPrefix("**") && !part.dropFirst(2).contains("**")
            if isAny {
                if case .anyFolders = result.last {} else { result.append(.anyFolders) }
            }
            let name = isAny ? part.dropFirst(2) : part
            if !name.isEmpty { result.append(.name(Array(name.unicodeScalars))) }
        }
        return result
    }

    /// Every way to choose from the braces, innermost and first ones first.
    private static func unbraced(_ pattern: String) -> [String] {
        var open = [pattern]
        var done: [String] = []
        while let next = open.popLast() {
            guard let range = firstBraces(in: next), open.count + done.count < maximumAlternatives else {
                done.append(next)
                continue
            }
            let inner = next[next.index(after: range.lowerBound)..<range.upperBound]
            let tail = next[next.index(after: range.upperBound)...]
            for choice in inner.split(separator: ",", omittingEmptySubsequences: false).reversed() {
                open.append(String(next[..<range.lowerBound]) + choice + tail)
            }
        }
        return Array(done.prefix(maximumAlternatives))
    }

    /// The first pair of braces that holds none itself.
    private static func firstBraces(in pattern: String) -> Range<String.Index>? {
        guard let close = pattern.firstIndex(of: "}") else { return nil }
        guard let open = pattern[..<close].lastIndex(of: "{") else { return nil }
        return open..<close
    }

    /// Matches names from left to right and keeps the set of pattern positions reached, so it never backtracks.
    private static func match(_ pattern: [Component], _ names: [[Unicode.Scalar]], allowsRest: Bool) -> Bool {
        var states = closure([0], pattern)
        for name in names {
            if allowsRest, states.contains(pattern.count) { return true }
            var next: Set<Int> = []
            for state in states where state < pattern.count {
                switch pattern[state] {
                case .anyFolders: next.insert(state)
                case .name(let wanted): if matches(wanted, name: name) { next.insert(state + 1) }
                }
            }
            states = closure(next, pattern)
            if states.isEmpty { return false }
        }
        return states.contains(pattern.count)
    }

    private static func closure(_ states: Set<Int>, _ pattern: [Component]) -> Set<Int> {
        var all = states
        for state in states.sorted() {
            var position = state
            while position < pattern.count, case .anyFolders = pattern[position] {
                position += 1
                all.insert(position)
            }
        }
        return all
    }

    private static func matches(_ pattern: [Unicode.Scalar], name: [Unicode.Scalar]) -> Bool {
        if name.first == ".", let first = pattern.first, "*?[".unicodeScalars.contains(first) { return false }
        return wildcard(pattern, name)
    }

    /// The classic two-pointer match: one step back to the last star at most, so time is pattern times text.
    private static func wildcard(_ pattern: [Unicode.Scalar], _ text: [Unicode.Scalar]) -> Bool {
        var (position, index) = (0, 0)
        var star: (position: Int, index: Int)?
        while index < text.count {
            if position < pattern.count, pattern[position] == "*" {
                star = (position, index)
                position += 1
            } else if let length = single(pattern, at: position, text[index]) {
                position += length
                index += 1
            } else if let last = star {
                star = (last.position, last.index + 1)
                (position, index) = (last.position + 1, last.index + 1)
            } else {
                return false
            }
        }
        return pattern[position...].allSatisfy { $0 == "*" }
    }

    /// The length of the pattern's next item where it matches one character; nil where it does not.
    private static func single(_ pattern: [Unicode.Scalar], at position: Int, _ scalar: Unicode.Scalar) -> Int? {
        guard position < pattern.count else { return nil }
        switch pattern[position] {
        case "?":
            return 1
        case "\\" where position + 1 < pattern.count:
            return pattern[position + 1] == scalar ? 2 : nil
        case "[":
            guard let end = pattern[(position + 1)...].dropFirst().firstIndex(of: "]") else {
                return scalar == "[" ? 1 : nil
            }
            return isMember(scalar, of: pattern[(position + 1)..<end]) ? end - position + 1 : nil
        default:
            return pattern[position] == scalar ? 1 : nil
        }
    }

    private static func isMember(_ scalar: Unicode.Scalar, of set: ArraySlice<Unicode.Scalar>) -> Bool {
        var rest = set
        let isNegated = rest.first == "!" || rest.first == "^"
        if isNegated { rest.removeFirst() }
        var found = false
        while let low = rest.popFirst() {
            if rest.first == "-", let high = rest.dropFirst().first {
                rest.removeFirst(2)
                found = found || (low.value <= high.value && (low.value...high.value).contains(scalar.value))
            } else {
                found = found || low == scalar
            }
        }
        return found != isNegated
    }
}
