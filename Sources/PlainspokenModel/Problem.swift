/// Something that could not be read, with its place; a problem never stops the reading of other files.
package struct Problem: Error, Hashable, Sendable {
    /// One sentence without a full stop: what is wrong and, where it is not obvious, what to do.
    package var message: String
    package var place: Place

    package init(_ message: String, at place: Place) {
        self.message = message
        self.place = place
    }
}

extension Problem: Comparable {
    package static func < (left: Problem, right: Problem) -> Bool {
        (left.place, left.message) < (right.place, right.message)
    }
}
