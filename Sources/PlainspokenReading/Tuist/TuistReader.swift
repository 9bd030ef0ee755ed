import PlainspokenModel

/// Finds the project and its targets in the facts of a manifest.
struct TuistReader {
    let evaluator: ManifestEvaluator
    let folder: String

    private typealias Located = ManifestEvaluator.Located

    func fill(_ project: inout TuistProject) {
        for call in calls(named: "Project", in: 0) where call.has("name") || call.has("targets") {
            if let name = text("name", of: call) { project.name = name }
            if let options = call.located("options", evaluator), let language = language(options) {
                project.developmentLanguage = language
            }
            project.settings = settings(of: call)
        }
        var seen: Set<String> = []
        for call in targetCalls() {
            guard let target = target(call), seen.insert(target.name).inserted else { continue }
            project.targets.append(target)
        }
    }

    // MARK: Calls

    /// A call with the arguments of the helper function that it stands in.
    private struct Call {
        var arguments: [Argument]
        var expression: Expression
        var file: Int
        var environment: [String: Argument] = [:]

        func has(_ label: String) -> Bool { arguments.contains { $0.label == label } }

        func located(_ label: String, _ evaluator: ManifestEvaluator) -> ManifestEvaluator.Located? {
            guard let index = arguments.firstIndex(where: { $0.label == label }) else { return nil }
            let end = index + 1 < arguments.count ? arguments[index + 1].offset : expression.end
            let start = arguments[index].offset
            return ManifestEvaluator.Located(
                value: arguments[index].value, file: file, range: start..<max(end, start), environment: environment,
                environmentFile: 0)
        }
    }

    private func calls(named name: String, in file: Int) -> [Call] {
        evaluator.files[file].expressions.compactMap { expression in
            guard let last = expression.components.last, let arguments = last.arguments else { return nil }
            switch expression.base {
            case .name(name) where expression.components.count == 1 && (last.name.isEmpty || last.name == "init"): break
            case .implicitMember where last.name == name && expression.components.count == 1: break
            case .name(let type) where type.lowercased() == name && last.name == name: break
            default: return nil
            }
            return Call(arguments: arguments, expression: expression, file: file)
        }
    }

    /// Targets written in the manifest, and those that its calls of helper functions make.
    private func targetCalls() -> [Call] {
        let own = (calls(named: "target", in: 0) + calls(named: "Target", in: 0)).filter { $0.has("product") }
        var result = own
        for file in evaluator.files.indices {
            for call in calls(named: "target", in: file) + calls(named: "Target", in: file) where call.has("product") {
                guard let function = enclosingFunction(of: call.expression, in: file) else { continue }
                result.removeAll { $0.file == file && $0.expression.offset == call.expression.offset }
                for outer in uses(of: function.name) {
                    var inner = call
                    inner.environment = environment(function, in: file, outer)
                    result.append(inner)
                }
            }
        }
        return result
    }

    private func enclosingFunction(of expression: Expression, in file: Int) -> Declaration? {
        let facts = evaluator.files[file]
        var block: Int? = expression.block
        while let index = block, facts.blocks.indices.contains(index) {
            if case .function(let declaration) = facts.blocks[index].kind { return facts.declarations[declaration] }
            block = facts.blocks[index].parent
        }
        return nil
    }

    /// Calls of a function in the manifest itself.
    private func uses(of name: String) -> [[Argument]] {
        evaluator.files[0].expressions.compactMap { expression in
            if case .name(name) = expression.base, let first = expression.components.first, first.name.isEmpty {
                return first.arguments
            }
            return expression.components.last.flatMap { $0.name == name ? $0.arguments : nil }
        }
    }

    private func environment(_ function: Declaration, in file: Int, _ arguments: [Argument]) -> [String: Argument] {
        let facts = evaluator.files[file]
        let parameters = facts.declarations.filter { $0.kind == .parameter && $0.block == function.body }
        var result: [String: Argument] = [:]
        for (position, parameter) in parameters.enumerated() {
            let label = function.labels.indices.contains(position) ? function.labels[position] : parameter.name
            let argument = arguments.first { ($0.label ?? "_") == label }
            if let argument { result[parameter.name] = argument }
        }
        return result
    }

    // MARK: Targets

    private func target(_ call: Call) -> TuistProject.Target? {
        guard let name = text("name", of: call) else { return nil }
        let place = evaluator.files[call.file].text.place(at: call.expression.offset)
        let destinations = words(call.located("destinations", evaluator) ?? call.located("platform", evaluator))
        var target = TuistProject.Target(
            name: name, platforms: Self.platforms(destinations),
            product: words(call.located("product", evaluator)).first ?? "",
            place: place, deploymentTargets: deployment(call), infoPlist: infoPlist(call), sources: [],
            sourceExcludes: [], resources: [], dependencies: dependencies(call), settings: settings(of: call))
        (target.sources, target.sourceExcludes) = globs(call.located("sources", evaluator))
        target.resources = globs(call.located("resources", evaluator)).included
        if let located = call.located("entitlements", evaluator) {
            if let path = path(located) {
                target.entitlementsPath = path
            } else {
                target.entitlements = evaluator.property(located)
            }
        }
        return target
    }

    private func text(_ label: String, of call: Call) -> String? {
        call.located(label, evaluator).flatMap(evaluator.text)
    }

