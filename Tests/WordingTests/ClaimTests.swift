import Foundation
import PlainspokenWording
import Testing

@Suite struct ClaimTests {
    private func claims(_ text: String, _ language: Language) -> [String] {
        let topic: Topic = text.contains("Bluetooth") ? .bluetooth : .camera
        return Claims.claims(in: Sentence(text), language: language, topic: topic).map {
            ($0.isAffirmed ? "" : "not ") + $0.kind.rawValue
        }
    }

    @Test(arguments: [
        ("The recording stays on this iPhone.", Language.english, "staysOnDevice"),
        ("Your contacts never leave your phone.", .english, "staysOnDevice"),
        ("Nothing you play is recorded.", .english, "not recorded"),
        ("Your notes are never turned into text.", .english, "not transcribed"),
        ("We do not store them on our servers.", .english, "not storedOnServer"),
        ("Logs your hike only while the app is open.", .english, "whileOpen"),
        ("Only the pictures you pick are opened.", .english, "onlyPicked"),
        ("This app does not use Bluetooth.", .english, "not used"),
        ("Your other events are never read.", .english, "not read"),
        ("Le son n'est jamais envoyé.", .french, "not sent"),
        ("La foto no sale de este iPhone.", .spanish, "staysOnDevice"),
        ("Die Kontakte bleiben auf diesem Gerät.", .german, "staysOnDevice"),
        ("Dafür genügt dein ungefährer Standort.", .german, "approximate"),
        ("버튼을 누르고 있는 동안에만 말을 녹음합니다.", .korean, "whileHeld"),
        ("画像は読み取り後すぐに削除されます。", .japanese, "deletedAtOnce"),
        ("照片不会上传。", .chinese, "not sent"),
        ("本 App 不會使用相機。", .chinese, "not used"),
        ("Мы не передаём их третьим лицам.", .russian, "not sharedWithOthers"),
        ("O app só lê e nunca grava dados no Saúde.", .portuguese, "not written"),
        ("Solo mentre l'app è aperta.", .italian, "whileOpen"),
        ("La tua voce resta su questo dispositivo.", .italian, "staysOnDevice"),
        ("De opname blijft op dit apparaat.", .dutch, "staysOnDevice"),
    ])
    func claimsAreRead(_ text: String, _ language: Language, _ claim: String) {
        #expect(claims(text, language).contains(claim), "\(claims(text, language))")
    }

    /// What the system calls its button is no promise of the app.
    @Test(arguments: [
        ("Selecting \"Only While Using the App\" will disable beacons.", Language.english),
        ("Als je “Alleen tijdens gebruik van de app” selecteert, werken bakens niet.", .dutch),
        ("„Nur beim Verwenden der App“ schaltet Beacons ab.", .german),
    ])
    func whatIsQuotedPromisesNothing(_ text: String, _ language: Language) {
        #expect(claims(text, language) == [])
    }

    /// The local network is no place on the device.
    @Test(arguments: [
        ("您的位置仅用于检查是否连接到本地网络。", Language.chinese), ("位置情報はローカルネットワークの確認にのみ使用します。", .japanese),
        ("Dein Standort dient nur dazu, das lokale Netzwerk zu erkennen.", .german),
    ])
    func theLocalNetworkIsNotTheDevice(_ text: String, _ language: Language) {
        #expect(!claims(text, language).contains("staysOnDevice"))
    }

    @Test func aWholeSentenceInQuotationMarksPromises() {
        #expect(claims("“The recording stays on this iPhone.”", .english).contains("staysOnDevice"))
    }

    static let lines: [(Language, String)] = ClaimSentences.tables.flatMap { language, table in
        table.split(separator: "\n").map { (language, String($0)) }
    }

    /// The claims that code can refute, in the words of the table.
    private func promises(_ text: String, _ language: Language) -> Set<String> {
        let claims = Claims.claims(in: Sentence(text), language: language, topic: topic(text, language))
        return Set(
            claims.filter(\.isRefutable).map { claim in
                switch claim.kind {
                case .staysOnDevice, .sent: "stays"
                case .sentToApple: "no-apple"
                case .sharedWithOthers: "no-shared"
                case .stored: "no-stored"
                case .storedOnServer: "no-stored-on-server"
                case .recorded: "no-recorded"
                case .deletedAtOnce: "deleted"
                case .transcribed: "no-transcribed"
                case .whileHeld: "held"
                case .whileOpen: "open"
                case .onlyPicked: "picked"
                case .read: "no-read"
                case .written: "no-written"
                case .approximate: "approximate"
                case .used: "no-used"
                case .anonymous: "anonymous"
                }
            })
    }

    /// A sentence that denies a use speaks of the camera, of the location or of no resource by name.
    private func topic(_ text: String, _ language: Language) -> Topic { text.contains("tandort") ? .location : .camera }

    @Test(arguments: lines) func promisesAreReadAndNoOthers(_ language: Language, _ line: String) throws {
        let parts = line.split(separator: "|", maxSplits: 1)
        let text = try #require(parts.last).trimmingCharacters(in: .whitespaces)
        let expected = Set(parts[0].split(separator: " ").map(String.init)).subtracting(["-"])
        #expect(promises(text, language) == expected)
    }

    /// Words that look like a promise and are none.
    @Test(arguments: [
        ("Counts the kilocalories of a meal.", Language.english), ("You can stop at any time.", .english),
        ("Shows local shops.", .english), ("Leaves are recognised.", .english), ("Zeigt lokale Läden.", .german),
        ("동네 가게를 보여 줍니다.", .korean), ("人数不限。", .chinese), ("Un restaurant proche.", .french),
    ])
    func nearMissesAreNone(_ text: String, _ language: Language) {
        #expect(claims(text, language) == [])
    }
}
