import PlainspokenModel

/// One target of a generated project.
package struct XcodeGenTarget: Sendable {
    /// A property list that XcodeGen writes at generation, over whatever stands there.
    package struct PropertyList: Sendable {
        /// As written in the spec.
        package var path: String
        package var absolutePath: String
        package var pathPlace: Place
        /// The dictionary under `properties`, templates merged in; each entry with the place it was written at.
        package var properties: PropertyValue

        package init(path: String, absolutePath: String, pathPlace: Place, properties: PropertyValue) {
            self.path = path
            self.absolutePath = absolutePath
            self.pathPlace = pathPlace
            self.properties = properties
        }
    }

    /// The name in the generated project, with `_iOS` and the like where the spec lists several platforms.
    package var name: String
    /// The name in the spec.
    package var baseName: String
    package var place: Place
    /// One, or all of `supportedDestinations`.
    package var platforms: [Platform]
    /// Nil where XcodeGen knows no such type.
    package var productType: ProductType?
    /// The type as written.
    package var rawType: String
    package var info: PropertyList?
    package var entitlements: PropertyList?
    /// In the order of `sources:`, each file once.
    package var sources: [SourceFile]
    package var dependencies: [Dependency]
    /// The configurations that schemes archive the target in, the likeliest to be published first; never empty.
    package var archiveConfigurations: [String]
    /// By configuration, then platform.
    package var stacks: [String: [Platform: BuildSettingStack]]
    /// The absolute path of the folder of the generated project.
    package var projectFolder: String
    /// How the `Info.plist` is named, by configuration.
    var infoPlists: [String: [Platform: InfoPlistChoice]]

    package init(name: String, baseName: String, place: Place, rawType: String, projectFolder: String) {
        self.name = name
        self.baseName = baseName
        self.place = place
        self.rawType = rawType
        self.projectFolder = projectFolder
        productType = ProductType(spelling: rawType)
        platforms = []
        sources = []
        dependencies = []
        archiveConfigurations = ["Release"]
        stacks = [:]
        infoPlists = [:]
    }

    /// The configuration that is archived: that of the target's scheme, of a scheme that builds it, or `Release`.
    package var archiveConfiguration: String { archiveConfigurations.first ?? "Release" }

    /// The settings in a configuration, for the target's first platform if none is named.
    package func settings(configuration: String, platform: Platform? = nil) -> BuildSettingStack? {
        guard let platform = platform ?? platforms.first else { return nil }
        return stacks[configuration]?[platform]
    }

    /// The file that Xcode processes as the target's `Info.plist`; nil where there is none but a generated one.
    ///
    /// XcodeGen takes `INFOPLIST_FILE` of the target's settings, then `info.path`, then the first `Info.plist` in the
    /// sources, and writes it into the target's settings, where it outranks xcconfig files and the project.
    package func infoPlistPath(configuration: String, platform: Platform? = nil) -> InfoPlistChoice? {
        guard let platform = platform ?? platforms.first else { return nil }
        return infoPlists[configuration]?[platform]
    }

    /// The lowest system version in the archived configuration.
    package func deploymentTarget(_ platform: Platform? = nil) -> Version? {
        guard let platform = platform ?? platforms.first else { return nil }
        let stack = settings(configuration: archiveConfiguration, platform: platform)
        return stack?.value(platform.deploymentTargetSetting).flatMap { Version($0.text) }
    }
}

/// Which file is a target's `Info.plist`, and why.
package struct InfoPlistChoice: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        /// `INFOPLIST_FILE` at the named level of settings.
        case setting(level: String)
        /// `info.path`.
        case info
        /// The first one found in the sources; with the paths of others that might have been meant.
        case firstInSources(others: [String])
    }

    /// The absolute path, as the file is called on disk where it exists.
    package var path: String
    /// The path as written, before expansion.
    package var written: String
    /// Where it is written; the place of the target for one found in the sources.
    package var place: Place
    package var reason: Reason
    package var exists: Bool
    /// Whether XcodeGen writes this very file from `info.properties`.
    package var isGenerated: Bool
    /// Whether upper and lower case differ from the disk's, which Linux and case-sensitive volumes mind.
    package var differsInCase: Bool
    /// Settings in the path that nothing defines.
    package var undefined: [String]
    /// Settings in the path that only a build knows, such as `DERIVED_FILE_DIR`.
    package var unknown: [String]

    package init(path: String, written: String, place: Place, reason: Reason) {
        self.path = path
        self.written = written
        self.place = place
        self.reason = reason
        exists = false
        isGenerated = false
        differsInCase = false
        undefined = []
        unknown = []
    }
}

extension XcodeGenTarget {
    /// A file that belongs to the target.
    package struct SourceFile: Hashable, Sendable {
        package enum Phase: String, Hashable, Sendable {
            case compile, resource, header, framework, copyFiles
            /// In the project's navigator only.
            case none
        }

        /// The absolute path.
        package var path: String
        /// The name under which it is copied: as the project spells it, which may differ from the disk in its case.
        package var name: String
        package var phase: Phase
        /// The locale of the `.lproj` folder it lies in.
        package var locale: String?
        /// Whether it is a folder that counts as one file: an asset catalogue, a bundle, a folder reference.
        package var isFolder: Bool
        /// The platforms it is built for, where a filter names them.
        package var platforms: [Platform]?
        /// The place of the entry under `sources`.
        package var place: Place

        package init(
            path: String, name: String? = nil, phase: Phase, locale: String? = nil, isFolder: Bool = false,
            platforms: [Platform]? = nil, place: Place
        ) {
            self.path = path
            self.name = name ?? Path.name(path)
            self.phase = phase
            self.locale = locale
            self.isFolder = isFolder
            self.platforms = platforms
            self.place = place
        }
    }

    /// Something that the target links, embeds or waits for.
    package struct Dependency: Hashable, Sendable {
        package enum Kind: String, Hashable, Sendable {
            case target, framework, carthage, sdk, package, bundle
        }

        package var kind: Kind
        /// Name or path; `Project/Target` for a target of another project.
        package var reference: String
        /// Products of a package; one of the package's own name where the spec names none.
        package var products: [String]
        package var embed: Bool?
        package var link: Bool?
        package var isImplicit: Bool
        package var isWeak: Bool
        /// The platforms it is used on, where a filter names them.
        package var platforms: [Platform]?
        package var place: Place

        package init(kind: Kind, reference: String, place: Place) {
            self.kind = kind
            self.reference = reference
            self.place = place
            products = []
            isImplicit = false
            isWeak = false
        }
    }
}
