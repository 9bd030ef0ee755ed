extension RefusalPhrases {
    static let french = RefusalPhrases(
        language: "fr",
        simulatorRemedy: """
            Les simulateurs n’ont souvent pas de reconnaissance vocale ; essayez sur un véritable appareil.
            """,
        phrases: [
            .unsupportedLanguage: Phrase(
                "Cette langue ne peut pas être dictée sur cet appareil.",
                "Choisissez une autre langue."),
            .noOnDeviceModel: Phrase(
                """
                Cet appareil ne peut pas encore reconnaître cette langue sans réseau, et aucun son ne doit le \
                quitter.
                """,
                """
                Ajoutez la langue de dictée dans Réglages > Général > Clavier, attendez la fin du \
                téléchargement, puis réessayez.
                """,
                mac: """
                    Ajoutez la langue de dictée dans Réglages Système > Clavier, attendez la fin du \
                    téléchargement, puis réessayez.
                    """),
            .modelDownloading: Phrase(
                "Le modèle de cette langue est encore en cours de téléchargement.",
                "Laissez l’appareil connecté au Wi-Fi et réessayez dans quelques minutes."),
            .restricted: Phrase(
                "La dictée est restreinte sur cet appareil.",
                "Demandez à la personne qui gère Temps d’écran ou le profil de l’appareil de l’autoriser."),
            .dictationOff: Phrase(
                "La dictée est désactivée sur cet appareil.",
                "Activez la dictée dans Réglages > Général > Clavier.",
                mac: "Activez la dictée dans Réglages Système > Clavier."),
            .microphoneDenied: Phrase(
                "Cette app n’a pas le droit d’utiliser le micro.",
                "Activez-le pour cette app dans Réglages > Confidentialité et sécurité > Micro.",
                mac: "Activez-le pour cette app dans Réglages Système > Confidentialité et sécurité > Micro."),
            .speechDenied: Phrase(
                "Cette app n’a pas le droit de reconnaître la parole.",
                """
                Activez-la pour cette app dans Réglages > Confidentialité et sécurité > Reconnaissance vocale.
                """,
                mac: """
                    Activez-la pour cette app dans Réglages Système > Confidentialité et sécurité > \
                    Reconnaissance vocale.
                    """),
            .microphoneBusy: Phrase(
                "Un appel ou une autre app utilise le micro.",
                "Terminez l’appel ou fermez l’autre app, puis réessayez."),
            .noAudio: Phrase(
                "Aucun son n’arrive du micro.",
                "Vérifiez que le micro n’est ni coupé ni couvert, déconnectez les casques, puis réessayez."),
            .tooManyLanguages: Phrase(
                "Cette app a déjà configuré autant de langues que le système le permet.",
                "Retirez de cette app une langue que vous n’utilisez plus, puis réessayez."),
            .noEngine: Phrase(
                "Cet appareil n’a pas de reconnaissance vocale que cette app puisse utiliser.",
                "Mettez le système à jour ou utilisez un autre appareil."),
            .engineFailed: Phrase(
                """
                La reconnaissance vocale s’est arrêtée de façon inattendue ; les mots déjà dictés sont \
                conservés.
                """,
                "Relancez la dictée ; si cela ne suffit pas, redémarrez l’appareil."),
        ])
}
