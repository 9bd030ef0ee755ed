import PlainspokenEvidence
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
    /// Where entitlements are put together by code that is not understood.
    var unreadEntitlements: Place? = nil
    /// The language of the project's base texts; nil where the project does not say.
    var developmentLanguage: String? = nil
    /// Localised resources with their locales, Info.plist tables left out; a string catalogue has the locale "".
    var localizedFiles: [(path: String, locale: String)] = []

    /// What replaces variables in the values of the Info.plist.
    var expansion: Expansion = .buildSettings
    /// Where a key is to be written, where the list is made from something else than a spec.
    var carrier: Carrier.Kind? = nil
    /// Places of keys that stand twice in a spec.
    var repeated: Set<Place> = []
    /// Entries whose sentences are put together by a program, so that they are there and cannot be read.
    var openEntries: [PropertyEntry] = []
    /// Whether a command-line tool has its Info.plist in the binary.
    var embedsPlist = false
    /// What a generator would write into the Info.plist.
    var specified: SpecifiedKeys? = nil
    /// Values that lose to another one before anything is generated.
    var outranked: [UsageDeclaration] = []
    /// What plug-ins bring whose code is not here.
    var supplies: [Supply] = []
    /// Folders of plug-ins whose code is among `linkedSources`.
    var supplied: [SuppliedCode.Folder] = []
    /// What plug-ins may do beside that.
    var hints: Set<CodeHint> = []
    /// Names that the build defines for the code of plug-ins.
    var definitions: Set<String> = []

    /// Whether it runs as a process whose own Info.plist the system reads.
    var isJudged: Bool { product.isJudged && (product != .commandLineTool || embedsPlist) }

    /// What replaces variables in an Info.plist.
    enum Expansion {
        /// Xcode, by build settings.
        case buildSettings
        /// CMake: `${NAME}` and `@NAME@` by these values; `isOpen` where others may be set that are not seen here.
        case template([String: String], isOpen: Bool)
        /// Nothing: the values ship as they stand.
        case nothing
    }

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
