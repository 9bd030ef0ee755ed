#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The outside of the command: where it runs, what it prints to.
package struct Console: Sendable {
    package var workingDirectory: String
    package var isTerminal: Bool
    package var printOutput: @Sendable (String) -> Void
    package var printError: @Sendable (String) -> Void

    package init(
        workingDirectory: String, isTerminal: Bool, printOutput: @escaping @Sendable (String) -> Void,
        printError: @escaping @Sendable (String) -> Void
    ) {
        self.workingDirectory = workingDirectory
        self.isTerminal = isTerminal
        self.printOutput = printOutput
        self.printError = printError
    }

    /// The process's own streams.
    package static func standard() -> Console {
        signal(SIGPIPE, SIG_IGN)
        var folder = "/"
        if let current = getcwd(nil, 0) {
            folder = String(cString: current)
            free(current)
        }
        return Console(
            workingDirectory: folder, isTerminal: isatty(STDOUT_FILENO) == 1,
            printOutput: { text in
                let failure = write(text, to: STDOUT_FILENO)
                guard failure != 0, failure != EPIPE else { return }
                // Half a report must not pass for a whole one.
                write("plainspoken: standard output: " + String(cString: strerror(failure)) + "\n", to: STDERR_FILENO)
                exit(2)
            }, printError: { write($0, to: STDERR_FILENO) })
    }

    /// Writes all bytes; a reader that has gone away ends the output, not the process.
    ///
    /// Gives 0 or an error number.
    @discardableResult private static func write(_ text: String, to descriptor: Int32) -> Int32 {
        let bytes = Array(text.utf8)
        var offset = 0
        while offset < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                buffer.baseAddress.map { systemWrite(descriptor, $0 + offset, bytes.count - offset) } ?? -1
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return count < 0 ? errno : EIO }
            offset += count
        }
        return 0
    }

    private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
        #if canImport(Darwin)
            Darwin.write(descriptor, bytes, count)
        #elseif canImport(Musl)
            Musl.write(descriptor, bytes, count)
        #else
            Glibc.write(descriptor, bytes, count)
        #endif
    }
}
