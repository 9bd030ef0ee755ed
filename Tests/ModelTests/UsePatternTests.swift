import PlainspokenModel
import Testing

@Suite struct UsePatternTests {
    /// What a pattern was read as, in one line.
    struct Reading: Sendable, Equatable, CustomStringConvertible {
        var type: String?
        var shape: UsePattern.Shape
        var isCall = false
        var isDistinctive = false
        var arguments: [String: UsePattern.ValuePattern] = [:]
        var assigned: UsePattern.ValuePattern?

        init(
            _ type: String?, _ shape: UsePattern.Shape, isCall: Bool = false, isDistinctive: Bool = false,
            arguments: [String: UsePattern.ValuePattern] = [:], assigned: UsePattern.ValuePattern? = nil
        ) {
            self.type = type
            self.shape = shape
            self.isCall = isCall
            self.isDistinctive = isDistinctive
            self.arguments = arguments
            self.assigned = assigned
        }

        init(_ pattern: UsePattern) {
            self.init(
                pattern.type, pattern.shape, isCall: pattern.isCall, isDistinctive: pattern.isDistinctive,
                arguments: Dictionary(pattern.arguments.map { ($0.label, $0.value) }) { first, _ in first },
                assigned: pattern.assigned)
        }

        var description: String { "\(type ?? "-") \(shape) \(isCall) \(isDistinctive) \(arguments)" }
    }

    static let readings: [(String, Reading)] = [
        ("CNContactStore", Reading("CNContactStore", .mention)),
        ("CBCentralManager()", Reading("CBCentralManager", .creation, isCall: true)),
        (
            "AVCaptureDevice.DiscoverySession(mediaType: .video)",
            Reading(
                "AVCaptureDevice.DiscoverySession", .creation, isCall: true,
                arguments: ["mediaType": .oneOf([".video"])])
        ),
        (
            "AVCaptureDevice.requestAccess(for: .audio)",
            Reading(
                "AVCaptureDevice", .staticMember("requestAccess"), isCall: true, arguments: ["for": .oneOf([".audio"])])
        ),
        ("AVCaptureDevice.shared", Reading("AVCaptureDevice", .staticMember("shared"))),
        ("CNContactStore#execute()", Reading("CNContactStore", .instanceMember("execute"), isCall: true)),
        (
            "CLLocationManager~requestLocation()",
            Reading("CLLocationManager", .instanceMember("requestLocation"), isCall: true, isDistinctive: true)
        ),
        ("AVAudioEngine~inputNode", Reading("AVAudioEngine", .instanceMember("inputNode"), isDistinctive: true)),
        (
            "RPScreenRecorder~isMicrophoneEnabled = true",
            Reading(
                "RPScreenRecorder", .instanceMember("isMicrophoneEnabled"), isDistinctive: true,
                assigned: .oneOf(["true"]))
        ),
        (
            "Picker~sourceType = !.photoLibrary|.savedPhotosAlbum",
            Reading(
                "Picker", .instanceMember("sourceType"), isDistinctive: true,
                assigned: .noneOf([".photoLibrary", ".savedPhotosAlbum"]))
        ),
        (".contactAccessPicker()", Reading(nil, .anyMember("contactAccessPicker"), isCall: true)),
        (".volumeIsLocalKey", Reading(nil, .anyMember("volumeIsLocalKey"))),
        ("func UISave()", Reading(nil, .function("UISave"), isCall: true)),
        (
            "func NSSearch(_: .desktop|NSDesktop)",
            Reading(nil, .function("NSSearch"), isCall: true, arguments: ["_": .oneOf([".desktop", "NSDesktop"])])
        ),
        (
            "Store~ask(toShare:, read: !nil|[])",
            Reading(
                "Store", .instanceMember("ask"), isCall: true, isDistinctive: true,
                arguments: ["toShare": .anything, "read": .noneOf(["nil", "[]"])])
        ),
        (
            "PHPhotoLibrary.requestAuthorization(!for:)",
            Reading("PHPhotoLibrary", .staticMember("requestAuthorization"), isCall: true, arguments: ["for": .absent])
        ),
        (
            "Store#save(commit:, !span:)",
            Reading("Store", .instanceMember("save"), isCall: true, arguments: ["commit": .anything, "span": .absent])
        ),
        (
            "URL(filePath: /usr/bin/osascript)",
            Reading("URL", .creation, isCall: true, arguments: ["filePath": .oneOf(["/usr/bin/osascript"])])
        ),
    ]

