import PlainspokenWording
import Testing

/// Sentences in the wrong table, sentences that turn, and names.
@Suite struct PlaceTests {
    private func fault(_ text: String, _ locale: String) -> WrongLanguage.Fault? {
        WrongLanguage.fault(in: Sentence(text), locale: locale)
    }

    @Test(arguments: [
        ("Takes a photo of your meal to count its calories.", "ko", "en"),
        ("Report your focus status as a sensor.", "es", "en"),
        ("Read the Health values you choose and show them at home.", "fr", "en"),
        ("显示您附近的灯会。", "zh-Hant", "zh-Hans"), ("显示您附近的灯会。", "zh-TW", "zh-Hans"), ("顯示您附近的燈會。", "zh-CN", "zh-Hant"),
        ("Liest den Code auf deiner Karte.", "en", "de"), ("책의 바코드를 읽습니다.", "ja", "ko"),
        ("本のバーコードを読みます。", "zh-Hans", "ja"),
        ("Takes a photo of your meal to count its calories.", "ar", "en"),
        ("Takes a photo of your meal for you.", "th", "en"),
        ("Takes a photo of your meal to count its calories.", "eu", "en"),
        ("Scanne le QR code de votre place.", "pl", "fr"),
        ("Scans the code of your seat for the usher.", "ms", "en"),
    ])
    func otherLanguagesAreFound(_ text: String, _ locale: String, _ language: String) {
        #expect(fault(text, locale) == .other(language))
    }

    @Test(arguments: [
        ("Face ID", "ja"), ("Bluetooth", "ru"), ("Apple Music 및 미디어 보관함의 노래를 틉니다.", "ko"), ("Home Assistant", "de"),
        ("Scan & Go", "de"), ("QR", "zh-Hans"), ("显示您附近的灯会。", "zh"), ("拍照", "zh-Hant"), ("写真を撮る", "ja"), ("撮影", "ja"),
        ("Lit le code avec Face ID et Apple Pay.", "fr-CA"), ("Scans the barcode of a book.", "en-GB"),
        ("Lê o código de um livro.", "pt-PT"),
        ("Rydym yn awgrymu dewis \"Always Allow\" neu \"Only While Using the App\".", "cy"),
        ("Le o código do libro para a túa lista.", "gl"), ("Liest den Code.", "xx"),
        ("Element X необходим доступ к камере для QR-кодов.", "ru"), ("在 Home Assistant 中使用您的位置。", "zh-Hans"),
        ("Aplikasi ini memerlukan kamera untuk mengimbas kod pada kotak ubat anda.", "ms"),
    ])
    func ownLanguagesStaySilent(_ text: String, _ locale: String) {
        #expect(fault(text, locale) == nil)
    }

    /// A colon that is typed for the Armenian full stop; a preposition that belongs to what stands before it.
    @Test(arguments: [
        ("Կարդում է գրքի շտրիխ կոդը:", nil), ("Pick a photo to cut a stamp from", Language.english),
        ("Choose some pages to make a booklet out of", .english),
    ])
    func wholeSentencesAreNotBrokenOff(_ text: String, _ language: Language?) {
        #expect(Truncation.fault(in: Sentence(text), language: language) == nil)
    }

    @Test(arguments: ["Reads the barcode of a book:", "Needs your photos to import stamps from"])
    func brokenOffSentencesAreFound(_ text: String) {
        #expect(Truncation.fault(in: Sentence(text), language: .english) != nil)
    }

    @Test(arguments: [
        ("Liest den Strichcode auf dem Buch and adds the title to your shelf list.", "de"),
        ("Scans the code on your ticket und zeigt dir den Weg zu deinem Platz.", "en"),
        ("Lee el código de tu entrada and shows you the way to your seat.", "es"),
        ("책의 바코드를 읽어 and adds the title to your list.", "ko"),
    ])
    func turnsAreFound(_ text: String, _ locale: String) {
        guard case .turns = fault(text, locale) else {
            Issue.record("\(text)")
            return
        }
    }

    @Test func namesAreWholeWords() {
        #expect(Names.mentions("Inkreader", in: Sentence("Inkreader takes a picture.")))
        #expect(Names.mentions("Ink Reader", in: Sentence("Lets Ink Reader take a picture.")))
        #expect(!Names.mentions("Ink", in: Sentence("Inkreader takes a picture.")))
        #expect(!Names.isDistinctive("Camera"))
        #expect(!Names.isDistinctive("Share"))
        #expect(Names.isDistinctive("Inkwriter"))
    }

    @Test(arguments: [
        "Scans the code so you know where you are", "Find people you can talk to", "Shows what it is",
        "Choose whom you share with", "Scan QR codes", "Shows the plant you are looking at", "QR 코드 스캔",
        "プロフィール写真の設定に", "Trouve des amis près de chez vous", "Zeigt, woher die Pflanze kommt, und stellt sie ein",
        "拍照时使用", "扫描二维码", "Maakt een foto van wat je ziet", "Scans codes (and tickets)",
        "Turns your iPhone on its side",
    ])
    func shortEndsStaySilent(_ text: String) {
        let sentence = Sentence(text)
        for language in Language.allCases
        where LanguageDetector.language(of: sentence).map({ Language(code: $0) == language }) ?? false {
            #expect(Truncation.fault(in: sentence, language: language) == nil)
        }
    }
}
