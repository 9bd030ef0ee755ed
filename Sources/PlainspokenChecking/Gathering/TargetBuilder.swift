import PlainspokenEvidence
import PlainspokenFiles
import PlainspokenModel
import PlainspokenReading
import PlainspokenRules

/// Reads what a description names and makes the target that rules see.
struct TargetBuilder {
    let tree: FileTree
    let root: String
    let index: PatternIndex
    let store: SourceStore
    let binaries: BinaryStore
    let names: NamedCodeStore
    /// What the ledger remembers, by target and key.
    let reviews: [String: [String: Review]]
    /// Whether data is followed even where no sentence promises anything and nothing was reviewed.
    let followsData: Bool
    /// Repositories that belong into this one and were not fetched.
    let submodules: [String]

    struct Result {
        var target: Target
        var problems: [Problem]
        var failure: Problem?
        /// Whether keys may ship that are not here.
        var isIncomplete: Bool
        var fileCount: Int
    }

    func build(_ description: TargetDescription) -> Result {
        let plist = PlistGathering(
            tree: tree, root: root, description: description, configuration: description.configuration
        ).gather()
        let context = CompilationContextFactory.context(description, configuration: description.configuration)
        var target = Target(
            name: description.name, platform: description.platform, product: description.product,
            configuration: description.configuration, deploymentTarget: context.deploymentTarget,
            place: description.place)
        target.reviews = reviews[description.name] ?? [:]
        target.declarations = plist.declarations
        target.properties = plist.properties
        target.carrier = plist.carrier
        target.generated = plist.generated
        target.duplicates = plist.duplicates
        target.outranked = plist.outranked + description.outranked
        target.specified = description.specified
        target.unreadCode = description.unreadCode + binaries.unread(by: description)
        target.unreadCode += (description.sources + description.linkedSources).filter(store.unreadable.contains)
            .map { Path.relative($0, to: root) }
        target.unreadCode += submodules
        LanguageGathering(tree: tree, root: root, description: description).add(to: &target)
        target.hints = (description.sources + description.linkedSources).reduce(into: binaries.hints(of: description)) {
            $0.formUnion(store.hints[$1] ?? [])
        }
        target.hints.formUnion(description.hints)
        var result = Result(
            target: target, problems: plist.problems, failure: plist.failure, isIncomplete: plist.isIncomplete,
            fileCount: plist.fileCount)
        addTables(description, to: &result)
        addEntitlements(description, to: &result)
        addConfigurations(description, to: &result)
        if description.isJudged { addNeeds(description, context, to: &result) }
        return result
    }

    private func addNeeds(_ description: TargetDescription, _ context: CompilationContext, to result: inout Result) {
        let base = store.codeBase(own: description.sources, linked: description.linkedSources, context: context)
        let matches = UseMatcher(base, index: index).matches()
        let borrowed = BorrowedCode(
            description, base: base, matches: matches, index: index, context: context,
            declared: Set(result.target.declarations.lazy.filter { $0.locale == nil }.map(\.key)), names: names,
            root: root)
        // An extension shares what people allow its app.
        let guards =
            description.product == .appExtension ? nil : StatusGuards(base, matches: matches, index: index)
        let builder = NeedBuilder(
            base, index: index, context: context, guards: guards, weight: borrowed.weight,
            suppliers: SuppliedCode(description.supplied), isComplete: result.target.unreadCode.isEmpty)
        result.target.needs = builder.needs(
            from: matches, and: binaries.matches(of: description), supplies: description.supplies)
        let open = Set(description.openEntries.map(\.key))
        result.target.needs.removeAll { !open.isDisjoint(with: $0.alternatives) }
        // In the sandbox these folders are the container's own, or an entitlement opens them: no prompt.
        if context.platform == .macOS, Self.isSandboxed(result.target.entitlements) {
            let own: Set = ["desktop-folder", "documents-folder", "downloads-folder"]
            result.target.needs.removeAll { own.contains($0.resource) }
        }
        let resources = Set(result.target.needs.map(\.resource))
        let names = NamedUses(base, context: context, runs: borrowed.runs)
        if resources.contains("local-network") { result.target.bonjourTypes = names.bonjourTypes() }
        if resources.contains("location-temporary-full-accuracy") {
            result.target.accuracyPurposes = names.accuracyPurposes()
        }
        if result.target.hints.contains(.webView) {
            result.target.remoteWebViews = WebViews(base, context: context).remoteLoads()
        }
        addPractices(description, context, base, matches, to: &result)
    }

    private func addPractices(
        _ description: TargetDescription, _ context: CompilationContext, _ narrow: CodeBase, _ matches: [UseMatch],
        to result: inout Result
    ) {
        guard !result.target.needs.isEmpty || result.target.hints.contains(.speechRequest) else { return }
        let base = store.wideCodeBase(own: description.sources, linked: description.linkedSources)
        let practices = Practices(base, context: context)
        let interface = InterfaceGathering(tree: tree, root: root, description: description).gather()
        let modes = BackgroundModes.practices(of: result.target)
        result.target.practices = modes
        // Following data is dear: it is done only where a sentence says something that data can refute, or was reviewed.
        let isReviewed = followsData || !result.target.reviews.isEmpty
        if isReviewed || result.target.hasSentenceToProve || practices.mayReport {
            result.target.practices += practices.resources()
        }
        if result.target.hints.contains(.speechRequest) {
            result.target.practices += practices.speech(hasFixedTextView: interface.hasFixedTextView)
        }
        result.target.practices = practices.sorted(result.target.practices)
        result.target.primers = practices.primers(
            matches, of: narrow, index: index, texts: interface.texts, interface: interface.buttons)
        result.fileCount += interface.fileCount
    }

