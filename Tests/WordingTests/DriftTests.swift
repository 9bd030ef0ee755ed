import PlainspokenWording
import Testing

@Suite struct DriftTests {
    private func fault(_ base: String, _ code: String, _ translation: String) throws -> Drift.Fault? {
        Drift.fault(
            base: Sentence(base), in: .english, translation: Sentence(translation),
            in: try #require(Language(code: code)))
    }

    @Test(arguments: [
        ("Memos are deleted after 30 days.", "de", "Memos werden nach 90 Tagen gelöscht."),
        ("Memos are deleted after 30 days.", "pt-BR", "As notas são apagadas após 90 dias."),
        ("Memos are deleted after 30 days.", "ko", "메모는 90일 뒤에 지워집니다."),
        ("Memos are deleted after 7 days.", "ja", "メモは14日後に削除されます。"),
        ("Uses the last 5 photos.", "zh-Hans", "使用最近10张照片。"),
        ("Keeps the route for 24 hours.", "fr", "Conserve le trajet pendant 48 heures."),
    ])
    func otherNumbersAreFound(_ base: String, _ code: String, _ translation: String) throws {
        guard case .number = try fault(base, code, translation) else {
            Issue.record("\(translation)")
            return
        }
    }

    @Test(arguments: [
        ("Reads the code on a ticket. Pictures are not stored.", "ru", "Считывает код с билета. Снимки сохраняются."),
        (
            "Reads the code on a ticket. Pictures are not stored.", "de",
            "Liest den Code auf der Karte. Bilder werden gespeichert."
        ),
        ("Your contacts are never shared.", "es", "Tus contactos se comparten."),
        ("The sound is never recorded.", "fr", "Le son est enregistré."),
        ("Your steps are not sent to anyone.", "ko", "걸음 수를 서버로 전송합니다."),
        ("Your photos are never uploaded.", "zh-Hans", "您的照片会上传。"),
        ("Pictures are not saved.", "ja", "写真は保存されます。"),
        ("Nothing is stored.", "nl", "Alles wordt bewaard."),
        ("The recording is not kept.", "it", "La registrazione viene conservata."),
        ("Pictures are stored.", "pt", "As imagens não são armazenadas."),
    ])
    func lostDenialsAreFound(_ base: String, _ code: String, _ translation: String) throws {
        #expect(try fault(base, code, translation) != nil, "\(translation)")
    }

    @Test(arguments: [
        ("Takes a picture of the meal. It stays on this iPhone.", "ja", "食事の写真を撮り、サーバーに送って栄養を調べます。"),
        (
            "Photographs a mushroom and sends the picture to our server.", "fr",
            "Photographie un champignon. La photo reste sur votre iPhone."
        ),
        ("The picture stays on this device.", "de", "Das Bild wird an unseren Server gesendet."),
        ("Sends the sound to our server to write it down.", "ko", "말을 글로 바꿉니다. 소리는 이 기기 밖으로 나가지 않습니다."),
        ("Your voice never leaves this phone.", "es", "Tu voz se envía a nuestro servidor."),
        ("Your contacts are sent to our server.", "zh-Hans", "联系人只保留在本机。"),
    ])
    func otherDestinationsAreFound(_ base: String, _ code: String, _ translation: String) throws {
        guard case .destination = try fault(base, code, translation) else {
            Issue.record("\(translation)")
            return
        }
    }

    @Test(arguments: [
        (
            "Finds open pharmacies, only while you are searching.", "it",
            "Trova le farmacie aperte, in qualsiasi momento."
        ),
        ("Records voice notes for your dashboard.", "zh-Hans", "仅在应用处于前台时录音。"),
        ("Shows your position only while the app is open.", "de", "Zeigt deine Position jederzeit."),
        ("Records only while you hold the button.", "fr", "Enregistre un message pour vos amis."),
        ("Opens only the pictures you pick.", "ko", "앨범의 사진을 엽니다."),
    ])
    func lostAndAddedLimitsAreFound(_ base: String, _ code: String, _ translation: String) throws {
        guard case .limit = try fault(base, code, translation) else {
            Issue.record("\(translation)")
            return
        }
    }

    /// Good translations say the same in other words.
    @Test(arguments: [
        (
            "Reads the code on a ticket. Pictures are not stored.", "ru",
            "Считывает код с билета. Снимки не сохраняются."
        ),
        ("Your voice never leaves this phone.", "de", "Deine Stimme bleibt auf diesem Telefon."),
        ("The picture stays on this device.", "ja", "写真がこの端末の外に出ることはありません。"),
        ("Records only while you hold the button.", "ko", "버튼을 누르고 있는 동안에만 녹음합니다."),
        ("Records only while you hold the button.", "ja", "ボタンを押している間だけ録音します。"),
        ("Opens only the pictures you pick.", "zh-Hans", "只会打开您选择的照片。"),
        (
            "Shows shops near you even when the app is closed.", "fr",
            "Montre les magasins proches même si l'app n'est pas ouverte."
        ),
        ("Memos are deleted after 30 days.", "ko", "메모는 30일이 지나면 지워집니다."),
        ("Memos are deleted after thirty days.", "de", "Memos werden nach 30 Tagen gelöscht."),
        ("Connects over Wi-Fi 6 to your server.", "de", "Verbindet sich per WLAN mit deinem Server."),
        ("Works with MP3 files.", "fr", "Fonctionne avec les fichiers MP3."),
        ("Unlocks the app without a password.", "es", "Desbloquea la app con tu rostro."),
        ("Finds friends and invites them.", "fr", "Trouve vos amis et les invite."),
        ("Take pictures and send them to your own server.", "nl", "Maak foto's en stuur ze naar je eigen server."),
        ("Saves the drawing to your photos.", "pt", "Guarda o desenho nas suas fotos."),
        ("Nobody but you can open the app.", "it", "Solo tu puoi aprire l'app."),
        ("Your contacts are not uploaded; they stay on this device.", "zh-Hant", "聯絡人只會留在這部裝置上。"),
        ("Records a memo. You can stop at any time.", "ru", "Записывает заметку. Остановить можно в любой момент."),
        ("Your key is stored on this device.", "es", "Tu clave se guarda en este dispositivo."),
    ])
    func faithfulTranslationsStaySilent(_ base: String, _ code: String, _ translation: String) throws {
        #expect(try fault(base, code, translation) == nil, "\(translation)")
    }
}
