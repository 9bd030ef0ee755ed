import PlainspokenModel
import PlainspokenReading

/// A target as its project describes it, whatever the project's format: what to read, not yet read.
struct TargetDescription {
    var name: String
    var platform: Platform
    var product: ProductKind
    var place: Place
    var configuration: String
    /// The other configurations of the project, in order.
    var otherConfigurations: [String]
    /// Absolute paths of source files that are compiled into the target.
    var sources: [String]
    /// Absolute paths of source files of targets and packages of the repository that it links.
    var linkedSources: [String]
    /// Linked code that is not read: remote packages, closed frameworks.
    var unreadCode: [String]
    /// Absolute paths of libraries and frameworks that it links and nobody here builds.
    var binaries: [String] = []
    /// Localised tables of Info.plist keys with their locales.
    var tables: [(path: String, locale: String)]
    /// Localised tables of other texts with their locales; a catalogue has none.
    var texts: [(path: String, locale: String)] = []
    /// Storyboards and xibs.
    var interfaces: [String] = []
    /// Settings by configuration.
    var settings: [String: BuildSettingStack]
    /// The property list by configuration.
    var plists: [String: PlistSource]
    /// Entitlements that the spec writes, with the file it writes them to.
    var entitlements: XcodeGenTarget.PropertyList?
    /// The language of the project's base texts; nil where the project does not say.
    var developmentLanguage: String? = nil
    /// Localised resources with their locales, Info.plist tables left out; a string catalogue has the locale "".
    var localizedFiles: [(path: String, locale: String)] = []

    /// Where the Info.plist's own entries come from.
    enum PlistSource {
        /// A file that the build processes.
        case file(InfoPlistChoice)
        /// Written by a generator from a spec, over whatever stands in the file.
        case spec(XcodeGenTarget.PropertyList, generator: String)
        /// Put together by a manifest's code that is not understood, there.
        case computed(Place)

        /// The absolute path of the list.
        var path: String {
            switch self {
            case .file(let choice): choice.path
            case .spec(let info, _): info.absolutePath
            case .computed: ""
            }
        }
    }
}

/// What reading a project gives.
struct ProjectDescription {
    var name: String
    var targets: [TargetDescription]
    var problems: [Problem]
    /// How many files describe it.
    var fileCount: Int
}
