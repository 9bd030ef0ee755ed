#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What the system says of the machine and of this process.
enum Machine {
    /// The user's folder by the system's list of users; the environment is never read.
    static var home: String? {
        guard let user = getpwuid(getuid()), let folder = user.pointee.pw_dir else { return nil }
        return String(cString: folder)
    }

    /// The kind of processor, such as `x86_64`.
    static var hardware: String { name(\.machine) }

    /// The kernel with its version.
    static var system: String { name(\.sysname) + " " + name(\.release) }

    /// Processor seconds of this process so far, and its largest memory in bytes.
    static var used: (seconds: Double, memory: Int) {
        var usage = rusage()
        // RUSAGE_SELF, which the systems' headers give different types.
        getrusage(0, &usage)
        let times = [usage.ru_utime, usage.ru_stime]
        let seconds = times.reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
        #if canImport(Darwin)
            return (seconds, Int(usage.ru_maxrss))
        #else
            return (seconds, Int(usage.ru_maxrss) * 1_024)
        #endif
    }

    private static func name<Text>(_ member: KeyPath<utsname, Text>) -> String {
        var names = utsname()
        guard uname(&names) == 0 else { return "unknown" }
        return withUnsafeBytes(of: names[keyPath: member]) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }
}
