import PlainspokenModel

/// What an `.xcscheme` builds and archives.
package struct XcodeScheme: Hashable, Sendable {
    /// A target that the scheme builds.
    package struct Entry: Hashable, Sendable {
        /// The identifier of the target in its project file.
        package var target: String
        /// The name of the target's `.xcodeproj`; nil where the scheme does not say.
        package var project: String?
        package var isArchived: Bool
    }

    package var name: String
    package var entries: [Entry]
    package var archiveConfiguration: String?

    /// Reads a scheme; what is none has no entries.
    package static func read(_ bytes: [UInt8], name: String) -> XcodeScheme {
        var scheme = XcodeScheme(name: name, entries: [], archiveConfiguration: nil)
        var isArchived: Bool?
        for tag in MarkupTags(bytes) {
            switch (tag.name, tag.isEnd) {
            case ("BuildActionEntry", false): isArchived = tag.attributes["buildForArchiving"] != "NO"
            case ("BuildActionEntry", true): isArchived = nil
            case ("BuildableReference", false):
                guard let isArchived, let target = tag.attributes["BlueprintIdentifier"] else { continue }
                let project = tag.attributes["ReferencedContainer"].map { Path.name($0) }
                scheme.entries.append(Entry(target: target, project: project, isArchived: isArchived))
            case ("ArchiveAction", false): scheme.archiveConfiguration = tag.attributes["buildConfiguration"]
            default: continue
            }
        }
        return scheme
    }

    /// The most schemes of one project or workspace that are read.
    private static let maximumCount = 1_000

    /// All schemes kept in a `.xcodeproj` or `.xcworkspace`: the shared ones, then those of its users.
    static func files(in container: String, tree: FileTree) -> [String] {
        var folders = [Path.join(container, "xcshareddata/xcschemes")]
        for user in tree.list(Path.join(container, "xcuserdata")) where user.kind == .directory {
            folders.append(Path.join(container, "xcuserdata/\(user.name)/xcschemes"))
        }
        let files = folders.flatMap { folder in
            tree.list(folder).filter { $0.kind == .file && $0.name.hasSuffix(".xcscheme") }
                .map { Path.join(folder, $0.name) }
        }
        return Array(files.prefix(maximumCount))
    }
}

/// Which configurations are archived.
struct ArchiveChoice {
    private let configurations: [String]
    private let fallback: String
    /// By target, the configurations that schemes archive it in.
    private var archived: [String: [String]] = [:]
    /// By target, the targets that depend on it.
    private var hosts: [String: [String]] = [:]

    init(_ project: XcodeProject) {
        configurations = project.configurations
        fallback = Self.release(of: project)
        let known = Set(configurations)
        let file = Path.name(project.path)
        for scheme in project.schemes {
            guard let configuration = scheme.archiveConfiguration, known.contains(configuration) else { continue }
            for entry in scheme.entries where entry.isArchived && entry.project ?? file == file {
                archived[entry.target, default: []].append(configuration)
            }
        }
        for target in project.targets where target.productType?.isTest != true {
            for dependency in target.dependencies where dependency.project == nil {
                hosts[dependency.target, default: []].append(target.id)
            }
        }
    }

    /// The configurations of a target, or of the targets it is built for, the likeliest to be published first.
    func configurations(of target: String) -> [String] {
        var visited: Set<String> = [target]
        var open = [target]
        var index = 0
        while index < open.count, index < 64 {
            let found = (archived[open[index]] ?? []).uniqued
            if !found.isEmpty {
                return found.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
                    .map(\.element)
            }
            for host in hosts[open[index]] ?? [] where visited.insert(host).inserted { open.append(host) }
            index += 1
        }
        return [fallback]
    }

    /// Release before what is named after debugging or development; among the others those named after the store.
    private func rank(_ name: String) -> Int {
        let lower = name.lowercased().filter { $0.isLetter || $0.isNumber }
        let isDevelopment = ["debug", "dev", "test", "staging", "beta", "adhoc"].contains { lower.contains($0) }
        let words = ["appstore", "distribution", "production", "prod"]
        let word = words.firstIndex { lower.contains($0) } ?? words.count
        return (isDevelopment ? 100 : 0) + (lower == "release" ? 0 : word + 1)
    }

    /// `Release`, else what the project calls its default, else the last one.
    private static func release(of project: XcodeProject) -> String {
        if project.configurations.contains("Release") { return "Release" }
        let named = project.defaultConfiguration.flatMap { project.configurations.contains($0) ? $0 : nil }
        let isDebug = named?.lowercased().contains("debug") ?? true
        return (isDebug ? nil : named) ?? project.configurations.last ?? "Release"
    }
}
