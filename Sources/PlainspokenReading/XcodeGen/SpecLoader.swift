import PlainspokenModel

/// Why a spec cannot be used at all.
struct SpecFailure: Error {
    var problem: Problem
    /// The include that was not found, relative to where it was looked for; nil for other reasons.
    var missingInclude: String?
}

/// Reads a spec with all that it includes and merges them into one dictionary.
struct SpecLoader {
    /// More files than this, or deeper includes, are refused.
    static let maximumFiles = 1_000
    static let maximumDepth = 64

    private let tree: FileTree
    private let variables: [String: String]
    private let displayPath: (String) -> String
    /// Absolute paths of all files read, the root first.
    private(set) var files: [String] = []
    private(set) var problems: [Problem] = []
    /// Places of usage keys that stand twice in one mapping; the later ones, which count.
    private(set) var repeated: Set<Place> = []
    private var merged: Set<String> = []

    var expansion = SpecExpansion()

    init(tree: FileTree, variables: [String: String], displayPath: @escaping (String) -> String) {
        self.tree = tree
        self.variables = variables
        self.displayPath = displayPath
    }

    /// Where an including file stands, in XcodeGen's terms.
    private struct Origin {
        /// The folder that includes without `relativePaths` are relative to.
        var base: String
        /// The including file's folder relative to `base`.
        var relative: String
        /// The folder that paths in the file are relative to, relative to the project's folder.
        var values: String
        var ancestors: [String]
    }

    /// The merged dictionary of the spec at an absolute path; its paths are relative to `projectFolder`.
    mutating func load(_ path: String, projectFolder: String) throws(SpecFailure) -> [PropertyEntry] {
        let origin = Origin(base: projectFolder, relative: ".", values: ".", ancestors: [])
        return try load(path, origin: origin, include: nil)
    }

    private mutating func load(
        _ path: String, origin: Origin, include: SpecInclude?
    ) throws(SpecFailure) -> [PropertyEntry] {
        // A file that is included twice counts once, where it is merged first.
        guard merged.insert(path).inserted else { return [] }
        files.append(path)
        var entries = try read(path, include: include)
        entries = expansion.expand(entries, variables)
        if expansion.isExhausted { throw tooLarge(path) }
        if origin.values != "." { entries = SpecPaths.resolved(entries, relativeTo: origin.values) }

        var below: [PropertyEntry] = []
        for include in SpecInclude.all(in: entries["include"]) where include.isEnabled {
            below = SpecDictionary.merged(try load(include, from: path, origin: origin), onto: below)
        }
        return SpecDictionary.merged(entries, onto: below)
    }

    private mutating func load(
        _ include: SpecInclude, from path: String, origin: Origin
    ) throws(SpecFailure) -> [PropertyEntry] {
        var inner = origin
        inner.ancestors.append(path)
        if include.isRelative {
            inner.base = Path.join(origin.base, origin.relative)
            inner.relative = Path.parent(include.path)
            inner.values = Path.normalized(origin.values + "/" + inner.relative)
        } else {
            inner.relative = "."
        }
        let file = Path.join(inner.base, include.path)
        if inner.ancestors.contains(file) {
            throw SpecFailure(
                problem: Problem(
                    "\"\(include.path)\" includes this file again; take one of the includes out", at: include.place))
        }
        if files.count >= Self.maximumFiles || inner.ancestors.count >= Self.maximumDepth {
            throw SpecFailure(problem: Problem("too many includes", at: include.place))
        }
        return try load(file, origin: inner, include: include)
    }

    private mutating func read(_ path: String, include: SpecInclude?) throws(SpecFailure) -> [PropertyEntry] {
        if let include, tree.kind(path) != .file {
            let message = "the included spec \"\(include.path)\" is missing (looked for at \(displayPath(path)))"
            let remedy = "; add the file, or give the include `enable: false`"
            let problem = Problem(message + remedy, at: include.place)
            throw SpecFailure(problem: problem, missingInclude: include.path)
        }
        let value: PropertyValue
        do throws(Problem) {
            value = try YamlDocument.read(try tree.read(path), path: displayPath(path), nullAsText: true)
        } catch {
            let place = error.place.path == path ? Place(path: displayPath(path)) : error.place
            throw SpecFailure(problem: Problem(error.message, at: place))
        }
        let unique = SpecDictionary.unique(value) { entry in
            if Catalog.keys[entry.key] != nil {
                repeated.insert(entry.place)
                return
            }
            let message = "\"\(entry.key)\" stands twice in one mapping; the last one counts"
            problems.append(Problem(message, at: entry.place))
        }
        return unique.entries
    }

    func tooLarge(_ path: String) -> SpecFailure {
        SpecFailure(problem: Problem("the spec unfolds to more than is read", at: Place(path: displayPath(path))))
    }
}

/// One item of `include:`.
struct SpecInclude {
    var path: String
    var isRelative = true
    var isEnabled = true
    var place: Place

    static func all(in value: PropertyValue?) -> [SpecInclude] {
        guard let value else { return [] }
        return (value.list ?? [value]).compactMap(SpecInclude.init)
    }

    private init?(_ value: PropertyValue) {
        if let path = value.string {
            self.init(path: path, place: value.place)
        } else if let path = value["path"]?.string {
            self.init(path: path, place: value["path"]?.place ?? value.place)
            isRelative = value["relativePaths"]?.flag ?? true
            // A variable that nobody defines stays as it is, which XcodeGen takes for no.
            isEnabled = value["enable"].map { $0.flag ?? false } ?? true
        } else {
            return nil
        }
    }

    private init(path: String, place: Place) {
        self.path = path
        self.place = place
    }
}
