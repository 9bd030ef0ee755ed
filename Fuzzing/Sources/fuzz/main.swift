import Foundation

/// libFuzzer's driver; `main` is this file, because the first argument names the reader.
@_silgen_name("LLVMFuzzerRunDriver")
func runFuzzer(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

nonisolated(unsafe) var reader: ([UInt8]) -> Void = { _ in }

guard CommandLine.arguments.count > 1, let chosen = readers[CommandLine.arguments[1]] else {
    print(readers.keys.sorted().joined(separator: "\n"))
    exit(2)
}
reader = chosen

var arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: CommandLine.arguments.count)
arguments[0] = strdup(CommandLine.arguments[0])
for (index, argument) in CommandLine.arguments.dropFirst(2).enumerated() { arguments[index + 1] = strdup(argument) }
arguments[CommandLine.arguments.count - 1] = nil
var count = Int32(CommandLine.arguments.count - 1)
var list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = arguments
exit(
    runFuzzer(&count, &list) { bytes, length in
        reader(Array(UnsafeBufferPointer(start: bytes, count: length)))
        return 0
    })
