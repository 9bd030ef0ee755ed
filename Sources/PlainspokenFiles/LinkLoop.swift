import PlainspokenModel

/// Links to a folder in which they stand: a walk through them would never end and finds nothing new.
enum LinkLoop {
    /// Whether a link in a folder leads to the folder itself or to one around it, whatever other links led there.
    ///
    /// - Parameters:
    ///   - destination: Where the link leads, without links in it.
    ///   - folder: The folder of the link, as it was come upon; it may hold links.
    ///   - resolve: A path without links; nil where nothing stands there.
    /// - Returns: True where following the link finds nothing new.
    static func leadsBack(
        _ destination: String, from folder: String, resolve: (String) -> String?
    ) -> Bool {
        var current = folder
        while true {
            if let real = resolve(current), holds(destination, real) { return true }
            let parent = Path.parent(current)
            guard parent != current, parent != ".", !current.isEmpty else {
                return resolve("").map { holds(destination, $0) } ?? false
            }
            current = parent
        }
    }

    private static func holds(_ folder: String, _ path: String) -> Bool {
        folder == path || folder.isEmpty || folder == "/" || path.hasPrefix(folder + "/")
    }
}
