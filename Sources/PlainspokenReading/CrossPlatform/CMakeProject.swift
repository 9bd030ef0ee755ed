import PlainspokenModel

/// The bundles that `CMakeLists.txt` files describe, read as text and never run.
///
/// Conditions are not judged: what any branch sets is set.
package struct CMakeProject: Sendable {
    package struct Target: Sendable {
        package var name: String
        package var place: Place
        package var isBundle: Bool
        package var isLibrary: Bool
        /// Absolute paths.
        package var sources: [String] = []
        /// Names of what it links.
        package var links: [String] = []
        /// Properties with the place of their values.
        package var properties: [String: PropertyValue] = [:]
    }

    package var name: String
    package var targets: [Target] = []
    package var variables: [String: String] = [:]
    /// Absolute paths of files that `configure_file` makes, with those it makes them from.
    package var configured: [String: String] = [:]
    /// Absolute paths of the files that were read.
    package var files: [String] = []
    /// Whether other files may set variables: modules that are not here.
    package var includesOthers = false

    /// Reads a `CMakeLists.txt` and what it includes.
    ///
    /// - Parameters:
    ///   - path: The absolute path.
    ///   - tree: The files.
    ///   - root: The folder to which places are relative.
    /// - Returns: The targets and variables of it and of the files that it includes.
    /// - Throws: `Problem` where the file itself cannot be read.
    package static func read(path: String, tree: FileTree, root: String) throws(Problem) -> CMakeProject {
        var reader = CMakeReader(tree: tree, root: root, top: Path.parent(path))
        try reader.read(path)
        return reader.project
    }

    /// A text with `${NAME}` and `@NAME@` replaced, and the references to which nothing gives a value.
    package static func configured(_ text: String, with values: [String: String]) -> (text: String, undefined: [String])
    {
        var result = ""
        var undefined: [String] = []
        var rest = Substring(text)
        while let start = rest.firstIndex(where: { $0 == "$" || $0 == "@" }) {
            result += rest[..<start]
            rest = rest[start...]
            guard let (name, length) = reference(rest) else {
                result.append(rest.removeFirst())
                continue
            }
            if let value = values[name] { result += value } else { undefined.append(String(rest.prefix(length))) }
            rest = rest.dropFirst(length)
        }
        return (result + rest, undefined)
    }

    /// The reference that begins a text: its name and its length in characters.
    private static func reference(_ text: Substring) -> (name: String, length: Int)? {
        let isBraced = text.hasPrefix("${")
        guard isBraced || text.hasPrefix("@") else { return nil }
        let inner = text.dropFirst(isBraced ? 2 : 1)
        let name = inner.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
        guard !name.isEmpty, inner.dropFirst(name.count).first == (isBraced ? "}" : "@") else { return nil }
        return (String(name), name.count + (isBraced ? 3 : 2))
    }
}

/// Reads the commands of one file after the other.
private struct CMakeReader {
    let tree: FileTree
    let root: String
    let top: String
    var project: CMakeProject
    private var budget = 4_000
    private var folder: String

    init(tree: FileTree, root: String, top: String) {
        self.tree = tree
        self.root = root
        self.top = top
        folder = top
        project = CMakeProject(name: Path.name(top))
        for name in ["CMAKE_SOURCE_DIR", "PROJECT_SOURCE_DIR"] { project.variables[name] = top }
        for name in ["CMAKE_BINARY_DIR", "PROJECT_BINARY_DIR"] { project.variables[name] = top + "/build" }
    }

    mutating func read(_ path: String) throws(Problem) {
        budget -= 1
        guard budget > 0, !project.files.contains(path), project.files.count < 256 else { return }
        let bytes = try tree.read(path)
        project.files.append(path)
        let outer = folder
        folder = Path.parent(path)
        defer { folder = outer }
        setFolder()
        var commands = CMakeCommands(SourceText(path: Path.relative(path, to: root), bytes: bytes))
        while let command = commands.next() {
            run(command)
            setFolder()
        }
    }

    private mutating func setFolder() {
        project.variables["CMAKE_CURRENT_SOURCE_DIR"] = folder
        project.variables["CMAKE_CURRENT_LIST_DIR"] = folder
        let relative = Path.relative(folder, to: top)
        project.variables["CMAKE_CURRENT_BINARY_DIR"] = Path.join(top + "/build", relative)
    }

