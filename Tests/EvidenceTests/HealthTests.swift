import Testing

/// Which direction of Health a request asks for.
@Suite struct HealthTests {
    static let read = "NSHealthShareUsageDescription"
    static let write = "NSHealthUpdateUsageDescription"

    @Test(arguments: codes) func direction(_ code: Code) { #expect(code.lines() == code.expected) }

    private static func ask(_ share: String, _ read: String, before: String = "", _ name: String, _ needs: [String])
        -> Code
    {
        Code(
            name,
            """
            import HealthKit
            func ask(_ store: HKHealthStore) {
                \(before)
                store.requestAuthorization(toShare: \(share), read: \(read)) { _, _ in }
            }
            """, needs: needs)
    }

    private static let reading = read + " request terminates certain 4 2"
    private static let writing = write + " request terminates certain 4 2~"
    private static let readingOnlyNamed = read + " reference upload-refused certain 2"
    private static let writingOnlyNamed = write + " reference upload-refused likely 2~"

    static let codes: [Code] = [
        ask("types", "types", "both", [reading, writing]),
        ask("nil", "types", "no sharing", [reading, writingOnlyNamed]),
        ask("[]", "types", "empty list", [reading, writingOnlyNamed]),
        ask("Set()", "types", "empty set", [reading, writingOnlyNamed]),
        ask("Set<HKSampleType>()", "types", "empty set with its type", [reading, writingOnlyNamed]),
        ask("types", "nil", "no reading", [readingOnlyNamed, writing]),
        ask("[HKQuantityType(.stepCount)]", "[]", "one type", [readingOnlyNamed, writing]),
        ask(
            "none", "types", before: "let none: Set<HKSampleType> = []", "constant empty set",
            [reading, writingOnlyNamed]),
        ask(
            "some", "nil", before: "let some: Set<HKSampleType> = [HKQuantityType(.stepCount)]", "constant set",
            [readingOnlyNamed, writing]),
    ]
}
