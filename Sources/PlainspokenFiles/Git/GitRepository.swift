import PlainspokenModel

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A git repository on disk, read by plumbing alone.
///
/// Only `rev-parse --verify`, `ls-tree` and `cat-file --batch` are called: they run no hook, filter or alias, write
/// nothing and ask no server.
package struct GitRepository: Sendable {
    /// The absolute folder that holds `.git`.
    package let root: String
    private let repository: String
    private let git: String

    /// The repository around an absolute path.
    ///
    /// - Parameters:
    ///   - path: What lies in the repository.
    ///   - search: Absolute folders to look for git in; those of `PATH` if nil.
    /// - Returns: The innermost repository.
    /// - Throws: `Problem` where the path is in no repository, or there is no git.
    package static func around(_ path: String, search: [String]? = nil) throws(Problem) -> GitRepository {
        guard let root = root(of: path) else {
            throw Problem("is in no git repository, so there is no older commit of it", at: Place(path: path))
        }
        // A folder that is named relative to the repository could be a trap laid in it.
        let folders = search ?? Self.searchPath.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
        guard let git = folders.lazy.map({ $0 + "/git" }).first(where: { access($0, X_OK) == 0 }) else {
            throw Problem("an older commit is read with git, which is not installed", at: Place(path: path))
        }
        return GitRepository(root: root, repository: Path.join(root, ".git"), git: git)
    }

    private static var searchPath: String { getenv("PATH").map { String(cString: $0) } ?? "/usr/bin" }

    private static func root(of path: String) -> String? {
        var folder = path
        while true {
            if LiveFile.kind(Path.join(folder, ".git")) != nil { return folder }
            let parent = Path.parent(folder)
            guard parent != folder, parent != "." else { return nil }
            folder = parent
        }
    }

    /// The commit that a revision names, such as `v1.0`, `main~20` or an id.
    ///
    /// - Throws: `Problem` where it names none, or its files cannot be listed.
    package func commit(_ revision: String) throws(Problem) -> GitCommit {
        let words = ["rev-parse", "--quiet", "--verify", "--end-of-options", revision + "^{commit}"]
        let id = String(decoding: try output(words, limit: 1 << 16, otherwise: unknown(revision)), as: UTF8.self)
            .filter { !$0.isWhitespace }
        guard !id.isEmpty, id.allSatisfy(\.isHexDigit) else { throw unknown(revision) }
        let listing = try output(
            ["ls-tree", "-r", "-t", "-z", "--full-tree", id], limit: 1 << 29, otherwise: incomplete(revision))
        let objects = try GitObjects(
            GitProcess(["cat-file", "--batch"], git: git, repository: repository, hasInput: true))
        return GitCommit(
            id: id, revision: revision, root: root, listing: listing, objects: objects, gap: incomplete(revision))
    }

    private func output(_ words: [String], limit: Int, otherwise failure: Problem) throws(Problem) -> [UInt8] {
        let process = try GitProcess(words, git: git, repository: repository, hasInput: false)
        guard let (bytes, code) = process.finish(limit: limit) else {
            throw Problem("git gives no answer on this repository; check its .git/config", at: Place(path: root))
        }
        guard code == 0 else { throw failure }
        return bytes
    }

    private func unknown(_ revision: String) -> Problem {
        let isShallow = LiveFile.kind(repository + "/shallow") == .file
        let remedy =
            isShallow
            ? "the history is cut off here (a shallow clone): fetch the rest with “git fetch --unshallow”"
            : "name a commit, a tag or a branch, such as HEAD~20"
        return Problem("has no commit “\(revision)”; \(remedy)", at: Place(path: root))
    }

    private func incomplete(_ revision: String) -> Problem {
        Problem(
            "does not hold all files of “\(revision)” (a partial clone or a damaged one): fetch them, or clone in full",
            at: Place(path: root))
    }
}
