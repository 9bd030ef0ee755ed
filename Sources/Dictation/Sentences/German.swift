extension RefusalPhrases {
    static let german = RefusalPhrases(
        language: "de",
        simulatorRemedy: """
            Simulatoren haben oft keine eigene Spracherkennung; probiere es auf einem echten Gerät.
            """,
        phrases: [
            .unsupportedLanguage: Phrase(
                "Diese Sprache kann auf diesem Gerät nicht diktiert werden.",
                "Wähle eine andere Sprache."),
            .noOnDeviceModel: Phrase(
                """
                Dieses Gerät kann diese Sprache noch nicht ohne Netz erkennen, und Ton darf es nicht verlassen.
                """,
                """
                Füge die Sprache unter Einstellungen > Allgemein > Tastatur bei der Diktierfunktion hinzu, warte \
                den Download ab und versuche es noch einmal.
                """,
                mac: """
                    Füge die Sprache unter Systemeinstellungen > Tastatur bei der Diktierfunktion hinzu, warte \
                    den Download ab und versuche es noch einmal.
                    """),
            .modelDownloading: Phrase(
                "Das Modell für diese Sprache wird noch geladen.",
                "Lass das Gerät im WLAN und versuche es in ein paar Minuten noch einmal."),
            .restricted: Phrase(
                "Diktieren ist auf diesem Gerät eingeschränkt.",
                "Bitte die Person, die Bildschirmzeit oder das Profil des Geräts verwaltet, es zu erlauben."),
            .dictationOff: Phrase(
                "Die Diktierfunktion ist auf diesem Gerät ausgeschaltet.",
                "Schalte die Diktierfunktion unter Einstellungen > Allgemein > Tastatur ein.",
                mac: "Schalte die Diktierfunktion unter Systemeinstellungen > Tastatur ein."),
            .microphoneDenied: Phrase(
                "Diese App darf das Mikrofon nicht benutzen.",
                "Schalte es für diese App unter Einstellungen > Datenschutz & Sicherheit > Mikrofon ein.",
                mac: """
                    Schalte es für diese App unter Systemeinstellungen > Datenschutz & Sicherheit > Mikrofon \
                    ein.
                    """),
            .speechDenied: Phrase(
                "Diese App darf Sprache nicht erkennen.",
                """
                Schalte es für diese App unter Einstellungen > Datenschutz & Sicherheit > Spracherkennung ein.
                """,
                mac: """
                    Schalte es für diese App unter Systemeinstellungen > Datenschutz & Sicherheit > \
                    Spracherkennung ein.
                    """),
            .microphoneBusy: Phrase(
                "Ein Anruf oder eine andere App benutzt das Mikrofon.",
                "Beende den Anruf oder schließe die andere App und versuche es noch einmal."),
            .noAudio: Phrase(
                "Vom Mikrofon kommt kein Ton.",
                "Prüfe, ob das Mikrofon stumm oder verdeckt ist, trenne Headsets und versuche es noch einmal."),
            .tooManyLanguages: Phrase(
                "Diese App hat schon so viele Sprachen eingerichtet, wie das System zulässt.",
                "Entferne in dieser App eine Sprache, die du nicht mehr benutzt, und versuche es noch einmal."),
            .noEngine: Phrase(
                "Dieses Gerät hat keine Spracherkennung, die diese App benutzen kann.",
                "Aktualisiere das System oder nimm ein anderes Gerät."),
            .engineFailed: Phrase(
                "Die Spracherkennung hat unerwartet aufgehört; die bisherigen Wörter bleiben.",
                "Beginne das Diktat noch einmal; wenn das nicht hilft, starte das Gerät neu."),
        ])
}
