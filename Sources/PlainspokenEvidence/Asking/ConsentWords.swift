/// How buttons word consent, going on and a way out, by language.
///
/// Sources: App Review Guideline 5.1.1(iv) and the Human Interface Guidelines, “Privacy”: a screen before the prompt has one
/// button that does not say what the prompt's own says; the system's own buttons in each language.
struct ConsentWords {
    /// Words that speak of permission wherever they stand: `Allow camera`.
    var consent: [String]
    /// Words that do so alone or beside the name of a resource: `OK`, `Enable camera`.
    var assent: [String]
    /// Words for going on, which are right.
    var proceed: [String]
    /// Words for leaving without the prompt.
    var exit: [String]
    /// Parts of words for resources and access.
    var resources: [String]

    static let languages: [(language: String, words: ConsentWords)] = [
        (
            "en",
            ConsentWords(
                consent: [
                    "allow", "grant", "authorize", "authorise", "permit", "give access", "give permission",
                    "share location", "share my location",
                ],
                assent: ["ok", "okay", "yes", "enable", "turn on", "accept", "agree", "i agree", "activate", "sure"],
                proceed: ["continue", "next", "go on", "proceed"],
                exit: [
                    "not now", "later", "maybe later", "skip", "no thanks", "no", "ask me later", "remind me later",
                    "don't allow", "decide later", "cancel", "dismiss", "close",
                ],
                resources: [
                    "camera", "microphone", "mic", "location", "photo", "contact", "calendar", "reminder", "bluetooth",
                    "speech", "health", "motion", "face id", "tracking", "access", "permission", "siri", "network",
                ])
        ),
        (
            "de",
            ConsentWords(
                consent: [
                    "erlauben", "zulassen", "gestatten", "freigeben", "genehmigen", "erlaubnis geben", "zugriff geben",
                    "zustimmen", "einwilligen",
                ],
                assent: ["ok", "ja", "aktivieren", "einschalten", "akzeptieren", "einverstanden"],
                proceed: ["weiter", "fortfahren", "fortsetzen"],
                exit: [
                    "später", "später entscheiden", "nicht jetzt", "jetzt nicht", "überspringen", "nein danke", "nein",
                    "vielleicht später", "abbrechen", "schließen",
                ],
                resources: [
                    "kamera", "mikrofon", "standort", "foto", "kontakt", "kalender", "erinnerung", "bluetooth",
                    "sprach",
                    "health", "bewegung", "zugriff", "erlaubnis", "ortung",
                ])
        ),
        (
            "fr",
            ConsentWords(
                consent: ["autoriser", "permettre", "donner l’accès", "donner l'accès", "accorder"],
                assent: ["ok", "oui", "activer", "accepter", "d’accord", "d'accord", "j’accepte", "j'accepte"],
                proceed: ["continuer", "suivant", "poursuivre"],
                exit: ["plus tard", "pas maintenant", "passer", "ignorer", "non merci", "non", "annuler", "fermer"],
                resources: [
                    "caméra", "appareil photo", "micro", "position", "localisation", "photo", "contact", "calendrier",
                    "rappel", "bluetooth", "accès", "autorisation", "santé",
                ])
        ),
        (
            "es",
            ConsentWords(
                consent: ["permitir", "autorizar", "dar acceso", "dar permiso", "conceder"],
                assent: ["ok", "sí", "activar", "aceptar", "acepto", "de acuerdo", "habilitar", "vale"],
                proceed: ["continuar", "siguiente", "seguir"],
                exit: [
                    "ahora no", "más tarde", "omitir", "saltar", "no, gracias", "no gracias", "cancelar", "cerrar",
                    "no",
                ],
                resources: [
                    "cámara", "micrófono", "ubicación", "foto", "contacto", "calendario", "recordatorio", "bluetooth",
                    "acceso", "permiso", "salud", "localización",
                ])
        ),
        (
            "it",
            ConsentWords(
                consent: ["consenti", "autorizza", "permetti", "concedi", "dai accesso"],
                assent: ["ok", "sì", "attiva", "accetta", "accetto", "abilita", "va bene"],
                proceed: ["continua", "avanti", "prosegui"],
                exit: ["non ora", "più tardi", "salta", "no grazie", "annulla", "chiudi", "no"],
                resources: [
                    "fotocamera", "microfono", "posizione", "foto", "contatti", "calendario", "promemoria", "bluetooth",
                    "accesso", "autorizzazione", "salute",
                ])
        ),
        (
            "pt",
            ConsentWords(
                consent: ["permitir", "autorizar", "conceder", "dar acesso"],
                assent: ["ok", "sim", "ativar", "aceitar", "aceito", "concordo", "habilitar"],
                proceed: ["continuar", "seguinte", "avançar", "próximo"],
                exit: ["agora não", "mais tarde", "pular", "saltar", "não, obrigado", "cancelar", "fechar", "não"],
                resources: [
                    "câmera", "câmara", "microfone", "localização", "foto", "contato", "contacto", "calendário",
                    "lembrete", "bluetooth", "acesso", "permissão", "saúde",
                ])
        ),
        (
            "nl",
            ConsentWords(
                consent: [
                    "toestaan", "sta toe", "toestemming geven", "geef toestemming", "toegang geven", "geef toegang",
                ],
                assent: ["ok", "oké", "ja", "inschakelen", "aanzetten", "akkoord", "accepteren", "ik ga akkoord"],
                proceed: ["doorgaan", "ga door", "ga verder", "verder", "volgende"],
                exit: ["later", "niet nu", "overslaan", "sla over", "nee bedankt", "nee", "annuleren", "sluiten"],
                resources: [
                    "camera", "microfoon", "locatie", "foto", "contact", "agenda", "herinnering", "bluetooth",
                    "toegang",
                    "toestemming", "gezondheid",
                ])
        ),
        (
            "ru",
            ConsentWords(
                consent: ["разрешить", "дать доступ", "предоставить доступ", "открыть доступ", "дать разрешение"],
                assent: ["ок", "ok", "да", "включить", "принять", "согласен", "согласиться"],
                proceed: ["продолжить", "далее", "дальше"],
                exit: ["не сейчас", "позже", "пропустить", "нет, спасибо", "нет", "отмена", "закрыть"],
                resources: [
                    "камер", "микрофон", "геопозици", "местоположени", "фото", "контакт", "календар", "напоминани",
                    "bluetooth", "доступ", "разрешени", "здоровь",
                ])
        ),
        (
            "ko",
            ConsentWords(
                consent: ["허용", "권한 주기", "권한 부여", "동의", "승인", "접근 허가"],
                assent: ["확인", "예", "네", "켜기", "사용하기", "수락", "좋아요", "ok"],
                proceed: ["계속", "다음"],
                exit: ["나중에", "지금 안 함", "건너뛰기", "다음에", "아니요", "취소", "닫기", "허용 안 함"],
                resources: ["카메라", "마이크", "위치", "사진", "연락처", "캘린더", "미리 알림", "블루투스", "접근", "권한"])
        ),
        (
            "ja",
            ConsentWords(
                consent: ["許可", "同意", "アクセスを認める", "承認"],
                assent: ["ok", "はい", "オンにする", "有効にする", "了承"],
                proceed: ["続ける", "次へ", "続行", "進む"],
                exit: ["後で", "あとで", "今はしない", "スキップ", "いいえ", "キャンセル", "閉じる", "許可しない"],
                resources: ["カメラ", "マイク", "位置情報", "写真", "連絡先", "カレンダー", "リマインダー", "アクセス", "権限"])
        ),
        (
            "zh-Hans",
            ConsentWords(
                consent: ["允许", "授权", "同意", "授予"], assent: ["好", "好的", "确定", "是", "开启", "启用", "打开", "ok"],
                proceed: ["继续", "下一步"],
                exit: ["以后再说", "稍后", "暂不", "跳过", "不用了", "取消", "关闭", "不允许", "下次再说"],
                resources: ["相机", "摄像头", "麦克风", "位置", "定位", "照片", "相册", "通讯录", "日历", "蓝牙", "权限", "访问"])
        ),
        (
            "zh-Hant",
            ConsentWords(
                consent: ["允許", "授權", "同意", "授予"], assent: ["好", "好的", "確定", "是", "開啟", "啟用", "打開", "ok"],
                proceed: ["繼續", "下一步"],
                exit: ["以後再說", "稍後", "暫不", "略過", "跳過", "不用了", "取消", "關閉", "不允許", "下次再說"],
                resources: ["相機", "麥克風", "位置", "定位", "照片", "相簿", "通訊錄", "聯絡人", "行事曆", "藍牙", "權限", "取用"])
        ),
    ]
}

