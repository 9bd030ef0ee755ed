/// What a built product holds for a target of a project.
package struct ShippedBundle: Sendable {
    /// As people call it: `Spark.app`.
    package var name: String
    /// Its Info.plist; relative to the folder of the source's app.
    package var infoPlist: Place
    /// Its usage keys, in the list and in tables; places as that of the list.
    package var declarations: [UsageDeclaration]
    /// Whether all that the source declares is known, so that what only ships comes from elsewhere.
    package var isSourceComplete: Bool

    package init(name: String, infoPlist: Place, declarations: [UsageDeclaration], isSourceComplete: Bool) {
        self.name = name
        self.infoPlist = infoPlist
        self.declarations = declarations
        self.isSourceComplete = isSourceComplete
    }
}

extension Place {
    /// The same place as seen from another folder; both are absolute.
    package func moved(from folder: String, to other: String) -> Place {
        Place(path: Path.relative(Path.join(folder, path), to: other), position: position)
    }
}
