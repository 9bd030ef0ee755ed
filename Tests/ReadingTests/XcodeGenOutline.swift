import PlainspokenModel
import PlainspokenReading

extension XcodeGenProject {
    /// Reads `/p/project.yml` of a tree in memory.
    static func read(
        _ files: [String: String], spec: String = "/p/project.yml", environment: [String: String] = [:],
        root: String? = "/p"
    ) -> XcodeGenProject {
        read(specPath: spec, tree: .memory(files), environment: environment, root: root)
    }

    /// One spec and nothing else.
    static func read(spec: String, files: [String: String] = [:]) -> XcodeGenProject {
        read(files.merging(["/p/project.yml": spec]) { first, _ in first })
    }

    /// What is wrong, the fatal problem first.
    var faults: [String] {
        (fatal.map { ["fatal " + $0.line] } ?? []) + problems.map(\.line)
    }
}

extension XcodeGenTarget {
    /// `phase path` of every source, relative to the project's folder, with locale, kind and platforms where set.
    var sourceOutline: [String] {
        sources.map { source in
            var words = [source.phase.rawValue, Path.relative(source.path, to: projectFolder)]
            if let locale = source.locale { words.append("locale=\(locale)") }
            if source.isFolder { words.append("folder") }
            if let platforms = source.platforms {
                words.append("for=" + platforms.map(\.rawValue).joined(separator: ","))
            }
            return words.joined(separator: " ")
        }
    }

    /// `key="value"@path:line` of every entry of `info.properties`.
    var infoOutline: [String] {
        (info?.properties.entries ?? []).map {
            "\($0.key)=\($0.value.bare)@\($0.value.place.path):\($0.value.place.position.short)"
        }
    }

    func setting(_ name: String, _ configuration: String = "Release", _ platform: Platform? = nil) -> String? {
        settings(configuration: configuration, platform: platform)?.value(name)?.text
    }

    /// `path reason written-at` and flags of the Info.plist in a configuration.
    func plistOutline(_ configuration: String = "Release", _ platform: Platform? = nil) -> String? {
        guard let choice = infoPlistPath(configuration: configuration, platform: platform) else { return nil }
        var words = [choice.path]
        switch choice.reason {
        case .setting(let level): words.append("setting of \(level)")
        case .info: words.append("info")
        case .firstInSources(let others): words.append("first of \(others.count + 1)")
        }
        words.append("at \(choice.place.path):\(choice.place.position.short)")
        if !choice.exists { words.append("missing") }
        if choice.isGenerated { words.append("generated") }
        if choice.differsInCase { words.append("case") }
        words += choice.undefined.map { "undefined \($0)" } + choice.unknown.map { "unknown \($0)" }
        return words.joined(separator: ", ")
    }
}
