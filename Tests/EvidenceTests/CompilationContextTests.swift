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
