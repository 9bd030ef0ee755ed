/// What a check of a built bundle found, as a value: for tests of tests, and for other test frameworks.
public struct UsageStringReport: Hashable, Sendable {
    /// The faults, part by part, in the order of the requirements.
    public let failures: [UsageStringFailure]

    /// Whether everything that is required is there.
    public var isPassing: Bool { failures.isEmpty }

    /// Reads a built bundle and checks what is required in it.
    ///
    /// Any bytes on disk give a report; nothing is thrown, and nothing is cached.
    ///
    /// - Parameters:
    ///   - requirements: Features, or keys by name; a key that several of them need is checked once.
    ///   - bundle: The bundle to read.
    ///   - inEveryLanguage: Whether each language that the bundle speaks must have the sentences too.
    public init(of requirements: [UsageRequirement], in bundle: BuiltBundle, inEveryLanguage: Bool = false) {
        let found = bundle.parts()
        failures =
            found.failures
            + found.folders.flatMap { folder in
                PartCheck(BundleContents(reading: folder), inEveryLanguage: inEveryLanguage).failures(of: requirements)
            }
    }
}

extension BuiltBundle {
    /// The bundles on disk that are meant, and what is wrong where one is not there.
    func parts() -> (folders: [BundleFolder], failures: [UsageStringFailure]) {
        if isMain, !["app", "appex"].contains(url.pathExtension) { return ([], [.noHost(url.lastPathComponent)]) }
        guard BundleFiles.exists(url) else { return ([], [.noBundle(url.lastPathComponent)]) }
        var folders = [BundleFolder(url)]
        for step in steps {
            switch step {
            case .everyPart: folders = folders.flatMap { $0.everyPart() }
            case .child(let kind, let name):
                let children = folders.flatMap { $0.children(kind) }
                let chosen = name.map { name in children.filter { $0.isNamed(name) } } ?? children
                guard !chosen.isEmpty else {
                    return ([], [.noPart(kind, name, in: folders, among: children)])
                }
                folders = chosen
            }
        }
        return (folders, [])
    }
}
