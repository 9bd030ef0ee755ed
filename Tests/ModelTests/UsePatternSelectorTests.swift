import PlainspokenModel
import Testing

@Suite struct UsePatternSelectorTests {
    @Test func aMentionHasNoSelector() throws {
        let pattern = try #require(SelectorPattern("CNContactStore"))
        #expect(pattern.type == "CNContactStore")
        #expect(pattern.selector == nil)
        #expect(!pattern.isClassMessage)
        #expect(pattern.values.isEmpty)
    }

    @Test func valuesStandBehindTheirColons() throws {
        let pattern = try #require(
            SelectorPattern("+[AVCaptureDevice requestAccessForMediaType:AVMediaTypeAudio completionHandler:]"))
        #expect(pattern.type == "AVCaptureDevice")
        #expect(pattern.selector == "requestAccessForMediaType:completionHandler:")
        #expect(pattern.isClassMessage)
        #expect(!pattern.isDistinctive)
        #expect(pattern.values == [.oneOf(["AVMediaTypeAudio"]), .anything])
    }

    @Test func partsMayStandTogether() throws {
        let pattern = try #require(
            SelectorPattern("-[CNContactStore ~ unifiedContactsMatchingPredicate:keysToFetch:error:]"))
        #expect(pattern.selector == "unifiedContactsMatchingPredicate:keysToFetch:error:")
        #expect(pattern.isDistinctive)
        #expect(!pattern.isClassMessage)
        #expect(pattern.values == [.anything, .anything, .anything])
    }

    @Test func valuesMayBeExcluded() throws {
        let pattern = try #require(SelectorPattern("-[HKHealthStore ~ share: read:!nil|[] completion:]"))
        #expect(pattern.selector == "share:read:completion:")
        #expect(pattern.values == [.anything, .noneOf(["nil", "[]"]), .anything])
    }

    @Test func aMessageWithoutArgumentsHasNoValues() throws {
        let pattern = try #require(SelectorPattern("-[CLLocationManager ~ requestLocation]"))
        #expect(pattern.selector == "requestLocation")
        #expect(pattern.values.isEmpty)
    }

    @Test(arguments: [
        "", " ", "+", "-", "[A b]", "+[]", "+[A]", "+[A ]", "+[ b]", "-[A ~]", "-[A ~ ]", "-[A b", "-A b]", "-[A  b]",
        "-[A b c]", "-[A b:c:d]", "-[A b: c]", "-[A b:|]", "-[A b:!]", "-[A b:c| d:]", "-[A :]", "-[A b::]", "-[9A b]",
        "-[A 9b]", "-[A b.c]", "-[A ~~ b]", "A b", "A.b", "-[A b:] ", "\u{301}", "-[A \u{301}]", "-[A b:\u{0}]",
    ])
    func otherTextIsNoPattern(text: String) {
        #expect(SelectorPattern(text) == nil)
    }
}
