import Foundation
import Testing

@testable import PlainspokenCommand

/// The built command as a process of its own.
@Suite struct ProcessTests {
    @Test func exitCodesAndStreams() throws {
        let scratch = try Scratch()
        let faulty = try scratch.spawn("check")
        #expect(faulty == scratch.run("check"))
        #expect(faulty.code == 1 && faulty.error.isEmpty)
        let usage = try scratch.spawn("check", "--nope")
        #expect(usage == scratch.run("check", "--nope"))
        #expect(usage.code == 2 && usage.output.isEmpty)
        try scratch.write("import VisionKit\nlet scan = VNDocumentCameraViewController()\n", to: "Sources/Note.swift")
        #expect(try scratch.spawn("check", "--quiet") == .init(code: 0))
    }

    @Test func sameBytesTwice() throws {
        let scratch = try Scratch()
        let first = try scratch.spawn("check", "--format", "json")
        #expect(try scratch.spawn("check", "--format", "json") == first)
        #expect(first == scratch.run("check", "--format", "json"))
    }

    /// A reader that goes away early ends neither the process nor its exit code.
    @Test func closedOutput() throws {
        let scratch = try Scratch()
        let process = Process()
        process.executableURL = Scratch.binary
        process.arguments = ["keys", "--format", "json"]
        process.currentDirectoryURL = scratch.url
        let output = Pipe()
        process.standardOutput = output
        try output.fileHandleForReading.close()
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    }
}
