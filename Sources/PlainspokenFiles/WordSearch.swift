/// Finds whether bytes hold any of many words, in one pass (Aho-Corasick as a table over byte classes).
///
/// Search time does not depend on the number of words; building takes the sum of their lengths.
package struct WordSearch: Sendable {
    private var classes: [UInt8]
    private var classCount: Int
    private var next: [Int32]
    private var accepts: [Bool]

    package init(_ words: some Collection<String>) {
        var classes = [UInt8](repeating: 0, count: 256)
        var count = 1
        for byte in words.lazy.flatMap(\.utf8) where classes[Int(byte)] == 0 && count < 255 {
            classes[Int(byte)] = UInt8(count)
            count += 1
        }
        self.classes = classes
        classCount = count
        next = [Int32](repeating: -1, count: count)
        accepts = [false]
        for word in words where !word.isEmpty { insert(word) }
        link()
    }

    private mutating func insert(_ word: String) {
        var state = 0
        for byte in word.utf8 {
            let slot = state * classCount + Int(classes[Int(byte)])
            if next[slot] < 0 {
                next[slot] = Int32(accepts.count)
                accepts.append(false)
                next.append(contentsOf: repeatElement(-1, count: classCount))
            }
            state = Int(next[slot])
        }
        accepts[state] = true
    }

    private mutating func link() {
        var failure = [Int](repeating: 0, count: accepts.count)
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
                    accepts[child] = accepts[child] || accepts[failure[child]]
                    queue.append(child)
                }
            }
        }
    }

    /// Whether any word stands anywhere in the bytes.
    package func matches(_ bytes: [UInt8]) -> Bool {
        if accepts[0] { return true }
        return bytes.withUnsafeBufferPointer { text in
            next.withUnsafeBufferPointer { table in
                classes.withUnsafeBufferPointer { kinds in
                    accepts.withUnsafeBufferPointer { ends in
                        var state = 0
                        for byte in text {
                            state = Int(table[state &* classCount &+ Int(kinds[Int(byte)])])
                            if ends[state] { return true }
                        }
                        return false
                    }
                }
            }
        }
    }
}
