import Foundation

/// The toolchain whose swift-syntax this process is linked with.
package enum Toolchain {
    /// Its `usr` folder, told by the process's own memory map; nil where the library was loaded from elsewhere.
    package static let root: URL? = {
        // The file tells no size, so it is read to its end.
        let data = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
        let maps = String(decoding: data, as: UTF8.self)
        for line in maps.split(separator: "\n") where line.hasSuffix("/lib/swift/host/libSwiftSyntax.so") {
            guard let slash = line.firstIndex(of: "/"), let end = line.range(of: "/lib/swift/host/") else { continue }
            return URL(filePath: String(line[slash..<end.lowerBound]), directoryHint: .isDirectory)
        }
        return nil
    }()
}
