extension Vocabulary {
    static let dutch = Vocabulary(
        fillers: Lexicon(
            """
            binnen, hiermee, tijdens
            de, het, een, van, voor, en, of, is, zijn, wordt, worden, heeft, hebben, met, op, in, aan, uit, bij, door, naar, om, te, tot, over, als, wanneer, terwijl, zodat, die, dat, deze, dit, er, je, jouw, jij, jou, u, uw, we, wij, ons, onze, hun, ze, alle, sommige, bepaalde, verschillende, ook, zo, meer
            app, apps, applicatie, applicaties, programma, apparaat, telefoon, iphone, gebruiker, gebruikers, klant, klanten
            nodig, vereist, vereisen, noodzakelijk, verplicht, wil, willen, graag, zou, moet, moeten, kan, kunt, kunnen, mag, vraagt, verzoekt, toegang, toegangsrecht, toestemming, toestemmingen, toestaan, toestaat, sta, staat, toe, geef, geeft, geven, verleen, verleent, verlenen, machtiging, gebruik, gebruikt, gebruiken, gebruikmaken, benodigd, laat, laten, inschakelen, alstublieft, maakt
            functie, functies, functionaliteit, functionaliteiten, functioneren, werkt, werken, werking, dienst, diensten, service, services, ervaring, ervaringen, gebruikerservaring, verbeteren, verbetering, beter, betere, beste, optimaal, optimale, optimaliseren, goed, goede, juist, correct, volledig, volledige, normaal, bieden, biedt, leveren, ondersteunen, ondersteunt, kwaliteit, gegevens, data, informatie, doel, doeleinden, reden, beheren, eenvoudig, gemakkelijk, voor het uploaden, voor uploads
            """),
        topics: [
            .camera: TopicWords(
                "camera, camera's, webcam",
                own:
                    "foto*, beeld*, video*, scan*, film*, qr, code*, maak*, maken, gezicht*, document*, bon, bonnen, lees*, lezen, neem*, opnem*, herken*, selfie*, meet*, toon*, afbeelding*"
            ),
            .microphone: TopicWords(
                "microfoon, microfoons",
                deeds: "audio, geluid, geluiden, stem, opnemen, opname, opnames, neemt, spraak",
                own:
                    "stem*, gelui*, audio*, spraak*, spre*, zeg*, dicte*, opn*, neemt, opgenomen, gesprek*, bel*, luister*, hoor*, film*, video*, zing*, muziek, lied*, memo*, notitie*, bericht*, applaus, instrument*"
            ),
            .photos: TopicWords(
                "foto's, foto, afbeeldingen, afbeelding, fotobibliotheek, galerij, album, albums, filmrol",
                deeds: "laden, lezen, openen, bekijken, bibliotheek, media, video's",
                own: "video*, bewa*, opsla*, kies*, kiez*, select*, bijvoeg*, profiel*, achtergrond*"),
            .photosAdd: TopicWords(
                "foto's, foto, afbeeldingen, afbeelding, fotobibliotheek, galerij, album, albums, filmrol",
                deeds: "bibliotheek", own: "bewa*, opsla*, sla*, slaat, toevoeg*, voeg*, export*, opgeslagen, zet*"),
            .location: TopicWords(
                "locatie, locaties, locatiegegevens, gps",
                deeds: "positie, bepalen, detecteren, huidige, achtergrond, precieze, altijd, weten",
                own:
                    "buurt, dichtbij, dichtst*, kaart*, rond*, route*, weer, afstand*, plaats*, plek*, waar, locatie*, loop*, winkel*, halte*, reis*, stad, regio*, navig*, bezorg*, wandel*, omgeving, adres*, rit*, parkeer*"
            ),
            .contacts: TopicWords(
                "contacten, contactpersonen, adresboek", deeds: "zien, lezen, bekijken",
                own:
                    "vriend*, persoon*, person*, mensen, uitnod*, naam*, namen, nummer*, famili*, verjaardag*, contact*, bel*, adres*, bekende*"
            ),
            .calendar: TopicWords(
                "agenda, agenda's, kalender", deeds: "afspraken, gebeurtenissen, lezen, bekijken",
                own: "afspra*, gebeurteni*, vergader*, datum*, plan*, les*, dag*, reserv*, tijd*"),
            .reminders: TopicWords(
                "herinneringen", deeds: "lijsten, lezen", own: "herinner*, taak*, taken, lijst*, deadline*"),
            .bluetooth: TopicWords(
                "bluetooth",
                own:
                    "apparaat*, apparaten, verbind*, koptelefoon*, sensor*, speaker*, print*, buurt, horloge*, weegschaal, koppel*, vind*, zoek*, accessoire*, auto, thermometer*"
            ),
            .localNetwork: TopicWords(
                "lokaal netwerk, lokale netwerk",
                own:
                    "netwerk*, server*, apparaat*, apparaten, wifi, wi, verbind*, vind*, zoek*, print*, tv, computer*, stream*, thuis, synchron*, afspe*"
            ),
            .faceID: TopicWords(
                "face id",
                own:
                    "gezicht*, ontgrendel*, authenti*, inlog*, bescherm*, beveilig*, vergrendel*, wachtwoord*, open*, bevestig*, identi*, biometr*, betal*"
            ),
            .motion: TopicWords(
                "bewegingssensor, bewegingsgegevens, beweging en fitness",
                deeds: "beweging, bewegingen, fitness, activiteit, sensoren, detecteren",
                own: "stap*, loop*, lopen, beweg*, activi*, schud*, kantel*, slaap*, sport*, oefen*, rijd*"),
            .health: TopicWords(
                "gezondheidsgegevens, gezondheid, healthkit, gezondheid-app",
                deeds: "lezen, schrijven, delen, bijwerken, leest",
                own:
                    "stap*, hart*, training*, gewicht, slaap*, calori*, activ*, bloed*, water, voeding*, afstand*, gezond*, maaltijd*, work*"
            ),
            .tracking: TopicWords(
                "reclame-id, tracking", deeds: "volgen, activiteit, activiteiten, websites, bedrijven",
                own:
                    "advertent*, reclame*, gepersonaliseerd*, volg*, analy*, meet*, meten, relevant*, campagne*, gratis"
            ),
            .music: TopicWords(
                "mediabibliotheek, apple music, muziekbibliotheek", deeds: "muziek, media, nummers, bibliotheek",
                own: "muziek*, nummer*, lied*, playlist*, afspe*, luister*, wekker*, geluid*, audio*"),
            .siri: TopicWords("siri", own: "opdracht*, stem*, vraag*, vragen, zeg*"),
            .speech: TopicWords(
                "spraakherkenning", deeds: "spraak, stem, herkennen",
                own: "spraak*, spre*, dicte*, zeg*, tekst*, woord*, ondertitel*, zoek*, uitspraak, stem*, notitie*"),
            .nfc: TopicWords(
                "nfc", deeds: "tags, lezen",
                own: "kaart*, tag*, lees*, lezen, label*, chip*, paspoort*, deur*, betal*, scan*"),
            .home: TopicWords(
                "homekit, woninggegevens", own: "huis, thuis, licht*, lamp*, accessoire*, kamer*, woning"),
            .files: TopicWords(
                "map, bestanden, bureaublad, documenten, downloads, bestand, mappen",
                deeds: "lezen, schrijven, openen, opslaan"),
            .automation: TopicWords("automatisering, apple events", deeds: "bedienen, andere, opdrachten"),
        ],
        placeholders: Lexicon(
            "tekst hier, jouw tekst hier, beschrijving hier, reden hier, nog invullen, in te vullen, hier invullen, vul hier, invoegen, hier tekst, voorbeeldtekst, testtekst, tijdelijke tekst, lorem ipsum, leg hier uit, uitleg hier, beschrijf hier, todo, wordt nog aangevuld"
        ),
        wholes: Lexicon(
            "test, beschrijving, omschrijving, tekst, geen, niet van toepassing, nvt, n v t, voorbeeld, reden, hallo, hallo wereld, leeg, toegang, toestemming, onbekend, bericht, niets, gebruik"
        ),
        dangling: Lexicon(
            "de, een, van, en, of, uw, jouw, onze, te, omdat, zodat, wanneer, terwijl, als, dat, deze, die, zonder, toegang tot, toegang tot de, toegang tot je, toegang tot uw, om de, om het, om je, om uw, om een, zodat je, zodat u, naar de, tot"
        ),
        unfinished: Lexicon("met, naar"),
        finished: Lexicon(
            "voor je, bij je, om je heen, met je, van je, rond je, zie je, wil je, kun je, heb je, als je, waar je, hoe je, wat je, doe je, vind je, krijg je, deel je, ben je, lees je, maak je, hoor je, het is van u, doet dit, mag dit, kan dit, vind je het, gebruik je het, doe je het, wie is het, wat het, of niet, is het, ermee, hoe laat het, te voet, zie je het, waarom je het"
        ),
        claims: ClaimWords(
            order: .either, partsSubordinates: true, reach: 6,
            negations: "niet, nooit, geen, niets, niemand, zonder, nergens, noch",
            pronouns: "geen, niets, niemand", without: "zonder",
            harmless: "niet alleen, niet meer dan, niet enkel, niet meer",
            only: "alleen, enkel, slechts, uitsluitend, enige, alleen maar",
            asLong: "zolang",
            anytime: "altijd, op elk moment, voortdurend",
            between: """
                wordt, worden, werd, is, zijn, ook, daarbij, ervan, er, het, de, een, je, jouw, uw, onze, ons, deze, dit, die, dat, we, wij, zij, ze, van, aan, op, in, bij, met, naar, door, voor, ooit, zelf, direct, automatisch, verder, dan, iets, om, te, hier, hierom, daarom, ernaar, informatie
                gegevens, geluid, opname, opnames, foto, foto's, beeld, beelden, contacten, locatie, afspraken, agenda, andere, anderen
                """,
            connectors: "of, en, noch, ook, evenmin",
            stops: "als, wanneer, omdat, zodat, mits, maar, hoeft, hoef, moet",
            conditions: """
                als je, als u, als de, tenzij, behalve, totdat, voordat je, voordat u, zonder dat je, zonder dat u, tot je, tot u, zonder je toestemming, zonder jouw toestemming, zonder uw toestemming, zonder toestemming, zonder toegang, zonder deze, zonder dit, zonder je, zonder jouw, zonder uw, zonder de, zonder het, weigert, anders, voordat, wanneer je niet, wanneer u niet, terwijl je niet, zonder microfoon, zonder camera, zonder locatie
                """,
            ability: "kan, kunt, kun, kunnen, kon, mogelijk, onmogelijk, mag, mogen",
            limits:
                "reclame, advertenties, andere apps, marketing, andere doeleinden, ander doel, permanent, langer, geschiedenis, persoonlijke, persoonsgegevens, wachtwoord*, automatisch, buiten, tijdens, nadat, terwijl, standaard",
            people: "je, u, jij, men",
            deeds: [
                .send:
                    "verst*, verzend*, verzonden, gestuurd, stuurt, stuur, sturen, deel, deelt, delen, gedeeld, doorgegeven, doorgestuurd, geüpload, uploaden, upload, uploadt, verstuur*, verzamel*, verzameld, geüploade, overgedragen, geeft",
                .store: "bewaar*, bewaard, bewaren, opgeslagen, opslaan, slaat, slaan, vastgelegd",
                .record: "opgenomen, opneemt, opnemen, op te nemen, neemt, nemen, gefilmd, filmt, filmen",
                .recording: "opname, opnames, opnamen",
                .transcribe: "transcribe*, getranscribeerd, in tekst, naar tekst, uitgeschreven",
                .delete: "verwijder*, gewist, wist, wissen, weggegooid, vernietigd",
                .stay: "blijft, blijven, bewaard op",
                .leave: "verlaat, verlaten",
                .read:
                    "leest, lezen, toegang tot andere, toegang tot je andere, toegang tot de andere, toegang tot uw andere, gelezen, bekeken, uitgelezen",
                .write: "schrijft, schrijven, geschreven, wijzig*, gewijzigd, bewerkt, aangepast, veranderd, verandert",
                .use: "gebruik*, benut, opent, heeft nodig",
                .ask: "gevraagd, vraagt, vragen, verzocht",
                .process:
                    "verwerk*, geanalyseerd, analyse*, herken*, omgezet, zet, berekend, uitgevoerd, gebruikt, gebeurt",
                .invite: "uitnod*, uitgenod*", .find: "vind*, zoek*, gevonden", .scan: "scan*", .pay: "betal*",
                .advertise: "advertenties, reclame",
            ],
            separable: [
                ("neemt, nemen, neem", "op", .record), ("slaat, slaan, sla", "op", .store),
                ("geeft, geven", "door", .send), ("stuurt, sturen", "door, op", .send),
                ("zet, zetten", "om in tekst, in tekst om", .transcribe), ("schrijft, schrijven", "uit", .transcribe),
            ],
            things: [
                .identity: "naam, namen, e-mail, e-mailadres, telefoonnummer, telefoonnummers, account, identiteit",
                .maker: "we, wij",
                .device: "apparaat, iphone, ipad, mac, telefoon, toestel",
                .onDevice: ClaimWords.phrases(
                    ["op dit", "op je", "op deze", "op het", "op jouw", "op uw", "op de"],
                    ["apparaat", "iphone", "ipad", "mac", "telefoon", "toestel"]) + ", lokaal, offline",
                .it: "hem, het", .server: "server*, cloud, internet, online", .ours: "onze, ons",
                .apple: "apple", .thirdParty: "derden, anderen, andere mensen, andere bedrijven, partners",
                .noOne: "niemand, nergens",
                .atOnce: "meteen, direct, onmiddellijk, gelijk, daarna, zodra",
                .open:
                    "app open, app geopend, voorgrond, app gebruikt, app gebruik, app open is, app te gebruiken, gebruik van de app, app actief",
                .background: "achtergrond, app gesloten, app dicht",
                .hold: "ingedrukt, vasthoudt",
                .pick:
                    "je kiest, u kiest, gekozen, je selecteert, u selecteert, geselecteerd*, je uitkiest, aanwijst, kiest",
                .approximate: "geschat*, benaderd*, globale, globaal, bij benadering, grove",
                .exact: "exact*, precies*, nauwkeurig*", .anonymous: "anoniem*, anonieme",
            ])
    )
}
