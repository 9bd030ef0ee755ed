import PlainspokenEvidence
import PlainspokenModel
import PlainspokenReading

/// Reads built products: what ships in them, and what their binaries refer to.
struct BundleGathering {
    let tree: FileTree
    /// Absolute folder of the product, to which places are relative.
    let root: String
    let index: PatternIndex

    /// The app with a target for every part that people meet, and what could not be read of it.
    func app(of product: BuiltProduct, shown: String) -> (app: App, failures: [Problem]) {
        let kind: App.Kind = [.archive, .package].contains(product.kind) ? .archive : .bundle
        var run = Run(gathering: self, app: App(name: Self.name(of: product.path), path: shown, kind: kind))
        switch product.kind {
        case .app: run.addApp(product.path, isClip: false, depth: 0)
        case .appExtension: run.addBundle(product.path, .appExtension)
        case .bundle(let kind): run.addBundle(product.path, kind)
        case .archive: run.addApps(of: product.path, in: "Products/Applications")
        case .package: run.addApps(of: product.path, in: "Payload")
        case .framework, .frameworkBundle, .binary: run.addLibrary(product)
        }
        // What an archive could not give is known only after it was read.
        run.app.problems += (product.archive?.problems ?? []).map {
            Problem($0.message, at: Place(path: Path.relative($0.place.path, to: root), position: $0.place.position))
        }
        return (run.app, run.failures)
    }

    static func name(of path: String) -> String {
        let name = Path.name(path)
        return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }

    private struct Run {
        let gathering: BundleGathering
        var app: App
        var failures: [Problem] = []
        let finder: BinaryFinder
        let names: BinaryStore.NamesToFind

        init(gathering: BundleGathering, app: App) {
            self.gathering = gathering
            self.app = app
            finder = BinaryFinder(tree: gathering.tree)
            names = BinaryStore.NamesToFind(gathering.index)
        }

        private var tree: FileTree { gathering.tree }

        private func shown(_ path: String) -> String { Path.relative(path, to: gathering.root) }

        // MARK: Products

        mutating func addApps(of path: String, in place: String) {
            let folder = Path.join(path, place)
            let apps = tree.list(folder).filter { $0.kind == .directory && Path.fileExtension($0.name) == "app" }
            for entry in apps { addApp(Path.join(folder, entry.name), isClip: false, depth: 0) }
            if let first = apps.first, apps.count == 1 { app.name = BundleGathering.name(of: first.name) }
            if apps.isEmpty {
                fail("holds no app in \(place); name an archive of an app", at: path)
            }
        }

        /// An app with its extensions, its App Clip and its watch app.
        mutating func addApp(_ path: String, isClip: Bool, depth: Int) {
            // An iPhone app on a Mac is wrapped into a bundle without an Info.plist.
            let wrapper = Path.join(path, "Wrapper")
            let wrapped = tree.list(wrapper).first { Path.fileExtension($0.name) == "app" }
            let path = wrapped.map { Path.join(wrapper, $0.name) } ?? path
            addBundle(path, isClip ? .appClip : .application)
            guard depth < 4 else { return }
            for part in BundleLayout(path, tree: tree).parts where app.targets.count < 256 {
                if Path.fileExtension(part.path) == "appex" {
                    addBundle(part.path, .appExtension)
                } else {
                    addApp(part.path, isClip: part.isClip, depth: depth + 1)
                }
            }
        }

        mutating func addBundle(_ path: String, _ product: ProductKind) {
            let layout = BundleLayout(path, tree: tree)
            var list = PlistDeclarations()
            list.carrier = Carrier(.infoPlist, at: Place(path: shown(layout.infoPlist)))
            let entries = BuiltPlist(tree: tree, root: gathering.root).read(layout.infoPlist, into: &list)
            app.fileCount += list.fileCount
            app.problems += list.problems
            if let failure = list.failure { fail(failure.message, at: layout.infoPlist) }
            let executable = layout.executable(named: entries?["CFBundleExecutable"]?.string)
            let files = [executable].compactMap { $0 } + (executable.map(layout.debugLibraries) ?? [])
            let own = files.map { read($0) }
            if let executable, let facts = own.first { failWhereDamaged(facts, at: executable) }
            if executable == nil, list.failure == nil {
                app.problems.append(
                    Problem("has no executable, so that only its strings are checked", at: Place(path: shown(path))))
            }
            let description = BundleDescription(entries, slices: own.flatMap(\.slices))
            var target = target(path, description.product(product), description)
            target.take(list)
            target.identifiers = [entries?["CFBundleIdentifier"]?.string].compactMap { $0 }
            target.place = Place(path: shown(layout.infoPlist))
            addTables(layout, to: &target)
            addLanguages(layout, entries, to: &target)
            target.practices = BackgroundModes.practices(of: target)
            target.entitlements = description.entitlements(at: executable.map(shown))
            add(own, libraries: layout.libraries(finder).map { read($0) }, to: &target)
            if executable == nil { target.unreadCode.append(BundleGathering.name(of: path)) }
            app.targets.append(target)
        }

