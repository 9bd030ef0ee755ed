import PlainspokenEvidence
import PlainspokenModel
import PlainspokenReading

/// Names that build settings define for the compilers.
enum BuildFlags {
    /// The names of `DEBUG PRO=1 -DX`, without values; `NAME=0` defines nothing that `#if` takes for true.
    static func definitions(_ text: String) -> Set<String> {
        var names: Set<String> = []
        for word in text.split(whereSeparator: { $0 == " " || $0 == "\"" || $0 == "'" }) {
            let bare = word.hasPrefix("-D") ? word.dropFirst(2) : word
            let parts = bare.split(separator: "=", maxSplits: 1)
            guard let name = parts.first, parts.count == 1 || parts[1] != "0" else { continue }
            names.insert(String(name))
        }
        return names
    }
}

enum CompilationContextFactory {
    static func context(
        _ description: TargetDescription, configuration: String, adding extra: Set<String> = []
    ) -> CompilationContext {
        let settings = description.settings[configuration]
        func text(_ name: String) -> String { settings?.value(name)?.text ?? "" }
        var flags = BuildFlags.definitions(text("SWIFT_ACTIVE_COMPILATION_CONDITIONS"))
        flags.formUnion(BuildFlags.definitions(text("GCC_PREPROCESSOR_DEFINITIONS")))
        let swiftFlags = text("OTHER_SWIFT_FLAGS").split(separator: " ")
        for (index, flag) in swiftFlags.enumerated() {
            if flag == "-D", index + 1 < swiftFlags.count { flags.insert(String(swiftFlags[index + 1])) }
            if flag.hasPrefix("-D"), flag.count > 2 { flags.insert(String(flag.dropFirst(2))) }
        }
        flags.formUnion(description.definitions)
        flags.formUnion(extra)
        var deployment = settings?.value(description.platform.deploymentTargetSetting).flatMap { Version($0.text) }
        // There was no Catalyst before iOS 13, whatever the project supports on phones.
        if description.platform == .macCatalyst { deployment = max(deployment ?? Version(13), Version(13)) }
        return CompilationContext(platform: description.platform, deploymentTarget: deployment, flags: flags)
    }
}