    // MARK: Commands

    private mutating func run(_ command: CMakeCommands.Command) {
        let words = command.arguments.map { expanded($0.text) }
        switch command.name {
        case "project":
            guard let name = words.first else { return }
            if project.files.count == 1 { project.name = name }
            project.variables["PROJECT_NAME"] = name
            project.variables["CMAKE_PROJECT_NAME"] = project.variables["CMAKE_PROJECT_NAME"] ?? name
            if let index = words.firstIndex(of: "VERSION"), index + 1 < words.count { setVersion(words[index + 1]) }
        case "set", "option": set(words, isOption: command.name == "option")
        case "file": glob(words)
        case "add_executable", "qt_add_executable", "qt6_add_executable", "juce_add_gui_app", "add_library",
            "qt_add_library", "wx_add_executable":
            add(command, words)
        case "target_sources":
            let files = sources(words.dropFirst())
            update(words.first) { $0.sources += files }
        case "target_link_libraries":
            update(words.first) { $0.links += words.dropFirst() }
        case "set_target_properties": setProperties(command, words)
        case "set_property": setProperty(command, words)
        case "configure_file":
            guard words.count >= 2 else { return }
            let made = Path.join(project.variables["CMAKE_CURRENT_BINARY_DIR"] ?? folder, words[1])
            project.configured[made] = Path.join(folder, words[0])
        case "add_subdirectory":
            if let name = words.first { try? read(Path.join(Path.join(folder, name), "CMakeLists.txt")) }
        case "include": include(words)
        case "find_package": project.includesOthers = true
        default: return
        }
    }

    private mutating func include(_ words: [String]) {
        guard let name = words.first else { return }
        let path = Path.join(folder, name)
        if tree.kind(path) == .file { try? read(path) } else { project.includesOthers = true }
    }

    private mutating func setVersion(_ text: String) {
        project.variables["PROJECT_VERSION"] = text
        project.variables["CMAKE_PROJECT_VERSION"] = text
        for (name, part) in zip(["MAJOR", "MINOR", "PATCH", "TWEAK"], text.split(separator: ".")) {
            project.variables["PROJECT_VERSION_" + name] = String(part)
        }
    }

    private mutating func set(_ words: [String], isOption: Bool) {
        guard let name = words.first else { return }
        let ends: Set<String> = ["CACHE", "PARENT_SCOPE"]
        let values = words.dropFirst().prefix { !ends.contains($0) }
        project.variables[name] = isOption ? words.dropFirst(2).first ?? "OFF" : values.joined(separator: ";")
    }

    private mutating func glob(_ words: [String]) {
        guard words.count >= 3, words[0].hasPrefix("GLOB") else { return }
        let isDeep = words[0] == "GLOB_RECURSE"
        var found: [String] = []
        for pattern in words.dropFirst(2)
        where !["CONFIGURE_DEPENDS", "RELATIVE", "LIST_DIRECTORIES"].contains(pattern) {
            let full = Path.join(folder, pattern)
            let place = Path.parent(full)
            let glob = GlobPattern(Path.name(full))
            found += walk(place, isDeep: isDeep).filter { glob.matches(Path.name($0)) }
        }
        project.variables[words[1]] = found.joined(separator: ";")
    }

    private mutating func walk(_ folder: String, isDeep: Bool) -> [String] {
        var paths: [String] = []
        var pending = [folder]
        while let next = pending.popLast(), budget > 0 {
            budget -= 1
            for entry in tree.list(next) {
                let path = Path.join(next, entry.name)
                if entry.kind == .file { paths.append(path) } else if isDeep, !entry.isLink { pending.append(path) }
            }
        }
        return paths.sorted()
    }

    private mutating func add(_ command: CMakeCommands.Command, _ words: [String]) {
        guard let name = words.first, !words.contains("IMPORTED"), !words.contains("ALIAS"),
            project.targets.count < 2_000
        else { return }
        var target = CMakeProject.Target(
            name: name, place: command.place, isBundle: words.contains("MACOSX_BUNDLE"),
            isLibrary: command.name.hasSuffix("library"))
        target.sources = sources(words.dropFirst())
        project.targets.append(target)
    }

