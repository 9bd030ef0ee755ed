/// Finds which of many words bytes hold, in one pass (Aho-Corasick as a table over byte classes).
///
/// Search time does not depend on the number of words; building takes the sum of their lengths.
package struct WordSearch: Sendable {
    private var classes: [UInt8]
    private var classCount: Int
    private var next: [Int32]
    /// The groups of the words that end in a state, one bit a group.
    private var masks: [UInt64]

    package init(_ words: some Collection<String>) {
        self.init(groups: [Array(words)])
    }

    /// Words in groups that are told apart; groups past the 64th are left out.
    package init(groups: [[String]]) {
        let words = groups.prefix(64).joined()
        var classes = [UInt8](repeating: 0, count: 256)
        var count = 1
        for byte in words.lazy.flatMap(\.utf8) where classes[Int(byte)] == 0 && count < 255 {
            classes[Int(byte)] = UInt8(count)
            count += 1
        }
        self.classes = classes
        classCount = count
        next = [Int32](repeating: -1, count: count)
        masks = [0]
        for (group, words) in groups.prefix(64).enumerated() {
            for word in words where !word.isEmpty { insert(word, group) }
        }
        link()
    }

    private mutating func insert(_ word: String, _ group: Int) {
        var state = 0
        for byte in word.utf8 {
            let slot = state * classCount + Int(classes[Int(byte)])
            if next[slot] < 0 {
                next[slot] = Int32(masks.count)
                masks.append(0)
                next.append(contentsOf: repeatElement(-1, count: classCount))
            }
            state = Int(next[slot])
        }
        masks[state] |= 1 << UInt64(group)
    }

    private mutating func link() {
        var failure = [Int](repeating: 0, count: masks.count)
        var queue = [0]
        var head = 0
        while head < queue.count {
            let state = queue[head]
            head += 1
            for symbol in 0..<classCount {
                let slot = state * classCount + symbol
                let fallback = state == 0 ? 0 : Int(next[failure[state] * classCount + symbol])
                if next[slot] < 0 {
                    next[slot] = Int32(max(fallback, 0))
                } else {
                    let child = Int(next[slot])
                    failure[child] = max(fallback, 0)
                    masks[child] |= masks[failure[child]]
                    queue.append(child)
                }
            }
        }
    }

    /// Whether any word stands anywhere in the bytes.
    package func matches(_ bytes: [UInt8]) -> Bool {
        scan(bytes, stopsAtFirst: true) != 0
    }

    /// The groups of which a word stands in the bytes, one bit a group.
    package func groups(in bytes: [UInt8]) -> UInt64 {
        scan(bytes, stopsAtFirst: false)
    }

    private func scan(_ bytes: [UInt8], stopsAtFirst: Bool) -> UInt64 {
        bytes.withUnsafeBufferPointer { text in
            next.withUnsafeBufferPointer { table in
                classes.withUnsafeBufferPointer { kinds in
                    masks.withUnsafeBufferPointer { ends in
                        var state = 0
                        var found: UInt64 = 0
                        for byte in text {
                            state = Int(table[state &* classCount &+ Int(kinds[Int(byte)])])
                            found |= ends[state]
                            if stopsAtFirst, found != 0 { break }
                        }
                        return found
                    }
                }
            }
        }
    }
}
