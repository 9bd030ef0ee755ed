import PlainspokenModel

extension FileTree {
    /// A tree in memory: absolute paths with their texts; folders are those that the paths name.
    static func memory(_ files: [String: String]) -> FileTree {
        bytes(files.mapValues { Array($0.utf8) })
    }

    /// A tree in memory with the bytes of its files.
    static func bytes(_ files: [String: [UInt8]]) -> FileTree {
        var folders: [String: [String: Kind]] = ["/": [:]]
        for path in files.keys {
            var child = path
            var kind = Kind.file
            while child != "/" {
                let parent = Path.parent(child)
                folders[parent, default: [:]][Path.name(child)] = kind
                child = parent
                kind = .directory
            }
        }
        let entries = folders.mapValues { names in
            names.map { Entry(name: $0.key, kind: $0.value) }.sorted { $0.name < $1.name }
        }
        return FileTree(
            read: { path throws(Problem) in
                guard let bytes = files[path] else { throw Problem("does not exist", at: Place(path: path)) }
                return bytes
            },
            list: { entries[$0] ?? [] },
            kind: { files[$0] != nil ? .file : entries[$0] != nil ? .directory : nil })
    }
}
