import PlainspokenModel
import PlainspokenReading

/// Reads the Info.plist of a built bundle: as it stands, so it is shown.
struct BuiltPlist {
    let tree: FileTree
    let root: String

    /// The whole dictionary; nil where nothing could be read.
    func read(_ path: String, into result: inout PlistDeclarations) -> PropertyValue? {
        let shown = Path.relative(path, to: root)
        do throws(Problem) {
            let bytes = try tree.read(path)
            result.fileCount += 1
            return add(PropertyListDocument.read(bytes, path: shown), shown, to: &result)
        } catch {
            result.failure = Problem(error.message, at: Place(path: shown))
            return nil
        }
    }

    /// The dictionary that a program holds in itself.
    func read(_ bytes: [UInt8], in program: String, into result: inout PlistDeclarations) -> PropertyValue? {
        let shown = Path.relative(program, to: root)
        result.carrier = Carrier(.part("the embedded Info.plist"), at: Place(path: shown))
        return add(PropertyListDocument.read(bytes, path: shown).withoutLines, shown, to: &result)
    }

    private func add(
        _ document: PropertyListDocument, _ shown: String, to result: inout PlistDeclarations
    ) -> PropertyValue? {
        guard let dictionary = document.root, case .dictionary(let entries) = dictionary.content else {
            result.failure =
                document.problems.first ?? Problem("is no property list with a dictionary", at: Place(path: shown))
            return nil
        }
        result.failure = document.problems.first
        for entry in entries { add(entry, to: &result) }
        result.duplicates = document.duplicates.filter { Catalog.keys[$0.key] != nil }.map(declaration)
        return dictionary
    }

    private func add(_ entry: PropertyEntry, to result: inout PlistDeclarations) {
        guard Catalog.keys[entry.key] != nil, entry.key != "NSBonjourServices" else {
            return result.properties.append(entry)
        }
        result.declarations.append(declaration(entry))
    }

    private func declaration(_ entry: PropertyEntry) -> UsageDeclaration {
        UsageDeclaration(key: entry.key, value: entry.value, source: .infoPlist, place: entry.place)
    }
}

/// Reads a localised table of a built bundle: a `.strings` file in any format, or all languages in one `.loctable`.
struct BuiltTable {
    let tree: FileTree
    let root: String

    func read(_ path: String, locale: String) -> (declarations: [UsageDeclaration], problems: [Problem]) {
        let shown = Path.relative(path, to: root)
        do throws(Problem) {
            let bytes = try tree.read(path)
            guard locale.isEmpty else {
                let table = StringsTable.read(bytes, path: shown)
                return (declarations(table.entries, locale), table.problems)
            }
            let document = PropertyListDocument.read(bytes, path: shown)
            let languages = document.root?.entries.filter { $0.key != "LocProvenance" } ?? []
            return (languages.flatMap { declarations($0.value.entries, $0.key) }, document.problems)
        } catch {
            return ([], [Problem(error.message, at: Place(path: shown))])
        }
    }

    private func declarations(_ entries: [PropertyEntry], _ locale: String) -> [UsageDeclaration] {
        entries.filter { Catalog.keys[$0.key] != nil }.map {
            UsageDeclaration(key: $0.key, locale: locale, value: $0.value, source: .table, place: $0.place)
        }
    }
}

/// What an Info.plist and an executable tell of a bundle's platform and signature.
struct BundleDescription {
    var platform: Platform
    var minimumSystem: Version?
    private let slices: [BinarySlice]
    private let list: PropertyValue?

    init(_ list: PropertyValue?, slices: [BinarySlice], platform: Platform? = nil) {
        self.list = list
        self.slices = slices
        let device = slices.first { $0.platform != nil && !$0.isSimulator } ?? slices.first { $0.platform != nil }
        let named = Self.platform(list)
        self.platform = platform ?? device?.platform ?? named ?? .iOS
        let written = list?["MinimumOSVersion"]?.scalar ?? list?["LSMinimumSystemVersion"]?.scalar
        let built = slices.filter { $0.platform == self.platform }.compactMap(\.minimumSystem).min()
        minimumSystem = built ?? written.flatMap { Version($0) }
    }

    private static func platform(_ list: PropertyValue?) -> Platform? {
        let name =
            list?["CFBundleSupportedPlatforms"]?.items.first?.string ?? list?["DTPlatformName"]?.string
        switch name?.lowercased() {
        case "iphoneos", "iphonesimulator": return .iOS
        case "macosx": return .macOS
        case "appletvos", "appletvsimulator": return .tvOS
        case "watchos", "watchsimulator": return .watchOS
        case "xros", "xrsimulator": return .visionOS
        default: return nil
        }
    }

    /// The kind of a bundle that its place alone does not tell.
    func product(_ product: ProductKind) -> ProductKind {
        guard product == .application else { return product }
        if platform == .watchOS { return .watchApplication }
        return list?["NSAppClip"] != nil ? .appClip : product
    }

    /// What the executable is signed with; a bundle that is not signed yet tells nothing.
    func entitlements(at path: String?) -> Entitlements {
        let isHardened = platform == .macOS && slices.contains(where: \.isHardened)
        guard let path, let bytes = slices.lazy.compactMap(\.entitlements).first else {
            return Entitlements(isHardened: isHardened, isKnown: isHardened)
        }
        let document = PropertyListDocument.read(bytes, path: path).withoutLines
        return Entitlements(
            entries: document.root?.entries ?? [], isHardened: isHardened, isKnown: document.root != nil)
    }
}

extension PropertyListDocument {
    /// The same list with keys for places: lines within a binary lead nowhere.
    fileprivate var withoutLines: PropertyListDocument {
        func placed(_ entry: PropertyEntry) -> PropertyEntry {
            let place = Place(path: entry.place.path, position: .keyPath(entry.key))
            return PropertyEntry(key: entry.key, place: place, value: PropertyValue(entry.value.content, at: place))
        }
        var document = self
        if let root, case .dictionary(let entries) = root.content {
            document.root = PropertyValue(.dictionary(entries.map(placed)), at: Place(path: root.place.path))
        }
        document.duplicates = duplicates.map(placed)
        document.problems = problems.map { Problem($0.message, at: Place(path: $0.place.path)) }
        return document
    }
}
