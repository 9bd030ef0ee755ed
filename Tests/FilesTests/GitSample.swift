import Foundation
import Testing

/// A git repository in a temporary folder, made with the git that is installed.
final class GitSample {
    static let git: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { $0 + "/git" }.first { FileManager.default.isExecutableFile(atPath: $0) }

    let url: URL
    var root: String { url.path(percentEncoded: false) }

    init(_ files: [String: String]) throws {
        url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "plainspoken-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try git("init", "--quiet", "--initial-branch=main")
        try commit(files)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, to path: String) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Writes files and commits everything.
    func commit(_ files: [String: String]) throws {
        for (path, text) in files { try write(text, to: path) }
        try git("add", "--all", "--force")
        try git("commit", "--quiet", "--allow-empty", "--message", "change")
    }

    /// Runs git here, without the configuration of whoever runs the tests; gives what it printed.
    @discardableResult func git(_ words: String...) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: try #require(Self.git))
        process.arguments = ["-c", "user.name=a", "-c", "user.email=a@example.com"] + words
        process.currentDirectoryURL = url
        process.environment = [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "GIT_CONFIG_GLOBAL": "/dev/null",
            "GIT_CONFIG_NOSYSTEM": "1", "HOME": root,
        ]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let printed = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(words: words, code: process.terminationStatus) }
        return String(decoding: printed, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    struct Failure: Error {
        var words: [String]
        var code: Int32
    }
}
