import PlainspokenModel

/// The `#if` lines that are open at one point of a preprocessed list.
struct ConditionStack {
    /// Longer chains of `#elif` than people write are read as unknown conditions.
    static let branchLimit = 32
    /// So are more conditions at once: every value keeps its own list of them.
    static let conditionLimit = 32

    /// The state a branch begins in, which the next branch of the same `#if` begins in again.
    struct State {
        var key: PropertyTree.Key?
        var depth: Int
    }

    private struct Clause {
        var place: Place
        var start: State
        var earlier: [BuildCondition]
        var current: [BuildCondition]
    }

    private var clauses: [Clause] = []

    /// What all open lines demand together, outermost first.
    var conditions: [BuildCondition] {
        guard clauses.count <= Self.conditionLimit else { return [.unknown("#if")] }
        let all = clauses.flatMap(\.current)
        return all.count <= Self.conditionLimit ? all : [.unknown("#if")]
    }

    /// The innermost `#if` that is still open.
    var openPlace: Place? { clauses.last?.place }

    mutating func begin(_ condition: BuildCondition, at place: Place, state: State) {
        clauses.append(Clause(place: place, start: state, earlier: [condition], current: [condition]))
    }

    /// Goes on with `#elif` or, where the condition is nil, `#else`; nil where no `#if` is open.
    mutating func next(_ condition: BuildCondition?) -> State? {
        guard let last = clauses.indices.last else { return nil }
        let earlier = clauses[last].earlier
        clauses[last].current =
            earlier.count > Self.branchLimit
            ? [.unknown("#elif")] : earlier.map { .not($0) } + (condition.map { [$0] } ?? [])
        if let condition, earlier.count <= Self.branchLimit { clauses[last].earlier.append(condition) }
        return clauses[last].start
    }

    /// Ends the innermost `#if`; nil where none is open.
    mutating func end() -> State? {
        clauses.popLast()?.start
    }
}
