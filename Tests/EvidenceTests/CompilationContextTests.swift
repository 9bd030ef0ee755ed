import PlainspokenModel
import Testing

@testable import PlainspokenEvidence

/// `#if` as a logic of four answers, and ranges of systems, in all small cases.
@Suite struct CompilationContextTests {
    typealias Answer = CompilationContext.Answer

    private let context = CompilationContext(platform: .iOS, deploymentTarget: nil, flags: ["ON"])

    /// Leaves with their answers, as written and negated.
    private static let leaves: [(condition: BuildCondition, answer: Answer, negated: Answer)] = [
        (.flag("ON"), .yes, .no), (.flag("OFF"), .unlikely, .yes), (.os("macOS"), .no, .yes), (.os("iOS"), .yes, .no),
        (.literal(true), .yes, .no), (.literal(false), .no, .yes), (.unknown("arch(arm64)"), .unknown, .unknown),
        (.canImport("UIKit"), .yes, .no), (.canImport("AppKit"), .no, .yes), (.canImport("Own"), .unknown, .unknown),
        (.targetEnvironment("simulator"), .no, .yes),
    ]

    @Test func leavesAndTheirNegations() {
        for leaf in Self.leaves {
            #expect(context.evaluate(leaf.condition) == leaf.answer)
            #expect(context.evaluate(.not(leaf.condition)) == leaf.negated)
            #expect(context.evaluate(.not(.not(leaf.condition))) == leaf.answer)
        }
    }

    @Test func pairs() {
        for left in Self.leaves {
            for right in Self.leaves {
                let both: [BuildCondition] = [left.condition, right.condition]
                let answers = [left.answer, right.answer]
                #expect(context.evaluate(.all(both)) == Self.all(answers))
                #expect(context.evaluate(.any(both)) == Self.any(answers))
                #expect(context.evaluate(.not(.any(both))) == Self.all([left.negated, right.negated]))
                #expect(context.evaluate(.not(.all(both))) == Self.any([left.negated, right.negated]))
            }
        }
    }

    @Test func emptyLists() {
        #expect(context.evaluate(.all([])) == .yes)
        #expect(context.evaluate(.any([])) == .no)
    }

    private static func all(_ answers: [Answer]) -> Answer {
        for answer: Answer in [.no, .unlikely, .unknown] where answers.contains(answer) { return answer }
        return .yes
    }

    private static func any(_ answers: [Answer]) -> Answer {
        for answer: Answer in [.yes, .unknown, .unlikely] where answers.contains(answer) { return answer }
        return .no
    }

    /// A current compiler, and a language mode that only the settings know.
    @Test func toolchains() {
        let answers: [(text: String, answer: Answer, negated: Answer)] = [
            ("compiler(>=5.9)", .yes, .no), ("compiler(>=6.2)", .yes, .no), ("compiler(< 6)", .no, .yes),
            ("compiler(>=99)", .unlikely, .yes), ("compiler(<99.1.2)", .yes, .no),
            ("swift(>=5.10)", .yes, .no), ("swift(>=4)", .yes, .no), ("swift(<5)", .no, .yes),
            ("swift(>=6)", .unknown, .unknown), ("swift(<6)", .unknown, .unknown), ("swift(>=99)", .unlikely, .yes),
            ("compiler()", .unknown, .unknown), ("compiler(>=x)", .unknown, .unknown),
            ("compiler(5)", .unknown, .unknown),
            ("hasFeature(Macros)", .unknown, .unknown), ("", .unknown, .unknown), ("swift(", .unknown, .unknown),
        ]
        for item in answers {
            #expect(context.evaluate(.unknown(item.text)) == item.answer, "\(item.text)")
            #expect(context.evaluate(.not(.unknown(item.text))) == item.negated, "\(item.text)")
        }
    }

