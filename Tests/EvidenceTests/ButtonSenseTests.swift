import Testing

@testable import PlainspokenEvidence

/// What the words of a button promise, in every language that is known.
@Suite struct ButtonSenseTests {
    @Test(arguments: [
        ("en", "Allow"), ("en", "Allow Camera Access"), ("en", "OK"), ("en", "Enable Location"),
        ("en", "Grant permission"),
        ("de", "Standort freigeben"), ("de", "Erlauben"), ("de", "Kamera aktivieren"), ("fr", "Autoriser"),
        ("fr", "Activer la caméra"), ("es", "Permitir"), ("it", "Consenti"), ("pt-BR", "Permitir acesso"),
        ("nl", "Sta toe"), ("ru", "Разрешить доступ"), ("ko", "허용"), ("ko", "카메라 접근 허용"), ("ja", "許可する"),
        ("zh-Hans", "允许"), ("zh-Hant", "允許使用"), ("zh-HK", "允許"),
    ]) func consents(_ title: (locale: String, text: String)) {
        #expect(ButtonSense.of(title.text, locale: title.locale) == .consent)
        #expect(ButtonSense.of(title.text, locale: nil) == .consent)
    }

    @Test(arguments: [
        ("en", "Continue"), ("en", "Next"), ("de", "Weiter"), ("fr", "Continuer"), ("es", "Continuar"),
        ("it", "Avanti"),
        ("pt", "Continuar"), ("nl", "Doorgaan"), ("ru", "Продолжить"), ("ko", "계속"), ("ja", "次へ"), ("zh-Hans", "继续"),
        ("zh-Hant", "下一步"),
    ]) func goesOn(_ title: (locale: String, text: String)) {
        #expect(ButtonSense.of(title.text, locale: title.locale) == .proceed)
    }

    @Test(arguments: [
        ("en", "Not now"), ("en", "Don’t Allow"), ("en", "Maybe Later"), ("de", "Später entscheiden"),
        ("fr", "Plus tard"),
        ("es", "Ahora no"), ("ko", "나중에"), ("ja", "許可しない"), ("zh-Hans", "不允许"), ("ru", "Не сейчас"),
    ]) func leaves(_ title: (locale: String, text: String)) {
        #expect(ButtonSense.of(title.text, locale: title.locale) == .exit)
    }

    @Test(arguments: [
        "Scan ticket", "Start recording", "Enable dark mode",
        "Turn on reminders for this list in the morning and evening",
        "Show on map", "Okay, what now?", "Take photo",
        "Freigeben und teilen mit allen Menschen, die ich kenne, weltweit", "",
    ]) func saysSomethingElse(_ title: String) {
        #expect(ButtonSense.of(title, locale: "en") == .other)
    }
}
