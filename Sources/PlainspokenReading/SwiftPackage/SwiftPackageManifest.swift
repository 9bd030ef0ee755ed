import PlainspokenModel

/// What a `Package.swift` says of its products and targets, read from the text without running it.
package struct SwiftPackageManifest: Sendable {
    package struct Product: Sendable {
        package var name: String
        package var targets: [String]
    }

    package struct Target: Sendable {
        /// A target of this package, or a product of another one.
        package struct Dependency: Sendable, Hashable {
            package var name: String
            /// Whether `.product(name:)` says that it is one of another package.
            package var isProduct = false
            /// The only platforms that it is linked on; nil for all.
            package var platforms: [Platform]?
        }

        package var name: String
        /// Relative to the package; nil for the customary folder.
        package var path: String?
        package var exclude: [String]
        /// The only paths inside the folder that are compiled; nil for all.
        package var sources: [String]?
        package var dependencies: [Dependency]
    }

    package var products: [Product] = []
    package var targets: [Target] = []
    /// Relative paths of local packages.
    package var localPackages: [String] = []

    package init() {}

    private static let productKinds: Set<String> = ["library", "executable", "plugin"]
    private static let targetKinds: Set<String> = ["target", "executableTarget", "binaryTarget", "macro"]

    /// Reads a manifest; what is put together at run time is left out.
    package static func read(_ bytes: [UInt8], path: String) -> SwiftPackageManifest {
        let facts = SwiftScanner.scan(SourceText(path: path, bytes: bytes))
        var manifest = SwiftPackageManifest()
        var outer: [Range<Int>] = []
        for expression in facts.expressions {
            guard let call = ManifestCall(expression, facts) else { continue }
            // `.target(name:)` inside another target is a dependency of it.
            let isInner = outer.contains { $0.contains(expression.offset) }
            if productKinds.contains(call.name), let name = call.text("name") {
                manifest.products.append(Product(name: name, targets: call.texts("targets") ?? []))
            } else if targetKinds.contains(call.name), !isInner, let name = call.text("name") {
                outer.append(expression.offset..<max(expression.end, expression.offset))
                manifest.targets.append(
                    Target(
                        name: name, path: call.text("path"), exclude: call.texts("exclude") ?? [],
                        sources: call.texts("sources"), dependencies: call.dependencies))
            } else if call.name == "package", !isInner, let path = call.text("path") {
                manifest.localPackages.append(path)
            }
        }
        return manifest
    }
}

/// A call such as `.target(name: "X", …)` with its arguments as texts.
private struct ManifestCall {
    let name: String
    let arguments: [Argument]
    let facts: SourceFacts

    init?(_ expression: Expression, _ facts: SourceFacts) {
        guard let last = expression.components.last, let arguments = last.arguments else { return nil }
        switch expression.base {
        case .implicitMember where expression.components.count == 1: break
        case .name(let type) where ["Target", "Product", "Package"].contains(type) && expression.components.count <= 2:
            break
        default: return nil
        }
        name = last.name
        self.arguments = arguments
        self.facts = facts
    }

    private func value(_ label: String) -> Value? {
        arguments.first { $0.label == label }?.value
    }

    func text(_ label: String) -> String? {
        value(label).flatMap { text($0, depth: 0) }
    }

    func texts(_ label: String) -> [String]? {
        guard let value = value(label) else { return nil }
        return items(value, depth: 0).compactMap { text($0, depth: 0) }
    }

    var dependencies: [SwiftPackageManifest.Target.Dependency] {
        value("dependencies").map { items($0, depth: 0).compactMap(dependency) } ?? []
    }

    private func dependency(_ value: Value) -> SwiftPackageManifest.Target.Dependency? {
        if let text = text(value, depth: 0) { return .init(name: text) }
        guard let call = call(value), let name = call.text("name") else { return nil }
        return .init(name: name, isProduct: call.name == "product", platforms: call.platforms)
    }

    /// The platforms of `condition: .when(platforms: [.iOS])`.
    private var platforms: [Platform]? {
        guard let condition = value("condition").flatMap(call), let list = condition.value("platforms") else {
            return nil
        }
        return PlatformFilter.platforms(
            items(list, depth: 0).compactMap { item in
                if case .implicitMember(let name) = item { name } else { nil }
            })
    }

    private func call(_ value: Value) -> ManifestCall? {
        guard case .expression(let index) = value, facts.expressions.indices.contains(index) else { return nil }
        return ManifestCall(facts.expressions[index], facts)
    }

    /// A literal, or a constant of the file that holds one.
    private func text(_ value: Value, depth: Int) -> String? {
        if case .string(let text) = value { return text }
        return constant(value, depth: depth).flatMap { text($0, depth: depth + 1) }
    }

    private func items(_ value: Value, depth: Int) -> [Value] {
        if case .array(let items) = value { return items }
        return constant(value, depth: depth).map { items($0, depth: depth + 1) } ?? []
    }

    private func constant(_ value: Value, depth: Int) -> Value? {
        guard depth < 8, case .expression(let index) = value, facts.expressions.indices.contains(index),
            facts.expressions[index].components.isEmpty, case .name(let name) = facts.expressions[index].base
        else { return nil }
        return facts.declarations.first { $0.kind == .variable && $0.name == name }?.initialValue
    }
}
