import PlainspokenModel

/// An element of a small XML file, with its place.
package struct MarkupElement: Sendable {
    package var name: String
    package var attributes: [String: String]
    /// The text before its first element, entities resolved.
    package var text: String
    package var place: Place
    package var children: [MarkupElement]

    /// More elements than this are passed over, and deeper ones too.
    private static let maximumCount = 50_000
    private static let maximumDepth = 64

    /// Reads a file; what is broken is read as far as it goes.
    ///
    /// - Parameters:
    ///   - bytes: The file in any Unicode encoding.
    ///   - path: The path that places carry.
    /// - Returns: The outermost element; nil where there is none.
    package static func read(_ bytes: [UInt8], path: String) -> MarkupElement? {
        let text = SourceText(path: path, bytes: DecodedText(bytes).bytes)
        var open: [MarkupElement] = []
        var count = 0
        var lastEnd: Int?
        for tag in MarkupTags(decoded: text.bytes) {
            count += 1
            guard count < maximumCount else { break }
            if let start = lastEnd, !open.isEmpty, open[open.count - 1].text.isEmpty {
                open[open.count - 1].text = plain(text.bytes[start..<max(start, tag.start)])
            }
            lastEnd = nil
            if tag.isEnd {
                guard let index = open.lastIndex(where: { $0.name == tag.name }) else { continue }
                while open.count > index + 1 { fold(&open) }
                if index == 0 { return open.first }
                fold(&open)
                continue
            }
            let place = text.place(at: tag.start)
            let element = MarkupElement(
                name: tag.name, attributes: tag.attributes, text: "", place: place, children: [])
            if tag.isEmpty || open.count >= maximumDepth {
                if open.isEmpty { return element }
                open[open.count - 1].children.append(element)
            } else {
                open.append(element)
                lastEnd = tag.end
            }
        }
        while open.count > 1 { fold(&open) }
        return open.first
    }

    /// Closes the innermost element.
    private static func fold(_ open: inout [MarkupElement]) {
        guard open.count > 1, let last = open.popLast() else { return }
        open[open.count - 1].children.append(last)
    }

    private static func plain(_ bytes: ArraySlice<UInt8>) -> String {
        var text = String(decoding: bytes, as: UTF8.self)
        while let start = text.firstRange(of: "<!--") {
            let rest = text[start.upperBound...].firstRange(of: "-->")
            text.removeSubrange(start.lowerBound..<(rest?.upperBound ?? text.endIndex))
        }
        return MarkupTags.unescaped(text.trimmingSpace)
    }

    /// All elements of a name inside, at any depth, in their order.
    package func all(_ name: String) -> [MarkupElement] {
        var found: [MarkupElement] = []
        var pending = [self]
        while let next = pending.popLast() {
            if next.name == name { found.append(next) }
            pending += next.children.reversed()
        }
        return found
    }

    package func first(_ name: String) -> MarkupElement? { children.first { $0.name == name } }
}

extension String {
    /// The text without white space at both ends.
    fileprivate var trimmingSpace: String {
        let tail = drop(while: \.isWhitespace)
        return String(tail.reversed().drop(while: \.isWhitespace).reversed())
    }
}
