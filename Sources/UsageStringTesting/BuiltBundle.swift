import Foundation

/// A built bundle, or a part that ships inside it.
///
/// ```swift
/// .main                              // the app that hosts the test
/// .main.appExtension("SparkShare")   // PlugIns/SparkShare.appex
/// .main.watchApp()                   // Watch/….app
/// .main.everyPart                    // all of them
/// .at(url)                           // any bundle on disk
/// ```
///
/// Nothing is read before a report is made. Both layouts are known: `App.app/Info.plist` of iOS and its siblings, and
/// `App.app/Contents/Info.plist` of macOS.
public struct BuiltBundle: Hashable, Sendable {
    enum Step: Hashable, Sendable {
        case child(BundleFolder.Kind, name: String?)
        case everyPart
    }

    let url: URL
    /// A test without a host app has another main bundle; only there the missing app is explained.
    let isMain: Bool
    private(set) var steps: [Step] = []

    /// The main bundle of the process: in a hosted test, the app.
    public static var main: BuiltBundle { BuiltBundle(url: Bundle.main.bundleURL, isMain: true) }

    /// A loaded bundle, such as `Bundle(for: Model.self)`.
    public static func bundle(_ bundle: Bundle) -> BuiltBundle {
        BuiltBundle(url: bundle.bundleURL, isMain: bundle == .main)
    }

    /// A bundle on disk.
    public static func at(_ url: URL) -> BuiltBundle {
        BuiltBundle(url: url, isMain: false)
    }

    /// An extension inside: `PlugIns/NAME.appex` or `Extensions/NAME.appex`.
    ///
    /// - Parameter name: The name of the bundle's folder without `.appex`, or its bundle identifier.
    /// - Returns: The extension inside this bundle.
    public func appExtension(_ name: String) -> BuiltBundle { adding(.child(.appExtension, name: name)) }

    /// The watch app inside: `Watch/NAME.app`.
    ///
    /// - Parameter name: The name of the bundle's folder without `.app`, or its bundle identifier; the only one if absent.
    /// - Returns: The watch app inside this bundle.
    public func watchApp(_ name: String? = nil) -> BuiltBundle { adding(.child(.watchApp, name: name)) }

    /// The App Clip inside: `AppClips/NAME.app`.
    ///
    /// - Parameter name: The name of the bundle's folder without `.app`, or its bundle identifier; the only one if absent.
    /// - Returns: The App Clip inside this bundle.
    public func appClip(_ name: String? = nil) -> BuiltBundle { adding(.child(.appClip, name: name)) }

    /// The bundle and every extension, watch app and App Clip inside it, at any depth.
    public var everyPart: BuiltBundle { adding(.everyPart) }

    private init(url: URL, isMain: Bool) {
        self.url = url
        self.isMain = isMain
    }

    private func adding(_ step: Step) -> BuiltBundle {
        var result = self
        result.steps.append(step)
        return result
    }
}
