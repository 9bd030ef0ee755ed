/// A plug-in, pod or package of somebody else that brings code for protected resources into an app.
package struct PlugIn: Sendable {
    /// Where people get it; the same thing may have a name in several.
    package enum Ecosystem: String, Sendable, Hashable {
        case flutter = "pub.dev"
        case node = "npm"
        case cocoaPods = "CocoaPods"
        /// By the last part of the address.
        case swiftPackage = "Swift package"
        case cargo = "crates.io"
        case dotnet = "NuGet"

        /// The platforms for which most plug-ins of it have code of their own; nil for all.
        package var platforms: Set<Platform>? { self == .flutter || self == .node ? [.iOS] : nil }
    }

    package var name: String
    package var ecosystem: Ecosystem
    /// Packages that come with it, and its names of other years.
    package var otherNames: [String]
    package var parts: [Part]
    /// What it may do beside what its parts say.
    package var hints: Set<CodeHint>
    /// A text that must stand in the same file for code that names a permission to be asking for it.
    package var beside: String?
    /// The address of the page that says so.
    package var source: String

    package init(
        _ name: String, in ecosystem: Ecosystem, also otherNames: [String] = [], hints: Set<CodeHint> = [],
        beside: String? = nil,
        source: String? = nil, _ parts: [Part]
    ) {
        self.name = name
        self.ecosystem = ecosystem
        self.otherNames = otherNames
        self.parts = parts
        self.hints = hints
        self.beside = beside
        self.source = source ?? Self.page(of: name, in: ecosystem)
    }

    private static func page(of name: String, in ecosystem: Ecosystem) -> String {
        switch ecosystem {
        case .flutter: "https://pub.dev/packages/\(name)"
        case .node: "https://www.npmjs.com/package/\(name)"
        case .cocoaPods: "https://cocoapods.org/pods/\(name)"
        case .cargo: "https://crates.io/crates/\(name)"
        case .dotnet: "https://www.nuget.org/packages/\(name)"
        case .swiftPackage: "https://swiftpackageindex.com/search?query=\(name)"
        }
    }

    /// What a plug-in brings for one resource.
    package struct Part: Sendable {
        /// The key to add first; the others do as well.
        package var keys: [String]
        /// How sure it is that the upload check sees the plug-in's code, whatever the app calls.
        ///
        /// `possible` where only some versions refer to the system's API.
        package var confidence: Confidence
        /// Code of the app in the plug-in's language that makes it ask, such as `ImageSource.camera`; a name that ends
        /// in `*` is the beginning of one.
        package var asked: [String]
        /// What leaves the code out or puts it in; nil where it is always compiled.
        package var control: Control?
        /// The sentence that the plug-in's own installer writes where the app gives none.
        package var sentence: Sentence?
        package var platforms: Set<Platform>?

        package init(
            _ keys: String..., confidence: Confidence = .likely, asked: [String] = [], control: Control? = nil,
            sentence: Sentence? = nil, on platforms: Set<Platform>? = nil
        ) {
            self.keys = keys
            self.confidence = confidence
            self.asked = asked
            self.control = control
            self.sentence = sentence
            self.platforms = platforms
        }
    }

    /// What decides at build time whether the code for a resource is in the app.
    package enum Control: Sendable, Hashable {
        /// A preprocessor definition in the Podfile: `NAME=1` puts the code in, `NAME=0` leaves it out.
        ///
        /// Without one the code is in before this version of the plug-in, and out from it on; always in where it is nil.
        case definition(String, outFrom: Version?)
        /// A preprocessor definition that leaves the code out with `NAME=1`.
        case exclusion(String)
        /// A constant of the Podfile, `Pod::NAME = false`, that leaves the code out.
        case constant(String)
        /// A word in the list of `setup_permissions([…])`, or a pod of its own in older versions.
        case handler(String, pod: String)
    }

    /// A sentence that an installer writes, and the option that replaces it.
    package struct Sentence: Sendable, Hashable {
        package var option: String
        /// The text where the option is not given.
        package var standard: String
        /// Whether the plug-in writes nothing unless the option is given.
        package var isOptional: Bool

        package init(_ option: String, _ standard: String, isOptional: Bool = false) {
            self.option = option
            self.standard = standard
            self.isOptional = isOptional
        }
    }
}

extension Catalog {
    /// All plug-ins that are known to bring something.
    package static let plugIns: [PlugIn] =
        FlutterPlugIns.all + ReactNativePlugIns.all + ExpoPlugIns.all + WebViewPlugIns.all + ApplePlugIns.all
        + DesktopPlugIns.all

    private static let plugInTable: [PlugIn.Ecosystem: [String: Int]] = {
        var table: [PlugIn.Ecosystem: [String: Int]] = [:]
        for (index, plugIn) in plugIns.enumerated() {
            for name in [plugIn.name] + plugIn.otherNames { table[plugIn.ecosystem, default: [:]][name] = index }
        }
        return table
    }()

    /// The plug-in that a package manager calls by a name.
    package static func plugIn(_ name: String, in ecosystem: PlugIn.Ecosystem) -> PlugIn? {
        plugInTable[ecosystem]?[name].map { plugIns[$0] }
    }
}
