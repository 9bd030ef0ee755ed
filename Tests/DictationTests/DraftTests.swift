import Dictation
import Testing

/// Promise 6: where words go in and what stands between.
@Suite struct DraftTests {
    @Test func theSameTranscriptThreeTimes() {
        let draft = DictationDraft("Note:")
        let shown = [1, 2, 3].map { _ in draft.showing("buy milk").text }
        #expect(shown == Array(repeating: "Note: buy milk", count: 3))
        #expect(draft.showing("buy milk and eggs").text == "Note: buy milk and eggs")
        #expect(draft.showing("").text == "Note:")
        #expect(draft.showing(" \t ").caret == 5)
        #expect(draft.text == "Note:" && draft.caret == 5)
    }

    @Test(arguments: [
        ("a", "b", "a b"), ("a ", "b", "a b"), ("a\n", "b", "a\nb"), ("a\u{A0}", "b", "a\u{A0}b"), ("a", "\nb", "a\nb"),
        ("(", "b", "(b"), ("[", "b", "[b"), ("a", ")", "a)"), ("a", ", b", "a, b"), ("a", "?", "a?"),
        ("a.", "b", "a. b"),
        ("a", "(b)", "a (b)"), ("a)", "b", "a) b"), ("오늘", "회의", "오늘 회의"), ("오늘", "Zoom", "오늘 Zoom"), ("👍🏽", "가", "👍🏽 가"),
        ("我的", "iPhone", "我的iPhone"), ("OK", "今日", "OK今日"), ("カ", "a", "カa"), ("ｶ", "a", "ｶa"), ("a", "ไทย", "aไทย"),
        ("ລາວ", "a", "ລາວa"), ("a", "ខ្មែរ", "aខ្មែរ"), ("မြန်မာ", "a", "မြန်မာa"), ("a", "，b", "a，b"), ("Ａ", "b", "Ａb"),
        ("「", "a", "「a"), ("한국", "漢字", "한국漢字"), ("", "a", "a"), ("é", "b", "é b"), ("5", "€", "5 €"),
        ("a", "“b”", "a “b”"),
        ("שלום", "עולם", "שלום עולם"),
    ])
    func joins(_ left: String, _ right: String, _ whole: String) {
        #expect(DictationDraft(left).showing(right).text == whole)
        // The same characters meet on the other side of an insertion, whose own outer blanks are left out.
        if left.last == "\u{A0}" { return }
        #expect(DictationDraft(right, caret: 0).showing(left).text == whole)
    }

    @Test(
        arguments: [
            (nil, "a👍🏽가|"), (0, "|a👍🏽가"), (-5, "|a👍🏽가"), (1, "a|👍🏽가"), (2, "a|👍🏽가"), (3, "a|👍🏽가"), (4, "a|👍🏽가"), (5, "a👍🏽|가"),
            (6, "a👍🏽가|"), (99, "a👍🏽가|"), (Int.max, "a👍🏽가|"), (Int.min, "|a👍🏽가"),
        ] as [(Int?, String)])
    func carets(_ caret: Int?, _ marked: String) {
        let draft = DictationDraft("a👍🏽가", caret: caret)
        #expect(draft.before + "|" + draft.after == marked)
        #expect(draft.caret == draft.before.utf16.count)
    }

    @Test func bothSides() {
        #expect(DictationDraft("Send to  today.", caret: 8).showing("Kim").text == "Send to Kim today.")
        #expect(DictationDraft("a.", caret: 1).showing("b").text == "a b.")
        #expect(DictationDraft("ab", caret: 1).showing("x").caret == 3)
        #expect(DictationDraft("a\n\nb", caret: 2).showing("x").text == "a\nx\nb")
    }
}
