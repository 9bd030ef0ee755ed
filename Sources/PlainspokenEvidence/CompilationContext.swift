import PlainspokenModel

/// What the compiler knows when it builds a target: platform, oldest system, named conditions.
package struct CompilationContext: Sendable {
    package var platform: Platform
    package var deploymentTarget: Version?
    /// Named conditions that the build settings define: `DEBUG`, `PRO`.
    package var flags: Set<String>

    package init(platform: Platform, deploymentTarget: Version?, flags: Set<String> = []) {
        self.platform = platform
        self.deploymentTarget = deploymentTarget
        self.flags = flags
    }

    /// Whether code under a condition is compiled.
    package enum Answer: Sendable, Hashable {
        case yes, no
        /// Not in this configuration as far as the settings tell, but it may be: a flag that nothing here defines.
        case unlikely
        case unknown
    }

    package func evaluate(_ condition: BuildCondition) -> Answer { evaluate(condition, isNegated: false) }

    /// Negations are carried inwards: what is unlikely has a likely opposite, and twice negated stays unlikely.
    private func evaluate(_ condition: BuildCondition, isNegated: Bool) -> Answer {
        switch condition {
        case .not(let inner): evaluate(inner, isNegated: !isNegated)
        case .all(let parts), .any(let parts):
            Self.isAll(condition) != isNegated
                ? Self.all(parts.map { evaluate($0, isNegated: isNegated) })
                : Self.any(parts.map { evaluate($0, isNegated: isNegated) })
        case .unknown(let text):
            ToolchainCondition(text).map { isNegated ? Self.negate($0.answer(self)) : $0.answer(self) } ?? .unknown
        case .os(let name): Self.answer(matchesOS(name) != isNegated)
        case .targetEnvironment(let name):
            Self.answer((name == "macCatalyst" && platform == .macCatalyst) != isNegated)
        case .literal(let value): Self.answer(value != isNegated)
        case .canImport(let module): isNegated ? Self.negate(canImport(module)) : canImport(module)
        case .flag(let name): isNegated ? Self.negate(flag(name)) : flag(name)
        }
    }

    private static func isAll(_ condition: BuildCondition) -> Bool {
        if case .all = condition { true } else { false }
    }

    private static func answer(_ value: Bool) -> Answer { value ? .yes : .no }

    /// The negation of `unlikely` is what is compiled.
    private static func negate(_ answer: Answer) -> Answer {
        switch answer {
        case .yes: .no
        case .no, .unlikely: .yes
        case .unknown: .unknown
        }
    }

    private static func all(_ answers: [Answer]) -> Answer {
        if answers.contains(.no) { return .no }
        if answers.contains(.unlikely) { return .unlikely }
        return answers.contains(.unknown) ? .unknown : .yes
    }

    private static func any(_ answers: [Answer]) -> Answer {
        if answers.contains(.yes) { return .yes }
        if answers.contains(.unknown) { return .unknown }
        return answers.contains(.unlikely) ? .unlikely : .no
    }

    private func matchesOS(_ name: String) -> Bool {
        switch name {
        case "iOS": platform == .iOS || platform == .macCatalyst
        case "macOS", "OSX": platform == .macOS
        case "tvOS": platform == .tvOS
        case "watchOS": platform == .watchOS
        case "visionOS", "xrOS": platform == .visionOS
        default: false
        }
    }

    private func canImport(_ module: String) -> Answer {
        switch module {
        case "AppKit", "Cocoa", "Carbon":
            Self.answer(platform == .macOS || platform == .macCatalyst && module == "AppKit")
        case "UIKit": Self.answer(platform != .macOS)
        case "WatchKit", "ClockKit": Self.answer(platform == .watchOS || platform == .iOS && module == "WatchKit")
        case "Glibc", "Musl", "WinSDK", "FoundationNetworking", "Android": .no
        case "SwiftUI", "Foundation", "Combine", "CoreLocation", "Darwin": .yes
        default: .unknown
        }
    }

    private func flag(_ name: String) -> Answer {
        switch name {
        case "TARGET_OS_MAC", "__APPLE__", "__OBJC__": .yes
        case "TARGET_OS_IPHONE": Self.answer(platform != .macOS)
        case "TARGET_OS_IOS": Self.answer(platform == .iOS || platform == .macCatalyst)
        case "TARGET_OS_OSX": Self.answer(platform == .macOS)
        case "TARGET_OS_TV": Self.answer(platform == .tvOS)
        case "TARGET_OS_WATCH": Self.answer(platform == .watchOS)
        case "TARGET_OS_VISION": Self.answer(platform == .visionOS)
        case "TARGET_OS_MACCATALYST", "TARGET_OS_UIKITFORMAC": Self.answer(platform == .macCatalyst)
        case "TARGET_OS_SIMULATOR", "TARGET_IPHONE_SIMULATOR", "_WIN32", "__ANDROID__", "__linux__": .no
        default: flags.contains(name) || ToolchainCondition.isConstant(name) ? .yes : .unlikely
        }
    }
}

