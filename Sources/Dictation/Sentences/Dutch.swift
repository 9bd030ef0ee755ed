extension RefusalPhrases {
    static let dutch = RefusalPhrases(
        language: "nl",
        simulatorRemedy: """
            Simulators hebben vaak geen eigen spraakherkenning; probeer het op een echt apparaat.
            """,
        phrases: [
            .unsupportedLanguage: Phrase(
                "Deze taal kan op dit apparaat niet worden gedicteerd.",
                "Kies een andere taal."),
            .noOnDeviceModel: Phrase(
                """
                Dit apparaat kan deze taal nog niet zonder netwerk herkennen, en geluid mag het niet verlaten.
                """,
                """
                Voeg de dicteertaal toe in Instellingen > Algemeen > Toetsenbord, wacht tot de download klaar is \
                en probeer het opnieuw.
                """,
                mac: """
                    Voeg de dicteertaal toe in Systeeminstellingen > Toetsenbord, wacht tot de download klaar is \
                    en probeer het opnieuw.
                    """),
            .modelDownloading: Phrase(
                "Het model voor deze taal wordt nog gedownload.",
                "Laat het apparaat verbonden met wifi en probeer het over een paar minuten opnieuw."),
            .restricted: Phrase(
                "Dicteren is op dit apparaat beperkt.",
                "Vraag degene die Schermtijd of het profiel van het apparaat beheert om het toe te staan."),
            .dictationOff: Phrase(
                "Dicteren is op dit apparaat uitgeschakeld.",
                "Schakel dicteren in via Instellingen > Algemeen > Toetsenbord.",
                mac: "Schakel dicteren in via Systeeminstellingen > Toetsenbord."),
            .microphoneDenied: Phrase(
                "Deze app mag de microfoon niet gebruiken.",
                "Schakel dit voor deze app in via Instellingen > Privacy en beveiliging > Microfoon.",
                mac: """
                    Schakel dit voor deze app in via Systeeminstellingen > Privacy en beveiliging > Microfoon.
                    """),
            .speechDenied: Phrase(
                "Deze app mag geen spraak herkennen.",
                "Schakel dit voor deze app in via Instellingen > Privacy en beveiliging > Spraakherkenning.",
                mac: """
                    Schakel dit voor deze app in via Systeeminstellingen > Privacy en beveiliging > \
                    Spraakherkenning.
                    """),
            .microphoneBusy: Phrase(
                "Een gesprek of een andere app gebruikt de microfoon.",
                "Beëindig het gesprek of sluit de andere app en probeer het opnieuw."),
            .noAudio: Phrase(
                "Er komt geen geluid van de microfoon.",
                """
                Controleer of de microfoon niet is gedempt of afgedekt, ontkoppel headsets en probeer het \
                opnieuw.
                """),
            .tooManyLanguages: Phrase(
                "Deze app heeft al zoveel talen ingesteld als het systeem toestaat.",
                "Verwijder in deze app een taal die je niet meer gebruikt en probeer het opnieuw."),
            .noEngine: Phrase(
                "Dit apparaat heeft geen spraakherkenning die deze app kan gebruiken.",
                "Werk het systeem bij of gebruik een ander apparaat."),
            .engineFailed: Phrase(
                "De spraakherkenning is onverwacht gestopt; de woorden tot nu toe blijven staan.",
                "Begin opnieuw met dicteren; start het apparaat opnieuw op als dat niet helpt."),
        ])
}
