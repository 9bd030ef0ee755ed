import PlainspokenEvidence
import PlainspokenModel
import PlainspokenReading
import PlainspokenRules

/// Holds a built product against the projects that it is to come from.
///
/// Bundles belong to targets by their identifiers, else by their names and kinds.
struct BuiltComparison {
    /// The product, as an app of its own; its places are relative to `root`.
    private(set) var product: App
    /// Absolute.
    let path: String
    let root: String
    /// Where its files are read from.
    let tree: FileTree
    let failures: [Problem]
    /// The target of each bundle, by the bundle's index.
    private var sources: [Int: Source] = [:]
    /// Identifiers of the projects' targets, for people.
    private var identifiers: Set<String> = []

    /// A bundle's target and what the rules said of it.
    private struct Source {
        var target: Target
        var findings: [Finding]
        var root: String
    }

    init(_ product: BuiltProduct, shown: String, index: PatternIndex) throws(Problem) {
        var product = product
        try product.open()
        path = product.path
        root = Path.parent(product.path)
        tree = product.tree
        (self.product, failures) = BundleGathering(tree: tree, root: root, index: index).app(of: product, shown: shown)
    }

    // MARK: Matching

    /// Gives the targets of a project what ships of them; of those named as incomplete not all keys are known.
    ///
    /// The app's places are relative to `root`.
    mutating func attach(to app: inout App, incomplete: Set<String>, root: String) {
        identifiers.formUnion(app.targets.flatMap { $0.identifiers.prefix(1) })
        for (number, bundle) in product.targets.enumerated() where sources[number] == nil {
            let scores = app.targets.indices.map { Self.score(app.targets[$0], bundle) }
            guard let best = scores.max(), best > 1, let index = scores.firstIndex(of: best),
                app.targets[index].shipped == nil
            else { continue }
            func moved(_ place: Place) -> Place { place.moved(from: self.root, to: root) }
            app.targets[index].shipped = ShippedBundle(
                name: Path.name(Self.folder(of: bundle)), infoPlist: moved(bundle.place),
                declarations: bundle.declarations.map { declaration in
                    var declaration = declaration
                    declaration.place = moved(declaration.place)
                    return declaration
                }, isSourceComplete: !incomplete.contains(app.targets[index].name))
            sources[number] = Source(target: app.targets[index], findings: [], root: root)
        }
    }

    /// How well a target fits a bundle: by its identifier, or its name and kind; the platform tells twins apart.
    private static func score(_ target: Target, _ bundle: Target) -> Int {
        let isNamed = target.identifiers.contains { bundle.identifiers.contains($0) }
        let isCalled = target.names.contains(bundle.name) && target.product == bundle.product
        return (isNamed ? 4 : 0) + (isCalled ? 2 : 0) + (target.platform == bundle.platform ? 1 : 0)
    }

    /// The bundle's own folder, of whose list `place` is.
    private static func folder(of bundle: Target) -> String {
        guard bundle.product != .commandLineTool else { return bundle.place.path }
        let folder = Path.parent(bundle.place.path)
        return Path.name(folder) == "Contents" ? Path.parent(folder) : folder
    }

    // MARK: Judging

    /// Keeps what the rules say of the source of a bundle, so that the product's faults are told once.
    mutating func note(_ findings: [Finding], of target: Target) {
        for (number, source) in sources
        where source.target.name == target.name && source.target.platform == target.platform {
            sources[number]?.findings += findings
        }
    }

    /// The product with what is known of its code from its source; a part of it are the bundles of matched targets.
    func judged(isPart: Bool) -> App {
        var app = product
        for (number, source) in sources {
            let practices = source.target.practices.map { practice in
                var practice = practice
                practice.place = practice.place.moved(from: source.root, to: root)
                practice.related = practice.related.map { $0.moved(from: source.root, to: root) }
                return practice
            }
            app.targets[number].practices = practices
            app.targets[number].names += source.target.names.filter { !app.targets[number].names.contains($0) }
        }
        guard !isPart else {
            app.targets = sources.keys.sorted().map { app.targets[$0] }
            return app
        }
        for (number, bundle) in product.targets.enumerated()
        where sources[number] == nil && !bundle.declarations.isEmpty {
            let names = bundle.identifiers.first.map { " (\($0))" } ?? ""
            let message = "comes from no target of the project\(names), so that its usage strings have no source"
            app.problems.append(Problem(message, at: Place(path: Self.folder(of: bundle))))
        }
        return app
    }

    /// Whether a finding on the product says more than its source's findings do.
    func isNews(_ finding: Finding, of target: Target) -> Bool {
        guard let number = product.targets.firstIndex(where: { $0.place == target.place }),
            let source = sources[number], let key = finding.key
        else { return true }
        if source.findings.contains(where: { $0.rule == finding.rule && $0.key == key && $0.locale == finding.locale })
        {
            return false
        }
        let isOnPresence = RuleCatalog.rule(finding.rule).map { [.presence, .shipping].contains($0.group) } ?? false
        let declared = source.target.declarations.filter { $0.key == key }
        if isOnPresence { return declared.isEmpty && !source.findings.contains { $0.key == key } }
        // The same sentence was judged where it is written.
        let shipped = target.declarations.filter { $0.key == key && $0.locale == finding.locale }
        return !shipped.allSatisfy { shipped in
            declared.contains { $0.locale == shipped.locale && $0.value.scalar == shipped.value.scalar }
        }
    }

    /// What to say where no bundle belongs to any target; nil where one does.
    var failure: Problem? {
        guard sources.isEmpty, failures.isEmpty else { return nil }
        let built = Self.list(product.targets.map { $0.identifiers.first ?? $0.name })
        let wanted = Self.list(identifiers.sorted())
        return Problem(
            "was not built from this project: it holds \(built), and the project builds \(wanted); name the product of this project",
            at: Place(path: path))
    }

    private static func list(_ names: [String]) -> String {
        guard !names.isEmpty else { return "nothing with an identifier" }
        return names.prefix(4).joined(separator: ", ") + (names.count > 4 ? " and \(names.count - 4) more" : "")
    }
}
