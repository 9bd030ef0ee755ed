import PlainspokenModel

/// A rule's page taken apart: the files and the output of its examples.
struct RulePage {
    /// One example: files by path, and the output where the page shows one.
    struct Example {
        var files: [String: String] = [:]
        var output: String?
    }

    var title = ""
    var sections: [String] = []
    var fires = Example()
    var silent = Example()

    init(_ markdown: String) {
        var fence: (info: [Substring], lines: [Substring])?
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            if let open = fence {
                if line == "```" {
                    keep(open.info, open.lines.map { $0 + "\n" }.joined())
                    fence = nil
                } else {
                    fence = (open.info, open.lines + [line])
                }
            } else if line.hasPrefix("```") {
                fence = (line.dropFirst(3).split(separator: " "), [])
            } else if line.hasPrefix("## ") {
                sections.append(String(line.dropFirst(3)))
            } else if line.hasPrefix("# ") {
                title = String(line.dropFirst(2))
            }
        }
    }

    private mutating func keep(_ info: [Substring], _ text: String) {
        guard info.count == 2 else { return }
        switch (sections.last, info[1]) {
        case ("Fires", "output"): fires.output = text
        case ("Fires", let path): fires.files[String(path)] = text
        case ("Stays silent", let path): silent.files[String(path)] = text
        default: break
        }
    }
}