        /// A library or a program without an app: what it needs is told, and nothing is missing from it.
        mutating func addLibrary(_ product: BuiltProduct) {
            let files =
                switch product.kind {
                case .framework: [finder.executable(of: product.path)].compactMap { $0 }
                case .frameworkBundle: finder.binaries(in: product.path)
                default: [product.path]
                }
            if files.isEmpty { fail("holds no binary that can be read", at: product.path) }
            var known: Set<Platform> = []
            for file in files {
                let facts = read(file)
                failWhereDamaged(facts, at: file)
                let platforms = Set(facts.slices.map { $0.platform ?? .iOS }).sorted()
                for platform in platforms where known.insert(platform).inserted {
                    let slices = facts.slices(for: platform)
                    let isProgram = slices.contains { $0.kind == .executable }
                    let kind: ProductKind = isProgram ? .other : product.kind == .binary ? .library : .framework
                    var target = target(
                        product.path, kind, BundleDescription(nil, slices: slices, platform: platform))
                    target.place = Place(path: shown(file))
                    if isProgram { addList(of: slices, in: file, to: &target) }
                    add(isProgram ? [facts] : [], libraries: isProgram ? [] : [facts], to: &target)
                    app.targets.append(target)
                }
            }
        }

        /// The Info.plist that a program holds in itself makes it answer for what it asks; others are charged to the
        /// program that starts them.
        private mutating func addList(of slices: [BinarySlice], in file: String, to target: inout Target) {
            guard let bytes = slices.lazy.compactMap(\.infoPlist).first else { return }
            var list = PlistDeclarations()
            let entries = BuiltPlist(tree: tree, root: gathering.root).read(bytes, in: file, into: &list)
            if let failure = list.failure { fail("its embedded Info.plist \(failure.message)", at: file) }
            target.product = .commandLineTool
            target.take(list)
            target.identifiers = [entries?["CFBundleIdentifier"]?.string].compactMap { $0 }
            target.entitlements = BundleDescription(entries, slices: slices).entitlements(at: shown(file))
        }

        /// What is found in a damaged binary is told, and that it is not all.
        private mutating func failWhereDamaged(_ facts: BinaryFacts, at path: String) {
            guard let problem = facts.problems.first else {
                if facts.slices.isEmpty { fail("is no binary of Apple’s systems", at: path) }
                return
            }
            app.problems.removeAll { $0 == problem }
            fail(problem.message, at: path)
        }

        private mutating func fail(_ message: String, at path: String) {
            failures.append(Problem(message, at: Place(path: path)))
        }

        // MARK: Targets

        private func target(_ path: String, _ product: ProductKind, _ description: BundleDescription) -> Target {
            Target(
                name: BundleGathering.name(of: path), platform: description.platform, product: product,
                configuration: "built", deploymentTarget: description.minimumSystem, place: Place(path: shown(path)))
        }

        private mutating func read(_ path: String) -> BinaryFacts {
            app.fileCount += 1
            let facts = BinaryStore.read(path, shown(path), tree, names)
            app.problems += facts.problems
            if facts.slices.contains(where: \.isEncrypted) {
                app.problems.append(
                    Problem(
                        "is encrypted by the store, so that the calls in it cannot be told, only the classes it names",
                        at: Place(path: shown(path))))
            }
            return facts
        }

        private mutating func add(_ own: [BinaryFacts], libraries: [BinaryFacts], to target: inout Target) {
            let binaries =
                own.map { LinkedBinary($0, platform: target.platform, isOwn: true) }
                + libraries.map { LinkedBinary($0, platform: target.platform, isOwn: false) }
            let matches = binaries.flatMap { BinaryUses($0, index: gathering.index).matches() }
            let context = CompilationContext(platform: target.platform, deploymentTarget: target.deploymentTarget)
            let builder = NeedBuilder(CodeBase([]), index: gathering.index, context: context)
            target.needs = builder.needs(from: [], and: matches)
            target.hints = binaries.reduce(into: []) { $0.formUnion($1.hints) }
            target.unreadCode = binaries.filter(\.isUnread).map { Path.name($0.path) }
        }

        /// The languages that ship and the names that people read.
        private func addLanguages(_ layout: BundleLayout, _ list: PropertyValue?, to target: inout Target) {
            if let region = list?["CFBundleDevelopmentRegion"]?.string, region.count < 12 {
                target.developmentLanguage = LocaleFolder.code(of: region)
            }
            let names = ["CFBundleName", "CFBundleDisplayName"].compactMap { list?[$0]?.string }
            target.names += names.filter { !$0.isEmpty && $0 != target.name }
            var languages = SpokenLanguages(tree: tree).languages(of: layout.texts, tables: layout.tables)
            languages.formUnion(list?["CFBundleLocalizations"]?.items.compactMap(\.string) ?? [])
            target.languages = languages.sorted()
        }

        private mutating func addTables(_ layout: BundleLayout, to target: inout Target) {
            for table in layout.tables.sorted(by: { ($0.locale, $0.path) < ($1.locale, $1.path) }) {
                let read = BuiltTable(tree: tree, root: gathering.root).read(table.path, locale: table.locale)
                app.fileCount += 1
                app.problems += read.problems
                target.declarations += read.declarations
            }
        }
    }
}

extension Target {
    fileprivate mutating func take(_ list: PlistDeclarations) {
        declarations = list.declarations
        properties = list.properties
        carrier = list.carrier
        duplicates = list.duplicates
    }
}
