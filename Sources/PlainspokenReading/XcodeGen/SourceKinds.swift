import PlainspokenModel

/// What XcodeGen does with a file by its extension.
struct SourceKinds {
    typealias Phase = XcodeGenTarget.SourceFile.Phase

    struct Kind {
        /// Whether a folder with the extension counts as one file.
        var isFile = true
        var phase: Phase?
    }

    private var own: [String: Kind] = [:]

    /// - Parameter fileTypes: `options.fileTypes` of the spec.
    init(fileTypes: PropertyValue? = nil) {
        for entry in fileTypes?.entries ?? [] {
            let phase = entry.value["buildPhase"].flatMap(Self.phase)
            own[entry.key] = Kind(isFile: entry.value["file"]?.flag ?? true, phase: phase)
        }
    }

    /// The phase that a spec names: `sources`, `headers`, `resources`, `none` or `copyFiles: …`.
    static func phase(_ value: PropertyValue) -> Phase? {
        if value.dictionary?["copyFiles"] != nil { return .copyFiles }
        switch value.string {
        case "sources": return .compile
        case "headers": return .header
        case "resources": return .resource
        case "none": return Phase.none
        default: return nil
        }
    }

    /// The phase of a file that the spec says nothing about; nothing without an extension is built.
    func phase(of path: String) -> Phase {
        let suffix = Self.suffix(of: path)
        if suffix.isEmpty { return .none }
        if let own = own[suffix]?.phase { return own }
        return Self.phases[suffix] ?? .resource
    }

    /// Whether a folder stands for one file.
    func isFile(folder path: String) -> Bool {
        let suffix = Self.suffix(of: path)
        if let own = own[suffix] { return own.isFile }
        return Self.wrappers.contains(suffix)
    }

    /// What follows the last dot of the name, in the case in which it is written.
    static func suffix(of path: String) -> String {
        let name = Path.name(path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return String(name[name.index(after: dot)...])
    }

    private static let phases: [String: Phase] = {
        var phases: [String: Phase] = [:]
        let compiled =
            "swift gyb m mm cpp cp cxx c cc S xcdatamodeld xcmappingmodel intentdefinition metal mlmodel mlpackage"
            + " rcproject iig docc"
        for suffix in compiled.split(separator: " ") { phases[String(suffix)] = .compile }
        for suffix in "h hh hpp ipp tpp hxx def".split(separator: " ") { phases[String(suffix)] = .header }
        phases["framework"] = .framework
        phases["xpc"] = .copyFiles
        phases["appex"] = .copyFiles
        let silent = "xcconfig entitlements gpx lproj xcfilelist apns pch xctestplan modulemap swiftcrossimport"
        for suffix in silent.split(separator: " ") { phases[String(suffix)] = Phase.none }
        // XcodeGen makes resources of these; nobody means that, and nothing in them is read.
        phases["xcodeproj"] = Phase.none
        phases["xcworkspace"] = Phase.none
        return phases
    }()

    /// Extensions with which Xcode takes a folder for a file.
    private static let wrappers: Set<String> = Set(
        """
        app appex atlas bundle dSYM dext docc dsym framework htmld icon iconset imagecatalog kext mdimporter mlmodel \
        mlmodelc mlpackage mpkg nib octest pkg playground pluginkit rcproject rtfd scnassets scncache skybox storyboard \
        storyboardc storekit systemextension uicatalog usdz xcassets xcclassmodel xcdatamodel xcdatamodeld xcframework \
        xcmappingmodel xcode xcodeproj xcplaygroundpage xcstickers xcstrings xctarget xctest xcworkspace xpc \
        css html js json md plist strings swift txt xib xml yml zip
        """.split(separator: " ").map(String.init))
}