    /// The SDK's and the deployment target's macros of C.
    @Test func systemsOfC() {
        let answers: [(text: String, iOS: Answer, mac: Answer)] = [
            ("__IPHONE_OS_VERSION_MAX_ALLOWED >= 170000", .yes, .no),
            ("__IPHONE_OS_VERSION_MAX_ALLOWED >= __IPHONE_17_4", .yes, .no),
            ("__IPHONE_OS_VERSION_MAX_ALLOWED < 170000", .no, .yes),
            ("__IPHONE_OS_VERSION_MAX_ALLOWED>=990000", .unlikely, .no),
            ("__IPHONE_OS_VERSION_MIN_REQUIRED >= 160000", .yes, .no),
            ("__IPHONE_OS_VERSION_MIN_REQUIRED > 160000", .no, .no),
            ("__IPHONE_OS_VERSION_MIN_REQUIRED <= __IPHONE_16_0", .yes, .yes),
            ("MAC_OS_X_VERSION_MAX_ALLOWED >= 140000", .no, .yes),
            ("MAC_OS_X_VERSION_MIN_REQUIRED >= 1090", .no, .yes),
            ("MAC_OS_X_VERSION_MIN_REQUIRED < MAC_OS_X_VERSION_10_15", .yes, .no),
            ("__MAC_OS_X_VERSION_MAX_ALLOWED >= MAC_OS_VERSION_14_0", .no, .yes),
            ("OWN_VERSION >= 3", .unknown, .unknown), ("__IPHONE_OS_VERSION_MAX_ALLOWED + 1", .unknown, .unknown),
            ("__IPHONE_OS_VERSION_MAX_ALLOWED >= OWN", .unknown, .unknown), ("<", .unknown, .unknown),
            ("__IPHONE_OS_VERSION_MAX_ALLOWED >= 99999999999999999999", .unknown, .unknown),
        ]
        let iOS = CompilationContext(platform: .iOS, deploymentTarget: Version(16))
        let mac = CompilationContext(platform: .macOS, deploymentTarget: Version(16))
        for item in answers {
            #expect(iOS.evaluate(.unknown(item.text)) == item.iOS, "\(item.text)")
            #expect(mac.evaluate(.unknown(item.text)) == item.mac, "\(item.text)")
        }
        #expect(iOS.evaluate(.flag("__IPHONE_17_0")) == .yes)
        #expect(iOS.evaluate(.flag("__IPHONE_OWN")) == .unlikely)
    }

    @Test func platformsByName() {
        let names = ["iOS", "macOS", "OSX", "tvOS", "watchOS", "visionOS", "xrOS", "Linux"]
        let expected: [Platform: [String]] = [
            .iOS: ["iOS"], .macCatalyst: ["iOS"], .macOS: ["macOS", "OSX"], .tvOS: ["tvOS"], .watchOS: ["watchOS"],
            .visionOS: ["visionOS", "xrOS"],
        ]
        for platform in Platform.allCases {
            let context = CompilationContext(platform: platform, deploymentTarget: nil)
            #expect(names.filter { context.evaluate(.os($0)) == .yes } == expected[platform])
            #expect(
                names.filter { context.evaluate(.os($0)) == .no }.count == names.count
                    - (expected[platform]?.count ?? 0))
        }
    }

    @Test func macrosOfC() {
        func isOn(_ name: String, _ platform: Platform) -> Bool {
            CompilationContext(platform: platform, deploymentTarget: nil).evaluate(.flag(name)) == .yes
        }
        let macros = ["TARGET_OS_IPHONE", "TARGET_OS_IOS", "TARGET_OS_OSX", "TARGET_OS_WATCH", "TARGET_OS_SIMULATOR"]
        #expect(
            Platform.allCases.map { platform in macros.map { isOn($0, platform) } } == [
                [true, true, false, false, false],
                [true, true, false, false, false],
                [false, false, true, false, false],
                [true, false, false, false, false],
                [true, false, false, false, false],
                [true, false, false, true, false],
            ])
    }

    // MARK: Ranges

    private static let versions: [Version?] = [nil, Version(1), Version(2), Version(3)]

    /// Every pair of ranges against membership of single versions.
    @Test func intersectionHoldsWhatBothHold() {
        func holds(_ range: SystemRange, _ version: Version) -> Bool {
            (range.from.map { $0 <= version } ?? true) && (range.below.map { version < $0 } ?? true)
        }
        let probes = (0...7).map { Version($0 / 2, $0 % 2) }
        for from in Self.versions {
            for below in Self.versions {
                let range = SystemRange(from: from, below: below)
                #expect(range.isEmpty == !probes.contains { holds(range, $0) })
                for start in Self.versions {
                    for end in Self.versions {
                        let both = range.intersection(from: start, below: end)
                        let other = SystemRange(from: start, below: end)
                        #expect(probes.allSatisfy { holds(both, $0) == (holds(range, $0) && holds(other, $0)) })
                    }
                }
            }
        }
    }
}
