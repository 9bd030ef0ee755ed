import PlainspokenCommand

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

exit(Main.run(Array(CommandLine.arguments.dropFirst()), .standard()))
