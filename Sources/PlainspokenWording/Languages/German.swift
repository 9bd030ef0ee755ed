extension Vocabulary {
    static let german = Vocabulary(
        fillers: Lexicon(
            """
            innerhalb, hiermit, damit, hierdurch, dadurch
            der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, und, oder, sowie, ist, sind, sein, wird, werden, wurde, hat, haben, im, in, ins, an, am, auf, aus, bei, beim, für, mit, von, vom, zu, zum, zur, um, über, durch
            dass, damit, sodass, wenn, während, falls, es, er, sie, ihnen, du, dich, dir, dein, deine, deinen, deinem, deiner, ihr, ihre, ihren, ihrem, ihrer, wir, uns, unsere, unserer, unser, unserem, sich, diese, dieser, dieses, diesen, diesem, alle, allen, einige, bestimmte, verschiedene, auch, so, als
            app, apps, anwendung, anwendungen, applikation, programm, gerät, gerätes, iphone, nutzer, benutzer, anwender
            benötigt, benötigen, benötige, braucht, brauchen, erfordert, erforderlich, notwendig, nötig, verlangt, möchte, möchten, will, wollen, muss, müssen, darf, dürfen, kann, können, kannst, soll, sollen, bittet, bitte, nutzt, nutzen, nutzung, verwendet, verwenden, verwendung, benutzt, benutzen, gebraucht, greift, zugreifen, zugriff, zugriffs, zugang, zugriffsrecht, berechtigung, berechtigungen, erlaubnis, erlaube, erlauben, erlaubt, genehmigung, zustimmung, einwilligung, zulassen, gewähren, gewährt, gestatte, gestatten, ermöglicht, ermöglichen, lässt, lassen, aktivieren
            funktion, funktionen, funktionalität, funktionsweise, funktioniert, funktionieren, dienst, dienste, service, services, leistung, zweck, zwecke, zwecken, grund, erlebnis, nutzererlebnis, benutzererlebnis, nutzungserlebnis, erfahrung, benutzererfahrung, nutzererfahrung, besser, bessere, besseren, besseres, besten, bestmögliche, bestmöglich, optimal, optimale, optimales, optimieren, verbessern, verbesserung, verbessert, bieten, bietet, anbieten, bereitstellen, bereitzustellen, unterstützen, unterstützt, ordnungsgemäß, richtig, korrekt, einwandfrei, reibungslos, reibungslose, vollständig, vollen, vollem, umfang, volle, normal, arbeiten, arbeitet, betrieb, gewährleisten, daten, informationen, qualität, bequem, einfach, verwalten, zum hochladen, für uploads, anzubieten, zu verbessern
            """),
        topics: [
            .camera: TopicWords(
                "kamera, kameras, webcam",
                own:
                    "foto*, bild*, video*, scan*, film*, aufn*, nimm*, qr, code*, barcode*, strichcode*, gesicht*, dokument*, beleg*, lies*, les*, erkenn*, selfie*, ar, mess*, knips*, fotograf*, zeig*"
            ),
            .microphone: TopicWords(
                "mikrofon, mikrofons, mikrophon, mikro",
                deeds:
                    "audio, ton, töne, sprache, stimme, aufnehmen, aufzunehmen, aufnahme, aufnahmen, nimmt, geräusche",
                own:
                    "ton, töne, stimm*, sprach*, sprech*, sprich*, sag*, gespräch*, anruf*, telefon*, audio*, aufn*, aufzeich*, aufgez*, hör*, film*, video*, sing*, lied*, musik*, geräusch*, diktier*, notiz*, klatsch*, applaus, instrument*, summ*, memo*"
            ),
            .photos: TopicWords(
                "fotos, foto, bilder, bild, fotomediathek, fotobibliothek, fotoalbum, galerie, mediathek, album, alben",
                deeds: "laden, lädt, lesen, liest, öffnen, medien, videos",
                own:
                    "video*, speicher*, auswähl*, wähl*, ausgewähl*, anhäng*, hochlad*, profil*, mediathek, hintergrund*"
            ),
            .photosAdd: TopicWords(
                "fotos, foto, bilder, bild, fotomediathek, fotobibliothek, fotoalbum, galerie, album, alben",
                deeds: "mediathek",
                own:
                    "speicher*, sicher*, gesichert, ableg*, legt, hinzufüg*, schreib*, export*, sichert, abzulegen, gespeichert"
            ),
            .location: TopicWords(
                "standort, standorts, standortes, standortdaten, position, gps",
                deeds: "ermitteln, bestimmen, genauen, aktuellen, hintergrund, immer, ungefähren",
                own:
                    "nähe, karte*, weg*, route*, wetter, entfernung*, ort, orte*, umgebung, gegend, laden, läden, geschäft*, haltestelle*, standort*, navigat*, strecke*, lauf*, wander*, tour*, reis*, ankunft, fahr*, park*, region*, umkreis, wo, dort, stadt, adresse*, liefer*, spazier*"
            ),
            .contacts: TopicWords(
                "kontakte, kontakten, adressbuch, telefonbuch", deeds: "lesen, sehen, liest",
                own:
                    "freund*, bekannt*, person*, leute*, einlad*, name*, famil*, geburtstag*, nummer*, adress*, kontakt*, anruf*, menschen, empfänger*"
            ),
            .calendar: TopicWords(
                "kalender, kalenders", deeds: "termine, ereignisse, lesen, anzeigen",
                own: "termin*, ereignis*, besprech*, plan*, datum, tag*, treffen, kurs*, verabred*, zeit*, buch*"),
            .reminders: TopicWords(
                "erinnerungen", deeds: "listen, lesen", own: "aufgabe*, erinner*, liste*, fällig*, todo*"),
            .bluetooth: TopicWords(
                "bluetooth",
                own:
                    "gerät*, verbind*, kopfhörer*, sensor*, lautsprech*, druck*, nähe, uhr*, waage*, kopp*, such*, find*, zubehör, auto, thermometer*"
            ),
            .localNetwork: TopicWords(
                "lokales netzwerk, lokale netzwerk, lokalen netzwerk, lokalem netzwerk",
                own:
                    "netzwerk*, server*, gerät*, wlan, verbind*, find*, such*, druck*, fernseh*, rechner, computer, abspiel*, stream*, heim*, synchron*"
            ),
            .faceID: TopicWords(
                "face id",
                own:
                    "gesicht*, entsperr*, authentifiz*, anmeld*, schütz*, sicher*, sperr*, passw*, öffn*, bestät*, biometr*, identi*, zahl*, tresor*"
            ),
            .motion: TopicWords(
                "bewegungssensor, bewegungsdaten, bewegung und fitness",
                deeds: "fitness, bewegung, aktivität, sensoren, erkennen",
                own: "schritt*, beweg*, lauf*, geh*, aktiv*, schüttel*, neig*, schlaf*, sport*, fahr*, sensor*"),
            .health: TopicWords(
                "gesundheitsdaten, health, healthkit",
                deeds: "lesen, schreiben, teilen, aktualisieren, gesundheit, liest, schreibt",
                own:
                    "schritt*, herz*, puls*, training*, gewicht*, schlaf*, kalori*, aktiv*, blut*, wasser, ernähr*, strecke*, gesund*, atem*, workout*, lauf*, mahlzeit*, health"
            ),
            .tracking: TopicWords(
                "werbe-id, werbekennung, tracking",
                deeds: "aktivitäten, verfolgen, nachverfolgen, kennung, websites, firmen",
                own: "werb*, anzeige*, personal*, verfolg*, analys*, mess*, kampagne*, relevant*"),
            .music: TopicWords(
                "medienbibliothek, apple music, musikbibliothek", deeds: "musik, medien, mediathek, lieder, titel",
                own: "musik*, lied*, song*, titel*, playlist*, abspiel*, wecker*, ton*, hör*, audio*"),
            .siri: TopicWords("siri", own: "kurzbefehl*, sprach*, sag*, stimm*, befehl*"),
            .speech: TopicWords(
                "spracherkennung", deeds: "sprache, stimme, erkennen",
                own:
                    "sprach*, sprech*, sprich*, text*, diktier*, sag*, stimm*, wort*, wörter, untertitel*, such*, aussprache, schreib*"
            ),
            .nfc: TopicWords(
                "nfc", deeds: "tags, lesen",
                own: "karte*, tag*, les*, lies*, chip*, ausweis*, scan*, tür*, bezahl*, halt*"),
            .home: TopicWords("homekit, home-daten", own: "licht*, zuhause, gerät*, raum*, räume, szen*, lamp*, haus*"),
            .files: TopicWords(
                "ordner, dateien, schreibtisch, dokumente, downloads, datei", deeds: "lesen, schreiben, öffnen, sichern"
            ),
            .automation: TopicWords("automation, apple-events, apple events", deeds: "steuern, andere, befehle"),
        ],
        placeholders: Lexicon(
            """
            hier text, text hier, hier beschreibung, hier begründung, begründung hier, hier eintragen, hier einfügen, text einfügen, beschreibung einfügen, begründung einfügen, noch ausfüllen, platzhaltertext, mustertext, beispieltext, lorem ipsum, todo, muss noch, wird noch ergänzt, beschreibung folgt, text folgt, hier den grund, hier erklären, grund angeben
            """),
        wholes: Lexicon(
            "test, platzhalter, beschreibung, text, keine, keiner, nicht zutreffend, entfällt, leer, beispiel, grund, begründung, hallo, hallo welt, muster, zugriff, berechtigung, unbekannt, noch offen, probe, string, zweck, keine angabe"
        ),
        dangling: Lexicon(
            "der, die, das, dem, des, den, eine, einen, einem, einer, eines, und, oder, sowie, von, vom, für, ihre, ihren, ihrem, ihrer, deine, deinen, deinem, deiner, unsere, damit, sodass, wenn, während, weil, dass, im, am, zur, zum, beim, ohne, bzw, um ihre, um deine, um ihnen, um dir, damit du, damit sie, wenn du, wenn sie, zugriff auf, zugriff auf ihre, zugriff auf deine"
        ),
        unfinished: Lexicon(
            "in, mit dem, mit der, auf die, auf das, auf den, auf dein, auf ihr, aus der, aus dem, um, durch, über, nach dem, kein"
        ),
        finished: Lexicon(
            "hast du sie, wie die, als die, brauchst du die, für dich und die, für den, dafür, du darfst das, wer das, wir brauchen das, erlaube das, brauchen wir die, erlaubt das, das ist das, sonst geht das, aktiviere das, sehe das, sehen die, nutzt die, dort, um"
        ),
        claims: ClaimWords(
            order: .either, partsSubordinates: true, reach: 6,
            negations:
                "nicht, nie, niemals, kein, keine, keinen, keinem, keiner, keinerlei, nichts, niemand, niemandem, niemanden, ohne, weder, nirgends, nirgendwo, nirgendwohin",
            pronouns: "kein, keine, keinen, keinem, keiner, keinerlei, nichts, niemand, niemandem, niemanden",
            without: "ohne",
            harmless:
                "nicht nur, nicht mehr als, keine spur, keine spuren, ohne weiteres, nicht bloß, nicht allein, nicht mehr",
            only: "nur, ausschließlich, lediglich, einzig, allein, alleine, bloß, erst",
            asLong: "solange",
            anytime: "immer, jederzeit, ständig, stets, dauerhaft",
            between: """
                wird, werden, wurde, ist, sind, auch, dabei, davon, dazu, daraus, es, sie, ihn, uns, wir, du, von, vom, der, die, das, den, dem, des, ein, eine, einen, deine, deiner, deinen, deinem, dein, ihre, ihrer, ihren, ihr
                unsere, unserer, unseren, unserem, unser, diese, dieser, dieses, diesem, an, am, auf, aus, bei, mit, zu, zum, zur, in, im, ins, irgendwo, irgendwohin, irgendwie, etwas, mehr, dann, jemals, selbst, direkt, automatisch, danach, hiernach, darum, nach, informationen, adressbuch, irgendeinen, irgendeinem, ihrem, ihre, ihren, worte
                daten, ton, töne, aufnahme, aufnahmen, bild, bilder, foto, fotos, kontakte, kontakt, standort, termine, kalender, zugriff, sonst, anderen, andere, verlassen das
                """,
            connectors: "oder, und, noch, sowie, bzw, beziehungsweise, auch",
            stops: "wenn, weil, damit, um, falls, solange, aber, sondern, muss, musst, müssen, brauchst",
            conditions: """
                wenn, falls, sofern, außer, es sei denn, bis, ohne deine zustimmung, ohne ihre zustimmung, ohne zustimmung, ohne deine einwilligung, ohne erlaubnis, ohne deine erlaubnis, ohne ihre erlaubnis, ohne einwilligung
                ohne zugriff, ohne diese, ohne dein, ohne ihr, ohne dass du, ohne dass sie, bevor du, bevor sie, bevor ihr, bis du, bis sie, ohne ihre, ohne deine, ohne den, ohne die, ablehnst, verweigerst, erst wenn, während du nicht, solange du nicht, ansonsten, sonst nicht, ohne kamera, ohne mikrofon, ohne standort
                """,
            ability: "kann, kannst, können, könnt, könnte, könntest, möglich, unmöglich, darf, dürfen, lässt",
            limits:
                "werbung, werbezwecke, anderer apps, anderen apps, andere apps, werbezwecken, marketing, andere zwecke, anderen zwecken, andere zwecken, dauerhaft, länger, verlauf, personenbezogen*, persönlich*, automatisch, passwort, passwörter, hinaus, außerhalb, während, nachdem, unverschlüsselt, standardmäßig",
            people: "du, sie, man, leute",
            deeds: [
                .send:
                    "sendet, senden, sende, gesendet, übertrag*, hochgeladen, hochlad*, hochzuladen, lädt, laden, teilen, teilt, geteilt, weitergegeben, weitergeb*, gibt, geben, weitergeleitet, verschick*, übermittel*, schickt, schicken, geschickt, sammel*, gesammelt, gestreamt, versendet, verlässlich weitergegeben, erhoben",
                .store:
                    "speicher*, gespeichert, behält, behalten, aufbewahr*, gesichert, abgelegt, aufgehoben, gesichert",
                .record:
                    "aufgenommen, aufgezeichnet, aufnimm*, aufzeichn*, aufnehm*, aufzunehmen, aufzuzeichnen, mitgeschnitten, gefilmt, filmt",
                .recording: "aufnahme, aufnahmen, aufzeichnung, aufzeichnungen",
                .transcribe: "transkribier*, in text, zu text, verschriftlicht, aufgeschrieben",
                .delete: "gelöscht, lösch*, entfernt, verworfen, vernichtet, weggeworfen",
                .stay: "bleib*, verbleib*",
                .leave: "verlässt, verlassen, verließ",
                .read:
                    "liest, lesen, zugriff auf andere, zugriff auf deine anderen, zugriff auf ihre anderen, zugriff auf die anderen, zugriff auf die übrigen, gelesen, ausgelesen, auslesen, angesehen, einsehen, eingesehen",
                .write:
                    "schreibt, schreiben, geschrieben, geändert, ändert, ändern, veränder*, bearbeitet, beschrieben",
                .use: "verwend*, nutz*, genutzt, benutzt, gebraucht, zugreifen, greift, zugegriffen, benötigt",
                .ask:
                    "gefragt, fragt, fragen, angefragt, verlangt, erfragt, gebeten, abgefragt, anfordern, angefordert",
                .process:
                    "verarbeit*, ausgewertet, auswert*, analys*, erkannt, erkennt, erkenn*, umgewandelt, wandelt, berechnet, verwendet, genutzt, erkennung, verarbeitung",
                .invite: "einlad*, einzuladen, eingeladen, lädt", .find: "find*, such*, gesucht, auffind*",
                .scan: "scan*, einscannen", .pay: "bezahl*, zahl*", .advertise: "werbung",
            ],
            separable: [
                ("zeichnet, zeichnen, zeichne, nimmt, nehmen, nehme", "auf", .record),
                ("schneidet, schneiden", "mit", .record),
                ("gibt, geben, leitet, leiten, reicht, reichen", "weiter", .send),
                ("lädt, laden", "hoch", .send), ("schickt, schicken", "weg, ab", .send),
                ("hebt, heben, bewahrt, bewahren", "auf", .store), ("legt, legen, speichert, speichern", "ab", .store),
                ("wandelt, wandeln", "in text um, zu text um", .transcribe), ("liest, lesen", "aus, mit", .read),
            ],
            things: [
                .identity:
                    "name, namen, e-mail, email, e-mail-adresse, telefonnummer, telefonnummern, konto, benutzername, identität, zahlungsdaten",
                .maker: "wir",
                .device: "gerät*, iphone, ipad, mac, handy, telefon, smartphone",
                .onDevice: ClaimWords.phrases(
                    ["auf diesem", "auf dem", "auf deinem", "auf ihrem", "in diesem", "auf eurem"],
                    ["gerät", "iphone", "ipad", "mac", "handy", "telefon", "smartphone"])
                    + ", lokal, lokale, lokaler, offline, geräteeigen*, geräteintern*",
                .it: "es, ihn", .server: "server*, cloud, internet, online, netz", .ours: "unser*, uns",
                .apple: "apple",
                .thirdParty: "dritte, dritten, dritter, drittanbieter*, andere, anderen, partner",
                .noOne: "niemand, niemandem, niemanden, nirgendwohin, nirgends",
                .atOnce: "sofort, gleich, umgehend, unmittelbar, anschließend, danach, direkt, sobald",
                .open:
                    "app geöffnet, app offen, app benutzt, app verwendet, app nutzt, vordergrund, app läuft, app benutzen, app aktiv, app nutzen, app verwenden, nutzung der app, verwendung der app, benutzung der app",
                .background: "hintergrund, app geschlossen",
                .hold: "gedrückt, hältst, gedrückthalten, festhältst",
                .pick: "auswählst, ausgewählt*, ausgesucht*, wählst, auswählen, aussuchst, antippst",
                .approximate: "ungefähr*, grob*, ungenau*, annähernd*",
                .exact: "genau, genaue, genauer, genauen, exakt*, präzise*", .anonymous: "anonym*",
            ])
    )
}
