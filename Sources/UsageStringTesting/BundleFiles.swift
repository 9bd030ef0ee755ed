import Foundation

/// Reads what lies in a built bundle; the only file of this library that opens files.
enum BundleFiles {
    /// An Info.plist or a table larger than this is no text that people read.
    static let largestFile = 16 << 20

    enum Failure: Error {
        case absent, unreadable
    }

    static func read(_ url: URL) throws(Failure) -> Data {
        // Resolved first: files of a bundle may be links, and only regular files end.
        let file = url.resolvingSymlinksInPath()
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: file.path) else { throw .absent }
        guard attributes[.type] as? FileAttributeType == .typeRegular,
            let size = attributes[.size] as? Int, size <= largestFile,
            let data = try? Data(contentsOf: file)
        else { throw .unreadable }
        return data
    }

    static func exists(_ url: URL) -> Bool {
        FileManager.default.fileExists(atPath: url.path)
    }

    /// Names in a folder, sorted; none where it cannot be read.
    static func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }
}
