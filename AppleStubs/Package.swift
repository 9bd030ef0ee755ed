// swift-tools-version: 6.0
import PackageDescription

// Apple's modules, written anew as far as the library uses them, so that its adapters compile and run on Linux.
//
// In a package of its own: a module named Speech in the build folder makes `canImport(Speech)` true for every target there.
// The stubs are in Swift 5 mode and call back on threads of their own: then a handler that was formed on the main actor
// ends the process, as it would end the app on a phone.
let swift5: [SwiftSetting] = [.swiftLanguageMode(.v5)]

func stub(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "Stubs/\(name)", swiftSettings: swift5)
}

let package = Package(
    name: "AppleStubs",
    targets: [
        stub("FoundationStubs"),
        stub("CoreMedia"),
        stub("AVFoundation", ["CoreMedia"]),
        stub("Speech", ["AVFoundation", "CoreMedia"]),
        stub("Combine"),
        stub("SwiftUI", ["Combine", "FoundationStubs"]),
        stub("UIKit", ["FoundationStubs"]),
        stub("AppKit", ["FoundationStubs"]),
        .target(
            name: "Dictation", dependencies: ["AVFoundation", "Speech", "Combine", "SwiftUI", "UIKit", "AppKit"]),
        .target(name: "SparkDictation", dependencies: ["Dictation", "SwiftUI"]),
        .testTarget(
            name: "AppleTests",
            dependencies: ["Dictation", "SparkDictation", "AVFoundation", "Speech", "SwiftUI", "UIKit", "AppKit"]),
    ]
)
