import PlainspokenModel

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A running git that is asked for objects, and nothing that a repository could have it run.
///
/// A class, because a process has one life: it is ended and waited for when the last reader lets go.
final class GitProcess: @unchecked Sendable {
    private let process: pid_t
    private var input: Int32
    private let output: Int32
    private var buffer: [UInt8] = []
    private var position = 0
    private var status: Int32?

    /// Milliseconds without a byte after which git is given up: a repository may make it wait for ever, by a
    /// configuration that includes a pipe.
    static let patience: Int32 = 60_000

    /// What git itself is told, whatever the repository's configuration says.
    ///
    /// Older versions know no `GIT_NO_LAZY_FETCH` and would fetch what is missing with a program that the
    /// configuration names: no transport is allowed them, and no other program of git is to be found.
    private static let environment = [
        "GIT_NO_LAZY_FETCH=1", "GIT_OPTIONAL_LOCKS=0", "GIT_ALLOW_PROTOCOL=none", "GIT_TERMINAL_PROMPT=0",
        "GIT_NO_REPLACE_OBJECTS=1", "GIT_CONFIG_NOSYSTEM=1", "GIT_CONFIG_GLOBAL=/dev/null", "GIT_EXEC_PATH=/dev/null",
        "PATH=/dev/null", "HOME=/dev/null", "LC_ALL=C",
    ]
    private static let settings = [
        "core.fsmonitor=false", "core.hooksPath=/dev/null", "core.sshCommand=false", "core.askPass=false",
        "core.pager=cat", "core.alternateRefsCommand=false", "credential.helper=", "protocol.allow=never", "gc.auto=0",
        "maintenance.auto=false",
    ]

    /// Starts git on a repository.
    init(_ arguments: [String], git: String, repository: String, hasInput: Bool) throws(Problem) {
        let words =
            ["git", "--no-pager", "--git-dir=" + repository] + Self.settings.flatMap { ["-c", $0] } + arguments
        guard let ends = Self.spawn(git, words, hasInput: hasInput) else {
            throw Problem("cannot be started: " + String(cString: strerror(errno)), at: Place(path: git))
        }
        (process, input, output) = ends
    }

    deinit {
        if input >= 0 { close(input) }
        close(output)
        if status == nil {
            kill(process, SIGKILL)
            _ = Self.wait(process)
        }
    }

    // MARK: Talking

    /// Sends bytes; false where git no longer listens.
    func send(_ bytes: [UInt8]) -> Bool {
        var offset = 0
        while offset < bytes.count {
            let count = bytes.withUnsafeBytes { part in
                part.baseAddress.map { write(input, $0 + offset, bytes.count - offset) } ?? -1
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            offset += count
        }
        return true
    }

    /// The next bytes up to and without a newline; nil at the end of the output or of patience.
    func line() -> [UInt8]? {
        while true {
            if let end = buffer[position...].firstIndex(of: UInt8(ascii: "\n")) {
                defer { position = end + 1 }
                return Array(buffer[position..<end])
            }
            guard buffer.count - position < 1 << 16, fill() else { return nil }
        }
    }

    /// Exactly so many bytes; nil where there are fewer.
    func bytes(_ count: Int) -> [UInt8]? {
        while buffer.count - position < count { guard fill() else { return nil } }
        defer { position += count }
        return Array(buffer[position..<(position + count)])
    }

    /// Passes over so many bytes without keeping them.
    func skip(_ count: Int) -> Bool {
        var left = count
        while left > 0 {
            if position == buffer.count, !fill() { return false }
            let step = min(left, buffer.count - position)
            position += step
            left -= step
        }
        return true
    }

    /// All output and the exit code; nil where there is more than `limit` or git falls silent.
    func finish(limit: Int) -> (bytes: [UInt8], code: Int32)? {
        while fill() { if buffer.count > limit { return nil } }
        guard isAtEnd else { return nil }
        let code = Self.wait(process)
        status = code
        return (buffer, code)
    }

    private var isAtEnd = false

    private func fill() -> Bool {
        if position > 1 << 16 {
            buffer.removeFirst(position)
            position = 0
        }
        var ready = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
        while true {
            let answer = poll(&ready, 1, Self.patience)
            if answer < 0, errno == EINTR { continue }
            guard answer > 0 else { return false }
            break
        }
        var window = [UInt8](repeating: 0, count: 1 << 16)
        var count = -1
        repeat { count = read(output, &window, window.count) } while count < 0 && errno == EINTR
        if count == 0 { isAtEnd = true }
        guard count > 0 else { return false }
        buffer += window[..<count]
        return true
    }

    // MARK: Starting and ending

    private static func wait(_ process: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        // The exit code as WEXITSTATUS gives it; a signal counts as a failure.
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128
    }

    private static func spawn(
        _ path: String, _ words: [String], hasInput: Bool
    ) -> (process: pid_t, input: Int32, output: Int32)? {
        // A git that has gone away must not end this process.
        signal(SIGPIPE, SIG_IGN)
        guard let output = pipeEnds(), let input = pipeEnds() else { return nil }
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input.read, 0)
        posix_spawn_file_actions_adddup2(&actions, output.write, 1)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        var arguments = words.map { strdup($0) } + [nil]
        var variables = environment.map { strdup($0) } + [nil]
        defer { for text in arguments + variables { free(text) } }
        var process = pid_t()
        let failure = posix_spawn(&process, path, &actions, nil, &arguments, &variables)
        close(input.read)
        close(output.write)
        guard failure == 0 else {
            close(input.write)
            close(output.read)
            errno = failure
            return nil
        }
        guard hasInput else {
            close(input.write)
            return (process, -1, output.read)
        }
        return (process, input.write, output.read)
    }

    /// A pipe whose ends no other process inherits.
    private static func pipeEnds() -> (read: Int32, write: Int32)? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }
}