    @Test(arguments: readings)
    func patternsAreRead(text: String, expected: Reading) throws {
        let pattern = try #require(UsePattern(text))
        #expect(Reading(pattern) == expected)
        #expect(pattern.text == text)
    }

    @Test(arguments: [
        ("CNContactStore", "CNContactStore"), ("AVCaptureDevice.DiscoverySession()", "DiscoverySession"),
        ("AVCaptureDevice.default(for: .audio)", "default"), ("A~b", "b"), (".c()", "c"), ("func d()", "d"),
    ])
    func triggersAreTheWordsInCode(text: String, trigger: String) throws {
        #expect(try #require(UsePattern(text)).trigger == trigger)
    }

    @Test(arguments: [
        // Nothing, or no name.
        "", " ", "()", ".", ".()", "#", "~", "A#", "A~", "#a", "~a()", "A.", "func ", "func ()", "9A", "a", "a.b()",
        "A b", "A..b", "A.b.c", "A#b#c", "A-b", "A\u{0}b", " A", "A ", "A()\n", "\u{301}",
        // A function without a call.
        "func a", "function a()",
        // Brackets that do not close, or close twice.
        "A(", "A)", "A.b(", "A.b(c: d", "A.b(c: (d))", "A.b()()", "A.b() c",
        // Arguments without labels or values, or with more than one word.
        "A.b(c)", "A.b(,)", "A.b(c:,)", "A.b(: d)", "A.b(c: d e)", "A.b(c: |)", "A.b(c: d|)", "A.b(c: !)", "A.b(!: d)",
        "A.b(!c: d)", "A.b(!!c:)", "A.b(c d: e)", "A.b(9: d)", "A.b(c: d:e)",
        // Assignments to what is no member, or of nothing.
        "A = b", "A() = b", "A~b() = c", "A~b = ", "A~b = !", "A~b = c d", "func a() = b", "A~b =c", "A~b = c = d",
        "A~b \u{301}= c", "A~b = \u{301}",
    ])
    func otherTextIsNoPattern(text: String) {
        #expect(UsePattern(text) == nil)
    }

    /// Every text of up to five of the grammar's own signs is read or refused, and never traps.
    @Test func anyTextIsReadOrRefused() {
        let signs: [String] = ["A", "b", ".", "#", "~", "(", ")", ":", ",", "|", "!", "_", " = ", " ", "\u{301}"]
        var texts = [""]
        var read = 0
        for _ in 0..<4 {
            texts = texts.flatMap { text in signs.map { text + $0 } }
            for text in texts {
                if let pattern = UsePattern(text) {
                    read += 1
                    #expect(!pattern.trigger.isEmpty)
                }
                _ = SelectorPattern(text)
                _ = SelectorPattern("-[" + text + "]")
            }
        }
        #expect(read > 50)
    }

    @Test func longTextsAreReadOnce() {
        let many = String(repeating: "a|", count: 20_000) + "a"
        #expect(UsePattern("A.b(c: \(many))")?.arguments.first?.value != nil)
        #expect(UsePattern(String(repeating: "(", count: 20_000)) == nil)
        #expect(UsePattern("A" + String(repeating: ".A", count: 20_000) + "()")?.shape == .creation)
        #expect(SelectorPattern("-[A " + String(repeating: "a:", count: 20_000) + "]")?.values.count == 20_000)
    }
}
