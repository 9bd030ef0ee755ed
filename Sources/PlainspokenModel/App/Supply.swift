/// A need that a plug-in or library of somebody else brings, whose code is not here to be read.
package struct Supply: Sendable, Hashable {
    /// The key to add first; the others do as well.
    package var keys: [String]
    package var platforms: Set<Platform>?
    package var evidence: Evidence

    package init(keys: [String], platforms: Set<Platform>?, evidence: Evidence) {
        self.keys = keys
        self.platforms = platforms
        self.evidence = evidence
    }
}

/// Whose code it is that needs a key, and how to leave it out.
package struct Supplier: Sendable, Hashable {
    /// The plug-in, pod or package: `permission_handler`.
    package var name: String
    /// What leaves the code out, as an advice: `set PERMISSION_CAMERA=0 in ios/Podfile`; nil where nothing does.
    package var removal: String?

    package init(_ name: String, removal: String? = nil) {
        self.name = name
        self.removal = removal
    }
}