    private func sources(_ words: some Sequence<String>) -> [String] {
        let kinds: Set<String> = ["swift", "m", "mm", "c", "cpp", "cc", "h", "hpp"]
        return words.flatMap { $0.split(separator: ";") }.filter { kinds.contains(Path.fileExtension(String($0))) }
            .map { Path.join(folder, String($0)) }
    }

    private mutating func update(_ name: String?, _ change: (inout CMakeProject.Target) -> Void) {
        guard let index = project.targets.lastIndex(where: { $0.name == name }) else { return }
        change(&project.targets[index])
    }

    private mutating func setProperties(_ command: CMakeCommands.Command, _ words: [String]) {
        guard let middle = words.firstIndex(of: "PROPERTIES") else { return }
        let names = words[..<middle]
        var index = middle + 1
        while index + 1 < words.count {
            let value = PropertyValue(.string(words[index + 1]), at: command.arguments[index + 1].place)
            for name in names { update(name) { $0.properties[words[index]] = value } }
            index += 2
        }
    }

    private mutating func setProperty(_ command: CMakeCommands.Command, _ words: [String]) {
        guard words.first == "TARGET", let middle = words.firstIndex(of: "PROPERTY"), middle + 2 < words.count else {
            return
        }
        let value = PropertyValue(.string(words[middle + 2]), at: command.arguments[middle + 2].place)
        for name in words[1..<middle] { update(name) { $0.properties[words[middle + 1]] = value } }
    }

    private func expanded(_ text: String) -> String {
        text.contains("$") ? CMakeProject.configured(text, with: project.variables).text : text
    }
}

/// The commands of a CMake file with their arguments, comments left out.
private struct CMakeCommands {
    struct Command {
        var name: String
        var place: Place
        var arguments: [(text: String, place: Place)] = []
    }

    private let text: SourceText
    private var scanner: ByteScanner

    init(_ text: SourceText) {
        self.text = text
        scanner = ByteScanner(text.bytes)
    }

    mutating func next() -> Command? {
        while let byte = scanner.current {
            if byte == UInt8(ascii: "#") {
                skipComment()
            } else if byte.isLetter || byte == UInt8(ascii: "_") {
                let start = scanner.offset
                scanner.skip { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
                let name = scanner.text(start..<scanner.offset).lowercased()
                scanner.skip { $0 == 0x20 || $0 == 0x09 }
                guard scanner.skip("(") else { continue }
                var command = Command(name: name, place: text.place(at: start))
                readArguments(of: &command)
                return command
            } else {
                scanner.offset += 1
            }
        }
        return nil
    }

    private mutating func readArguments(of command: inout Command) {
        var depth = 0
        while let byte = scanner.current {
            let start = scanner.offset
            switch byte {
            case UInt8(ascii: "#"): skipComment()
            case UInt8(ascii: "\""): command.arguments.append((quoted(), text.place(at: start)))
            case UInt8(ascii: "("):
                depth += 1
                scanner.offset += 1
            case UInt8(ascii: ")"):
                scanner.offset += 1
                if depth == 0 { return }
                depth -= 1
            case _ where byte.isXMLSpace || byte == UInt8(ascii: ";"): scanner.offset += 1
            default:
                scanner.skip { !$0.isXMLSpace && ![0x28, 0x29, 0x22, 0x23].contains($0) }
                if scanner.offset == start { scanner.offset += 1 }
                command.arguments.append((scanner.text(start..<scanner.offset), text.place(at: start)))
            }
        }
    }

    private mutating func quoted() -> String {
        scanner.offset += 1
        var bytes: [UInt8] = []
        while let byte = scanner.current, byte != UInt8(ascii: "\"") {
            if byte == UInt8(ascii: "\\") { scanner.offset += 1 }
            if let byte = scanner.current { bytes.append(byte) }
            scanner.offset += 1
        }
        scanner.offset += 1
        return String(decoding: bytes, as: UTF8.self)
    }

    /// `#` to the end of the line, or `#[[` to `]]`.
    private mutating func skipComment() {
        if scanner.skip("#[[") { _ = scanner.skipPast("]]") } else { scanner.skip { !$0.isLineBreak } }
    }
}
