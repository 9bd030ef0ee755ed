import Foundation
import PlainspokenFiles
import PlainspokenModel
import Testing

/// Trees in memory and on disk give the same answers.
@Suite struct TreeTests {
    private func outcome(_ tree: FileTree, _ path: String) -> String {
        do throws(Problem) {
            return String(decoding: try tree.read(path), as: UTF8.self)
        } catch {
            return "\(error.place.path): \(error.message)"
        }
    }

    @Test func memory() {
        let tree = FileTree.memory(["/a/b/c.txt": "c", "/a/d": "", "/e": "e"])
        #expect(outcome(tree, "/a/b/c.txt") == "c")
        #expect(outcome(tree, "/a/d") == "")
        #expect(outcome(tree, "/a/b") == "/a/b: is a folder")
        #expect(outcome(tree, "/a/x") == "/a/x: does not exist")
        #expect(tree.list("/") == [.init(name: "a", kind: .directory), .init(name: "e", kind: .file)])
        #expect(tree.list("/a") == [.init(name: "b", kind: .directory), .init(name: "d", kind: .file)])
        #expect(tree.list("/e") == [])
        #expect(tree.list("/x") == [])
        #expect(
            ["/", "/a", "/a/b", "/a/d", "/x"].map { tree.kind($0) } == [.directory, .directory, .directory, .file, nil])
        #expect(FileTree.memory([String: String]()).list("/") == [])
    }

    @Test func live() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plainspoken-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder.appending(path: "b"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let root = folder.path(percentEncoded: false)
        try Data("text".utf8).write(to: folder.appending(path: "a.txt"))
        try Data().write(to: folder.appending(path: "c"))
        for (link, destination) in [("loop", "loop"), ("self", "."), ("to-a", "a.txt"), ("gone", "nowhere")] {
            try FileManager.default.createSymbolicLink(atPath: root + "/" + link, withDestinationPath: destination)
        }
        #expect(mkfifo(root + "/pipe", 0o600) == 0)
        let tree = FileTree.live(limit: 4)
        #expect(
            tree.list(root) == [
                .init(name: "a.txt", kind: .file), .init(name: "b", kind: .directory), .init(name: "c", kind: .file),
                .init(name: "to-a", kind: .file, isLink: true),
            ])
        #expect(outcome(tree, root + "/to-a") == "text")
        #expect(outcome(tree, root + "/c") == "")
        let kept = root + "/"
        #expect(
            ["b", "pipe", "gone", "loop"].map { outcome(tree, kept + $0) } == [
                kept + "b: is no regular file", kept + "pipe: is no regular file", kept + "gone: does not exist",
                kept + "loop: is a link that leads to itself",
            ])
        #expect(outcome(.live(limit: 3), root + "/a.txt") == root + "/a.txt: is larger than 0 MB and is not read")
        #expect(tree.kind(root + "/pipe") == nil)
    }

    /// A walk that follows links comes to an end, and finds what lies elsewhere once.
    @Test func linksThatLeadBackAreLeftOut() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plainspoken-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["a", "b", "c"] {
            try FileManager.default.createDirectory(at: folder.appending(path: name), withIntermediateDirectories: true)
        }
        let root = folder.path(percentEncoded: false)
        let links = ["a/self": ".", "a/up": "..", "a/root": "/", "a/other": "../b", "b/back": "../a", "c/far": "../a"]
        for (link, destination) in links {
            try FileManager.default.createSymbolicLink(atPath: root + "/" + link, withDestinationPath: destination)
        }
        let tree = FileTree.live()
        func names(_ path: String) -> [String] { tree.list(root + "/" + path).map(\.name) }
        #expect(names("a") == ["other"])
        #expect(names("b") == ["back"])
        #expect(names("a/other") == [])
        #expect(names("c") == ["far"])
        #expect(names("c/far") == ["other"])
        #expect(names("c/far/other") == [])
    }

    @Test func writingIsAllOrNothing() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plainspoken-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let root = folder.path(percentEncoded: false)
        #expect(FileWriter.write("new", to: root + "/a") == nil)
        #expect(outcome(.live(), root + "/a") == "new")
        #expect(FileWriter.write("new", to: root + "/none/a") == "cannot be written: No such file or directory")
        #expect(FileWriter.write("new", to: root) != nil)
        #expect(FileTree.live().list(root).map(\.name) == ["a"])
    }

    @Test func parallelKeepsTheOrder() {
        for count in [0, 1, 16, 17, 1_000] {
            #expect(Parallel.map(Array(0..<count)) { $0 * 2 } == (0..<count).map { $0 * 2 })
        }
    }
}
