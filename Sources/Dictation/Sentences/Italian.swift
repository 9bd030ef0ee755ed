extension RefusalPhrases {
    static let italian = RefusalPhrases(
        language: "it",
        simulatorRemedy: """
            I simulatori spesso non hanno un riconoscimento vocale proprio; prova su un dispositivo reale.
            """,
        phrases: [
            .unsupportedLanguage: Phrase(
                "Questa lingua non si può dettare su questo dispositivo.",
                "Scegli un’altra lingua."),
            .noOnDeviceModel: Phrase(
                """
                Questo dispositivo non può ancora riconoscere questa lingua senza rete, e nessun suono deve \
                lasciarlo.
                """,
                """
                Aggiungi la lingua di dettatura in Impostazioni > Generali > Tastiera, attendi la fine del \
                download e riprova.
                """,
                mac: """
                    Aggiungi la lingua di dettatura in Impostazioni di Sistema > Tastiera, attendi la fine del \
                    download e riprova.
                    """),
            .modelDownloading: Phrase(
                "Il modello di questa lingua è ancora in fase di download.",
                "Lascia il dispositivo connesso al Wi-Fi e riprova tra qualche minuto."),
            .restricted: Phrase(
                "La dettatura è limitata su questo dispositivo.",
                "Chiedi a chi gestisce Tempo di utilizzo o il profilo del dispositivo di consentirla."),
            .dictationOff: Phrase(
                "La dettatura è disattivata su questo dispositivo.",
                "Attiva la dettatura in Impostazioni > Generali > Tastiera.",
                mac: "Attiva la dettatura in Impostazioni di Sistema > Tastiera."),
            .microphoneDenied: Phrase(
                "Questa app non può usare il microfono.",
                "Attivalo per questa app in Impostazioni > Privacy e sicurezza > Microfono.",
                mac: "Attivalo per questa app in Impostazioni di Sistema > Privacy e sicurezza > Microfono."),
            .speechDenied: Phrase(
                "Questa app non può riconoscere il parlato.",
                "Attivalo per questa app in Impostazioni > Privacy e sicurezza > Riconoscimento vocale.",
                mac: """
                    Attivalo per questa app in Impostazioni di Sistema > Privacy e sicurezza > Riconoscimento \
                    vocale.
                    """),
            .microphoneBusy: Phrase(
                "Una chiamata o un’altra app sta usando il microfono.",
                "Termina la chiamata o chiudi l’altra app e riprova."),
            .noAudio: Phrase(
                "Dal microfono non arriva alcun suono.",
                "Controlla che il microfono non sia disattivato né coperto, scollega le cuffie e riprova."),
            .tooManyLanguages: Phrase(
                "Questa app ha già configurato tutte le lingue consentite dal sistema.",
                "Rimuovi da questa app una lingua che non usi più e riprova."),
            .noEngine: Phrase(
                "Questo dispositivo non ha un riconoscimento vocale che questa app possa usare.",
                "Aggiorna il sistema o usa un altro dispositivo."),
            .engineFailed: Phrase(
                "Il riconoscimento vocale si è interrotto inaspettatamente; le parole dettate restano.",
                "Avvia di nuovo la dettatura; se non basta, riavvia il dispositivo."),
        ])
}
