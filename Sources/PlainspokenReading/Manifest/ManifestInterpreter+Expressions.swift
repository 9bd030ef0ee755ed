extension ManifestInterpreter {
    mutating func evaluate(_ expression: ManifestExpression, _ scope: inout ManifestScope) -> ManifestValue {
        let place = ManifestPlace(file: scope.file, offset: expression.offset)
        remainingSteps -= 1
        guard remainingSteps > 0 else { return ManifestValue(.unknown, at: place) }
        func value(_ content: ManifestValue.Content) -> ManifestValue { ManifestValue(content, at: place) }
        switch expression.kind {
        case .text(let parts): return value(text(parts, &scope))
        case .number(let text): return value(.number(text))
        case .boolean(let flag): return value(.boolean(flag))
        case .null: return value(.null)
        case .array(let items): return value(.array(items.map { evaluate($0, &scope) }))
        case .dictionary(let entries):
            return value(
                .dictionary(entries.map { .init(key: evaluate($0.key, &scope), value: evaluate($0.value, &scope)) }))
        case .name(let name): return lookUp(name, &scope) ?? value(.type(name))
        case .implicitMember(let name): return implicit(name, &scope) ?? value(.made(.init(name: name, arguments: [])))
        case .member(let base, let name): return member(evaluate(base, &scope), name, at: place)
        case .call(let function, let arguments): return call(function, arguments, at: place, &scope)
        case .element(let base, let key):
            return element(evaluate(base, &scope), evaluate(key, &scope)) ?? value(.unknown)
        case .closure(let closure): return value(.closure(closure, scope))
        case .binary(let sign, let left, let right): return binary(sign, left, right, at: place, &scope)
        case .not(let operand):
            guard case .boolean(let flag) = evaluate(operand, &scope).content else { return value(.unknown) }
            return value(.boolean(!flag))
        case .conditional(let test, let first, let second):
            guard case .boolean(let flag) = evaluate(test, &scope).content else { return value(.unknown) }
            return evaluate(flag ? first : second, &scope)
        case .tuple(let parts):
            return value(.made(.init(name: "", type: nil, arguments: fields(parts, &scope))))
        case .statement(let statement): return chosen(statement, &scope) ?? value(.unknown)
        case .unknown: return value(.unknown)
        }
    }

    mutating func fields(_ arguments: [ManifestArgument], _ scope: inout ManifestScope) -> [ManifestValue.Field] {
        arguments.map { argument in
            let type = argument.label.flatMap { Self.expectedTypes[$0] }
            return .init(label: argument.label, value: evaluate(argument.value, expecting: type, &scope))
        }
    }

    /// What `ProjectDescription` takes under its labels, where `.member` may be one of the manifests' own.
    private static let expectedTypes = [
        "infoPlist": "InfoPlist", "entitlements": "Entitlements", "settings": "Settings", "base": "SettingsDictionary",
        "sources": "SourceFilesList", "resources": "ResourceFileElements", "destinations": "Destinations",
        "product": "Product", "dependencies": "TargetDependency", "deploymentTargets": "DeploymentTargets",
        "deploymentTarget": "DeploymentTarget", "targets": "Target", "path": "Path", "xcconfig": "Path",
        "configurations": "Configuration", "schemes": "Scheme", "packages": "Package", "options": "Options",
    ]

    /// Cases of `ProjectDescription`, which may be named like a member that the manifests add to another type.
    private static let cases: [String: Set<String>] = [
        "Product": [
            "app", "appClip", "appExtension", "bundle", "commandLineTool", "dynamicLibrary", "extensionKitExtension",
            "framework", "macro", "messagesExtension", "staticFramework", "staticLibrary", "stickerPackExtension",
            "systemExtension", "tvTopShelfExtension", "uiTests", "unitTests", "watch2App", "watch2Extension", "xpc",
        ],
        "Destinations": [
            "appleTv", "appleVision", "appleWatch", "iOS", "iPad", "iPhone", "mac", "macCatalyst", "macOS", "tvOS",
            "visionOS", "watchOS",
        ],
    ]

    /// A value where its type is known, so that `.member` is that type's.
    mutating func evaluate(
        _ expression: ManifestExpression, expecting type: String?, _ scope: inout ManifestScope
    ) -> ManifestValue {
        guard let type, !type.isEmpty else { return evaluate(expression, &scope) }
        let place = ManifestPlace(file: scope.file, offset: expression.offset)
        switch expression.kind {
        case .implicitMember(let name):
            if let value = typeMember(type, name, own: nil) { return value }
            if Self.cases[type]?.contains(name) ?? false {
                return ManifestValue(.made(.init(name: name, type: type, arguments: [])), at: place)
            }
        case .call(let function, let arguments):
            guard case .implicitMember(let name) = function.kind else { break }
            let given = fields(arguments, &scope)
            if let value = callMethod(name, given, of: [type], own: nil, at: place) { return value }
        case .array(let items):
            return ManifestValue(.array(items.map { evaluate($0, expecting: type, &scope) }), at: place)
        case .conditional(let test, let first, let second):
            guard case .boolean(let flag) = evaluate(test, &scope).content else { break }
            return evaluate(flag ? first : second, expecting: type, &scope)
        default: break
        }
        return typed(evaluate(expression, &scope), type)
    }

    private mutating func text(
        _ parts: [ManifestExpression.TextPart], _ scope: inout ManifestScope
    ) -> ManifestValue.Content {
        var result = ""
        for part in parts {
            switch part {
            case .literal(let literal): result += literal
            case .interpolation(let expression):
                guard let text = description(evaluate(expression, &scope)) else { return .unknown }
                result += text
            }
            // What a loop doubles again and again is no manifest's text.
            guard result.utf8.count < 1_000_000 else { return .unknown }
        }
        return .text(result)
    }

    /// A value as it stands in a text.
    mutating func description(_ value: ManifestValue) -> String? {
        switch value.content {
        case .text(let text), .number(let text): return text
        case .boolean(let flag): return flag ? "true" : "false"
        case .made(let made):
            if let type = made.type, isType(type), declares("description", type) {
                return member(value, "description", at: value.place).text
            }
            return made.arguments.isEmpty && !made.name.isEmpty ? made.name : nil
        default: return nil
        }
    }

    private func declares(_ name: String, _ type: String) -> Bool {
        members[type]?.contains { $0.item.name == name } ?? false
    }

    // MARK: Names

    /// A parameter, constant or member that a bare name means.
    mutating func lookUp(_ name: String, _ scope: inout ManifestScope) -> ManifestValue? {
        if let value = scope.values[name] { return value }
        if name == "self" || name == "Self" {
            return scope.own.last
                ?? scope.owner.map { ManifestValue(.type($0), at: .init(file: scope.file, offset: 0)) }
        }
        if let own = scope.own.last {
            if let value = stored(own, name) { return value }
            if name == "rawValue" { return member(own, name, at: own.place) }
        }
        if let owner = scope.owner, let value = typeMember(owner, name, own: scope.own.last) { return value }
        return global(name)
    }

    /// `.name` where an own type has such a member without parameters.
    private mutating func implicit(_ name: String, _ scope: inout ManifestScope) -> ManifestValue? {
        let owners = members.keys.sorted().filter { type in
            members[type]?.contains { $0.item.name == name && $0.item.isStatic } ?? false
        }
        guard owners.count == 1, let owner = owners.first else {
            return owners.isEmpty && isType(name)
                ? ManifestValue(.type(name), at: .init(file: scope.file, offset: 0)) : nil
        }
        return typeMember(owner, name, own: nil)
    }

    // MARK: Members

    /// A property of an own type, of an instance where there is one.
    mutating func typeMember(_ type: String, _ name: String, own: ManifestValue?) -> ManifestValue? {
        guard let found = members[type]?.first(where: { $0.item.name == name }), depth < Self.maximumDepth else {
            return nil
        }
        depth += 1
        defer { depth -= 1 }
        var scope = ManifestScope(own: found.item.isStatic ? [] : own.map { [$0] } ?? [], owner: type, file: found.file)
        return value(of: found.item, &scope)
    }

    /// What a creation was given under a label.
    private func stored(_ value: ManifestValue, _ name: String) -> ManifestValue? {
        value.made?.arguments.first { $0.label == name }?.value
    }

    mutating func member(_ base: ManifestValue, _ name: String, at place: ManifestPlace) -> ManifestValue {
        switch base.content {
        case .unknown: return base
        case .type(let type):
            if let value = typeMember(type, name, own: nil) { return value }
            if isType(name) { return ManifestValue(.type(name), at: place) }
            if methods[type]?.contains(where: { $0.item.name == name }) ?? false {
                return ManifestValue(.function(name, owner: type), at: place)
            }
            return ManifestValue(.made(.init(name: name, type: type, arguments: [])), at: place)
        case .made(let made): return madeMember(base, made, name, at: place)
        case .array(let items):
            switch name {
            case "first": return items.first ?? ManifestValue(.null, at: place)
            case "last": return items.last ?? ManifestValue(.null, at: place)
            case "isEmpty": return ManifestValue(.boolean(items.isEmpty), at: place)
            case "count": return ManifestValue(.number(String(items.count)), at: place)
            default: return ManifestValue(.unknown, at: place)
            }
        case .text(let text):
            switch name {
            case "isEmpty": return ManifestValue(.boolean(text.isEmpty), at: place)
            case "rawValue", "pathString", "description": return base
            default: return extended(base, ["String"], name, at: place)
            }
        case .null: return ManifestValue(.null, at: place)
        default: return extended(base, ["Dictionary", "SettingsDictionary", "Array"], name, at: place)
        }
    }

    private mutating func madeMember(
        _ base: ManifestValue, _ made: ManifestValue.Made, _ name: String, at place: ManifestPlace
    ) -> ManifestValue {
        if let value = stored(base, name) { return value }
        if let index = Int(name), made.arguments.indices.contains(index) { return made.arguments[index].value }
        let owners = made.type.map { [$0] } ?? ownersOfCase(made.name)
        for owner in owners {
            if let value = typeMember(owner, name, own: base) { return value }
        }
        if name == "rawValue" { return rawValue(made, owners, at: place) ?? ManifestValue(.unknown, at: place) }
        // `Environment.flavor` and the like are read by `getString(default:)`.
        if made.type == "Environment" || made.type == "ProcessInfo" {
            return ManifestValue(.made(.init(name: name, type: made.type, arguments: [])), at: place)
        }
        return ManifestValue(.unknown, at: place)
    }

    private mutating func extended(
        _ base: ManifestValue, _ owners: [String], _ name: String, at place: ManifestPlace
    ) -> ManifestValue {
        for owner in owners {
            if let value = typeMember(owner, name, own: base) { return value }
        }
        return ManifestValue(.unknown, at: place)
    }

    private func ownersOfCase(_ name: String) -> [String] {
        types.keys.sorted().filter { types[$0]?.cases.contains { $0.name == name } ?? false }
    }

    private mutating func rawValue(
        _ made: ManifestValue.Made, _ owners: [String], at place: ManifestPlace
    ) -> ManifestValue? {
        for owner in owners {
            guard let item = types[owner]?.cases.first(where: { $0.name == made.name }) else { continue }
            guard let raw = item.rawValue else { return ManifestValue(.text(made.name), at: place) }
            var scope = ManifestScope(file: place.file)
            return evaluate(raw, &scope)
        }
        return nil
    }

    private func element(_ base: ManifestValue, _ key: ManifestValue) -> ManifestValue? {
        switch (base.content, key.content) {
        case (.dictionary(let entries), _):
            return entries.last { $0.key.equals(key) == true }?.value ?? ManifestValue(.null, at: key.place)
        case (.array(let items), .number(let text)):
            guard let index = Int(text), items.indices.contains(index) else { return nil }
            return items[index]
        case (.made(let made), .text(let name)) where made.type == "ProcessInfo":
            return variables[name].map { ManifestValue(.text($0), at: key.place) }
                ?? ManifestValue(.null, at: key.place)
        default: return nil
        }
    }

    // MARK: Operators

    private mutating func binary(
        _ sign: String, _ left: ManifestExpression, _ right: ManifestExpression, at place: ManifestPlace,
        _ scope: inout ManifestScope
    ) -> ManifestValue {
        let first = evaluate(left, &scope)
        func value(_ content: ManifestValue.Content) -> ManifestValue { ManifestValue(content, at: place) }
        switch sign {
        case "??": return first.isNull ? evaluate(right, &scope) : first
        case "&&", "||":
            let decisive = sign == "||"
            if case .boolean(decisive) = first.content { return first }
            let second = evaluate(right, &scope)
            if case .boolean(decisive) = second.content { return second }
            guard case .boolean = first.content else { return value(.unknown) }
            return second
        default: break
        }
        let second = evaluate(right, &scope)
        switch sign {
        case "==": return first.equals(second).map { value(.boolean($0)) } ?? value(.unknown)
        case "!=": return first.equals(second).map { value(.boolean(!$0)) } ?? value(.unknown)
        case "+": return sum(first, second)
        default: return value(.unknown)
        }
    }

    /// Texts and lists after each other; dictionaries over each other.
    func sum(_ first: ManifestValue, _ second: ManifestValue) -> ManifestValue {
        switch (first.content, second.content) {
        case (.text(let left), .text(let right)) where left.utf8.count + right.utf8.count < 1_000_000:
            return ManifestValue(.text(left + right), at: first.place)
        // A part that is not known hides no other part.
        case (.array(let left), .array(let right)) where left.count + right.count < 100_000:
            return ManifestValue(.array(left + right), at: first.place)
        case (.array, .unknown): return first
        case (.unknown, .array): return second
        case (.dictionary(let left), .dictionary(let right)):
            return ManifestValue(.dictionary(Self.merged(left, right)), at: first.place)
        default: return ManifestValue(.unknown, at: first.place)
        }
    }
}
