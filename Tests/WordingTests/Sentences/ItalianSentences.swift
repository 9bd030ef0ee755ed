extension Samples {
    static let italian = Samples(
        "it",
        good: """
            camera: Legge il codice a barre di un libro e lo mette sullo scaffale.
            camera: Fotografa il fiore di cui cerchi il nome.
            camera: Scatta una foto dello scontrino e l'importo viene inserito.
            camera: Per farti vedere da chi chiami.
            camera: Inquadra un menu per tradurre i piatti.
            camera: Scatta un'immagine per il tuo post.
            camera: Scansiona il codice QR del tuo posto.
            microphone: Registra una nota mentre tieni premuto il pulsante rosso.
            microphone: Gli amici ti sentono nella chiamata di gruppo.
            microphone: Indica se la nota che suoni è alta o bassa.
            microphone: Misura quanto rumore c'è di notte nella stanza.
            microphone: Filma una clip con l'audio per il tuo diario.
            photos: Scegli un'immagine per la copertina dell'album.
            photos: Trova gli scatti mossi così puoi scartarli.
            photosAdd: Salva il disegno finito nelle tue foto.
            photosAdd: Aggiunge ogni panorama alla libreria.
            location: Mostra i panifici aperti vicino a te.
            location: Disegna sulla mappa il percorso della tua corsa.
            location: Ti avvisa prima dell'ultimo autobus della tua fermata.
            contacts: Compila l'indirizzo di un'amica quando spedisci una cartolina.
            contacts: Mostra il nome di chi chiama.
            calendar: Aggiunge la partita al giorno in cui si gioca.
            calendar: Mostra gli appuntamenti di oggi nella prima schermata.
            reminders: Trasforma una ricetta in una lista della spesa.
            bluetooth: Si collega alla bilancia e legge il tuo peso.
            localNetwork: Trova la stampante dell'ufficio.
            faceID: Apre la cassaforte senza scrivere la password.
            motion: Conta le scale che sali in un giorno.
            health: Confronta il tuo sonno con il tuo umore.
            health: Questa app non scrive nulla in Salute.
            tracking: Ti mostra annunci di concerti invece che di auto.
            music: Riproduce uno dei tuoi brani quando scade il timer.
            siri: Avvia un allenamento quando lo chiedi.
            speech: Trasforma ciò che dici nel testo di una lettera.
            nfc: Legge l'etichetta del vaso e mostra quando è stato innaffiato.
            camera: Questa app non usa la fotocamera; una libreria inclusa vi fa riferimento.
            """,
        vague: """
            microphone: Questa impostazione consente di usare il microfono all’interno dell’app.
            camera: Questa app richiede l'accesso alla fotocamera.
            camera: La fotocamera è necessaria per usare l'app.
            microphone: Consenti l'accesso al microfono.
            microphone: L'applicazione vorrebbe usare il microfono.
            location: Usiamo la tua posizione per migliorare la tua esperienza.
            location: La posizione serve per offrirti un servizio migliore.
            photos: L'app necessita dell'accesso alle tue foto per funzionare correttamente.
            contacts: Accesso ai contatti richiesto.
            bluetooth: Il Bluetooth è necessario per alcune funzioni.
            calendar: Permette di accedere al tuo calendario.
            """,
        truncated: """
            camera: Legge il codice a barre di un libro per metterlo sullo scaffale del tuo
            location: Mostra i negozi vicino a te e
            microphone: Registra una nota per la pagina in modo da
            photos: Scegli un'immagine (per la copertina
            """,
        stray: """
            faceID: Trova le stampanti nella rete locale.
            microphone: Scegli le foto per il tuo profilo.
            contacts: Mostra i bar su una carta con la geolocalizzazione.
            camera: Cerca le amiche nella rubrica.
            calendar: Usiamo la fotocamera per il biglietto.
            """,
        placeholder: """
            camera: Testo segnaposto
            microphone: Prova
            location: Non applicabile
            photos: Descrizione
            contacts: Da completare
            """)
}