    private static func isSandboxed(_ entitlements: Entitlements) -> Bool {
        let entry = entitlements.entries.last { $0.key == Catalog.sandboxEntitlement }
        if case .boolean(true)? = entry?.value.content { return true }
        return false
    }

    private func addTables(_ description: TargetDescription, to result: inout Result) {
        for table in description.tables.sorted(by: { ($0.locale, $0.path) < ($1.locale, $1.path) }) {
            let path = Path.relative(table.path, to: root)
            do throws(Problem) {
                let bytes = try tree.read(table.path)
                result.fileCount += 1
                if Path.fileExtension(table.path) == "xcstrings" {
                    let catalog = try JSONDocument.read(bytes, path: path)
                    result.target.declarations += StringCatalogTable.declarations(catalog)
                    result.target.tableKeys += StringCatalogTable.others(catalog)
                    continue
                }
                if Path.fileExtension(table.path) == "json" {
                    let list = try JSONDocument.read(bytes, path: path)
                    result.target.declarations += (list["ios"] ?? list).entries.filter { Catalog.keys[$0.key] != nil }
                        .map {
                            UsageDeclaration(
                                key: $0.key, locale: table.locale, value: $0.value, source: .table, place: $0.place)
                        }
                    continue
                }
                let read = StringsTable.read(bytes, path: path)
                result.problems += read.problems
                result.target.tableKeys += read.entries.filter { Catalog.keys[$0.key] == nil }
                add(read.entries.filter { Catalog.keys[$0.key] != nil }, of: table.locale, to: &result)
            } catch {
                result.problems.append(
                    Problem(error.message, at: error.place.path.hasPrefix("/") ? Place(path: path) : error.place))
            }
        }
    }

    /// The last entry of a key ships; an earlier one with another text is one too many.
    private func add(_ entries: [PropertyEntry], of locale: String, to result: inout Result) {
        let last = Dictionary(entries.map { ($0.key, $0) }, uniquingKeysWith: { $1 })
        for entry in entries {
            let declaration = UsageDeclaration(
                key: entry.key, locale: locale, value: entry.value, source: .table, place: entry.place)
            if last[entry.key]?.place == entry.place {
                result.target.declarations.append(declaration)
            } else if last[entry.key]?.value.string != entry.value.string {
                result.target.duplicates.append(declaration)
            }
        }
    }

    private func addEntitlements(_ description: TargetDescription, to result: inout Result) {
        let settings = description.settings[description.configuration]
        result.target.entitlements.isHardened = settings?.value(Catalog.hardenedRuntimeSetting)?.isYes ?? false
        readEntitlements(description, settings, to: &result)
        guard description.platform == .macOS else { return }
        for (name, entitlement) in Catalog.entitlementSettings {
            guard let setting = settings?.value(name), setting.isYes else { continue }
            let value = PropertyValue(.boolean(true), at: setting.place)
            result.target.entitlements.entries.insert(
                PropertyEntry(key: entitlement, place: setting.assignment.place, value: value), at: 0)
        }
    }

    private func readEntitlements(
        _ description: TargetDescription, _ settings: BuildSettingStack?, to result: inout Result
    ) {
        if let place = description.unreadEntitlements {
            let message =
                "the entitlements of target \(description.name) are put together by code that cannot be read here; write them as literals or constants"
            result.problems.append(Problem(message, at: place))
            result.target.entitlements.isKnown = false
        }
        if let spec = description.entitlements {
            result.target.entitlements.entries = spec.properties.entries
            result.target.entitlements.path = Path.relative(spec.absolutePath, to: root)
        }
        guard let written = settings?.value("CODE_SIGN_ENTITLEMENTS")?.text, !written.isEmpty,
            description.entitlements?.properties.entries.isEmpty ?? true, let folder = settings?.value("SRCROOT")?.text
        else { return }
        let named = Path.join(folder, written)
        let absolute = DiskPath.resolve(named, in: tree)?.path ?? named
        let path = Path.relative(absolute, to: root)
        guard let bytes = try? tree.read(absolute) else {
            result.target.entitlements.isKnown = false
            return
        }
        result.fileCount += 1
        let document = PropertyListDocument.read(bytes, path: path)
        result.problems += document.problems
        result.target.entitlements.entries = document.root?.entries ?? []
        result.target.entitlements.path = path
    }

    private func addConfigurations(_ description: TargetDescription, to result: inout Result) {
        guard description.isJudged else { return }
        for name in description.otherConfigurations {
            let plist = PlistGathering(tree: tree, root: root, description: description, configuration: name).gather()
            guard !plist.isIncomplete else { continue }
            result.target.otherConfigurations.append(
                ConfigurationKeys(configuration: name, declarations: plist.declarations, carrier: plist.carrier))
            let names = LanguageGathering.names(description, properties: plist.properties, configuration: name)
            result.target.otherNames += names.filter {
                !result.target.names.contains($0) && !result.target.otherNames.contains($0)
            }
        }
    }
}
