import Foundation
import Testing

@testable import PlainspokenCommand

/// A folder on disk that lives as long as the value, and runs of the command in it.
final class Scratch {
    let url: URL
    var root: String { url.path(percentEncoded: false) }

    init(_ files: [String: String] = Scratch.app) throws {
        url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "plainspoken-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (path, text) in files { try write(text, to: path) }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, to path: String) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// An app whose code asks for the microphone without a key.
    static let app = [
        "project.yml": """
        name: Journal
        targets:
          Journal:
            type: application
            platform: iOS
            deploymentTarget: "17.0"
            sources: [Sources]
            info:
              path: Info.plist
              properties: {NSCameraUsageDescription: Takes your portrait.}

        """,
        "Sources/Note.swift": """
        import AVFoundation
        func ask() async -> Bool {
            await AVAudioApplication.requestRecordPermission()
        }
        func film() async -> Bool {
            await AVCaptureDevice.requestAccess(for: .video)
        }

        """,
    ]

    /// What the command prints and gives.
    struct Outcome: Equatable {
        var code: Int32
        var output = ""
        var error = ""
    }

    func run(_ words: String..., in folder: String = "") -> Outcome { run(words, in: folder) }

    func run(_ words: [String], in folder: String = "") -> Outcome {
        let output = Sink()
        let error = Sink()
        let console = Console(
            workingDirectory: folder.isEmpty ? root : root + "/" + folder, isTerminal: false,
            printOutput: { output.add($0) }, printError: { error.add($0) })
        let code = Main.run(words, console)
        return Outcome(code: code, output: output.text, error: error.text)
    }

    /// The same as a process of its own.
    func spawn(_ words: String...) throws -> Outcome {
        let process = Process()
        process.executableURL = Self.binary
        process.arguments = words
        process.currentDirectoryURL = url
        let output = Pipe()
        let error = Pipe()
        process.standardOutput = output
        process.standardError = error
        try process.run()
        let printed = try output.fileHandleForReading.readToEnd() ?? Data()
        let complaints = try error.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Outcome(
            code: process.terminationStatus, output: String(decoding: printed, as: UTF8.self),
            error: String(decoding: complaints, as: UTF8.self))
    }

    /// The command as built beside the tests.
    static let binary: URL = {
        let folders = [Bundle.main.executableURL] + Bundle.allBundles.map(\.bundleURL)
        let candidates = folders.compactMap { $0?.deletingLastPathComponent().appending(path: "plainspoken") }
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false)) }
            ?? URL(filePath: "/nowhere/plainspoken")
    }()

    private final class Sink: @unchecked Sendable {
        private let lock = NSLock()
        private var parts: [String] = []

        func add(_ text: String) { lock.withLock { parts.append(text) } }
        var text: String { lock.withLock { parts.joined() } }
    }
}
