import PlainspokenEvidence
import PlainspokenModel
import PlainspokenReading

/// What one configuration of a target declares: usage strings, other keys, and where they are written.
struct PlistDeclarations {
    var declarations: [UsageDeclaration] = []
    var properties: [PropertyEntry] = []
    var duplicates: [UsageDeclaration] = []
    /// Values of the file that a build setting outranks.
    var outranked: [UsageDeclaration] = []
    var carrier: Carrier?
    var generated: GeneratedPlist?
    var problems: [Problem] = []
    /// Why the plist that ships could not be read.
    var failure: Problem?
    /// Whether the build makes the file, so that it is not here to be read.
    var isMadeByBuild = false
    var fileCount = 0

    /// Whether keys may ship that are not here, because their file could not be read.
    var isIncomplete: Bool { failure != nil || isMadeByBuild }
}

/// Reads the Info.plist sources of a target in one configuration, in the order in which Xcode lays them over each other.
struct PlistGathering {
    let tree: FileTree
    /// Absolute folder of the app, to which places are relative.
    let root: String
    let description: TargetDescription
    let configuration: String

    private var settings: BuildSettingStack? { description.settings[configuration] }
    private var isGenerated: Bool { settings?.value("GENERATE_INFOPLIST_FILE")?.isYes ?? false }
    private var isPreprocessed: Bool { settings?.value("INFOPLIST_PREPROCESS")?.isYes ?? false }

    func gather() -> PlistDeclarations {
        var result = PlistDeclarations()
        switch description.plists[configuration] {
        case .spec(let info, let generator): addSpec(info, generator, to: &result)
        case .file(let choice): addFile(choice, to: &result)
        case .computed(let place): addComputed(at: place, to: &result)
        case nil: break
        }
        for entry in description.openEntries where Catalog.keys[entry.key]?.key.isPurpose == true {
            result.problems.append(
                Problem(
                    "the sentence of \(entry.key) in target \(description.name) is put together by code that cannot be read here; write it as a literal or a constant",
                    at: entry.place))
        }
        addContents(to: &result)
        if isGenerated { addSettings(to: &result) }
        if result.carrier == nil { result.carrier = Carrier(.buildSettings, at: description.place) }
        return result
    }

    // MARK: Sources

    private func addSpec(_ info: XcodeGenTarget.PropertyList, _ generator: String, to result: inout PlistDeclarations) {
        result.carrier = Carrier(description.carrier ?? .spec, at: info.pathPlace)
        var seen: Set<String> = []
        for entry in info.properties.entries {
            add(entry, source: .spec, to: &result)
            let isRepeated = description.repeated.contains(entry.place) || !seen.insert(entry.key).inserted
            guard isRepeated, Catalog.keys[entry.key] != nil else { continue }
            result.duplicates.append(
                UsageDeclaration(key: entry.key, value: entry.value, source: .spec, place: entry.place))
        }
        guard tree.kind(info.absolutePath) == .file else { return }
        let path = Path.relative(info.absolutePath, to: root)
        guard let document = try? PropertyListDocument.read(tree.read(info.absolutePath), path: path) else { return }
        result.fileCount += 1
        // What a damaged list holds is not known; the generator writes it anew.
        guard document.root != nil, document.problems.isEmpty else {
            result.problems += document.problems
            return
        }
        var written = PlistDeclarations()
        for entry in document.root?.entries ?? [] where Catalog.keys[entry.key]?.key.isPurpose == true {
            let value = UsageDeclaration(key: entry.key, value: entry.value, source: .infoPlist, place: entry.place)
            written.declarations.append(value)
        }
        result.generated = GeneratedPlist(path: path, declarations: written.declarations, generator: generator)
    }

    private func addFile(_ choice: InfoPlistChoice, to result: inout PlistDeclarations) {
        let path = Path.relative(choice.path, to: root)
        result.carrier = Carrier(.infoPlist, at: Place(path: path))
        guard choice.exists else { return addMissing(choice, path: path, to: &result) }
        do throws(Problem) {
            let document = PropertyListDocument.read(try tree.read(choice.path), path: path)
            result.fileCount += 1
            guard let dictionary = document.root, case .dictionary(let entries) = dictionary.content else {
                let reason =
                    document.problems.first ?? Problem("is no property list with a dictionary", at: Place(path: path))
                result.failure = reason
                return
            }
            // Xcode builds nothing from a list with faults, and keys after the first may be lost here. A preprocessed list
            // is read before it is one.
            result.failure = document.isPreprocessed ? nil : document.problems.first
            result.problems += document.problems.dropFirst(result.failure == nil ? 0 : 1)
            let macros = document.isPreprocessed || isPreprocessed ? PlistMacros(settings, tree: tree) : PlistMacros()
            let context = CompilationContextFactory.context(
                description, configuration: configuration, adding: macros.names)
            for entry in entries where context.ships(entry.value) {
                add(macros.replaced(entry), source: .infoPlist, to: &result)
            }
            result.duplicates += document.duplicates.filter { Catalog.keys[$0.key] != nil && context.ships($0.value) }
                .map { UsageDeclaration(key: $0.key, value: $0.value, source: .infoPlist, place: $0.place) }
        } catch {
            result.failure = Problem(error.message, at: Place(path: path))
        }
    }

