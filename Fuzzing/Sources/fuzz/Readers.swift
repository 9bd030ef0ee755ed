import PlainspokenChecking
import PlainspokenEvidence
import PlainspokenFiles
import PlainspokenModel
import PlainspokenReading
import PlainspokenReplay
import PlainspokenWording

/// Every reader of bytes from outside, by the name that `scripts/fuzz` calls it.
let readers: [String: @Sendable ([UInt8]) -> Void] = [
    "macho": readBinary,
    "archive": { bytes in
        // Any bytes as the members of a static library.
        readBinary(Array("!<arch>\n".utf8) + bytes)
    },
    "signature": { bytes in readBinary(signed(bytes)) },
    "zip": { bytes in
        guard let archive = try? ZipArchive(FileWindow(bytes), path: "/x") else { return }
        var folders = ["/x"]
        while let folder = folders.popLast() {
            for entry in archive.tree.list(folder) where !entry.isLink || entry.kind == .file {
                let path = folder + "/" + entry.name
                if entry.kind == .directory { folders.append(path) }
                _ = try? archive.tree.read(path)
                if let window = try? archive.tree.open(path) {
                    _ = window.read(max(0, window.size - 9), 9)
                    _ = window.read(0, 40)
                }
            }
        }
        _ = archive.problems
    },
    "bundle": { bytes in check(["/app/A.app/Info.plist": bytes, "/app/A.app/A": []], "A.app") },
    "loctable": { bytes in
        check(
            ["/app/A.app/Info.plist": smallList, "/app/A.app/A": [], "/app/A.app/InfoPlist.loctable": bytes], "A.app")
    },
    "package": { bytes in check(["/app/A.ipa": bytes], "A.ipa") },
    "plist": { _ = PropertyListDocument.read($0, path: "X") },
    "strings": { bytes in
        _ = StringsTable.read(bytes, path: "X")
        _ = StringsTable.count(bytes)
    },
    "symbol": { _ = SwiftSymbol.readable(String(decoding: $0, as: UTF8.self)) },
    "yaml": { _ = try? YamlDocument.read($0, path: "X") },
    "xcodegen": { bytes in
        _ = XcodeGenProject.read(specPath: "/app/project.yml", tree: .memory(["/app/project.yml": bytes]))
    },
    "pbxproj": { bytes in
        _ = XcodeProject.read(path: "/app/A.xcodeproj", tree: .memory(["/app/A.xcodeproj/project.pbxproj": bytes]))
    },
    "scheme": { _ = XcodeScheme.read($0, name: "X") },
    "workspace": { bytes in
        _ = XcodeWorkspace.read(
            path: "/app/A.xcworkspace", tree: .memory(["/app/A.xcworkspace/contents.xcworkspacedata": bytes]))
    },
    "xcconfig": { bytes in _ = XcconfigFile.read("/app/a.xcconfig", tree: .memory(["/app/a.xcconfig": bytes])) },
    "swift": { _ = SwiftScanner.scan(SourceText(path: "X", bytes: $0)) },
    "objc": { _ = ObjectiveCScanner.scan(SourceText(path: "X", bytes: $0)) },
    "tuist": { bytes in
        _ = try? TuistProject.read(
            path: "/app/Project.swift", tree: .memory(["/app/Project.swift": bytes]), root: "/app")
    },
    "manifest": { _ = SwiftPackageManifest.read($0, path: "X") },
    "interface": { _ = InterfaceFile.read($0, path: "X") },
    "configuration": { bytes in check(["/app/.plainspoken.yml": bytes, "/app/project.yml": spec], ".") },
    "trace": { _ = try? TraceReader.events($0) },
    "sentence": { bytes in
        let sentence = Sentence(String(decoding: bytes.prefix(2_048), as: UTF8.self))
        _ = LanguageDetector.language(of: sentence)
    },
    "code": { bytes in check(["/app/project.yml": spec, "/app/App/A.swift": bytes], ".") },
    "objc-code": { bytes in check(["/app/project.yml": spec, "/app/App/A.m": bytes], ".") },
]

/// All that the command looks for, so that every part of the reader is run.
private let selectors = BinaryUses.selectors(of: .catalog)
private let classes = BinaryUses.classes(of: .catalog)
private let phrases = BinaryUses.phrases(of: .catalog)

private let readBinary: @Sendable ([UInt8]) -> Void = { bytes in
    let facts = BinaryReader.read(
        FileWindow(bytes), path: "X", selectors: selectors, classes: classes, phrases: phrases)
    _ = facts.slices.flatMap { slice in slice.imports.keys.map(SwiftSymbol.readable) }
    _ = BinaryUses(LinkedBinary(facts, platform: .iOS, isOwn: true), index: .catalog).matches()
    for list in facts.slices.flatMap({ [$0.entitlements, $0.infoPlist] }) {
        _ = list.map { PropertyListDocument.read($0, path: "X") }
    }
}

/// An image that holds nothing but a signature.
private func signed(_ signature: [UInt8]) -> [UInt8] {
    let words: [UInt32] = [
        0xFEED_FACF, 0x0100_000C, 0, 2, 1, 16, 0, 0, 0x1D, 16, 48, UInt32(truncatingIfNeeded: signature.count),
    ]
    return words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } } + signature
}

private let smallList = Array(
    "<plist version=\"1.0\"><dict><key>NSCameraUsageDescription</key><string>Scans a book.</string></dict></plist>".utf8
)
private let spec = Array(
    "name: A\ntargets: {A: {type: application, platform: iOS, sources: [App], info: {path: I.plist, properties: {NSCameraUsageDescription: Scans a book and never sends it.}}}}"
        .utf8)

private func check(_ files: [String: [UInt8]], _ path: String) {
    var request = CheckRequest(workingDirectory: "/app")
    request.paths = [path]
    _ = Checker.run(request, tree: .memory(files))
}
