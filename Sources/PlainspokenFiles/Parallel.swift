import Dispatch

/// Maps on all processors and keeps the order.
package enum Parallel {
    /// Applies `transform` to every element; inputs of fewer than `atLeast` stay on the calling
    /// thread, as small pieces of work are not worth another.
    package static func map<Element: Sendable, Result: Sendable>(
        _ elements: [Element], atLeast: Int = 17, transform: @Sendable (Element) -> Result
    ) -> [Result] {
        guard elements.count >= atLeast else { return elements.map(transform) }
        var results = [Result?](repeating: nil, count: elements.count)
        results.withUnsafeMutableBufferPointer { buffer in
            // Each index is written by one iteration only, and concurrentPerform returns after the last.
            nonisolated(unsafe) let slots = buffer
            DispatchQueue.concurrentPerform(iterations: elements.count) { index in
                slots[index] = transform(elements[index])
            }
        }
        return results.compactMap { $0 }
    }
}
