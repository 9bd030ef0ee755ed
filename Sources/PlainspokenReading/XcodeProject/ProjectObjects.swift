import PlainspokenModel

/// The objects of a `project.pbxproj` by identifier.
struct ProjectObjects {
    /// One object; its fields are looked up by name, however many there are.
    struct Object {
        let id: String
        /// The class, such as `PBXNativeTarget`.
        let isa: String
        /// The place of the identifier.
        let place: Place
        private let fields: [String: PropertyValue]

        fileprivate init(id: String, place: Place, fields: [String: PropertyValue]) {
            self.id = id
            self.place = place
            self.fields = fields
            isa = fields["isa"]?.scalar ?? ""
        }

        subscript(key: String) -> PropertyValue? { fields[key] }

        /// A field that holds a text or an identifier.
        func text(_ key: String) -> String? { fields[key]?.scalar }

        /// A field that lists texts or identifiers.
        func texts(_ key: String) -> [String] { fields[key]?.items.compactMap(\.scalar) ?? [] }
    }

    /// In the order of the file.
    let all: [Object]
    /// The `PBXProject`; nil where the file is none of a project.
    let project: Object?
    private let positions: [String: Int]

    init(_ root: PropertyValue?) {
        var all: [Object] = []
        var positions: [String: Int] = [:]
        for entry in root?["objects"]?.entries ?? [] {
            let fields = Dictionary(entry.value.entries.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
            positions[entry.key] = all.count
            all.append(Object(id: entry.key, place: entry.place, fields: fields))
        }
        self.all = all
        self.positions = positions
        let main = root?["rootObject"]?.scalar.flatMap { positions[$0] }.map { all[$0] }
        project = main?.isa == "PBXProject" ? main : all.first { $0.isa == "PBXProject" }
    }

    subscript(id: String?) -> Object? {
        id.flatMap { positions[$0] }.map { all[$0] }
    }

    /// The objects that a field lists.
    func objects(_ key: String, of object: Object) -> [Object] {
        object.texts(key).compactMap { self[$0] }
    }
}

/// Where file references and groups lie.
struct ProjectPaths {
    private let objects: ProjectObjects
    /// The absolute folder that `SOURCE_ROOT` and the outermost group stand for.
    let folder: String
    private let parents: [String: String]

    /// Groups nested deeper than this, or in a circle, lie nowhere.
    private static let maximumDepth = 256
    /// The longest path that a system takes.
    private static let maximumLength = 4_096

    init(_ objects: ProjectObjects, folder: String) {
        self.objects = objects
        self.folder = folder
        var parents: [String: String] = [:]
        for object in objects.all {
            for child in object.texts("children") where parents[child] == nil { parents[child] = object.id }
        }
        self.parents = parents
    }

    /// The absolute path of a file or group; nil for built products and what comes with Xcode.
    func path(of id: String) -> String? {
        var parts: [String] = []
        var length = 0
        var current: String? = id
        for _ in 0..<Self.maximumDepth {
            guard let object = objects[current] else { return join(parts, in: folder) }
            if let part = object.text("path") {
                length += part.utf8.count
                parts.append(part)
            }
            guard length <= Self.maximumLength else { return nil }
            switch object.text("sourceTree") ?? "<group>" {
            case "<group>": current = parents[object.id]
            case "SOURCE_ROOT": return join(parts, in: folder)
            case "<absolute>": return join(parts, in: "/")
            default: return nil
            }
        }
        return nil
    }

    private func join(_ parts: [String], in folder: String) -> String {
        Path.join(folder, parts.reversed().joined(separator: "/"))
    }
}
