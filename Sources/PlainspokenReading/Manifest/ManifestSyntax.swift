/// What Swift manifests are made of: the part of the language that describes projects, as trees.
///
/// Types are not checked and most declarations are skipped; what is not understood is `.unknown`.
struct ManifestExpression: Sendable {
    indirect enum Kind: Sendable {
        case text([TextPart])
        case number(String)
        case boolean(Bool)
        case null
        case array([ManifestExpression])
        case dictionary([(key: ManifestExpression, value: ManifestExpression)])
        case name(String)
        /// `.iOS`.
        case implicitMember(String)
        case member(ManifestExpression, String)
        case call(ManifestExpression, [ManifestArgument])
        case element(ManifestExpression, ManifestExpression)
        case closure(ManifestClosure)
        case binary(String, ManifestExpression, ManifestExpression)
        case not(ManifestExpression)
        case conditional(ManifestExpression, ManifestExpression, ManifestExpression)
        /// `(target: a, tests: b)`.
        case tuple([ManifestArgument])
        /// `if` or `switch` where a value is expected.
        case statement(ManifestStatement)
        case unknown
    }

    enum TextPart: Sendable {
        case literal(String)
        case interpolation(ManifestExpression)
    }

    var kind: Kind
    /// The byte offset of its first character.
    var offset: Int

    init(_ kind: Kind, at offset: Int) {
        self.kind = kind
        self.offset = offset
    }
}

struct ManifestArgument: Sendable {
    var label: String?
    var value: ManifestExpression
}

struct ManifestClosure: Sendable {
    var parameters: [String]
    var body: [ManifestStatement]
}

struct ManifestStatement: Sendable {
    indirect enum Kind: Sendable {
        case expression(ManifestExpression)
        case result(ManifestExpression?)
        case variable(ManifestVariable)
        /// `a = b`, `a += b`.
        case assignment(ManifestExpression, String, ManifestExpression)
        case branch(conditions: [ManifestCondition], body: [ManifestStatement], other: [ManifestStatement])
        /// `guard`; the body leaves the function.
        case demand(conditions: [ManifestCondition], other: [ManifestStatement])
        case choice(ManifestExpression, [ManifestCase])
        case loop(String, ManifestExpression, [ManifestStatement])
        case function(ManifestFunction)
        case skip
    }

    var kind: Kind
    var offset: Int
}

enum ManifestCondition: Sendable {
    case isTrue(ManifestExpression)
    /// `if let x = y`, `if let x`.
    case binding(String, ManifestExpression)
    /// `if case .x = y`.
    case pattern(ManifestPattern, ManifestExpression)
}

/// A pattern of `case`: `.production`, `.app(let name)`, `"text"`, `_`.
struct ManifestPattern: Sendable {
    enum Kind: Sendable {
        case anything
        case member(String, bindings: [String?])
        case value(ManifestExpression)
    }

    var kind: Kind
}

struct ManifestCase: Sendable {
    /// Empty for `default`.
    var patterns: [ManifestPattern]
    var body: [ManifestStatement]
}

struct ManifestVariable: Sendable {
    var name: String
    var type: String?
    var value: ManifestExpression?
    /// What a computed variable does.
    var body: [ManifestStatement]?
    var isStatic: Bool
}

struct ManifestFunction: Sendable {
    struct Parameter: Sendable {
        /// Nil for `_`.
        var label: String?
        var name: String
        var type: String?
        var standard: ManifestExpression?
    }

    /// `init` for an initialiser.
    var name: String
    var parameters: [Parameter]
    var body: [ManifestStatement]
    var isStatic: Bool
    /// The type in which it is declared.
    var owner: String?
}

/// A type's members, those of its extensions included.
struct ManifestType: Sendable {
    struct Case: Sendable {
        var name: String
        var labels: [String?]
        var rawValue: ManifestExpression?
    }

    var variables: [ManifestVariable] = []
    var functions: [ManifestFunction] = []
    var cases: [Case] = []
}

/// One file: what it declares and does at its outermost level.
struct ManifestFile: Sendable {
    var statements: [ManifestStatement] = []
    /// By name; nested types by their own name.
    var types: [String: ManifestType] = [:]
}
