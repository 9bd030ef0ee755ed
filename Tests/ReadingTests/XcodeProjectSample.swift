import PlainspokenModel
import PlainspokenReading

/// A project file in which tests write only what they are about.
enum XcodeSample {
    /// The text of a `project.pbxproj` with one app target `App` (`T`) and whatever objects are given.
    ///
    /// An object given under an identifier that the sample has, replaces that one.
    static func text(
        _ objects: [String: String] = [:], target: String = "", project: String = "", settings: String = "",
        projectSettings: String = "SDKROOT = iphoneos;"
    ) -> String {
        var all = [
            "P": "isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (T); \(project)",
            "G": "isa = PBXGroup; children = (); sourceTree = \"<group>\";",
            "PL": list("PD", "PR"), "PD": configuration("Debug", projectSettings),
            "PR": configuration("Release", projectSettings),
            "T":
                "isa = PBXNativeTarget; name = App; buildConfigurationList = TL; "
                + "productType = \"com.apple.product-type.application\"; \(target)",
            "TL": list("TD", "TR"), "TD": configuration("Debug", settings), "TR": configuration("Release", settings),
        ]
        all.merge(objects) { $1 }
        let lines = all.sorted { $0.key < $1.key }.map { "\($0.key) = {\($0.value)};" }
        return "// !$*UTF8*$!\n{ objects = {\n" + lines.joined(separator: "\n") + "\n}; rootObject = P; }\n"
    }

    static func list(_ ids: String...) -> String {
        "isa = XCConfigurationList; buildConfigurations = (\(ids.joined(separator: ", "))); "
            + "defaultConfigurationName = Release;"
    }

    static func configuration(_ name: String, _ settings: String, more: String = "") -> String {
        "isa = XCBuildConfiguration; name = \(name); \(more) buildSettings = {\(settings)};"
    }

    /// A phase with files, each a reference of its own under the main group: `isa files`.
    static func phase(_ isa: String, _ files: String...) -> String {
        "isa = PBX\(isa)BuildPhase; files = (\(files.joined(separator: ", ")));"
    }

    static func file(_ path: String, tree: String = "\"<group>\"", more: String = "") -> String {
        "isa = PBXFileReference; path = \"\(path)\"; sourceTree = \(tree); \(more)"
    }

    static func build(_ reference: String, _ more: String = "") -> String {
        "isa = PBXBuildFile; fileRef = \(reference); \(more)"
    }
}

extension XcodeProject {
    /// Reads `/p/App.xcodeproj` of a tree in memory.
    static func read(
        _ text: String, files: [String: String] = [:], variables: [String: String] = [:]
    ) -> XcodeProject {
        let all = files.merging(["/p/App.xcodeproj/project.pbxproj": text]) { first, _ in first }
        return read(path: "/p/App.xcodeproj", tree: .memory(all), environment: variables, root: "/p")
    }

    /// What is wrong, the fatal problem first.
    var faults: [String] {
        (fatal.map { ["fatal " + $0.line] } ?? []) + problems.map(\.line)
    }
}

extension XcodeTarget {
    /// `phase path` of every source, relative to `/p`, with locale, kind and platforms where set.
    var sourceOutline: [String] {
        sources.map { source in
            var words = [source.phase.rawValue, Path.relative(source.path, to: "/p")]
            if let locale = source.locale { words.append("locale=\(locale)") }
            if source.isFolder { words.append("folder") }
            if let platforms = source.platforms {
                words.append("for=" + platforms.map(\.rawValue).joined(separator: ","))
            }
            return words.joined(separator: " ")
        }
    }

    /// Each link in a word, with its platforms where a filter names them.
    var linkOutline: [String] {
        links.map { link in
            let word =
                switch link.kind {
                case .target(let id): "target \(id)"
                case .product(let id, let project): "product \(id) of \(project)"
                case .package(let product, let package): "package \(product) \(package?.path ?? package?.url ?? "?")"
                case .binary(let path): "binary \(path)"
                }
            return link.platforms.map { word + " for=" + $0.map(\.rawValue).joined(separator: ",") } ?? word
        }
    }

    func setting(_ name: String, _ configuration: String = "Release", _ platform: Platform? = nil) -> String? {
        settings(configuration: configuration, platform: platform)?.value(name).map { "\($0.text) of \($0.level)" }
    }

    /// Path and flags of the Info.plist.
    func plistOutline(_ configuration: String = "Release") -> String? {
        guard let choice = infoPlistPath(configuration: configuration) else { return nil }
        var words = [choice.path]
        if !choice.exists { words.append("missing") }
        if choice.differsInCase { words.append("case") }
        words += choice.undefined.map { "undefined \($0)" } + choice.unknown.map { "unknown \($0)" }
        return words.joined(separator: ", ")
    }
}
