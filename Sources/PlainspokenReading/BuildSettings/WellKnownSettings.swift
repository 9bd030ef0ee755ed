import PlainspokenModel

/// Settings that Xcode gives a value without anybody writing one down.
package enum WellKnownSettings {
    /// Names that Xcode defines, with values that depend on the machine or the build.
    package static let names: Set<String> = [
        "ACTION", "ARCHS", "BUILD_DIR", "BUILD_ROOT", "BUILT_PRODUCTS_DIR", "BUNDLE_EXECUTABLE_FOLDER_PATH",
        "CONFIGURATION_BUILD_DIR", "CONFIGURATION_TEMP_DIR", "CONTENTS_FOLDER_PATH", "CURRENT_ARCH",
        "CURRENT_PROJECT_VERSION", "DERIVED_DATA_DIR", "DERIVED_FILE_DIR", "DERIVED_FILES_DIR", "DERIVED_SOURCES_DIR",
        "DEVELOPER_DIR", "DEVELOPMENT_TEAM", "DSTROOT", "EXECUTABLES_FOLDER_PATH", "EXECUTABLE_FOLDER_PATH",
        "EXECUTABLE_PATH", "EXPANDED_CODE_SIGN_IDENTITY", "FRAMEWORKS_FOLDER_PATH", "FULL_PRODUCT_NAME", "GID", "GROUP",
        "HOME", "INFOPLIST_PATH", "INSTALL_PATH", "INSTALL_ROOT", "IPHONEOS_DEPLOYMENT_TARGET", "LOCAL_LIBRARY_DIR",
        "MACOSX_DEPLOYMENT_TARGET", "MAC_OS_X_PRODUCT_BUILD_VERSION", "MAC_OS_X_VERSION_ACTUAL", "MARKETING_VERSION",
        "NATIVE_ARCH", "OBJECT_FILE_DIR", "OBJROOT", "PLATFORM_DIR", "PLATFORM_NAME", "PLATFORM_PRODUCT_BUILD_VERSION",
        "PLUGINS_FOLDER_PATH", "PRODUCT_BUNDLE_IDENTIFIER", "PRODUCT_BUNDLE_PACKAGE_TYPE", "PROJECT_TEMP_DIR",
        "PROJECT_TEMP_ROOT", "RESOURCES_FOLDER_PATH", "SDKROOT", "SDK_DIR", "SDK_NAME", "SDK_PRODUCT_BUILD_VERSION",
        "SDK_VERSION", "SHARED_FRAMEWORKS_FOLDER_PATH", "SWIFT_PLATFORM_TARGET_PREFIX", "SWIFT_VERSION", "SYMROOT",
        "SYSTEM_DEVELOPER_DIR", "TARGET_BUILD_DIR", "TARGET_TEMP_DIR", "TEMP_DIR", "TEMP_ROOT", "TEST_HOST",
        "TVOS_DEPLOYMENT_TARGET", "UID", "UNLOCALIZED_RESOURCES_FOLDER_PATH", "USER", "VERSION_INFO_PREFIX",
        "VERSION_INFO_SUFFIX", "WATCHOS_DEPLOYMENT_TARGET", "WRAPPER_NAME", "XCODE_PRODUCT_BUILD_VERSION",
        "XCODE_VERSION_ACTUAL", "XCODE_VERSION_MAJOR", "XCODE_VERSION_MINOR", "XROS_DEPLOYMENT_TARGET",
        "AppIdentifierPrefix", "TeamIdentifierPrefix", "CFBundleIdentifier", "CI", "CI_BUILD_NUMBER",
    ]

    /// What Xcode's lowest level holds for a target, as far as it is known without a build.
    ///
    /// - Parameters:
    ///   - target: The target's name.
    ///   - project: The project's name.
    ///   - projectFolder: The folder of the project file.
    ///   - configuration: The configuration's name.
    ///   - sdk: The device SDK's name without version.
    ///   - developmentLanguage: The project's development region.
    ///   - place: The place that the values carry: the project file.
    /// - Returns: The settings for the lowest level of a stack.
    package static func defaults(
        target: String, project: String, projectFolder: String, configuration: String, sdk: String,
        developmentLanguage: String, at place: Place
    ) -> BuildSettings {
        let values: [(String, String)] = [
            ("TARGET_NAME", target), ("TARGETNAME", target), ("PROJECT_NAME", project), ("PROJECT", project),
            ("SRCROOT", projectFolder), ("SOURCE_ROOT", projectFolder), ("PROJECT_DIR", projectFolder),
            ("PROJECT_FILE_PATH", "\(projectFolder)/\(project).xcodeproj"), ("CONFIGURATION", configuration),
            ("PRODUCT_NAME", "$(TARGET_NAME)"), ("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)"),
            ("EXECUTABLE_PREFIX", ""), ("EXECUTABLE_SUFFIX", ""), ("EXECUTABLE_VARIANT_SUFFIX", ""),
            ("EXECUTABLE_NAME", "$(EXECUTABLE_PREFIX)$(PRODUCT_NAME)$(EXECUTABLE_SUFFIX)"),
            ("DEVELOPMENT_LANGUAGE", developmentLanguage), ("SDKROOT", sdk), ("PLATFORM_NAME", sdk),
            ("EFFECTIVE_PLATFORM_NAME", sdk == "macosx" ? "" : "-" + sdk),
        ]
        return BuildSettings(
            values.map { name, text in
                BuildSettingAssignment(name: name, value: PropertyValue(.string(text), at: place), place: place)
            })
    }
}

extension Platform {
    /// The device SDK's name without version.
    package var sdkName: String {
        switch self {
        case .iOS: "iphoneos"
        case .macOS, .macCatalyst: "macosx"
        case .tvOS: "appletvos"
        case .watchOS: "watchos"
        case .visionOS: "xros"
        }
    }

    /// The setting that holds the lowest version of the system on which the product runs.
    package var deploymentTargetSetting: String {
        switch self {
        case .iOS, .macCatalyst: "IPHONEOS_DEPLOYMENT_TARGET"
        case .macOS: "MACOSX_DEPLOYMENT_TARGET"
        case .tvOS: "TVOS_DEPLOYMENT_TARGET"
        case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
        case .visionOS: "XROS_DEPLOYMENT_TARGET"
        }
    }
}
