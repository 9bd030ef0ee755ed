import PlainspokenModel

/// One target of an Xcode project.
package struct XcodeTarget: Sendable {
    package typealias SourceFile = XcodeGenTarget.SourceFile

    /// The identifier in the project file.
    package var id: String
    package var name: String
    package var place: Place
    /// One, or all that the product is built for.
    package var platforms: [Platform]
    /// Nil where the type is not known.
    package var productType: ProductType?
    /// The type as written.
    package var rawType: String
    /// The identifier of the file reference of the product.
    package var productReference: String?
    /// The name of the product's file, such as `Core.framework`.
    package var productName: String?
    /// In the order of the phases; what is synchronised with a folder comes last.
    package var sources: [SourceFile]
    package var links: [Link]
    /// Targets that are built before; an app's extensions and watch app are among them.
    package var dependencies: [Dependency]
    /// The configurations that schemes archive the target in, the likeliest to be published first; never empty.
    package var archiveConfigurations: [String]
    /// By configuration, then platform.
    package var stacks: [String: [Platform: BuildSettingStack]]
    /// How the `Info.plist` is named, by configuration.
    var infoPlists: [String: [Platform: InfoPlistChoice]]

    package init(id: String, name: String, place: Place, rawType: String) {
        self.id = id
        self.name = name
        self.place = place
        self.rawType = rawType
        productType = ProductType(spelling: rawType)
        platforms = []
        sources = []
        links = []
        dependencies = []
        archiveConfigurations = ["Release"]
        stacks = [:]
        infoPlists = [:]
    }

    /// The configuration that is archived.
    package var archiveConfiguration: String { archiveConfigurations.first ?? "Release" }

    /// The settings in a configuration, for the target's first platform if none is named.
    package func settings(configuration: String, platform: Platform? = nil) -> BuildSettingStack? {
        guard let platform = platform ?? platforms.first else { return nil }
        return stacks[configuration]?[platform]
    }

    /// The file that `INFOPLIST_FILE` names; nil where there is none but a generated list.
    package func infoPlistPath(configuration: String, platform: Platform? = nil) -> InfoPlistChoice? {
        guard let platform = platform ?? platforms.first else { return nil }
        return infoPlists[configuration]?[platform]
    }
}

extension XcodeTarget {
    /// Another target that is built first.
    package struct Dependency: Hashable, Sendable {
        /// The identifier of the target.
        package var target: String
        /// The absolute path of its project; nil for this one.
        package var project: String?
        /// The platforms it is needed on, where a filter names them.
        package var platforms: [Platform]?
    }

    /// Something that is linked into the target or copied beside it.
    package struct Link: Hashable, Sendable {
        package enum Kind: Hashable, Sendable {
            /// A target of the same project, by identifier.
            case target(String)
            /// The product of another project, by the identifier of its file reference there.
            case product(String, project: String)
            /// A product of a package, with the package where the project says which.
            case package(product: String, XcodeProject.Package?)
            /// A framework, library or bundle of frameworks that no target of the project makes, by path or name.
            case binary(String)
        }

        package var kind: Kind
        /// The platforms it is used on, where a filter names them.
        package var platforms: [Platform]?
        package var place: Place
    }
}
