// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "plainspoken",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .executable(name: "plainspoken", targets: ["plainspoken"]),
        .library(name: "Dictation", targets: ["Dictation"]),
        .library(name: "UsageStringTesting", targets: ["UsageStringTesting"]),
        .plugin(name: "RequiredUsageStrings", targets: ["RequiredUsageStrings"]),
    ],
    targets: [
        .systemLibrary(
            name: "CYaml", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .target(name: "PlainspokenModel"),
        .target(name: "PlainspokenReading", dependencies: ["PlainspokenModel", "CYaml"]),
        .target(name: "PlainspokenEvidence", dependencies: ["PlainspokenModel"]),
        .target(name: "PlainspokenWording"),
        .target(
            name: "PlainspokenRules", dependencies: ["PlainspokenModel", "PlainspokenWording"], exclude: ["Pages"]),
        .target(name: "PlainspokenFiles", dependencies: ["PlainspokenModel", "CZlib"]),
        .target(
            name: "PlainspokenChecking",
            dependencies: [
                "PlainspokenModel", "PlainspokenReading", "PlainspokenEvidence", "PlainspokenRules", "PlainspokenFiles",
                "PlainspokenWording",
            ]),
        .target(name: "PlainspokenReports", dependencies: ["PlainspokenModel"]),
        .target(name: "Dictation"),
        .target(name: "PlainspokenReplay", dependencies: ["Dictation"]),
        .target(name: "PlainspokenRecognizers", dependencies: ["Dictation"]),
        .target(
            name: "PlainspokenCommand",
            dependencies: [
                "PlainspokenModel", "PlainspokenFiles", "PlainspokenChecking", "PlainspokenReports", "PlainspokenRules",
                "PlainspokenReading", "PlainspokenReplay", "PlainspokenRecognizers", "Dictation",
            ]),
        .executableTarget(name: "plainspoken", dependencies: ["PlainspokenCommand"]),
        .target(name: "UsageStringTesting"),
        .plugin(name: "RequiredUsageStrings", capability: .buildTool(), dependencies: ["plainspoken"]),
        .executableTarget(name: "generate-usage-keys", dependencies: ["PlainspokenReports"]),
        .testTarget(name: "ModelTests", dependencies: ["PlainspokenModel"]),
        .testTarget(
            name: "ReadingTests", dependencies: ["PlainspokenReading", "PlainspokenModel", "PlainspokenFiles"],
            exclude: ["Fixtures"]),
        .testTarget(
            name: "EvidenceTests", dependencies: ["PlainspokenEvidence", "PlainspokenReading", "PlainspokenModel"]),
        .testTarget(
            name: "CheckingTests",
            dependencies: [
                "PlainspokenChecking", "PlainspokenFiles", "PlainspokenModel", "PlainspokenRules", "PlainspokenReports",
                "CZlib",
            ]),
        .testTarget(
            name: "CommandTests",
            dependencies: [
                "PlainspokenCommand", "PlainspokenFiles", "PlainspokenModel", "PlainspokenRules", "plainspoken",
            ]),
        .testTarget(name: "DictationTests", dependencies: ["Dictation", "PlainspokenReplay"]),
        .testTarget(name: "FilesTests", dependencies: ["PlainspokenFiles", "PlainspokenModel", "CZlib"]),
        .testTarget(
            name: "RecognizerTests", dependencies: ["PlainspokenRecognizers", "PlainspokenReplay", "Dictation"]),
        .testTarget(
            name: "UsageStringTestingTests",
            dependencies: [
                "UsageStringTesting", "PlainspokenChecking", "PlainspokenFiles", "PlainspokenModel",
                "PlainspokenReports",
            ]),
        .testTarget(name: "RepositoryTests", dependencies: ["PlainspokenModel", "PlainspokenRules"]),
        .testTarget(name: "WordingTests", dependencies: ["PlainspokenWording"]),
    ]
)
