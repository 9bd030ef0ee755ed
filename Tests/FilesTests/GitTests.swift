import Foundation
import PlainspokenFiles
import PlainspokenModel
import Testing

/// Older commits as trees of files, read with a real git.
@Suite(.enabled(if: GitSample.git != nil)) struct GitTests {
    private func text(_ tree: FileTree, _ path: String) -> String {
        do throws(Problem) {
            return String(decoding: try tree.read(path), as: UTF8.self)
        } catch {
            return error.message
        }
    }

    private func message(_ body: () throws(Problem) -> Void) -> String? {
        do throws(Problem) {
            try body()
            return nil
        } catch {
            return error.message
        }
    }

    @Test func anOlderCommitIsATree() throws {
        let sample = try GitSample(["a.txt": "old", "dir/b": "b", "dir/deep/c": "", "놀이 \"1\"\t.txt": "odd"])
        try sample.git("tag", "v1")
        try sample.commit(["a.txt": "new", "dir/d": "d"])
        let commit = try GitRepository.around(sample.root + "/dir/deep").commit("v1")
        let tree = commit.tree()
        let root = sample.root.hasSuffix("/") ? String(sample.root.dropLast()) : sample.root
        #expect(text(tree, root + "/a.txt") == "old")
        #expect(text(tree, root + "/dir/deep/c") == "")
        #expect(text(tree, root + "/놀이 \"1\"\t.txt") == "odd")
        #expect(text(tree, root + "/dir") == "is a folder")
        #expect(text(tree, root + "/dir/d") == "does not exist")
        #expect(tree.list(root).map(\.name) == ["a.txt", "dir", "놀이 \"1\"\t.txt"])
        #expect(tree.list(root + "/dir") == [.init(name: "b", kind: .file), .init(name: "deep", kind: .directory)])
        #expect(
            [root, root + "/dir", root + "/a.txt", root + "/x"].map { tree.kind($0) } == [
                .directory, .directory, .file, nil,
            ])
        #expect(try tree.open(root + "/a.txt").read(1, 5) == Array("ld".utf8))
        #expect(text(commit.tree(limit: 2), root + "/a.txt") == "is larger than 0 MB and is not read")
        #expect(text(tree, root + "/dir/b") == "b")
        #expect(commit.failure == nil)
        // What lies outside is that of the disk.
        #expect(tree.kind(Path.parent(root)) == .directory)
    }

    @Test func linksThatLeadBackAreLeftOut() throws {
        let sample = try GitSample(["a/x": "x", "b/y": "y"])
        let root = sample.root.hasSuffix("/") ? String(sample.root.dropLast()) : sample.root
        for (name, target) in [("a/self", "."), ("a/up", ".."), ("a/other", "../b"), ("b/back", "../a")] {
            try FileManager.default.createSymbolicLink(atPath: root + "/" + name, withDestinationPath: target)
        }
        try sample.commit([:])
        let tree = try GitRepository.around(root).commit("HEAD").tree()
        #expect(tree.list(root + "/a").map(\.name) == ["other", "x"])
        #expect(tree.list(root + "/b").map(\.name) == ["back", "y"])
        #expect(tree.list(root + "/a/other").map(\.name) == ["y"])
    }

    @Test func linksAreFollowedWithinTheCommit() throws {
        let sample = try GitSample(["real/a": "a"])
        let root = sample.root.hasSuffix("/") ? String(sample.root.dropLast()) : sample.root
        for (name, target) in [
            ("link", "real"), ("real/up", "../link/a"), ("loop", "loop"), ("out", "../../etc"), ("abs", "/etc"),
        ] { try FileManager.default.createSymbolicLink(atPath: root + "/" + name, withDestinationPath: target) }
        try sample.commit([:])
        let tree = try GitRepository.around(root).commit("HEAD").tree()
        #expect(text(tree, root + "/link/a") == "a")
        #expect(text(tree, root + "/link/up") == "a")
        #expect(
            ["loop", "out", "abs", "abs/passwd", "out/passwd"].map { tree.kind(root + "/" + $0) } == [
                nil, nil, nil, nil, nil,
            ])
        #expect(
            tree.list(root) == [
                .init(name: "link", kind: .directory, isLink: true), .init(name: "real", kind: .directory),
            ])
    }

    @Test func aWorktreeAndASubmodule() throws {
        let sample = try GitSample(["a": "a"])
        let inner = try GitSample(["b": "b"])
        try sample.git("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", inner.root, "sub")
        try sample.commit([:])
        let other = sample.root + "-tree"
        try sample.git("worktree", "add", "--quiet", "--detach", other)
        defer { try? FileManager.default.removeItem(atPath: other) }
        let tree = try GitRepository.around(other).commit("HEAD").tree()
        #expect(text(tree, other + "/a") == "a")
        #expect(tree.kind(other + "/sub") == .directory)
        #expect(tree.list(other + "/sub") == [])
    }

    // MARK: What cannot be read

    @Test func noSuchCommit() throws {
        let sample = try GitSample(["a": "a"])
        let repository = try GitRepository.around(sample.root)
        for name in ["v9", "HEAD~7", "--help", "-n", "HEAD:a", "", " ", "a\nb", "HEAD^{tree}", "@{upstream}"] {
            #expect(
                message { () throws(Problem) in _ = try repository.commit(name) }
                    == "has no commit “\(name)”; name a commit, a tag or a branch, such as HEAD~20")
        }
        #expect(message { () throws(Problem) in _ = try repository.commit("main") } == nil)
    }

    @Test func aShallowClone() throws {
        let sample = try GitSample(["a": "1"])
        try sample.commit(["a": "2"])
        let clone = sample.root + "-shallow"
        try sample.git("clone", "--quiet", "--depth=1", "file://" + sample.root, clone)
        defer { try? FileManager.default.removeItem(atPath: clone) }
        #expect(
            message { () throws(Problem) in _ = try GitRepository.around(clone).commit("HEAD~1") }
                == "has no commit “HEAD~1”; the history is cut off here (a shallow clone): fetch the rest with “git fetch --unshallow”"
        )
    }

    @Test func noRepositoryAndNoGit() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plainspoken-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let root = folder.path(percentEncoded: false)
        #expect(
            message { () throws(Problem) in _ = try GitRepository.around(root) }
                == "is in no git repository, so there is no older commit of it")
        let sample = try GitSample([:])
        #expect(
            message { () throws(Problem) in _ = try GitRepository.around(sample.root, search: [root]) }
                == "an older commit is read with git, which is not installed")
        try sample.git("config", "core.repositoryFormatVersion", "99")
        #expect(message { () throws(Problem) in _ = try GitRepository.around(sample.root).commit("HEAD") } != nil)
    }

    @Test func objectsThatAreNotThere() throws {
        let sample = try GitSample(["a": "a long enough text", "b": "b"])
        let id = try sample.git("rev-parse", "HEAD:a")
        try FileManager.default.removeItem(atPath: sample.root + "/.git/objects/\(id.prefix(2))/\(id.dropFirst(2))")
        let root = sample.root.hasSuffix("/") ? String(sample.root.dropLast()) : sample.root
        let commit = try GitRepository.around(root).commit("HEAD")
        #expect(text(commit.tree(), root + "/b") == "b")
        #expect(commit.failure == nil)
        #expect(text(commit.tree(), root + "/a") == "is not in this clone")
        #expect(commit.failure?.message.hasPrefix("does not hold all files of “HEAD”") == true)
        #expect(text(commit.tree(), root + "/b") == "b")
    }

    // MARK: Hostile repositories

    /// Everything in a configuration that could run a program, and a clone from which objects are missing, so that git
    /// wants to fetch: nothing is run.
    @Test(arguments: ["file", "ext", "ssh", "git", "vcs", "upload"]) func nothingIsRun(_ kind: String) throws {
        let sample = try GitSample(["a": "a long enough text", ".gitattributes": "* filter=evil diff=evil\n", "b": "b"])
        try sample.git("config", "extensions.partialClone", "origin")
        try sample.git("config", "core.repositoryFormatVersion", "1")
        let root = sample.root.hasSuffix("/") ? String(sample.root.dropLast()) : sample.root
        let trace = root + "/ran"
        let script = root + "/evil"
        try sample.write("#!/bin/sh\necho $0 $* >> '\(trace)'\n", to: "evil")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
        for hook in ["post-checkout", "reference-transaction", "post-index-change", "fsmonitor-watchman"] {
            try FileManager.default.createDirectory(atPath: root + "/.git/hooks", withIntermediateDirectories: true)
            try FileManager.default.removeItemIfThere(root + "/.git/hooks/" + hook)
            try FileManager.default.copyItem(atPath: script, toPath: root + "/.git/hooks/" + hook)
        }
        var lines = ["[remote \"origin\"]", "\tpromisor = true", "\tpartialclonefilter = blob:none"]
        switch kind {
        case "file": lines.append("\turl = file://\(root)/none")
        case "ext": lines.append("\turl = ext::\(script) %S")
        case "ssh": lines.append("\turl = ssh://host.invalid/a")
        case "git": lines.append("\turl = git://host.invalid/a")
        case "vcs": lines += ["\turl = \(root)", "\tvcs = evil"]
        default: lines += ["\turl = \(root)", "\tuploadpack = \(script)"]
        }
        lines += [
            "[core]", "\tfsmonitor = \(script)", "\thooksPath = \(root)/.git/hooks", "\tsshCommand = \(script)",
            "\tgitProxy = \(script)", "\taskPass = \(script)", "\tpager = \(script)", "\teditor = \(script)",
            "\talternateRefsCommand = \(script)", "\tattributesFile = \(root)/.gitattributes",
            "[filter \"evil\"]", "\tsmudge = \(script)", "\tclean = \(script)", "\tprocess = \(script)",
            "\trequired = true", "[diff \"evil\"]", "\ttextconv = \(script)", "\tcommand = \(script)",
            "[diff]", "\texternal = \(script)", "[credential]", "\thelper = !\(script)", "[protocol]",
            "\tallow = always",
            "[protocol \"ext\"]", "\tallow = always", "[alias]", "\tls-tree = !\(script)", "\tcat-file = !\(script)",
            "\trev-parse = !\(script)", "[pager]", "\tls-tree = \(script)", "\tcat-file = \(script)", "[gpg]",
            "\tprogram = \(script)", "[uploadpack]", "\tpackObjectsHook = \(script)", "[include]", "\tpath = more",
        ]
        let config = root + "/.git/config"
        let old = try String(contentsOfFile: config, encoding: .utf8)
        try Data((old + lines.joined(separator: "\n") + "\n").utf8).write(to: URL(filePath: config))
        try Data("[core]\n\tfsmonitor = \(script)\n".utf8).write(to: URL(filePath: root + "/.git/more"))
        let id = try sample.git("rev-parse", "HEAD:a")
        try FileManager.default.removeItem(atPath: root + "/.git/objects/\(id.prefix(2))/\(id.dropFirst(2))")
        // What the configuration made run so far was ours.
        try FileManager.default.removeItemIfThere(trace)

        let commit = try GitRepository.around(root).commit("HEAD")
        #expect(text(commit.tree(), root + "/b") == "b")
        #expect(text(commit.tree(), root + "/a") == "is not in this clone")
        #expect(commit.failure != nil)
        #expect(
            !FileManager.default.fileExists(atPath: trace),
            "\((try? String(contentsOfFile: trace, encoding: .utf8)) ?? "")")
        // The trap works: a git without our settings falls into one of them.
        if kind == "upload" {
            _ = try? sample.git("cat-file", "blob", id)
            #expect(FileManager.default.fileExists(atPath: trace))
        }
    }

    /// A name that leads out of the folder it stands in is left out.
    @Test func aTreeWithNamesThatNoCheckoutHolds() throws {
        let sample = try GitSample(["a": "a"])
        let root = sample.root.hasSuffix("/") ? String(sample.root.dropLast()) : sample.root
        let blob = try sample.git("rev-parse", "HEAD:a")
        func bytes(_ hex: String) -> [UInt8] {
            stride(from: 0, to: hex.count, by: 2).compactMap { start in
                UInt8(hex.dropFirst(start).prefix(2), radix: 16)
            }
        }
        var tree: [UInt8] = []
        for name in ["..", ".", "ok"] { tree += Array("100644 \(name)\0".utf8) + bytes(blob) }
        try Data(tree).write(to: URL(filePath: root + "/tree.bin"))
        let id = try sample.git("hash-object", "-t", "tree", "--literally", "-w", "tree.bin")
        let commit = try sample.git("commit-tree", id, "-m", "odd")
        let found = try GitRepository.around(root).commit(commit).tree()
        #expect(found.list(root).map(\.name) == ["ok"])
    }
}

extension FileManager {
    fileprivate func removeItemIfThere(_ path: String) throws {
        if fileExists(atPath: path) { try removeItem(atPath: path) }
    }
}
