import Foundation
import PlainspokenFiles
import PlainspokenModel
import Testing

/// Writing on a disk that fails: what stood there stands there still.
@Suite struct FileWriterTests {
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "plainspoken-\(UUID().uuidString)")
        var root: String { url.path(percentEncoded: false) }

        init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
        deinit { try? FileManager.default.removeItem(at: url) }

        func text(_ name: String) -> String? { try? String(contentsOf: url.appending(path: name), encoding: .utf8) }
        var names: [String] { FileTree.live().list(root).map(\.name) }
    }

    /// A pipe is written to and stays what it is; so do terminals and devices.
    @Test func pipesAreNotReplaced() throws {
        let folder = try Folder()
        let path = folder.root + "/pipe"
        try #require(mkfifo(path, 0o600) == 0)
        // A reader, without whom opening would wait.
        let reader = open(path, O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        #expect(FileWriter.write("text", to: path) == nil)
        var bytes = [UInt8](repeating: 0, count: 8)
        #expect(read(reader, &bytes, 8) == 4)
        #expect(bytes.starts(with: "text".utf8))
        #expect(FileTree.live().kind(path) == nil)
    }

    /// Disks of which one call fails.
    private static let disks: [(String, @Sendable (inout WritingDisk) -> Void)] = [
        ("create", { $0.create = { _ in (-1, EROFS) } }),
        ("write", { $0.write = { _, _ in ENOSPC } }),
        (
            "half a write",
            { disk in
                let whole = disk.write
                disk.write = { descriptor, bytes in
                    _ = whole(descriptor, bytes.prefix(3))
                    return ENOSPC
                }
            }
        ),
        ("sync", { $0.sync = { _ in EIO } }),
        ("rename", { $0.rename = { _, _ in EXDEV } }),
    ]

    @Test(arguments: disks.map(\.0)) func aFailingDiskLosesNothing(_ name: String) throws {
        let folder = try Folder()
        #expect(FileWriter.write("before", to: folder.root + "/a") == nil)
        var disk = WritingDisk.live
        for (known, fail) in Self.disks where known == name { fail(&disk) }
        let reason = FileWriter.write("after, and longer", to: folder.root + "/a", disk: disk)
        #expect(reason?.hasPrefix("cannot be written: ") == true)
        #expect(folder.text("a") == "before")
        #expect(folder.names == ["a"])
        #expect(FileWriter.write("after, and longer", to: folder.root + "/a") == nil)
        #expect(folder.text("a") == "after, and longer")
        #expect(folder.names == ["a"])
    }

    /// The new contents are on the disk before they take the name.
    @Test func syncsBeforeItRenames() throws {
        final class Log: @unchecked Sendable { var calls: [String] = [] }
        let folder = try Folder()
        let log = Log()
        var disk = WritingDisk.live
        let live = disk
        disk.sync = {
            log.calls.append("sync"); return live.sync($0)
        }
        disk.rename = {
            log.calls.append("rename"); return live.rename($0, $1)
        }
        #expect(FileWriter.write("new", to: folder.root + "/a", disk: disk) == nil)
        #expect(log.calls == ["sync", "rename"])
    }

    @Test func whatAnInterruptedRunLeftIsWrittenOver() throws {
        let folder = try Folder()
        let left = folder.root + "/a" + FileWriter.mark + "\(getpid())"
        try FileManager.default.createSymbolicLink(atPath: left, withDestinationPath: folder.root + "/b")
        #expect(FileWriter.write("new", to: folder.root + "/a") == nil)
        #expect(folder.names == ["a"])
    }

    @Test func foldersAreMadeAndLinksRefused() throws {
        let folder = try Folder()
        let outside = try Folder()
        #expect(FileWriter.makeFolders(".x/y/z", below: folder.root) == nil)
        #expect(FileWriter.makeFolders(".x/y/z", below: folder.root) == nil)
        #expect(FileTree.live().kind(folder.root + "/.x/y/z") == .directory)
        try FileManager.default.createSymbolicLink(
            atPath: folder.root + "/out", withDestinationPath: outside.root)
        #expect(FileWriter.makeFolders("out/y", below: folder.root) == "out is no folder, or a link to one")
        #expect(outside.names == [])
        #expect(FileWriter.write("a", to: folder.root + "/.x/y/z/a") == nil)
        #expect(FileWriter.remove(folder.root + "/.x/y/z/a") == nil)
        #expect(FileTree.live().kind(folder.root + "/.x/y/z") == nil)
        #expect(FileWriter.remove(folder.root + "/none")?.hasPrefix("cannot be removed: ") == true)
    }
}