/// What the words of a button promise.
enum ButtonSense {
    case consent, proceed, exit, other

    /// The sense of a title in a language; in any language where it is not known.
    static func of(_ title: String, locale: String?) -> ButtonSense {
        let text = normalized(title)
        guard !text.isEmpty, text.count <= 48 else { return .other }
        let fitting = ConsentWords.languages.filter { entry in
            guard let locale, locale != "Base", !locale.isEmpty else { return true }
            return locale == entry.language || locale.hasPrefix(entry.language + "-")
                || locale.hasPrefix(entry.language + "_")
                || entry.language.hasPrefix("zh") && locale.hasPrefix("zh")
        }
        let words = fitting.isEmpty ? ConsentWords.languages : fitting
        // The way out comes first: “don't allow” holds the word for consent.
        if words.contains(where: { $0.words.exit.contains(text) || isRefusal(text, $0.words) }) { return .exit }
        if words.contains(where: { isConsent(text, $0.words) }) { return .consent }
        return words.contains { $0.words.proceed.contains(text) } ? .proceed : .other
    }

    private static func normalized(_ title: String) -> String {
        let trimmed = title.lowercased().filter { !"!….".contains($0) }
        return trimmed.split(whereSeparator: \.isWhitespace).joined(separator: " ").replacing("’", with: "'")
    }

    private static func isRefusal(_ text: String, _ words: ConsentWords) -> Bool {
        ["don't ", "do not ", "nicht ", "ne pas ", "no permitir", "non consentire", "não permitir", "niet ", "не "]
            .contains {
                text.hasPrefix($0) || text.contains(" " + $0)
            } || text.hasSuffix(" nicht") || text.contains("しない") || text.contains("안 함") || text.contains("不允")
    }

    private static func isConsent(_ text: String, _ words: ConsentWords) -> Bool {
        if words.consent.contains(where: { holds(text, $0.replacing("’", with: "'")) }) { return true }
        return words.assent.contains { word in
            let word = word.replacing("’", with: "'")
            if text == word { return true }
            return holds(text, word) && words.resources.contains { text.contains($0) }
        }
    }

    /// Whether a text holds a word as a whole; scripts without spaces hold it anywhere.
    private static func holds(_ text: String, _ word: String) -> Bool {
        guard word.unicodeScalars.first.map({ $0.value < 0x1100 }) ?? false else {
            return word.count > 1 && text.contains(word)
        }
        let padded = " " + text.map { $0.isLetter || $0.isNumber || $0 == "'" ? $0 : " " } + " "
        return padded.contains(" " + word + " ")
    }
}
