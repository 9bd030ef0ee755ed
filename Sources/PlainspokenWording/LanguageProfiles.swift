/// Words that tell languages written in the same script apart: function words first, then words of this field.
///
/// Spellings that several languages share weigh less by themselves; nothing is lost by listing them.
enum LanguageProfiles {
    static let words: [(language: String, words: String)] = [
        (
            "en",
            """
            a the of and to your you in is are be for with on by from this that it its so can will when while not no only our we us
            an or at as if into which who what how their they them his her has have been was were do does don't isn't any all
            more about than then there these those such using use used uses needs need needed lets let allows allow allowed
            would like takes take shows show saves save reads read scans scan records record finds find helps help access
            photos pictures camera microphone location contacts people you're every each never always during after before
            without within nearby app's turns sends send plays play adds add keeps keep way share shares asks your
            enable enables enabled able requires required wants want other through
            """
        ),
        (
            "de",
            """
            der die das den dem des ein eine einen einem einer eines und oder nicht ist sind wird werden für mit auf von zu zum zur
            im in an am aus bei nach über unter durch damit dass sie du deine deinen deiner deinem dein ihre ihren ihrem ihr
            ihnen dich dir wir uns unsere kann können darf muss nur auch wenn während um es er wie was wo alle keine kein ohne
            diese dieser dieses diesem benötigt zugriff verwendet nutzt kamera mikrofon standort kontakte kalender fotos
            bilder gerät ermöglicht erlaubt zeigt nimmt liest speichert sendet sucht findet möchte braucht sich als noch
            """
        ),
        (
            "fr",
            """
            le la les l' un une des du de d' et ou ne n' pas est sont être pour par avec sur dans en au aux vos votre vous
            nous notre nos ce cette ces cet il elle on que qu' qui quoi où afin lorsque quand si sans plus leur leurs son sa ses
            à été peut pouvez permet permettre utilise utilisé accès accéder besoin appareil photo micro photos contacts
            calendrier position localisation uniquement seulement même tous toutes pendant j' c' s' jamais prendre lit lire affiche montre trouve enregistre choisissez choisir envoyer
            ajoute ajouter autour près dont entre quel quelle chaque aussi été chez tant
            """
        ),
        (
            "es",
            """
            el la los las un una unos unas de del al y o e no es son para por con en sobre que se su sus tu tus te le lo nos
            nuestra nuestro este esta esto estos cuando mientras si sin más pero como donde ser usa utiliza acceso acceder
            necesita necesitamos permite cámara micrófono fotos ubicación contactos calendario aplicación puedas puede poder
            solo sólo usted muestra guarda desde hasta cada nunca también hay hacer lee leer elige elegir escanea graba añade encuentra
            enviar tomar cerca tuyo hacia qué quién cuál dónde según durante entre otra otro cuyo conecta leído está están ha han
            """
        ),
        (
            "it",
            """
            il lo la i gli le un uno una di del della dei delle dello degli da dal dalla dai a al alla ai alle e ed o non è sono
            per con su sul sulla sui nel nella nei nelle in che si ti tuo tua tuoi tue tu noi nostro questa questo queste quando
            mentre se senza più come dove l' dell' all' nell' sull' dall' usa utilizza accesso accedere richiede consente
            permette fotocamera microfono foto posizione contatti calendario applicazione puoi può solo mostra salva viene
            vengono essere dispositivo anche ogni mai cui chi cosa legge leggere scegli scegliere salvare registra trova aggiunge
            inviare scattare vicino vicini intorno tra fra quale quali durante già stato nei nello ciò farti
            """
        ),
        (
            "pt",
            """
            o a os as um uma de do da dos das no na nos nas ao à aos às e ou não é são para por pelo pela com em sobre que se seu
            sua seus suas teu tua você te nós nosso nossa este esta esse essa isso quando enquanto sem mais mas como onde ser
            usa usado usar acesso acessar aceder precisa permite permitir câmera câmara microfone fotos localização contatos
            contactos calendário aplicativo aplicação pode possa só apenas mostra grava desde até cada nunca também há lê ler escolha escolher salvar salva grave encontra adiciona enviar tirar perto
            redor entre qual quais durante já foi está estão cujo quem meu numa pelos pelas
            """
        ),
        (
            "nl",
            """
            de het een van voor en of niet is zijn wordt worden met op in aan uit bij door naar om te tot over onder je jouw
            jij u uw we wij ons onze dat die dit deze er hij zij ze wat wie waar wanneer terwijl als zodat zonder meer geen
            alleen ook kan kunt kunnen heeft hebben nodig toegang gebruikt gebruiken camera microfoon locatie contacten
            agenda foto's apparaat laat neemt leest toont maakt maken alle jou mag nog dan
            """
        ),
        (
            "sv",
            """
            och att det som en ett är av för på med till i den inte du din ditt dina dig vi vår våra om kan ska när så utan
            eller från hos denna detta dessa behöver använder används åtkomst kameran mikrofonen plats bilder kontakter enhet
            låter visa spara bara här där får appen ta
            """
        ),
        (
            "da",
            """
            og at det som en et er af for på med til i den ikke du din dit dine dig vi vores om kan skal når så uden eller fra
            denne dette disse har brug bruger bruges adgang kameraet mikrofonen placering billeder kontakter enhed lader vise
            gemme kun her der får appen tage dit
            """
        ),
        (
            "nb",
            """
            og å at det som en et er av for på med til i den ikke du din ditt dine deg vi vår våre om kan skal når så uten eller
            fra denne dette disse trenger bruker brukes tilgang kameraet mikrofonen posisjon bilder kontakter enhet lar vise
            lagre bare her der får appen ta slik
            """
        ),
        (
            "fi",
            """
            ja on ei se että jotta voi voit sinun käyttää käyttöä sovellus sovelluksen pääsy pääsyn tarvitsee kun tai jos myös
            tämä kameraa mikrofonia kuvia sijaintia laitteen vain ovat sen joka mutta kuin
            """
        ),
        (
            "pl",
            """
            i w z na do nie się to jest są dla od po za aby żeby jak gdy oraz lub twoje twój twojego twojej twoich ten ta te
            tej tego przez przy bez tylko może możesz aplikacja aplikacji dostęp dostępu używa wymaga kamery aparatu mikrofonu
            lokalizacji zdjęć zdjęcia kontaktów umożliwia potrzebuje swoje swój która który
            """
        ),
        (
            "cs",
            """
            a v z na do ne se to je jsou pro od po za aby jak když nebo vaše váš vaší vašeho vašich tento tato tyto přes při bez
            pouze může můžete aplikace přístup používá vyžaduje fotoaparátu mikrofonu polohy polohu fotky kontaktů umožňuje
            potřebuje které která který ke k s ve
            """
        ),
        (
            "sk",
            """
            a v z na do nie sa to je sú pre od po za aby ako keď alebo vaše váš vašej vášho vašich tento táto tieto cez pri bez
            iba môže môžete aplikácia prístup používa vyžaduje fotoaparátu mikrofónu polohy polohu fotky kontaktov umožňuje
            potrebuje ktoré ktorá ktorý ku k s vo
            """
        ),
        (
            "hu",
            """
            a az és hogy nem egy is ez van vagy csak ha mint meg el ki be ön önnek alkalmazás hozzáférés hozzáférést használja
            szükséges szüksége kamera mikrofon fényképek helyadatok lehetővé teszi engedélyezi eszköz eszközön számára ezt
            """
        ),
        (
            "ro",
            """
            și de la în cu pe din pentru este sunt nu că să se ce care mai un o al ale ai dvs dumneavoastră tău ta tale sau
            dacă când fără numai aplicația acces accesul necesită folosește utilizează camera microfonul locația fotografii
            permite poate prin
            """
        ),
        (
            "tr",
            """
            ve bir bu için ile da de ne olarak veya ya kadar daha sonra gibi sizin size senin uygulama uygulamanın erişim
            erişimi erişmek gerekiyor gerektirir kullanır kullanılır kamera mikrofon konum fotoğraf izin verir değil yalnızca
            """
        ),
        (
            "id",
            """
            dan yang di ke dari untuk dengan ini itu tidak akan pada adalah anda kami agar saat atau bisa dapat aplikasi akses
            memerlukan membutuhkan menggunakan digunakan kamera mikrofon lokasi foto kontak mengizinkan memungkinkan hanya
            """
        ),
        (
            "vi",
            """
            và của để cho các những là được không có trong với khi này bạn chúng tôi cần truy cập quyền sử dụng ứng máy ảnh
            vị trí ảnh danh bạ phép thể từ một
            """
        ),
        (
            "ca",
            """
            el la els les un una de del dels i o no és són per amb en sobre que es seu seva teu teva teus els aquesta aquest
            quan mentre si sense més però com on l' d' accés accedir necessita permet càmera micròfon fotos ubicació contactes
            aplicació només també perquè
            """
        ),
        (
            "gl",
            """
            o a os as un unha de do da dos das no na nos nas ao á e ou non é son para por con en sobre que se seu súa teu túa
            este esta cando mentres sen máis como onde acceso precisa permite cámara micrófono fotos localización contactos
            aplicación só tamén
            """
        ),
        (
            "hr",
            """
            i u na za da je su se s sa od do po iz ili ne nije kako bi kada vaš vaše vaša vašoj vašem ovaj ova ovo bez samo može
            aplikacija pristup koristi potreban potrebno kameri mikrofonu lokaciji fotografije kontaktima omogućuje koji koja
            """
        ),
        (
            "sl",
            """
            in v z na za da je so se s od do po iz ali ne ni kako bi ko vaš vaše vaša vaši ta to brez samo lahko aplikacija
            dostop uporablja potrebuje kamere mikrofona lokacije fotografije stikov omogoča ki
            """
        ),
        (
            "et",
            """
            ja on ei see et kui või mis sinu sinul rakendus rakenduse juurdepääs vajab kasutab kasutatakse kaamera mikrofoni
            asukoha pildid ainult saab ning oma selle
            """
        ),
        (
            "lt",
            """
            ir į iš su kad yra ar kai prie jūsų jums programa programėlė prieiga reikia naudoja naudojama kameros mikrofono
            vietos nuotraukas leidžia tik
            """
        ),
        (
            "lv",
            """
            un ir uz no ar lai kad vai jūsu jums lietotne lietotnei piekļuve piekļuvi nepieciešama izmanto kameru mikrofonu
            atrašanās fotoattēlus ļauj tikai
            """
        ),
        (
            "ru",
            """
            и в на с по для что чтобы как не это вы вам вас ваш ваши вашей вашего вашему мы мы или от к у из о об при во его её
            их только если когда приложение приложению приложения доступ нужен нужна нужно нужны требуется использует
            используется камера камеры камере микрофон местоположение фото вашем геопозиция фотографии контакты может
            который которая которые которой где рядом без ещё уже бы до чтобы кто того этого этот эту ваше вашу вашем через пока
            показывает находит сохраняет считывает записывает отправляет добавляет
            """
        ),
        (
            "uk",
            """
            і й та в на з по для що щоб як не це ви вам вас ваш ваші вашої вашого ми або від до у із про при його її їх лише
            тільки якщо коли застосунок застосунку додаток доступ потрібен потрібно потрібний використовує використовується
            камера камери мікрофон місцезнаходження фото контакти може
            """
        ),
        (
            "bg",
            """
            и в на с по за че да се не това вие ви ваш вашите вашия вашата ние или от към при само ако когато приложението
            достъп нужен нужно изисква използва камерата микрофона местоположението снимки контактите може са
            """
        ),
        (
            "be",
            """
            і й у ў на з па для што каб як не гэта вы вам вас ваш ваша вашага мы або ад да пры яго яе іх толькі калі праграма
            праграме доступ патрэбны патрабуецца выкарыстоўвае камера мікрафон месцазнаходжанне фота кантакты можа
            """
        ),
        (
            "sr",
            """
            и у на са за да је су се од до по из или не није како би када ваш ваше ваша ово без само може апликација приступ
            користи потребан потребно камери микрофону локацији фотографије контактима омогућава који која
            """
        ),
    ]

