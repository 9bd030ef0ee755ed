extension Vocabulary {
    static let italian = Vocabulary(
        fillers: Lexicon(
            """
            interno, all'interno, dentro, impostazione, quando si, quando, si usa, durante, durante l'uso
            il, lo, la, l', i, gli, le, un, una, uno, un', di, del, dello, della, dell', dei, degli, delle, a, al, allo, alla, all', ai, agli, alle, da, dal, dalla, in, nel, nella, nell', con, su, sul, sulla, per, tra, e, ed, o, che, se, quando, mentre, come, è, sono, essere, viene, vengono, ha, hanno, avere, si, ti, vi, ci, tuo, tua, tuoi, tue, tu, suo, sua, suoi, sue, vostro, vostra, nostro, nostra, nostri, nostre, questo, questa, questi, queste, quest', tutti, tutte, tutto, alcune, alcuni, certe, varie, più, anche, così
            app, apps, applicazione, applicazioni, programma, dispositivo, telefono, iphone, utente, utenti, cliente, clienti
            bisogno, necessita, necessario, necessaria, necessari, richiede, richiesto, richiesta, richiedono, obbligatorio, vuole, vorrebbe, desidera, deve, può, possono, puoi, possa, potrai, poter, chiede, accesso, accedere, accede, permesso, permessi, permette, permettere, permetti, consente, consentire, consenti, consenso, autorizzazione, autorizzazioni, autorizza, autorizzare, concedi, concedere, prego, favore, usa, usiamo, utilizziamo, richiediamo, vorremmo, chiediamo, abbiamo, usare, uso, usata, usato, utilizza, utilizzare, utilizzo, utilizzato, utilizzata, serve, servono, abilitare, attivare, dai, dare
            funzione, funzioni, funzionalità, funzionamento, funzionare, funziona, servizio, servizi, esperienza, esperienze, migliorare, miglioramento, migliore, migliori, meglio, ottimale, ottimizzare, buon, buona, bene, correttamente, corretto, adeguatamente, pienamente, offrire, offrirti, offre, fornire, fornirti, garantire, qualità, dati, informazioni, scopo, scopi, motivo, ragione, gestire, comodamente, facilmente, per il caricamento
            """),
        topics: [
            .camera: TopicWords(
                "fotocamera, camera, webcam, videocamera",
                own:
                    "foto*, immagin*, video*, scansion*, scatt*, film*, qr, codic*, ripren*, volto, viso, document*, scontrin*, legg*, cattur*, registr*, riconosc*, selfie*, misur*, inquadr*, mostr*"
            ),
            .microphone: TopicWords(
                "microfono, microfoni",
                deeds: "audio, suono, suoni, voce, registrare, registra, registrazione, registrazioni, catturare",
                own:
                    "voce, vocal*, suon*, audio, parl*, dic*, dett*, registr*, chiamat*, telefon*, ascolt*, sent*, film*, video*, cant*, musica, rumor*, conversa*, messagg*, nota, note, applaus*, strument*"
            ),
            .photos: TopicWords(
                "foto, immagini, immagine, libreria foto, galleria, album, rullino",
                deeds: "caricare, leggere, aprire, vedere, libreria, media, video",
                own: "video*, salv*, scegli*, selezion*, alleg*, import*, profilo, sfond*"),
            .photosAdd: TopicWords(
                "foto, immagini, immagine, libreria foto, galleria, album, rullino", deeds: "libreria",
                own: "salv*, aggiung*, esport*, memorizz*, scaric*, conserv*"),
            .location: TopicWords(
                "localizzazione, geolocalizzazione, gps, ubicazione",
                deeds: "posizione, conoscere, determinare, rilevare, sapere, attuale, background, precisa, sempre",
                own:
                    "vicin*, mapp*, intorno, percors*, meteo, distanz*, luog*, dove, posizion*, strad*, cors*, negoz*, fermat*, viagg*, citt*, region*, navig*, consegn*, passeggiat*, zona, zone, indirizz*, farmaci*"
            ),
            .contacts: TopicWords(
                "contatti, rubrica", deeds: "vedere, leggere, consultare",
                own: "amic*, person*, invit*, nom*, numer*, famigli*, complean*, contatt*, conosc*, chiam*"),
            .calendar: TopicWords(
                "calendario, calendari", deeds: "eventi, evento, leggere, vedere",
                own: "event*, appuntament*, riunion*, dat*, pian*, lezion*, giorn*, prenot*, orari*"),
            .reminders: TopicWords(
                "promemoria", deeds: "liste, elenchi, leggere", own: "attività, list*, scadenz*, ricord*, compit*"),
            .bluetooth: TopicWords(
                "bluetooth",
                own:
                    "dispositiv*, collega*, conness*, connet*, cuffi*, sensor*, altoparlant*, stampant*, vicin*, orolog*, bilanci*, associa*, trova*, cerca*, accessor*, auto"
            ),
            .localNetwork: TopicWords(
                "rete locale",
                own:
                    "ret*, server, dispositiv*, wi, wifi, collega*, connet*, trova*, cerca*, stampant*, tv, televis*, computer, trasmett*, casa, sincron*"
            ),
            .faceID: TopicWords(
                "face id",
                own:
                    "volto, viso, sblocc*, autentic*, accesso, protegg*, sicur*, blocc*, password, apr*, conferm*, identit*, biometric*, pag*"
            ),
            .motion: TopicWords(
                "sensori di movimento, accelerometro, dati di movimento",
                deeds: "movimento, movimenti, attività, fitness, sensori, rilevare",
                own:
                    "pass*, cammin*, corr*, cors*, moviment*, attivit*, scuot*, inclin*, sonno, eserciz*, sport*, muov*"
            ),
            .health: TopicWords(
                "dati sulla salute, app salute, healthkit, salute",
                deeds: "leggere, scrivere, condividere, aggiornare, legge",
                own:
                    "pass*, cardiac*, cuore, allenament*, peso, sonno, calori*, attivit*, sangue, acqua, nutri*, distanz*, salute, past*, session*, glicemi*, eserciz*"
            ),
            .tracking: TopicWords(
                "identificativo pubblicitario, tracciamento",
                deeds: "tracciare, monitorare, attività, identificativo, siti, aziende",
                own:
                    "annunc*, pubblicit*, personalizz*, tracci*, analizz*, analisi, misur*, rilevant*, campagn*, gratis"
            ),
            .music: TopicWords(
                "libreria multimediale, apple music, libreria musicale", deeds: "musica, media, brani, libreria",
                own: "music*, canzon*, bran*, playlist, riprodu*, ascolt*, svegli*, suon*, audio"),
            .siri: TopicWords("siri", own: "comand*, voce, chied*, scorciatoi*"),
            .speech: TopicWords(
                "riconoscimento vocale", deeds: "voce, parlato, riconoscere",
                own: "voce, vocal*, parl*, dett*, dic*, testo, testi, parol*, trascri*, sottotitol*, cerc*, pronunc*"),
            .nfc: TopicWords(
                "nfc", deeds: "tag, leggere",
                own: "cart*, tag, legg*, etichett*, chip, passaport*, port*, pag*, scansion*"),
            .home: TopicWords("homekit, dati casa", own: "casa, luc*, accessor*, stanz*, lampad*"),
            .files: TopicWords(
                "cartella, file, scrivania, documenti, download, cartelle", deeds: "leggere, scrivere, aprire, salvare"),
            .automation: TopicWords("automazione, apple events", deeds: "controllare, altre, comandi"),
        ],
        placeholders: Lexicon(
            "testo qui, il tuo testo qui, descrizione qui, motivo qui, da completare, da definire, da compilare, inserire qui, inserisci qui, scrivi qui, testo di esempio, testo di prova, testo segnaposto, lorem ipsum, spiega qui, spiegare perché, descrivere qui"
        ),
        wholes: Lexicon(
            "prova, test, descrizione, testo, nessuno, nessuna, non applicabile, esempio, motivo, ciao, ciao mondo, vuoto, accesso, permesso, segnaposto, sconosciuto, stringa, messaggio, niente, uso"
        ),
        dangling: Lexicon(
            "il, lo, gli, l', un, una, di, del, della, dello, dell', dei, degli, delle, al, alla, all', ai, alle, per, e, ed, o, che, con, su, sul, sulla, nel, nella, dal, dalla, in, da, tuo, tua, tuoi, tue, nostro, nostra, senza, quando, mentre, se, perché, affinché, così che, in modo da, accesso a, accesso alla tua, accedere a, a, i"
        ),
        unfinished: Lexicon("la, le, come, questo, questa"),
        finished: Lexicon("per questo, da te, così com'è, anche tu, o no, con te, la tua, le tue"),
        claims: ClaimWords(
            order: .before, reach: 6,
            negations: "non, mai, nessun, nessuna, nessuno, senza, niente, nulla, né, neanche",
            pronouns: "nessun, nessuna, nessuno, niente, nulla", without: "senza",
            harmless: "non solo, non soltanto, senza fili, senza contatto, non più",
            only: "solo, soltanto, solamente, unicamente, esclusivamente, unico, unica, soli, sole, sola",
            asLong: "finché",
            anytime: "sempre, in qualsiasi momento, in ogni momento",
            between: """
                è, sono, viene, vengono, verrà, verranno, sarà, saranno, stato, stata, stati, state, si, lo, la, li, le, il, i, gli, l', un, una, di, del, della, dei, delle, a, al, alla, ai, in, nel, nella, con, da, dal, su, sul, sui, per, mai
                tuo, tua, tuoi, tue, suo, sua, nostri, nostro, questo, questa, che, ci, ne, nessun, nessuna, nessuno, caso, modo, anche, più, altri, altre, dati, audio, suono, foto, immagine, immagini, posizione, contatti, registrazione, registrazioni, eventi, automaticamente, qualsiasi, alcun
                """,
            connectors: "o, e, né, ed, od, si, viene, vengono, mai",
            stops: "se, quando, mentre, perché, affinché, ma, bisogno, devi, serve",
            conditions: """
                se, salvo, tranne, eccetto, a meno, finché non, prima che tu, senza che tu, senza il tuo permesso, senza il tuo consenso, senza permesso, senza consenso, senza accesso, senza autorizzazione, senza questo, senza questa, senza il, senza la, senza i, senza l', rifiuti, neghi, altrimenti, prima che, quando non, mentre non
                """,
            ability: "può, puoi, possono, potrà, potrai, possiamo, potremo, potrebbe, possibile, impossibile, potranno",
            limits:
                "pubblicità, pubblicitari, altre app, altre applicazioni, marketing, altri scopi, altro scopo, altri fini, permanente*, cronologia, personali, personale, password, automaticamente, più a lungo, fuori dall', durante, dopo che, quando, mentre, in chiaro",
            people: "tu, loro, voi",
            deeds: [
                .send:
                    "invia, inviano, inviare, inviat*, inviamo, mandat*, manda, mandiamo, trasme*, trasmi*, condivid*, condivis*, carica, caricano, caricare, caricat*, carichiamo, cedut*, trasferi*, raccol*, raccogl*, divulgat*",
                .store: "salva, salvano, salvare, salvat*, salviamo, memorizz*, conserv*, archiviat*, archivia, tenut*",
                .record: "registra, registrano, registrare, registrat*, registriamo, ripres*, filmat*, filma",
                .recording: "registrazione, registrazioni",
                .transcribe: "trascri*, in testo",
                .delete: "cancell*, elimin*, scartat*, distrutt*",
                .stay: "resta, restano, resterà, resteranno, riman*, conservat*",
                .leave: "lascia, lasciano, lascerà, lasceranno, esce, escono, uscirà, usciranno, abbandon*",
                .read:
                    "legge, leggono, accesso alle altre, accesso ad altre, accesso al resto, leggere, leggiamo, letto, letta, letti, lette, consultat*",
                .write: "scriv*, modific*, scritt*, cambia, cambiat*, alterat*",
                .use: "usa, usano, usare, usat*, usiamo, utilizz*, accede, accediamo, acceduto, serve, richiede",
                .ask: "chied*, chiest*, richiest*, domand*",
                .process:
                    "elabor*, analizz*, riconosc*, riconosciut*, convert*, trasform*, calcol*, avviene, avvengono, interpretat*, usat*, utilizzat*",
                .invite: "invit*", .find: "trova*, cerca*, cercando, ricerc*", .scan: "scansion*", .pay: "pag*",
                .advertise: "pubblicità, annunci",
            ],
            things: [
                .identity: "nome, nomi, email, e-mail, indirizzo email, numero di telefono, account, identità",
                .maker: "noi",
                .device: "dispositivo, iphone, ipad, mac, telefono, cellulare",
                .onDevice: ClaimWords.phrases(
                    ["su questo", "sul", "sul tuo", "sul suo", "nel tuo", "in questo"],
                    ["dispositivo", "iphone", "ipad", "mac", "telefono", "cellulare"])
                    + ", localmente, in locale, offline",
                .it: "lo", .server: "server, cloud, internet, online, rete", .ours: "nostri, nostro, nostra, noi",
                .apple: "apple", .thirdParty: "terzi, terze, altri, altre persone, partner",
                .noOne: "nessuno, nessuna parte, da nessuna parte",
                .atOnce: "immediatamente, subito, appena, all'istante, non appena",
                .open:
                    "app è aperta, applicazione è aperta, primo piano, usi l'app, in uso, utilizzi l'app, uso dell'app, usando l'app, stai usando l'app, utilizzo dell'app",
                .background: "background, sottofondo, secondo piano, app è chiusa, applicazione è chiusa",
                .hold: "tieni premuto, premut*, tenendo",
                .pick: "scegli, selezioni, hai scelto, hai selezionato, scelt*, selezionat*",
                .approximate: "approssimativ*",
                .exact: "esatt*, precis*", .anonymous: "anonim*",
            ])
    )
}
