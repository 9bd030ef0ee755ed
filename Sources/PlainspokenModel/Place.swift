/// Where something stands: a path and, as far as the format has one, a position in it.
package struct Place: Hashable, Sendable {
    /// A position inside a file.
    package enum Position: Hashable, Sendable {
        /// The whole file.
        case whole
        /// Text: line and column count from 1; columns count Unicode scalars.
        case line(Int, column: Int)
        /// Structured data without lines, such as a binary property list: keys joined by dots.
        case keyPath(String)
        /// A symbol of a binary.
        case symbol(String)
    }

    /// Relative to the app's folder, always with `/`; may begin with `../`.
    package var path: String
    package var position: Position

    package init(path: String, position: Position = .whole) {
        self.path = path
        self.position = position
    }

    package init(path: String, line: Int, column: Int) {
        self.init(path: path, position: .line(line, column: column))
    }

    /// The line, where the position is one of text.
    package var line: Int? {
        if case .line(let line, _) = position { line } else { nil }
    }
}

extension Place: Comparable {
    package static func < (left: Place, right: Place) -> Bool {
        left.path == right.path ? left.position < right.position : left.path < right.path
    }
}

extension Place.Position: Comparable {
    package static func < (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.line(let line, let column), .line(let otherLine, let otherColumn)):
            (line, column) < (otherLine, otherColumn)
        case (.keyPath(let name), .keyPath(let other)), (.symbol(let name), .symbol(let other)):
            name < other
        default:
            left.rank < right.rank
        }
    }

    private var rank: Int {
        switch self {
        case .whole: 0
        case .line: 1
        case .keyPath: 2
        case .symbol: 3
        }
    }
}
