import PlainspokenModel

/// An xcconfig file with everything that it includes, in the order in which Xcode sees it.
package struct XcconfigFile: Sendable {
    package var settings: BuildSettings
    /// Missing includes, cycles and lines that Xcode does not understand.
    package var problems: [Problem]
    /// The absolute paths of all files read, the first one first.
    package var files: [String]
    private var byteCount = 0

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
    ///   - tree: The files; an include is looked for beside the including file, with or without `.xcconfig`.
    ///   - displayPath: Turns an absolute path into the path that places carry.
    /// - Returns: The settings; a file that cannot be read is a problem and has none.
    package static func read(
        _ path: String, tree: FileTree, displayPath: (String) -> String = { $0 }
    ) -> XcconfigFile {
        var file = XcconfigFile()
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
                let found = Self.find(name, besides: path, tree: tree)
                guard let found, let included = try? tree.read(found) else {
                    // What CocoaPods writes is made anew by "pod install" and holds no sentence.
                    let isOfPods = name.contains("Pods/Target Support Files/")
                    if !isOptional, !isOfPods {
                        problems.append(Problem("the included file \"\(name)\" is missing", at: place))
                    }
                    continue
                }
                if ancestors.contains(found) {
                    problems.append(Problem("\"\(name)\" includes this file again", at: place))
                } else if isFull || ancestors.count >= Self.maximumDepth {
                    problems.append(Problem("too many includes; \"\(name)\" is not read", at: place))
                } else {
                    add(included, path: found, ancestors: ancestors + [found], tree: tree, displayPath: displayPath)
                }
            }
        }
    }

    private var isFull: Bool { files.count >= Self.maximumFiles || byteCount > Self.maximumBytes }

    private static func find(_ name: String, besides path: String, tree: FileTree) -> String? {
        let plain = Path.join(Path.parent(path), name)
        if tree.kind(plain) == .file { return plain }
        let completed = plain + ".xcconfig"
        return Path.fileExtension(name).isEmpty && tree.kind(completed) == .file ? completed : nil
    }
}
