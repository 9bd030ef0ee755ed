/// What a target builds, with Apple's identifier as raw value.
package enum ProductType: String, CaseIterable, Hashable, Sendable {
    case application = "com.apple.product-type.application"
    case appClip = "com.apple.product-type.application.on-demand-install-capable"
    case messagesApplication = "com.apple.product-type.application.messages"
    case watchApp = "com.apple.product-type.application.watchapp"
    case watchApp2 = "com.apple.product-type.application.watchapp2"
    case watchAppContainer = "com.apple.product-type.application.watchapp2-container"
    case appExtension = "com.apple.product-type.app-extension"
    case intentsExtension = "com.apple.product-type.app-extension.intents-service"
    case messagesExtension = "com.apple.product-type.app-extension.messages"
    case stickerPack = "com.apple.product-type.app-extension.messages-sticker-pack"
    case extensionKitExtension = "com.apple.product-type.extensionkit-extension"
    case tvExtension = "com.apple.product-type.tv-app-extension"
    case watchExtension = "com.apple.product-type.watchkit-extension"
    case watchExtension2 = "com.apple.product-type.watchkit2-extension"
    case xcodeExtension = "com.apple.product-type.xcode-extension"
    case driverExtension = "com.apple.product-type.driver-extension"
    case systemExtension = "com.apple.product-type.system-extension"
    case xpcService = "com.apple.product-type.xpc-service"
    case framework = "com.apple.product-type.framework"
    case staticFramework = "com.apple.product-type.framework.static"
    case xcframework = "com.apple.product-type.xcframework"
    case dynamicLibrary = "com.apple.product-type.library.dynamic"
    case staticLibrary = "com.apple.product-type.library.static"
    case bundle = "com.apple.product-type.bundle"
    case unitTests = "com.apple.product-type.bundle.unit-test"
    case uiTests = "com.apple.product-type.bundle.ui-testing"
    case octests = "com.apple.product-type.bundle.ocunit-test"
    case tool = "com.apple.product-type.tool"
    case hostTool = "com.apple.product-type.tool.host-build"
    case instrumentsPackage = "com.apple.product-type.instruments-package"
    case metalLibrary = "com.apple.product-type.metal-library"

    /// Reads the identifier with or without `com.apple.product-type.`.
    package init?(spelling: String) {
        guard let type = ProductType(rawValue: spelling) ?? ProductType(rawValue: "com.apple.product-type." + spelling)
        else { return nil }
        self = type
    }

    /// Whether the product is an app that people open.
    package var isApp: Bool {
        switch self {
        case .application, .appClip, .messagesApplication, .watchApp, .watchApp2, .watchAppContainer: true
        default: false
        }
    }

    /// Whether the product runs inside or beside an app and has an `Info.plist` of its own.
    package var isExtension: Bool {
        switch self {
        case .appExtension, .intentsExtension, .messagesExtension, .stickerPack, .extensionKitExtension, .tvExtension,
            .watchExtension, .watchExtension2, .xcodeExtension, .driverExtension, .systemExtension, .xpcService:
            true
        default: false
        }
    }

    /// Whether the product tests another one.
    package var isTest: Bool {
        self == .unitTests || self == .uiTests || self == .octests
    }

    /// Whether the code ends up in the binaries of the targets that link it.
    package var isStaticallyLinked: Bool {
        self == .staticLibrary || self == .staticFramework
    }
}
