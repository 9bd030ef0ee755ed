import PlainspokenModel

extension FileTree {
    /// A tree of files in memory; folders exist where files stand in them.
    ///
    /// Keys are absolute paths.
    package static func memory(_ files: [String: [UInt8]]) -> FileTree {
        var folders: [String: Set<Entry>] = ["/": []]
        for path in files.keys {
            var child = Entry(name: Path.name(path), kind: .file)
            var folder = Path.parent(path)
            while folders[folder, default: []].insert(child).inserted, folder != "/", folder != "." {
                child = Entry(name: Path.name(folder), kind: .directory)
                folder = Path.parent(folder)
            }
        }
        let listing = folders.mapValues { $0.sorted { $0.name < $1.name } }
        return FileTree(
            read: { path throws(Problem) in
                if let bytes = files[path] { return bytes }
                throw Problem(listing[path] == nil ? "does not exist" : "is a folder", at: Place(path: path))
            },
            list: { listing[$0] ?? [] },
            kind: { files[$0] != nil ? .file : listing[$0] != nil ? .directory : nil })
    }

    /// The same for text.
    package static func memory(_ files: [String: String]) -> FileTree {
        memory(files.mapValues { Array($0.utf8) })
    }
}
