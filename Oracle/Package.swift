// swift-tools-version: 6.0
import Foundation
import PackageDescription

// The toolchain's own swift-syntax: interfaces and shared libraries in `lib/swift/host`. Which toolchain reads this
// manifest is told by its own memory map, since the library that it is linked with lies beside them.
let host: String = {
    if let named = ProcessInfo.processInfo.environment["SWIFT_HOST_LIBRARIES"] { return named }
    // The file tells no size, so it is read to its end.
    let data = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
    let maps = String(decoding: data, as: UTF8.self)
    for line in maps.split(separator: "\n") {
        guard let slash = line.firstIndex(of: "/") else { continue }
        let path = line[slash...]
        if let end = path.range(of: "/lib/swift/pm/ManifestAPI/") { return path[..<end.lowerBound] + "/lib/swift/host" }
    }
    return "/usr/lib/swift/host"
}()

let interfaces: [SwiftSetting] = [.unsafeFlags(["-I", host])]
let libraries: [LinkerSetting] = [
    .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]),
    .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftOperators"),
]

// The scanner's sources are those of the tool, by symbolic links: nothing is copied that could grow old.
let package = Package(
    name: "scanner-oracle",
    platforms: [.macOS(.v13)],
    targets: [
        .target(name: "PlainspokenModel"),
        .target(name: "PlainspokenReading", dependencies: ["PlainspokenModel"]),
        .target(
            name: "ScannerOracle", dependencies: ["PlainspokenReading", "PlainspokenModel"],
            swiftSettings: interfaces, linkerSettings: libraries),
        .executableTarget(
            name: "compare-scanner", dependencies: ["ScannerOracle"], swiftSettings: interfaces,
            linkerSettings: libraries),
        .testTarget(
            name: "ScannerOracleTests", dependencies: ["ScannerOracle"], exclude: ["Corpus"],
            swiftSettings: interfaces, linkerSettings: libraries),
    ]
)