    /// The names of implicit members in a value: `.iOS`, `[.iPhone, .iPad]`, `.app`.
    private func words(_ located: Located?) -> [String] {
        guard let located else { return [] }
        switch located.value {
        case .implicitMember(let name): return [name]
        case .array(let items): return items.flatMap { words(evaluator.with($0, like: located)) }
        case .expression(let index):
            guard
                let expression = evaluator.files[located.file].expressions.indices.contains(index)
                    ? evaluator.files[located.file].expressions[index] : nil
            else { return [] }
            if case .name(let name) = expression.base, let argument = located.environment[name],
                expression.components.isEmpty
            {
                return words(
                    Located(
                        value: argument.value, file: located.environmentFile,
                        range: argument.offset..<(argument.offset + 1),
                        environment: [:], environmentFile: located.environmentFile))
            }
            return expression.components.last.map { [$0.name] } ?? []
        default: return []
        }
    }

    private static func platforms(_ words: [String]) -> [Platform] {
        var result: [Platform] = []
        for word in words {
            let platform: Platform? =
                switch word {
                case "iOS", "iPhone", "iPad": .iOS
                case "macOS", "mac": .macOS
                case "tvOS", "appleTv": .tvOS
                case "watchOS", "appleWatch": .watchOS
                case "visionOS", "appleVision": .visionOS
                default: nil
                }
            if let platform, !result.contains(platform) { result.append(platform) }
        }
        return result.isEmpty ? [.iOS] : result
    }

    private func deployment(_ call: Call) -> [Platform: String] {
        guard let located = call.located("deploymentTargets", evaluator) ?? call.located("deploymentTarget", evaluator),
            case .expression(let index) = located.value,
            evaluator.files[located.file].expressions.indices.contains(index),
            let last = evaluator.files[located.file].expressions[index].components.last
        else { return [:] }
        var result: [Platform: String] = [:]
        for argument in last.arguments ?? [] {
            guard let version = evaluator.text(evaluator.with(argument.value, like: located)) else { continue }
            let names = [argument.label, last.name].compactMap { $0 }
            for platform in names.flatMap({ Self.named($0) }) where result[platform] == nil {
                result[platform] = version
            }
        }
        return result
    }

    private static func named(_ word: String) -> [Platform] {
        Platform(rawValue: word).map { [$0] } ?? []
    }

    // MARK: Files

    private func infoPlist(_ call: Call) -> TuistProject.InfoPlist {
        guard let located = call.located("infoPlist", evaluator) else { return .standard }
        if let path = path(located) {
            return .file(path, evaluator.files[located.file].text.place(at: located.range.lowerBound))
        }
        if words(located) == ["default"] { return .standard }
        guard let entries = evaluator.property(located), case .dictionary = entries.content else { return .unknown }
        return .entries(entries)
    }

    /// The absolute path that a text or `.file(path: "x")` names.
    private func path(_ located: Located) -> String? {
        if case .string(let text) = located.value { return resolved(text) }
        guard case .expression(let index) = located.value,
            evaluator.files[located.file].expressions.indices.contains(index)
        else { return nil }
        let expression = evaluator.files[located.file].expressions[index]
        if expression.components.last?.name == "file" || expression.components.last?.name == "relativeToRoot",
            let argument = expression.components.last?.arguments?.first
        {
            return path(evaluator.with(argument.value, like: located))
                ?? evaluator.text(evaluator.with(argument.value, like: located)).map(resolved)
        }
        return nil
    }

    private func resolved(_ text: String) -> String { Path.join(folder, text) }

    private func globs(_ located: Located?) -> (included: [String], excluded: [String]) {
        guard let located else { return ([], []) }
        var included: [String] = []
        var excluded: [String] = []
        let items: [Value] = if case .array(let items) = located.value { items } else { [located.value] }
        for item in items {
            let inner = evaluator.with(item, like: located)
            guard case .expression(let index) = item,
                let arguments = evaluator.files[located.file].expressions[index].components.last?.arguments
            else {
                included += evaluator.texts(inner)
                continue
            }
            for argument in arguments {
                let texts = evaluator.texts(evaluator.with(argument.value, like: inner))
                if argument.label == "excluding" { excluded += texts } else { included += texts }
            }
        }
        return (included.map(resolved), excluded.map(resolved))
    }

    // MARK: Dependencies and settings

    private func dependencies(_ call: Call) -> [TuistProject.Dependency] {
        guard let located = call.located("dependencies", evaluator), case .array(let items) = located.value else {
            return []
        }
        return items.compactMap { item in
            guard case .expression(let index) = item,
                let last = evaluator.files[located.file].expressions[index].components.last
            else { return nil }
            func text(_ label: String) -> String? {
                last.arguments?.first { $0.label == label }.flatMap {
                    evaluator.text(evaluator.with($0.value, like: located))
                }
            }
            switch last.name {
            case "target": return text("name").map(TuistProject.Dependency.target)
            case "project":
                guard let target = text("target"), let path = text("path") else { return nil }
                return .project(target: target, folder: resolved(path))
            case "sdk", "xctest": return nil
            default: return (text("name") ?? text("product") ?? text("path")).map(TuistProject.Dependency.outside)
            }
        }
    }

    /// The `base` entries of `.settings(base: […])`.
    private func settings(of call: Call) -> [PropertyEntry] {
        guard let located = call.located("settings", evaluator), case .expression(let index) = located.value,
            evaluator.files[located.file].expressions.indices.contains(index),
            let argument = evaluator.files[located.file].expressions[index].components.last?.arguments?.first(where: {
                $0.label == "base"
            })
        else { return [] }
        var inner = evaluator.with(argument.value, like: located)
        inner.range = argument.offset..<max(located.range.upperBound, argument.offset)
        return evaluator.property(inner)?.entries ?? []
    }

    private func language(_ located: Located) -> String? {
        guard case .expression(let index) = located.value,
            evaluator.files[located.file].expressions.indices.contains(index),
            let argument = evaluator.files[located.file].expressions[index].components.last?.arguments?.first(where: {
                $0.label == "developmentRegion"
            })
        else { return nil }
        return evaluator.text(evaluator.with(argument.value, like: located))
    }
}
