// swift-tools-version: 6.0
import PackageDescription

// The modules that read bytes from outside, built with the fuzzer's instruments; `scripts/fuzz` runs them. Their sources
// are links to the package above, so that nothing of this enters its graph.
let instruments: [SwiftSetting] = [.unsafeFlags(["-O", "-sanitize=fuzzer"])]

func module(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
    .target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: instruments)
}

let package = Package(
    name: "plainspoken-fuzzing",
    platforms: [.macOS(.v13)],
    targets: [
        .systemLibrary(name: "CYaml", pkgConfig: "yaml-0.1"),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib"),
        module("PlainspokenModel"),
        module("PlainspokenReading", ["PlainspokenModel", "CYaml"]),
        module("PlainspokenFiles", ["PlainspokenModel", "CZlib"]),
        module("PlainspokenEvidence", ["PlainspokenModel"]),
        module("PlainspokenWording"),
        module("PlainspokenRules", ["PlainspokenModel", "PlainspokenWording"], exclude: ["Pages"]),
        module(
            "PlainspokenChecking",
            [
                "PlainspokenModel", "PlainspokenReading", "PlainspokenEvidence", "PlainspokenRules", "PlainspokenFiles",
                "PlainspokenWording",
            ]),
        module("Dictation"),
        module("PlainspokenReplay", ["Dictation"]),
        .executableTarget(
            name: "fuzz", dependencies: ["PlainspokenChecking", "PlainspokenReplay"],
            swiftSettings: instruments,
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]),
    ]
)
