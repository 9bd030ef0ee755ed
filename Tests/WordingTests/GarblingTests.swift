import PlainspokenWording
import Testing

@Suite struct GarblingTests {
    @Test(arguments: [
        "Nimmt eine Notiz fÃ¼r die geÃ¶ffnete Seite auf.", "Prend une photo de l’Ã©cran.",
        "Itâ€™s used to scan a book.",
        "Ð¡Ñ‡Ð¸Ñ‚Ñ‹Ð²Ð°ÐµÑ‚ ÐºÐ¾Ð´.", "æœ¬ã®ãƒãƒ¼ã‚³ãƒ¼ãƒ‰", "Escanea el cÃ³digo.", "Liest den Stra\u{FFFD}encode.",
        "Nimmt eine Notiz f√ºr die Seite auf.", "Nimmt eine Notiz f?r die Seite auf.",
        "Scans <b>books</b>.", "Reads a code.<br/>Then shows it.", "See <a href=\"https://example.dev\">why</a>.",
        "Scans books, see [why](https://example.dev/why).", "Scans **books** for you.",
        "Books &amp; papers are scanned.",
        "It&#39;s used to scan.", "Line one.\\nLine two.", "Caf\\u00e9 menus are translated.", "Scans \\\"books\\\".",
        "\"Scans the code of a book.\"", "“Scans the code of a book.”", "'Scans a book.'", "Scans\u{7} a book.",
        "Scans \u{E000} a book.",
    ])
    func brokenTextsAreFound(_ text: String) {
        #expect(Garbling.fault(in: text) != nil)
    }

    @Test(arguments: [
        "Nimmt eine Notiz für die geöffnete Seite auf.", "ÜBERSETZT „CAFÉ“ UND „MENÜ“.", "Says “NÉ” and “Ü” aloud.",
        "Scans a book & shows it.", "Temperatures < 0 and > 30 are shown.", "Rock'n'roll at 5 < 6.",
        "Reads A&B; then C.",
        "Opens https://example.dev/?q=a in a page.", "Where is it? we show you.", "Line one.\nLine two.\tThree.",
        "Photos, 5* rated.", "It’s yours — “really”.", "\"Hey\" starts it, \"stop\" ends it.",
        "Works with C:\\new folders.",
        "책의 바코드를 읽습니다.", "ÅÄÖ åäö ñ ç ß œ", "Prix : 5 € « promo »", "👩‍👩‍👧 shares a list.", "Array[0](first) is read.",
    ])
    func wholeTextsStaySilent(_ text: String) {
        #expect(Garbling.fault(in: text) == nil)
    }
}
