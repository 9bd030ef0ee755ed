import PlainspokenModel

/// The settings that XcodeGen adds by itself, as far as anything here depends on them.
struct SettingPresets {
    var appliesToProject: Bool
    var appliesToTargets: Bool
    var place: Place

    init(options: PropertyValue?, place: Place) {
        let choice = options?["settingPresets"]?.string ?? "all"
        appliesToProject = choice == "all" || choice == "project"
        appliesToTargets = choice == "all" || choice == "targets"
        self.place = place
    }

    func project(kind: XcodeGenProject.Configuration.Kind?) -> [PropertyEntry] {
        guard appliesToProject, let kind else { return [] }
        var values = ["PRODUCT_NAME": "$(TARGET_NAME)", "SWIFT_VERSION": "5.0"]
        if kind == .debug {
            values["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = "DEBUG"
            values["GCC_PREPROCESSOR_DEFINITIONS"] = "$(inherited) DEBUG=1"
        }
        return entries(values)
    }

    func target(_ type: ProductType?, platforms: [Platform], isAuto: Bool) -> [PropertyEntry] {
        guard appliesToTargets, let platform = platforms.first else { return [] }
        var values = ["SDKROOT": isAuto ? "auto" : platform.sdkName]
        if let family = Self.deviceFamily[platform] { values["TARGETED_DEVICE_FAMILY"] = family }
        if isAuto {
            values["SUPPORTED_PLATFORMS"] = platforms.compactMap { Self.sdks[$0] }.joined(separator: " ")
            values["TARGETED_DEVICE_FAMILY"] = platforms.compactMap { Self.deviceFamily[$0] }.joined(separator: ",")
            values["SUPPORTS_MACCATALYST"] = platforms.contains(.macCatalyst) ? "YES" : "NO"
        }
        if type == .framework || type == .staticFramework { values["CURRENT_PROJECT_VERSION"] = "1" }
        return entries(values)
    }

    /// Entries sorted by name, all at the place of the spec.
    func entries(_ values: [String: String]) -> [PropertyEntry] {
        values.sorted { $0.key < $1.key }.map {
            PropertyEntry(key: $0.key, place: place, value: PropertyValue(.string($0.value), at: place))
        }
    }

    private static let deviceFamily: [Platform: String] = [.iOS: "1,2", .tvOS: "3", .watchOS: "4", .visionOS: "7"]

    private static let sdks: [Platform: String] = [
        .iOS: "iphoneos iphonesimulator", .macOS: "macosx", .tvOS: "appletvos appletvsimulator",
        .watchOS: "watchos watchsimulator", .visionOS: "xros xrsimulator",
    ]
}