/// The systems on which a line runs: from a version on, and below another.
struct SystemRange: Equatable {
    var from: Version?
    var below: Version?

    var isEmpty: Bool {
        guard let from, let below else { return false }
        return from >= below
    }

    /// The part of the range that also lies in `[start, end)`.
    func intersection(from start: Version?, below end: Version?) -> SystemRange {
        SystemRange(
            from: [from, start].compactMap { $0 }.max(),
            below: [below, end].compactMap { $0 }.min())
    }

    /// The smallest range that holds both.
    func union(_ other: SystemRange) -> SystemRange {
        SystemRange(
            from: from.flatMap { from in other.from.map { min(from, $0) } },
            below: below.flatMap { below in other.below.map { max(below, $0) } })
    }
}

extension CompilationContext {
    /// The answer for code in a block, with the weakest condition around it, and the systems on which it runs.
    func reach(block: Int, offset: Int, in file: IndexedFile) -> (answer: Answer, systems: SystemRange) {
        var systems = SystemRange(from: deploymentTarget, below: nil)
        var answer = Answer.yes
        for index in file.ancestors(of: file.innermostBlock(at: offset, in: block)) {
            let current = file.facts.blocks[index]
            if case .conditional(let condition) = current.kind { answer = Self.all([answer, evaluate(condition)]) }
            narrow(&systems, by: current.availability)
            for exit in file.exits(in: index) where file.facts.blocks[exit].range.upperBound < offset {
                let bounds = file.facts.blocks[exit].availability
                narrow(
                    &systems,
                    by: bounds.map {
                        AvailabilityBound(platform: $0.platform, version: $0.version, isBelow: !$0.isBelow)
                    })
            }
        }
        return (answer, systems)
    }

    /// The systems on which a line runs, as far as the only calls of its function narrow them.
    func systems(block: Int, offset: Int, file: Int, in base: CodeBase, depth: Int = 0) -> SystemRange {
        let own = reach(block: block, offset: offset, in: base.files[file]).systems
        let sites = depth < 3 ? base.callers(around: block, in: file) : []
        let ranges = sites.map {
            systems(block: $0.block, offset: $0.offset, file: $0.file, in: base, depth: depth + 1)
        }.filter { !$0.isEmpty }
        guard let first = ranges.first else { return own }
        let union = ranges.dropFirst().reduce(first) { $0.union($1) }
        return own.intersection(from: union.from, below: union.below)
    }

    private func narrow(_ systems: inout SystemRange, by bounds: [AvailabilityBound]) {
        let own = bounds.filter { $0.platform == platform }
        let relevant = own.isEmpty && platform == .macCatalyst ? bounds.filter { $0.platform == .iOS } : own
        for bound in relevant {
            systems = systems.intersection(
                from: bound.isBelow ? nil : bound.version, below: bound.isBelow ? bound.version : nil)
        }
    }
}
