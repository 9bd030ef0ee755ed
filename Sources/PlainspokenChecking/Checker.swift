import PlainspokenEvidence
import PlainspokenFiles
import PlainspokenModel
import PlainspokenReading
import PlainspokenRules

/// Runs a check: finds the projects, gathers the evidence, runs the rules, applies policy, sorts.
package enum Checker {
    package static func run(_ request: CheckRequest, tree: FileTree) -> Report {
        var run = Run(request: request, tree: tree)
        run.openBuilt()
        for path in request.paths { run.check(path) }
        run.finish()
        return run.report
    }

    private struct Run {
        let request: CheckRequest
        let tree: FileTree
        var report = Report(apps: [], findings: [])
        /// Project files and folders of families that were met.
        var seen: Set<String> = []
        var targetNames: Set<String> = []
        var comparison: BuiltComparison?
        /// Why there is nothing to compare with.
        var builtFailure: Problem?

        // MARK: Finding projects

        mutating func check(_ path: String) {
            let absolute = Path.join(request.workingDirectory, path)
            let configuration: Configuration
            do throws(Problem) {
                configuration = try self.configuration(for: absolute)
            } catch {
                return fail(error, app: App(name: Path.name(absolute), path: path))
            }
            if let family = configuration.folder, family == absolute, !configuration.family.isEmpty,
                seen.insert(family + "/").inserted
            {
                for member in configuration.family { check(Self.joined(path, member)) }
                return
            }
            let products = BuiltProducts(tree: tree)
            if let product = products.product(at: absolute) { return judge(product, shown: path, configuration) }
            let found = ProjectFinder(tree: tree, skipped: configuration.skipped).find(at: absolute)
            guard !found.projects.isEmpty else {
                let built = products.products(in: absolute)
                for product in built {
                    judge(product, shown: Self.joined(path, Path.name(product.path)), configuration)
                }
                guard built.isEmpty else { return }
                return fail(found.failure, app: App(name: Path.name(absolute), path: path))
            }
            var describer = ProjectDescriber(
                tree: tree, variables: configuration.variables.merging(request.variables) { $1 },
                configurationName: request.configurationName, workspaces: XcodeWorkspaces(found.workspaces, tree: tree))
            let isFile =
                found.workspaces == [absolute]
                || found.projects.map(\.path) == [absolute]
            let base = isFile ? Path.parent(absolute) : absolute
            let twins = twins(in: found.projects, &describer)
            for project in found.projects where seen.insert(project.path).inserted {
                let isOnly = found.projects.count == 1
                let root = isOnly ? base : project.folder
                let folder = isFile ? Path.parent(path) : path
                let shown = isOnly ? path : Self.joined(folder, Path.relative(root, to: base))
                do throws(ProjectDescriber.Failure) {
                    let folder = Path.join(Path.parent(project.path), Ledger.folder)
                    var description = try describer.describe(project, root: root)
                    if project.isCMake, !twins.isEmpty {
                        description.targets.removeAll { twins.contains(Self.identity($0)) }
                        guard !description.targets.isEmpty else { continue }
                    }
                    judge(description, root: root, shown: shown, ledger: folder, configuration)
                } catch {
                    fail(error.problem, app: App(name: error.name, path: shown))
                }
            }
        }

        /// Where CMake describes apps too, those of the Xcode projects beside it: each app is judged once.
        private func twins(in projects: [ProjectFile], _ describer: inout ProjectDescriber) -> Set<[String]> {
            guard projects.contains(where: \.isCMake) else { return [] }
            var twins: Set<[String]> = []
            for case .xcode(let path) in projects {
                let description = try? describer.describe(.xcode(path), root: Path.parent(path))
                twins.formUnion((description?.targets ?? []).filter(\.isJudged).map(Self.identity))
            }
            return twins
        }

        private static func identity(_ target: TargetDescription) -> [String] {
            [target.name, target.platform.rawValue]
        }

        private static func joined(_ path: String, _ part: String) -> String {
            path == "." ? part : part == "." ? path : Path.normalized(path + "/" + part)
        }

        private func configuration(for absolute: String) throws(Problem) -> Configuration {
            let folder = tree.kind(absolute) == .directory ? absolute : Path.parent(absolute)
            let file =
                request.configurationFile.map { Path.join(request.workingDirectory, $0) }
                ?? Configuration.find(from: folder, tree: tree)
            return try file.map { file throws(Problem) in try Configuration.read(file, tree: tree) } ?? Configuration()
        }

        // MARK: Comparing with a product

        /// Reads the product to compare with; where it cannot be read, its source is judged without it.
        mutating func openBuilt() {
            guard let path = request.built else { return }
            let absolute = Path.join(request.workingDirectory, path)
            do throws(Problem) {
                guard let product = BuiltProducts(tree: tree).product(at: absolute) else {
                    let reason = tree.kind(absolute) == nil ? "does not exist" : "is no built product"
                    throw Problem(
                        "\(reason); name an .app, .ipa or .xcarchive after --built", at: Place(path: absolute))
                }
                comparison = try BuiltComparison(product, shown: path, index: .catalog)
            } catch {
                builtFailure = error
            }
        }

        /// Judges the product itself, as far as its source did not tell.
        private mutating func judgeBuilt() {
            if let builtFailure, let path = request.built {
                let name = BundleGathering.name(of: Path.join(request.workingDirectory, path))
                return fail(builtFailure, app: App(name: name, path: path, kind: .bundle))
            }
            guard let comparison else { return }
            let number = report.apps.count
            report.failures += comparison.failures.map { .init($0, app: number) }
            if let failure = comparison.failure, report.failures.isEmpty {
                report.failures.append(.init(failure, app: number))
            }
            let unread = Set(comparison.failures.map { Path.relative($0.place.path, to: comparison.root) })
            let settings = (try? configuration(for: comparison.path)) ?? Configuration()
            conclude(
                comparison.judged(isPart: !request.targets.isEmpty), root: comparison.root, settings, except: unread,
                reading: comparison.tree)
        }

        /// Nothing to check is no clean bill.
        mutating func finish() {
            judgeBuilt()
            guard report.failures.isEmpty, let first = report.apps.first else { return }
            let place = Place(path: Path.join(request.workingDirectory, first.path))
            let names = targetNames.sorted().joined(separator: ", ")
            if targetNames.isEmpty {
                let problem = Problem("has no target that is an app or an extension", at: place)
                report.failures.append(.init(problem, app: 0))
            }
            for name in request.targets.subtracting(targetNames).sorted() where !targetNames.isEmpty {
                let message = "has no app or extension “\(name)”; it has \(names)"
                report.failures.append(.init(Problem(message, at: place), app: 0))
            }
        }

        private mutating func fail(_ problem: Problem, app: App) {
            var app = app
            app.failure = problem
            report.apps.append(app)
            report.failures.append(.init(problem, app: report.apps.count - 1))
        }

        // MARK: Checking one project

        private mutating func judge(
            _ description: ProjectDescription, root: String, shown: String, ledger folder: String,
            _ configuration: Configuration
        ) {
            var app = App(name: description.name, path: shown)
            let number = report.apps.count
            let index = configuration.apis.isEmpty ? .catalog : PatternIndex(Catalog.resources + configuration.apis)
            let filter = SkippedPaths(configuration.skipped, folder: configuration.folder ?? root)
            targetNames.formUnion(description.targets.filter(\.isJudged).map(\.name))
            let targets = description.targets.filter { request.targets.isEmpty || request.targets.contains($0.name) }
                .map(filter.apply)
            var store = SourceStore(tree: tree, root: root, index: index)
            store.load(targets.filter(\.isJudged).flatMap { $0.sources + $0.linkedSources })
            for target in targets where target.isJudged { store.widen(target.sources + target.linkedSources) }
            let binaries = BinaryStore(
                targets.filter(\.isJudged), tree: tree, root: root, index: index)
            app.ledger = Path.relative(folder, to: root)
            app.allTargets = Set(description.targets.filter(\.isJudged).map(\.name)).sorted()
            let ledger = Ledger(
                at: folder, root: root, targets: Set(targets.filter(\.isJudged).map(\.name)).sorted(),
                among: app.allTargets, tree: tree)
            app.problems = description.problems + store.problems + binaries.problems + ledger.problems
            app.fileCount = description.fileCount + store.fileCount + binaries.fileCount
            let appFiles = Set(
                description.targets.filter { $0.product == .application && $0.platform != .watchOS }.flatMap(\.sources))
            let builder = TargetBuilder(
                tree: tree, root: root, index: index, store: store, binaries: binaries,
                names: NamedCodeStore(store, appFiles: appFiles), reviews: ledger.reviews,
                followsData: request.followsData, submodules: Submodules(tree).missing(from: root))
            var unread: Set<String> = []
            var incomplete: Set<String> = []
            let judged = targets.filter(\.isJudged)
            for (target, built) in zip(judged, Parallel.map(judged, atLeast: 2, transform: builder.build)) {
                if built.isIncomplete { incomplete.insert(target.name) }
                if built.isIncomplete, let carrier = built.target.carrier { unread.insert(carrier.place.path) }
                app.targets.append(built.target)
                app.problems += built.problems
                app.fileCount += built.fileCount
                if let failure = built.failure {
                    let place = Place(path: Path.join(root, failure.place.path), position: failure.place.position)
                    report.failures.append(.init(Problem(failure.message, at: place), app: number))
                }
            }
            addStrays(to: &app, description, root: root)
            comparison?.attach(to: &app, incomplete: incomplete, root: root)
            conclude(app, root: root, configuration, except: unread)
        }

        /// Judges a built product, whose places are relative to the folder that holds it.
        private mutating func judge(_ product: BuiltProduct, shown: String, _ configuration: Configuration) {
            guard seen.insert(product.path).inserted else { return }
            var product = product
            do throws(Problem) { try product.open() } catch {
                return fail(error, app: App(name: BundleGathering.name(of: product.path), path: shown))
            }
            let index = configuration.apis.isEmpty ? .catalog : PatternIndex(Catalog.resources + configuration.apis)
            let gathering = BundleGathering(tree: product.tree, root: Path.parent(product.path), index: index)
            var (app, failures) = gathering.app(of: product, shown: shown)
            targetNames.formUnion(app.targets.map(\.name))
            app.targets.removeAll { !request.targets.isEmpty && !request.targets.contains($0.name) }
            report.failures += failures.map { .init($0, app: report.apps.count) }
            let unread = Set(failures.map { Path.relative($0.place.path, to: Path.parent(product.path)) })
            conclude(app, root: Path.parent(product.path), configuration, except: unread, reading: product.tree)
        }

        private mutating func conclude(
            _ app: App, root: String, _ configuration: Configuration, except unread: Set<String>,
            reading files: FileTree? = nil
        ) {
            var app = app
            let number = report.apps.count
            if let language = configuration.baseLanguage {
                for index in app.targets.indices { app.targets[index].developmentLanguage = language }
            }
            app.targets.sort { ($0.name, $0.platform) < ($1.name, $1.platform) }
            report.apps.append(app)
            findings(of: app, number: number, root: root, configuration, except: unread, reading: files ?? tree)
            report.problems += Set(app.problems).sorted().map { .init($0, app: number) }
        }

        /// Where a key is missing, looks for it in property lists that no shipped target is built with.
        private func addStrays(to app: inout App, _ description: ProjectDescription, root: String) {
            let isMissing = app.targets.map { target in
                target.needs.contains { need in
                    need.strength >= .access && need.confidence > .possible
                        && need.alternatives.allSatisfy { target.base($0) == nil }
                }
            }
            guard isMissing.contains(true) else { return }
            let used = description.targets.filter(\.isJudged).flatMap { $0.plists.values.map(\.path) }
            let strays = StrayPlists(tree: tree, root: root).declarations(except: Set(used))
            for index in app.targets.indices where isMissing[index] { app.targets[index].strays = strays }
        }

        /// Runs the rules on every target, drops what is allowed, and keeps one of equal findings.
        private mutating func findings(
            of app: App, number: Int, root: String, _ configuration: Configuration, except unread: Set<String>,
            reading tree: FileTree
        ) {
            let policy = Policy(
                configuration: configuration, only: request.only, skip: request.skip, showsAll: request.showsAll)
            var comments = AllowComments(tree: tree, root: root)
            var judged: [Report.Judged] = []
            var known: Set<Finding> = []
            let subject = Subject(app: app)
            for target in app.targets {
                // A target whose plist could not be read has no keys that could be said to be missing.
                if let path = target.carrier?.place.path, unread.contains(path) { continue }
                var found = RuleCatalog.rules.flatMap { $0.check(target, subject) }
                if app.kind == .source { comparison?.note(found, of: target) }
                if let comparison, app.kind != .source { found.removeAll { !comparison.isNews($0, of: target) } }
                for finding in found where known.insert(finding).inserted {
                    guard let level = policy.level(of: finding) else { continue }
                    switch comments.answer(for: finding) {
                    case .allowed:
                        report.allowedCount += 1
                        continue
                    case .unexplained(let place):
                        report.problems.append(
                            .init(
                                Problem(
                                    "an allow-comment needs a reason: plainspoken:allow \(finding.rule): …", at: place),
                                app: number))
                    case .misspelt(let name, let place):
                        report.problems.append(
                            .init(
                                Problem(
                                    "an allow-comment names a rule that there is not, “\(name)”; here it is \(finding.rule)",
                                    at: place), app: number))
                    case .none: break
                    }
                    if configuration.allowed.contains(where: { $0.covers(finding) }) {
                        report.allowedCount += 1
                        continue
                    }
                    judged.append(.init(finding, level: level, app: number))
                }
            }
            judged.sort(by: Self.precedes)
            excerpt(judged, root: root, reading: tree)
            report.findings += judged
        }

        private static func precedes(_ left: Report.Judged, _ right: Report.Judged) -> Bool {
            let first = left.finding
            let second = right.finding
            if first.place != second.place { return first.place < second.place }
            return (first.rule, first.target ?? "", first.key ?? "", first.locale ?? "", first.message)
                < (second.rule, second.target ?? "", second.key ?? "", second.locale ?? "", second.message)
        }

        /// Keeps the lines of code that reports show.
        private mutating func excerpt(_ judged: [Report.Judged], root: String, reading tree: FileTree) {
            var texts: [String: SourceText] = [:]
            for item in judged {
                guard let line = item.finding.place.line else { continue }
                let path = item.finding.place.path
                if texts[path] == nil {
                    let absolute = Path.join(root, path)
                    // What only the product holds may stand in an archive, into which its own tree alone can look.
                    guard let bytes = (try? tree.read(absolute)) ?? (try? comparison?.tree.read(absolute)) else {
                        continue
                    }
                    texts[path] = SourceText(path: path, decoding: bytes)
                }
                report.excerpts[.init(app: item.app, path: path, line: line)] = texts[path]?.line(line)
            }
        }
    }
}
