import PlainspokenModel

/// A condition that a toolchain decides, answered for a current one: apps are built with the Xcode of the day, since the
/// App Store takes no older one for long.
///
/// `compiler(>=6.2)` and `swift(<6)`, `__IPHONE_OS_VERSION_MAX_ALLOWED >= 170000` with the SDK, and
/// `MAC_OS_X_VERSION_MIN_REQUIRED < MAC_OS_VERSION_14_0` with the deployment target.
struct ToolchainCondition {
    private enum Subject: Equatable {
        case compiler, language
        /// The SDK, on the platforms that have the macro; elsewhere it counts as 0.
        case sdk(Set<Platform>)
        case deploymentTarget(Set<Platform>)
    }

    private var subject: Subject
    private var comparison: String
    private var version: Version

    /// The compiler and the SDK of Xcode 26.
    private static let currentCompiler = Version(6, 3)
    private static let currentSDK = Version(26, 4)
    /// What a current compiler says of itself in the language mode of Swift 5.
    private static let oldestMode = Version(5, 10)

    /// Nil where the text is another condition.
    init?(_ text: String) {
        let text = text.filter { $0 != " " && $0 != "\t" }
        guard let start = text.firstIndex(where: { $0 == "<" || $0 == ">" }) else { return nil }
        let end = text[start...].firstIndex { $0 != "<" && $0 != ">" && $0 != "=" } ?? text.endIndex
        comparison = String(text[start..<end])
        guard [">=", ">", "<", "<="].contains(comparison) else { return nil }
        let (name, rest) = (text[..<start], text[end...])
        if name == "compiler(" || name == "swift(" {
            guard rest.last == ")", let version = Version(rest.dropLast()) else { return nil }
            subject = name == "compiler(" ? .compiler : .language
            self.version = version
        } else {
            guard let subject = Self.subject(String(name)), let version = Self.version(rest) else { return nil }
            self.subject = subject
            self.version = version
        }
    }

    private static func subject(_ name: String) -> Subject? {
        let systems: [(String, Set<Platform>)] = [
            ("__IPHONE_OS_VERSION_", [.iOS, .macCatalyst]), ("MAC_OS_X_VERSION_", [.macOS, .macCatalyst]),
            ("__MAC_OS_X_VERSION_", [.macOS, .macCatalyst]), ("__TV_OS_VERSION_", [.tvOS]),
            ("__WATCH_OS_VERSION_", [.watchOS]), ("__VISION_OS_VERSION_", [.visionOS]),
        ]
        for (prefix, platforms) in systems where name.hasPrefix(prefix) {
            switch name.dropFirst(prefix.count) {
            case "MAX_ALLOWED": return .sdk(platforms)
            case "MIN_REQUIRED": return .deploymentTarget(platforms)
            default: return nil
            }
        }
        return nil
    }

    /// `170000`, `1090`, `__IPHONE_17_0` or `MAC_OS_X_VERSION_10_15`.
    private static func version(_ text: Substring) -> Version? {
        if let number = Int(text), number >= 0 {
            // Up to 10.9 the Mac wrote four digits, `1090`.
            return number < 10_000
                ? Version(number / 100, number / 10 % 10, number % 10)
                : Version(number / 10_000, number / 100 % 100, number % 100)
        }
        guard isConstant(text) else { return nil }
        return Version(text.split(separator: "_").filter { $0.allSatisfy(\.isNumber) }.joined(separator: "."))
    }

    /// Whether a name is that of a version, which every later SDK defines.
    static func isConstant(_ name: some StringProtocol) -> Bool {
        let prefixes = ["__IPHONE_", "__MAC_", "MAC_OS_X_VERSION_", "MAC_OS_VERSION_", "__TVOS_", "__WATCHOS_"]
        return prefixes.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isNumber == true }
    }

    func answer(_ context: CompilationContext) -> CompilationContext.Answer {
        switch subject {
        case .compiler: newest(Self.currentCompiler)
        case .language:
            // The language mode is a setting of the target and is not looked up: Swift 6 is unknown.
            holds(for: Self.oldestMode) == holds(for: Self.currentCompiler) ? newest(Self.currentCompiler) : .unknown
        case .sdk(let platforms):
            platforms.contains(context.platform) ? newest(Self.currentSDK) : holds(for: Version(0)) ? .yes : .no
        case .deploymentTarget(let platforms):
            if platforms.contains(context.platform) {
                context.deploymentTarget.map { holds(for: $0) ? .yes : .no } ?? .unknown
            } else {
                holds(for: Version(0)) ? .yes : .no
            }
        }
    }

    /// What is still to come is not compiled yet, but it may be.
    private func newest(_ current: Version) -> CompilationContext.Answer {
        if holds(for: current) { return .yes }
        return comparison.first == ">" ? .unlikely : .no
    }

    private func holds(for other: Version) -> Bool {
        switch comparison {
        case ">=": other >= version
        case ">": other > version
        case "<": other < version
        default: other <= version
        }
    }
}
