import PlainspokenFiles
import PlainspokenModel

/// Lays each prompt beside the code it stands for, and both beside what was reviewed or stood in an older commit.
package enum Reviewer {
    /// The prompts of the request's apps against the ledger.
    package static func sheet(_ request: CheckRequest, keys: Set<String> = [], tree: FileTree) -> ReviewSheet {
        let report = report(request, tree: tree)
        return ReviewSheet(
            report: report,
            items: items(of: report, keys: keys) { app, target, key in
                app.targets.lazy.filter { $0.name == target }.compactMap { $0.reviews[key] }.first
            })
    }

    /// The prompts against those of an older commit of the repository around each path.
    ///
    /// - Throws: `Problem` with an absolute path where there is no such commit, or it cannot be judged.
    package static func sheet(
        _ request: CheckRequest, keys: Set<String> = [], since revision: String, tree: FileTree
    ) throws(Problem) -> ReviewSheet {
        let report = report(request, tree: tree)
        var old: [App] = []
        for path in request.paths {
            let absolute = Path.join(request.workingDirectory, path)
            guard tree.kind(absolute) != nil else { continue }
            let commit = try GitRepository.around(absolute).commit(revision)
            var request = request
            request.paths = [path]
            // Targets are looked up by name and may have had another one; the settings of today are those that hold.
            request.targets = []
            let earlier = Self.report(request, tree: settings(of: tree, over: commit.tree(around: tree)))
            if let gap = commit.failure { throw gap }
            if let failure = earlier.failures.first?.problem {
                throw Problem("at “\(revision)” this path \(failure.message)", at: failure.place)
            }
            old += earlier.apps
        }
        return ReviewSheet(
            report: report, revision: revision,
            items: items(of: report, keys: keys) { app, target, key in
                guard let (before, name) = earlier(app, target, in: old) else { return nil }
                guard before.purposeKeys(of: name).contains(key) else { return nil }
                return before.coverage(of: key, in: name).review
            })
    }

    private static func report(_ request: CheckRequest, tree: FileTree) -> Report {
        var request = request
        request.followsData = true
        return Checker.run(request, tree: tree)
    }

    private static func items(
        of report: Report, keys: Set<String>, before: (App, _ target: String, _ key: String) -> Review?
    ) -> [ReviewItem] {
        report.apps.enumerated().flatMap { number, app in
            app.targetNames.flatMap { target in
                app.purposeKeys(of: target).filter { keys.isEmpty || keys.contains($0) }.compactMap { key in
                    guard let prompt = Catalog.keys[key]?.resource.prompt else { return nil }
                    let name = app.targets.first { $0.name == target }?.shownName ?? target
                    return ReviewItem(
                        app: number, target: target, key: key, name: name, prompt: prompt,
                        coverage: app.coverage(of: key, in: target), before: before(app, target, key))
                }
            }
        }
    }

    /// The target of an older commit: of the same name, or the only app of both.
    private static func earlier(_ app: App, _ target: String, in old: [App]) -> (app: App, target: String)? {
        let places = old.filter { $0.path == app.path } + old.filter { $0.path != app.path }
        if let found = places.first(where: { $0.targetNames.contains(target) }) { return (found, target) }
        func apps(_ all: [App]) -> Set<String> {
            Set(all.flatMap(\.targets).filter { $0.product == .application }.map(\.name))
        }
        guard apps([app]) == [target], let only = apps(old).first, apps(old).count == 1,
            let found = old.first(where: { $0.targetNames.contains(only) })
        else { return nil }
        return (found, only)
    }

    /// An older tree with the configuration of today, which a first-time user has only now.
    private static func settings(of tree: FileTree, over old: FileTree) -> FileTree {
        @Sendable func isSettings(_ path: String) -> Bool { Path.name(path) == Configuration.fileName }
        return FileTree(
            read: { path throws(Problem) in try isSettings(path) ? tree.read(path) : old.read(path) },
            list: old.list,
            kind: { isSettings($0) ? tree.kind($0) : old.kind($0) },
            open: { path throws(Problem) in try isSettings(path) ? tree.open(path) : old.open(path) })
    }
}
