/// What a binary refers to: one slice for each architecture and platform.
package struct BinaryFacts: Sendable {
    /// Relative to the app's folder.
    package var path: String
    package var slices: [BinarySlice]
    package var problems: [Problem]

    package init(path: String, slices: [BinarySlice] = [], problems: [Problem] = []) {
        self.path = path
        self.slices = slices
        self.problems = problems
    }
}

/// One architecture of a binary, or all members of a static library for it.
package struct BinarySlice: Sendable, Equatable {
    package enum Kind: Sendable, Hashable {
        case executable, library, bundle, object, other
        /// Members of a static library taken together.
        case archive
    }

    /// As `lipo` calls it: `arm64`.
    package var architecture: String
    package var kind: Kind
    package var platform: Platform?
    package var isSimulator: Bool
    /// The oldest system that it runs on.
    package var minimumSystem: Version?
    /// Symbols that other images define, with the install name of the library that is to hold them; empty where
    /// the binary does not tell.
    package var imports: [String: String]
    /// For classes of others, what of its own holds an object of one: classes, or members of a static library.
    package var holders: [String: [String]]
    /// Selectors that its code sends.
    package var selectors: Set<String>
    /// Of the texts that were looked for those in its string literals: names of classes, and phrases in lower case.
    package var texts: Set<String>
    /// Install names of the libraries that it links.
    package var libraries: [String]
    /// Whether the store encrypted its code, so that selectors cannot be read.
    package var isEncrypted: Bool
    /// The Info.plist in the section `__TEXT,__info_plist`.
    package var infoPlist: [UInt8]?
    /// The entitlements of its signature, as an XML list.
    package var entitlements: [UInt8]?
    /// Whether the signature asks for the hardened runtime.
    package var isHardened: Bool

    package init(architecture: String, kind: Kind) {
        self.architecture = architecture
        self.kind = kind
        isSimulator = false
        imports = [:]
        holders = [:]
        selectors = []
        texts = []
        libraries = []
        isEncrypted = false
        isHardened = false
    }
}

extension BinarySlice {
    /// Whether a symbol is taken from Apple's libraries, or from nobody knows where.
    package func takesFromSystem(_ symbol: String) -> Bool {
        imports[symbol].map { !$0.hasPrefix("@") } ?? false
    }

    /// Whether code names a class of Apple's.
    package func names(class name: String) -> Bool {
        takesFromSystem(Self.classSymbol(name))
    }

    /// The symbol of an Objective-C class.
    package static func classSymbol(_ name: String) -> String { "_OBJC_CLASS_$_" + name }
}

extension BinaryFacts {
    /// The slices that ship for a platform: those built for its devices, else for its simulator, else all.
    package func slices(for platform: Platform) -> [BinarySlice] {
        let fitting = slices.filter { $0.platform == platform }
        let devices = fitting.filter { !$0.isSimulator }
        if !devices.isEmpty { return devices }
        if !fitting.isEmpty { return fitting }
        let unknown = slices.filter { $0.platform == nil }
        return unknown.isEmpty ? slices : unknown
    }
}
