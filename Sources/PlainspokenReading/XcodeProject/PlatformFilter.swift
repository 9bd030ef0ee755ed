import PlainspokenModel

/// `platformFilter` and `platformFilters` of build files, links and dependencies.
enum PlatformFilter {
    /// The platforms that an object is used on; nil where there is no filter.
    static func platforms(of object: ProjectObjects.Object) -> [Platform]? {
        let names = object.texts("platformFilters") + [object.text("platformFilter")].compactMap { $0 }
        return platforms(names)
    }

    /// Nil for no names; names of no Apple platform known here fit none.
    static func platforms(_ names: [String]) -> [Platform]? {
        guard !names.isEmpty else { return nil }
        return names.compactMap { byName[$0.lowercased()] }
    }

    /// What both filters let through.
    static func both(_ first: [Platform]?, _ second: [Platform]?) -> [Platform]? {
        guard let first, let second else { return first ?? second }
        return first.filter { second.contains($0) }
    }

    private static let byName: [String: Platform] = [
        "ios": .iOS, "maccatalyst": .macCatalyst, "macos": .macOS, "tvos": .tvOS, "watchos": .watchOS,
        "xros": .visionOS, "visionos": .visionOS,
    ]
}

/// The platforms that a target is built for.
struct TargetDestinations {
    private let settings: BuildSettingStack

    /// - Parameter settings: All levels of the target without Xcode's default for `SDKROOT`.
    init(_ settings: BuildSettingStack) {
        self.settings = settings
    }

    /// In the order in which the project names them; never empty.
    func platforms(of type: ProductType?) -> [Platform] {
        switch type {
        case .watchApp, .watchApp2, .watchExtension, .watchExtension2: return [.watchOS]
        case .tvExtension: return [.tvOS]
        default: break
        }
        let base = settings.value("SDKROOT").flatMap { Self.platform(ofSDK: $0.text) }
        let words = settings.value("SUPPORTED_PLATFORMS")?.text.split { $0 == " " || $0 == "," } ?? []
        var platforms = words.compactMap { Self.platform(ofSDK: String($0)) }.uniqued
        // An SDK of its own that the inherited list does not hold: the list is the project's, for other targets.
        if let base, !platforms.contains(base) { platforms = [base] }
        if platforms.isEmpty { platforms = deploymentPlatforms }
        let isCatalyst = ["SUPPORTS_MACCATALYST", "SUPPORTS_UIKITFORMAC"].contains {
            settings.value($0)?.isYes ?? false
        }
        if isCatalyst, platforms.contains(.iOS), !platforms.contains(.macOS) { platforms.append(.macCatalyst) }
        return platforms
    }

    /// Where no SDK is named: the platforms with a lowest version, which a missing xcconfig leaves; Xcode's default.
    private var deploymentPlatforms: [Platform] {
        let all: [Platform] = [.iOS, .macOS, .tvOS, .watchOS, .visionOS]
        let named = all.filter { settings.value($0.deploymentTargetSetting) != nil }
        if settings.value("SDKROOT")?.text == "auto" { return named.isEmpty ? [.iOS] : named }
        return named.count == 1 ? named : [.macOS]
    }

    /// `iphoneos`, `iphonesimulator`, `iphoneos17.0` and paths that end in `iPhoneOS17.0.sdk`.
    private static func platform(ofSDK text: String) -> Platform? {
        let name = Path.name(text).lowercased()
        let names: [(String, Platform)] = [
            ("iphone", .iOS), ("macosx", .macOS), ("appletv", .tvOS), ("watch", .watchOS), ("xr", .visionOS),
            ("driverkit", .macOS),
        ]
        return names.first { name.hasPrefix($0.0) }?.1
    }
}
