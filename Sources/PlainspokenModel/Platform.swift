/// An Apple platform as `Info.plist` keys, deployment targets and `#if os(…)` know it.
package enum Platform: String, CaseIterable, Hashable, Sendable, Comparable {
    case iOS, macCatalyst, macOS, tvOS, visionOS, watchOS

    package static func < (left: Platform, right: Platform) -> Bool { left.rawValue < right.rawValue }
}

/// A system version such as 17 or 13.1.
package struct Version: Hashable, Sendable, Comparable, CustomStringConvertible {
    package var major: Int
    package var minor: Int
    package var patch: Int

    package init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
        self.major = major
        self.minor = minor
        self.patch = patch
    }

    /// Reads up to three numbers joined by dots; nil where there is none or one is no number below 100,000.
    package init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).prefix(3)
        var numbers = [0, 0, 0]
        for (index, part) in parts.enumerated() {
            guard let number = Int(part), (0..<100_000).contains(number) else { return nil }
            numbers[index] = number
        }
        self.init(numbers[0], numbers[1], numbers[2])
    }

    package static func < (left: Version, right: Version) -> Bool {
        (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }

    package var description: String {
        patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
    }
}
