import PlainspokenModel
import Testing

/// The systems on which a line runs: deployment targets and availability decide which generation of keys is needed.
@Suite struct SystemTests {
    @Test(arguments: requests) func request(_ code: Code) { #expect(code.lines() == code.expected) }
    @Test(arguments: generations) func generation(_ code: Code) { #expect(code.lines() == code.expected) }

    private static let full = "NSCalendarsFullAccessUsageDescription"
    private static let old = "NSCalendarsUsageDescription"

    /// Only requests; the store itself is named in every sample.
    private static func calendar(
        _ name: String, from system: Version, on platform: Platform = .iOS, _ body: String, needs: [String]
    ) -> Code {
        Code(
            name,
            """
            import EventKit
            func f() async throws {
                let store: EKEventStore = make()
            \(body)
            }
            """, on: platform, from: system, needs: needs)
    }

    private static func requests(_ code: Code) -> [String] {
        code.lines().filter { $0.contains(" request ") }
    }

    @Test(arguments: calendars) func calendar(_ code: Code) { #expect(Self.requests(code) == code.expected) }

    static let calendars: [Code] = [
        calendar(
            "old request, old system", from: Version(16), "store.requestAccess(to: .event) { _, _ in }",
            needs: [full + " request denied certain 4", old + " request terminates certain 4"]),
        calendar(
            "old request, new system", from: Version(17), "store.requestAccess(to: .event) { _, _ in }",
            needs: [full + " request denied certain 4"]),
        calendar(
            "new request", from: Version(17), "try await store.requestFullAccessToEvents()",
            needs: [full + " request denied certain 4"]),
        calendar(
            "both by #available", from: Version(15),
            """
                if #available(iOS 17, *) {
                    try await store.requestFullAccessToEvents()
                } else {
                    store.requestAccess(to: .event) { _, _ in }
                }
            """,
            needs: [full + " request denied certain 5", old + " request terminates certain 7"]),
        calendar(
            "both by #unavailable", from: Version(15),
            """
                if #unavailable(iOS 17) {
                    store.requestAccess(to: .event) { _, _ in }
                }
            """,
            needs: [old + " request terminates certain 5"]),
        calendar(
            "guard #available", from: Version(15),
            """
                guard #available(iOS 17.0, *) else {
                    store.requestAccess(to: .event) { _, _ in }
                    return
                }
                try await store.requestFullAccessToEvents()
            """,
            needs: [full + " request denied certain 8", old + " request terminates certain 5"]),
        calendar(
            "guard #available around the old request", from: Version(15),
            """
                guard #available(iOS 17, *) else { return }
                store.requestAccess(to: .event) { _, _ in }
            """,
            needs: [full + " request denied certain 5"]),
        calendar(
            "guard in an inner block", from: Version(15),
            """
                do {
                    guard #available(iOS 17, *) else { return }
                }
                store.requestAccess(to: .event) { _, _ in }
            """,
            needs: [full + " request denied certain 7", old + " request terminates certain 7"]),
        calendar(
            "another platform's version", from: Version(16),
            """
                if #available(macOS 14, *) {
                    store.requestAccess(to: .event) { _, _ in }
                }
            """,
            needs: [full + " request denied certain 5", old + " request terminates certain 5"]),
        calendar(
            "branch that never runs", from: Version(17),
            """
                if #available(iOS 17, *) {} else {
                    store.requestAccess(to: .event) { _, _ in }
                }
            """, needs: []),
        calendar(
            "several platforms", from: Version(13), on: .macOS,
            """
                if #available(iOS 17, macOS 14, *) {
                    try await store.requestFullAccessToEvents()
                } else {
                    store.requestAccess(to: .event) { _, _ in }
                }
            """,
            needs: [full + " request denied certain 5", old + " request terminates certain 7"]),
        calendar(
            "Catalyst by iOS's version", from: Version(16), on: .macCatalyst,
            """
                if #available(iOS 17, *) {
                    try await store.requestFullAccessToEvents()
                }
            """,
            needs: [full + " request denied certain 5"]),
    ]

    static let requests: [Code] = [
        Code(
            "@available on a function",
            """
            import EventKit
            @available(iOS 17, *)
            func f(_ store: EKEventStore) async throws { try await store.requestFullAccessToEvents() }
            """, from: Version(15),
            needs: [full + " request denied certain 3", eventStore(.possible, "3?")]),
        Code(
            "@available on a type",
            """
            import EventKit
            @available(iOS 17, *)
            struct S {
                func f(_ store: EKEventStore) { store.requestAccess(to: .event) { _, _ in } }
            }
            """, from: Version(15), needs: [full + " request denied certain 4", eventStore(.possible, "4?")]),
        Code(
            "unknown deployment target",
            """
            import EventKit
            func f(_ store: EKEventStore) { store.requestAccess(to: .event) { _, _ in } }
            """, from: nil,
            needs: [
                full + " request denied certain 2",
                full + "|NSCalendarsWriteOnlyAccessUsageDescription|" + old
                    + "|NSRemindersFullAccessUsageDescription|NSRemindersUsageDescription reference upload-refused certain 2",
                eventStore(.possible, "2?"),
                old + " request terminates certain 2",
            ]),
    ]

    private static func eventStore(_ confidence: Confidence, _ place: String) -> String {
        full + "|NSCalendarsWriteOnlyAccessUsageDescription|NSRemindersFullAccessUsageDescription reference "
            + "upload-refused \(confidence.rawValue) \(place)"
    }

    static let generations: [Code] = [
        Code(
            "Bluetooth below iOS 13", "import CoreBluetooth\nlet a = CBCentralManager()", from: Version(12),
            needs: [
                "NSBluetoothAlwaysUsageDescription request terminates certain 2",
                "NSBluetoothPeripheralUsageDescription request none certain 2",
            ]),
        Code(
            "always below iOS 11", "import CoreLocation\nvar m: CLLocationManager\nm.requestAlwaysAuthorization()",
            from: Version(10),
            needs: [
                "NSLocationAlwaysAndWhenInUseUsageDescription request silent certain 3",
                "NSLocationAlwaysUsageDescription request silent certain 3",
                "NSLocationWhenInUseUsageDescription request silent certain 3 2",
            ]),
        Code(
            "event editor from iOS 17", "import EventKitUI\nlet e = EKEventEditViewController()", from: Version(17),
            needs: []),
        Code(
            "event editor below iOS 17", "import EventKitUI\nlet e = EKEventEditViewController()", from: Version(16),
            needs: [
                "NSCalendarsUsageDescription|NSCalendarsFullAccessUsageDescription|"
                    + "NSCalendarsWriteOnlyAccessUsageDescription access terminates likely 2~"
            ]),
    ]
}
