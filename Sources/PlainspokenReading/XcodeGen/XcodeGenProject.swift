import PlainspokenModel

/// A project as XcodeGen would generate it from a spec.
package struct XcodeGenProject: Sendable {
    package struct Configuration: Hashable, Sendable {
        package enum Kind: String, Sendable {
            case debug, release
        }

        package var name: String
        /// Nil where the spec gives neither `debug` nor `release`.
        package var kind: Kind?

        package init(name: String, kind: Kind?) {
            self.name = name
            self.kind = kind
        }
    }

    /// A Swift package that targets can depend on.
    package struct Package: Sendable {
        package var name: String
        /// The absolute path of a local package.
        package var path: String?
        /// The address of a remote package.
        package var url: String?
        package var place: Place

        package init(name: String, path: String?, url: String?, place: Place) {
            self.name = name
            self.path = path
            self.url = url
            self.place = place
        }
    }

    /// Another Xcode project whose targets can be used.
    package struct Reference: Sendable {
        package var name: String
        /// The absolute path of the project.
        package var path: String
        package var place: Place

        package init(name: String, path: String, place: Place) {
            self.name = name
            self.path = path
            self.place = place
        }
    }

    /// A scheme of the spec, not one that Xcode makes by itself.
    package struct Scheme: Sendable {
        package var name: String
        /// Names of the targets it builds.
        package var targets: [String]
        package var archiveConfiguration: String?
        package var place: Place

        package init(name: String, targets: [String], archiveConfiguration: String?, place: Place) {
            self.name = name
            self.targets = targets
            self.archiveConfiguration = archiveConfiguration
            self.place = place
        }
    }

    /// `${NAME}` that no variable was given for; XcodeGen leaves it, and Xcode takes it for a build setting.
    package struct UnexpandedVariable: Hashable, Sendable {
        package var name: String
        package var place: Place

        package init(name: String, place: Place) {
            self.name = name
            self.place = place
        }
    }

    /// The absolute path of the spec.
    package var specPath: String
    /// The absolute path of the folder that paths of the spec are relative to and the project is generated in.
    package var folder: String
    package var name: String
    package var developmentLanguage: String
    /// Sorted by name, as XcodeGen does.
    package var configurations: [Configuration]
    /// Sorted by name; a target for several platforms stands here once a platform.
    package var targets: [XcodeGenTarget]
    package var packages: [Package]
    package var projectReferences: [Reference]
    package var schemes: [Scheme]
    /// Absolute paths of the spec and all that it includes.
    package var files: [String]
    package var unexpandedVariables: [UnexpandedVariable]
    /// What is wrong and does not keep the rest from being read, sorted by place.
    package var problems: [Problem]
    /// Places of usage keys that stand twice in one mapping; the later ones, which count.
    package var repeated: Set<Place> = []
    /// Why nothing could be read; there are no targets then.
    package var fatal: Problem?

    package init(specPath: String, folder: String) {
        self.specPath = specPath
        self.folder = folder
        name = Path.name(folder)
        developmentLanguage = "en"
        configurations = []
        targets = []
        packages = []
        projectReferences = []
        schemes = []
        files = []
        unexpandedVariables = []
        problems = []
    }

    /// The first target of a name.
    package func target(_ name: String) -> XcodeGenTarget? {
        targets.first { $0.name == name }
    }
}