    /// A property list written into a build setting; it lies over the file.
    private func addContents(to result: inout PlistDeclarations) {
        guard let setting = settings?.value("INFOPLIST_FILE_CONTENTS"), !setting.text.isEmpty else { return }
        let document = PropertyListDocument.read(Array(setting.text.utf8), path: setting.place.path)
        for entry in document.root?.entries ?? [] {
            // Lines within a setting lead nowhere.
            let value = PropertyValue(entry.value.content, at: setting.place)
            add(PropertyEntry(key: entry.key, place: setting.place, value: value), source: .buildSetting, to: &result)
        }
    }

    private func addComputed(at place: Place, to result: inout PlistDeclarations) {
        result.isMadeByBuild = true
        result.carrier = Carrier(.spec, at: place)
        let message =
            "the Info.plist of target \(description.name) is put together by code that cannot be read here; write its sentences as literals or constants"
        result.problems.append(Problem(message, at: place))
    }

    private func addMissing(_ choice: InfoPlistChoice, path: String, to result: inout PlistDeclarations) {
        if let name = choice.undefined.first {
            result.failure = Problem(
                "names the Info.plist \(choice.written), and nothing defines \(name); give it with --define \(name)=…",
                at: choice.place)
        } else if choice.unknown.isEmpty {
            result.failure = Problem(
                "names the Info.plist \(path), which does not exist; correct the path, or make the file first",
                at: choice.place)
        } else {
            result.isMadeByBuild = true
            let message =
                "the Info.plist \(choice.written) of target \(description.name) is made by the build and cannot be read here"
            result.problems.append(Problem(message, at: choice.place))
        }
    }

    private func addSettings(to result: inout PlistDeclarations) {
        guard let settings else { return }
        let prefix = "INFOPLIST_KEY_"
        for name in settings.names where name.hasPrefix(prefix) {
            guard let setting = settings.value(name) else { continue }
            let key = String(name.dropFirst(prefix.count))
            let value = PropertyValue(.string(setting.assignment.text), at: setting.place)
            let known = Catalog.keys[key].map(\.key.hasBuildSetting) ?? !key.contains("UsageDescription")
            let entry = PropertyEntry(key: known ? key : name, place: setting.assignment.place, value: value)
            add(entry, source: .buildSetting, expanded: setting.expanded, to: &result)
        }
        if description.plists[configuration] == nil { result.carrier = Carrier(.buildSettings, at: description.place) }
    }

    // MARK: Entries

    /// `known` is the value of a build setting, whose `$(inherited)` only the setting itself can expand.
    private func add(
        _ entry: PropertyEntry, source: UsageDeclaration.Source, expanded known: ExpandedText? = nil,
        to result: inout PlistDeclarations
    ) {
        guard Catalog.keys[entry.key] != nil, entry.key != "NSBonjourServices" else {
            result.properties.append(entry)
            return
        }
        let (value, undefined) =
            known.map { (PropertyValue(.string($0.text), at: entry.value.place), $0.undefined) }
            ?? expanded(entry.value)
        if source == .buildSetting {
            result.outranked += result.declarations.filter { $0.key == entry.key }
            result.declarations.removeAll { $0.key == entry.key }
        }
        var isExpanded = false
        if case .buildSettings = description.expansion { isExpanded = true }
        result.declarations.append(
            UsageDeclaration(
                key: entry.key, value: value, written: entry.value.string, undefined: undefined,
                isExpanded: isExpanded, source: source, place: entry.place))
    }

    private func expanded(_ text: String) -> (String, [String]) {
        switch description.expansion {
        case .nothing: return (text, [])
        case .template(let values, let isOpen):
            let result = CMakeProject.configured(text, with: values)
            return (result.text, isOpen ? [] : result.undefined)
        case .buildSettings:
            guard let settings, text.contains("$") else { return (text, []) }
            let result = settings.expand(text)
            return (result.text, result.undefined)
        }
    }

    private func expanded(_ value: PropertyValue) -> (PropertyValue, [String]) {
        switch value.content {
        case .string(let text):
            let (shown, undefined) = expanded(text)
            return (PropertyValue(.string(shown), at: value.place), undefined)
        case .dictionary(let entries):
            let parts = entries.map { entry in (entry, expanded(entry.value)) }
            let entries = parts.map { PropertyEntry(key: $0.0.key, place: $0.0.place, value: $0.1.0) }
            return (PropertyValue(.dictionary(entries), at: value.place), parts.flatMap(\.1.1))
        default: return (value, [])
        }
    }
}

extension CompilationContext {
    /// Whether a value of a preprocessed list is in what this configuration ships.
    fileprivate func ships(_ value: PropertyValue) -> Bool {
        value.conditions.allSatisfy { condition in
            let answer = evaluate(condition)
            return answer == .yes || answer == .unknown
        }
    }
}