    /// The place of each language among the profiles.
    static let index = Dictionary(uniqueKeysWithValues: words.enumerated().map { ($1.language, $0) })

    /// Languages that share most words with a bigger one: a word they share speaks for the bigger one first.
    static let rare: Set<String> = ["gl", "ca", "hr", "sl", "et", "lt", "lv", "be", "bg", "sr", "sk", "uk"]

    /// Letters that few languages use.
    static let letters: [(letters: String, languages: [String])] = [
        ("ß", ["de"]), ("ñ¿¡", ["es", "gl"]), ("ãõ", ["pt"]), ("œ", ["fr"]), ("ęąłśźżńć", ["pl"]), ("ěřůďť", ["cs"]),
        ("ĺľŕô", ["sk"]), ("őű", ["hu"]), ("ğış", ["tr"]), ("ășț", ["ro"]), ("đơưạảấầậắằặẹếềệịọốồộớờợụứừựỳỷỹ", ["vi"]),
        ("ėįųū", ["lt"]), ("āēīķļņ", ["lv"]), ("ïєґ", ["uk"]), ("ї", ["uk"]), ("ў", ["be"]), ("ђћџљњј", ["sr"]),
        ("ыэё", ["ru", "be"]), ("æø", ["da", "nb"]), ("å", ["sv", "da", "nb"]),
        ("ö", ["de", "sv", "fi", "hu", "et", "tr"]),
        ("ü", ["de", "hu", "tr", "et"]), ("ä", ["de", "sv", "fi", "et"]), ("ê", ["fr", "pt"]), ("ù", ["fr", "it"]),
        ("ì", ["it"]), ("ò", ["it", "ca"]), ("è", ["fr", "it", "ca"]), ("í", ["es", "pt", "cs", "sk", "hu"]),
    ]

    /// Languages so close that short sentences are easily taken for each other.
    static let families: [Set<String>] = [
        ["en", "enm", "sco", "fil", "cy", "af"], ["de", "lb", "nds", "gsw", "nl", "af"],
        ["nl", "af", "fy", "nds", "lb", "de"], ["da", "nb", "sv", "fo", "is"],
        ["es", "gl", "ca", "pt", "ast", "an", "eo", "oc", "it", "ro"], ["fr", "oc", "br", "ca"],
        ["it", "co", "sc", "ro", "eo", "ca", "es"], ["cs", "sk", "pl", "sl"], ["hr", "bs", "sr", "sl", "mk"],
        ["ru", "be", "uk", "bg", "kk", "ky", "mn", "tt", "uz", "tg"], ["id", "ms", "jv"], ["et", "fi"],
        ["uk", "be", "ru"], ["bg", "mk", "sr", "ru"], ["tr", "az"], ["lt", "lv"],
    ]
}
