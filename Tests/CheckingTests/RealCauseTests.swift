import PlainspokenChecking
import PlainspokenModel
import Testing

/// Causes of false alarms and misses that were met in real projects, each as a small project of its own.
@Suite struct RealCauseTests {
    // MARK: Misses

    @Test func protocolThatStandsForASystemClass() {
        let report = Self.check([
            "App/Positioning.swift": """
            import CoreLocation

            protocol Positioning: AnyObject {
                func requestAlwaysAuthorization()
            }

            extension CLLocationManager: Positioning {}
            """,
            "App/Tracker.swift": """
            final class Tracker {
                private let positioning: Positioning

                init(positioning: Positioning) {
                    self.positioning = positioning
                }

                func begin() {
                    positioning.requestAlwaysAuthorization()
                }
            }
            """,
        ])
        #expect(
            Self.lines(report) == [
                "error missing-usage-string NSLocationAlwaysAndWhenInUseUsageDescription App/Tracker.swift:9",
                "error missing-usage-string NSLocationWhenInUseUsageDescription App/Tracker.swift:9",
            ])
    }

    @Test func protocolThatNoSystemClassFits() {
        let report = Self.check([
            "App/Tracker.swift": """
            import CoreLocation

            protocol Positioning: AnyObject {
                func requestAlwaysAuthorization()
            }

            final class FixedPosition: Positioning {
                func requestAlwaysAuthorization() {}
            }

            func begin(_ positioning: Positioning) {
                positioning.requestAlwaysAuthorization()
            }
            """
        ])
        #expect(Self.lines(report) == [])
    }

    @Test func propertyThatIsNamedLikeADelegateMethod() {
        let report = Self.check([
            "App/Engine.swift": """
            import AVFAudio

            final class Engine {
                private let source: AVAudioEngine

                init(source: AVAudioEngine) {
                    self.source = source
                }

                func listen() {
                    source.inputNode.installTap(onBus: 0, bufferSize: 1_024, format: nil) { _, _ in }
                }

                func source(_ name: String, failedWith error: any Error) {}
            }
            """
        ])
        #expect(Self.keys(report) == ["NSMicrophoneUsageDescription"])
    }

    @Test func secondOfTwoArgumentsWithoutLabel() {
        let report = Self.check([
            "App/Lens.swift": """
            import AVFoundation

            func ask(_ name: String, _ kind: AVMediaType) {
                AVCaptureDevice.requestAccess(for: kind) { _ in }
            }

            func begin() {
                ask("lens", .video)
            }
            """
        ])
        #expect(
            Self.lines(report) == ["error missing-usage-string NSCameraUsageDescription App/Lens.swift:4"])
    }

    @Test(arguments: [("iOS", "NSCameraUsageDescription"), ("macOS", "NSMicrophoneUsageDescription")])
    func localValueOfEachPlatform(platform: String, key: String) {
        let report = Self.check(
            [
                "App/Lens.swift": """
                import AVFoundation

                func begin() {
                    #if os(iOS)
                        let kind = AVMediaType.video
                    #else
                        let kind = AVMediaType.audio
                    #endif
                    AVCaptureDevice.requestAccess(for: kind) { _ in }
                }
                """
            ], platform: platform)
        #expect(Self.lines(report) == ["error missing-usage-string \(key) App/Lens.swift:9"])
    }

    @Test(arguments: [("iOS", "NSCameraUsageDescription"), ("macOS", "NSMicrophoneUsageDescription")])
    func memberOfEachPlatform(platform: String, key: String) {
        let report = Self.check(
            [
                "App/Lens.swift": """
                import AVFoundation

                struct Lens {
                    #if os(iOS)
                        let kind = AVMediaType.video
                    #else
                        let kind = AVMediaType.audio
                    #endif

                    func begin() {
                        AVCaptureDevice.requestAccess(for: kind) { _ in }
                    }
                }
                """
            ], platform: platform)
        #expect(Self.lines(report) == ["error missing-usage-string \(key) App/Lens.swift:11"])
    }

    @Test(arguments: [
        "let task = Process()\ntask.executableURL = URL(fileURLWithPath: \"/usr/bin/osascript\")",
        "_ = try? Process.run(URL(fileURLWithPath: \"/usr/bin/osascript\"), arguments: [])",
    ])
    func scriptInAChildProcess(code: String) {
        let report = Self.check(["App/main.swift": "import Foundation\n" + code], platform: "macOS", target: "14.0") {
            $0.showsAll = true
        }
        #expect(Self.keys(report) == ["NSAppleEventsUsageDescription"])
    }

    // MARK: False alarms

    @Test func childProcessOfAnyProgram() {
        let report = Self.check(
            [
                "App/main.swift": """
                import Foundation

                func run(_ program: URL) throws {
                    let task = Process()
                    task.executableURL = program
                    try task.run()
                }
                """
            ], platform: "macOS", target: "14.0"
        ) { $0.showsAll = true }
        #expect(Self.lines(report) == [])
    }

    @Test func functionThatOnlyOldSystemsCall() {
        let files = [
            "App/Diary.swift": """
            import EventKit

            final class Diary {
                private let store = EKEventStore()

                func open() async -> Bool {
                    if #available(iOS 17.0, *) {
                        return (try? await store.requestFullAccessToEvents()) ?? false
                    } else {
                        return await openBefore17()
                    }
                }

                private func openBefore17() async -> Bool {
                    (try? await store.requestAccess(to: .event)) ?? false
                }
            }
            """
        ]
        let both = """
                info:
                  path: Info.plist
                  properties:
                    NSCalendarsFullAccessUsageDescription: Shows your appointments beside your notes.
                    NSCalendarsUsageDescription: Shows your appointments beside your notes.
            """
        #expect(Self.lines(Self.check(files, target: "16.0", rest: both)) == [])
        let new = both.split(separator: "\n").dropLast().joined(separator: "\n")
        #expect(
            Self.lines(Self.check(files, target: "16.0", rest: new)) == [
                "error missing-usage-string NSCalendarsUsageDescription App/Diary.swift:15"
            ])
    }

    @Test func functionThatNewSystemsCallToo() {
        let report = Self.check(
            [
                "App/Diary.swift": """
                import EventKit

                let store = EKEventStore()

                func open() async -> Bool {
                    if #available(iOS 17.0, *) {
                        return false
                    } else {
                        return await ask()
                    }
                }

                func openLater() async -> Bool {
                    await ask()
                }

                private func ask() async -> Bool {
                    (try? await store.requestAccess(to: .event)) ?? false
                }
                """
            ], target: "16.0",
            rest: """
                    info:
                      path: Info.plist
                      properties:
                        NSCalendarsFullAccessUsageDescription: Shows your appointments beside your notes.
                        NSCalendarsUsageDescription: Shows your appointments beside your notes.
                """)
        #expect(
            Self.lines(report) == [
                "warning wrong-access-level NSCalendarsFullAccessUsageDescription App/Diary.swift:18"
            ])
    }

    @Test func webViewIsNoMatterOfTheUpload() {
        let report = Self.check(
            [
                "App/Page.swift": """
                import WebKit

                final class Page {
                    let view = WKWebView()

                    func show(_ text: String) {
                        view.loadHTMLString(text, baseURL: nil)
                    }
                }
                """
            ]
        ) { $0.showsAll = true }
        #expect(Self.lines(report) == [])
    }

    @Test func oneFindingWhereCodeNeedsTheKeyAnyway() {
        let report = Self.check(
            [
                "App/Diary.swift": """
                import EventKit

                func open(_ store: EKEventStore) async -> Bool {
                    (try? await store.requestFullAccessToEvents()) ?? false
                }
                """
            ]
        ) { $0.showsAll = true }
        #expect(
            Self.lines(report) == [
                "error missing-usage-string NSCalendarsFullAccessUsageDescription App/Diary.swift:4"
            ])
    }

    @Test(arguments: [true, false]) func foldersOfTheSandbox(isSandboxed: Bool) {
        let report = Self.check(
            [
                "App/Drafts.swift": """
                import Foundation

                let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
                """
            ], platform: "macOS", target: "14.0",
            rest: """
                    entitlements:
                      path: App.entitlements
                      properties:
                        com.apple.security.app-sandbox: \(isSandboxed)
                """
        ) { $0.showsAll = true }
        #expect(Self.keys(report) == (isSandboxed ? [] : ["NSDocumentsFolderUsageDescription"]))
    }
}

extension RealCauseTests {
    /// Checks a project of one app whose sources lie in `App`; `rest` is what its target says beside.
    private static func check(
        _ files: [String: String], platform: String = "iOS", target: String = "17.0", rest: String = "",
        configure: (inout CheckRequest) -> Void = { _ in }
    ) -> Report {
        var files = files
        files["project.yml"] = """
            name: Sample
            targets:
              Sample:
                type: application
                platform: \(platform)
                deploymentTarget: "\(target)"
                sources: [App]
            \(rest)
            """
        return Checks.report(files, configure: configure)
    }

    private static func keys(_ report: Report) -> Set<String> {
        Set(report.findings.compactMap(\.finding.key))
    }

    private static func lines(_ report: Report) -> [String] {
        Checks.lines(report).map { $0.replacing(" Sample ", with: " ") }
    }
}
