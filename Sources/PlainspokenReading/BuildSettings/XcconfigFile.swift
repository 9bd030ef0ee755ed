import PlainspokenModel

/// An xcconfig file with everything that it includes, in the order in which Xcode sees it.
package struct XcconfigFile: Sendable {
    package var settings: BuildSettings
    /// Missing includes, cycles and lines that Xcode does not understand.
    package var problems: [Problem]
    /// The absolute paths of all files read, the first one first.
    package var files: [String]
    private var byteCount = 0
    private var projectFolder: String?

    init() {
        settings = BuildSettings()
        problems = []
        files = []
    }

    /// More files than this, more bytes together, or deeper includes are not followed.
    static let maximumFiles = 200
    static let maximumBytes = 8_000_000
    static let maximumDepth = 32

    /// Reads the file at an absolute path.
    ///
    /// - Parameters:
    ///   - path: The absolute path of the file.
    ///   - folder: The project's folder, in which includes are looked for last.
    ///   - tree: The files; an include is looked for beside the including files, with or without `.xcconfig`.
    ///   - displayPath: Turns an absolute path into the path that places carry.
    /// - Returns: The settings; a file that cannot be read is a problem and has none.
    package static func read(
        _ path: String, in folder: String? = nil, tree: FileTree, displayPath: (String) -> String = { $0 }
    ) -> XcconfigFile {
        var file = XcconfigFile()
        file.projectFolder = folder
        do throws(Problem) {
            let bytes = try tree.read(path)
            file.add(bytes, path: path, ancestors: [path], tree: tree, displayPath: displayPath)
        } catch {
            file.problems.append(Problem(error.message, at: Place(path: displayPath(path))))
        }
        return file
    }

    private mutating func add(
        _ bytes: [UInt8], path: String, ancestors: [String], tree: FileTree, displayPath: (String) -> String
    ) {
        files.append(path)
        byteCount += bytes.count
        let parsed = XcconfigParser.parse(bytes, path: displayPath(path))
        problems += parsed.problems
        for line in parsed.lines {
            switch line {
            case .assignment(let assignment):
                settings.append(assignment)
            case .include(let name, let isOptional, let place):
                let found = find(name, ancestors: ancestors, tree: tree)
                guard let found, let included = try? tree.read(found) else {
                    // What CocoaPods writes is made anew by "pod install" and holds no sentence.
                    let isOfPods = name.contains("Pods/Target Support Files/")
                    if !isOptional, !isOfPods {
                        problems.append(Problem("the included file \"\(name)\" is missing", at: place))
                    }
                    continue
                }
                if ancestors.contains(found) {
                    problems.append(
                        Problem("\"\(name)\" includes this file again; take one of the includes out", at: place))
                } else if isFull || ancestors.count >= Self.maximumDepth {
                    problems.append(Problem("too many includes; \"\(name)\" is not read", at: place))
                } else {
                    add(included, path: found, ancestors: ancestors + [found], tree: tree, displayPath: displayPath)
                }
            }
        }
    }

    private var isFull: Bool { files.count >= Self.maximumFiles || byteCount > Self.maximumBytes }

    /// Xcode looks beside the including file, then beside those that include it, then in the project's folder.
    private func find(_ name: String, ancestors: [String], tree: FileTree) -> String? {
        let folders = ancestors.reversed().map(Path.parent) + [projectFolder].compactMap { $0 }
        for folder in folders.uniqued {
            let plain = Path.join(folder, name)
            if tree.kind(plain) == .file { return plain }
            let completed = plain + ".xcconfig"
            if Path.fileExtension(name).isEmpty, tree.kind(completed) == .file { return completed }
        }
        return nil
    }
}
