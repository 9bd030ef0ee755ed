extension RefusalPhrases {
    static let spanish = RefusalPhrases(
        language: "es",
        simulatorRemedy: """
            Los simuladores no suelen tener reconocimiento de voz propio; pruébalo en un dispositivo real.
            """,
        phrases: [
            .unsupportedLanguage: Phrase(
                "Este idioma no se puede dictar en este dispositivo.",
                "Elige otro idioma."),
            .noOnDeviceModel: Phrase(
                """
                Este dispositivo aún no puede reconocer este idioma sin conexión, y ningún sonido debe salir de \
                él.
                """,
                """
                Añade el idioma de dictado en Ajustes > General > Teclado, espera a que termine la descarga y \
                vuelve a intentarlo.
                """,
                mac: """
                    Añade el idioma de dictado en Ajustes del Sistema > Teclado, espera a que termine la \
                    descarga y vuelve a intentarlo.
                    """),
            .modelDownloading: Phrase(
                "El modelo de este idioma aún se está descargando.",
                "Deja el dispositivo conectado a la Wi-Fi y vuelve a intentarlo en unos minutos."),
            .restricted: Phrase(
                "El dictado está restringido en este dispositivo.",
                "Pide a quien gestiona Tiempo de uso o el perfil del dispositivo que lo permita."),
            .dictationOff: Phrase(
                "El dictado está desactivado en este dispositivo.",
                "Activa el dictado en Ajustes > General > Teclado.",
                mac: "Activa el dictado en Ajustes del Sistema > Teclado."),
            .microphoneDenied: Phrase(
                "Esta app no tiene permiso para usar el micrófono.",
                "Actívalo para esta app en Ajustes > Privacidad y seguridad > Micrófono.",
                mac: "Actívalo para esta app en Ajustes del Sistema > Privacidad y seguridad > Micrófono."),
            .speechDenied: Phrase(
                "Esta app no tiene permiso para reconocer la voz.",
                "Actívalo para esta app en Ajustes > Privacidad y seguridad > Reconocimiento de voz.",
                mac: """
                    Actívalo para esta app en Ajustes del Sistema > Privacidad y seguridad > Reconocimiento de \
                    voz.
                    """),
            .microphoneBusy: Phrase(
                "Una llamada u otra app está usando el micrófono.",
                "Termina la llamada o cierra la otra app y vuelve a intentarlo."),
            .noAudio: Phrase(
                "No llega sonido del micrófono.",
                """
                Comprueba que el micrófono no esté silenciado ni tapado, desconecta los auriculares y vuelve a \
                intentarlo.
                """),
            .tooManyLanguages: Phrase(
                "Esta app ya ha configurado tantos idiomas como permite el sistema.",
                "Quita de esta app un idioma que ya no uses y vuelve a intentarlo."),
            .noEngine: Phrase(
                "Este dispositivo no tiene un reconocimiento de voz que esta app pueda usar.",
                "Actualiza el sistema o usa otro dispositivo."),
            .engineFailed: Phrase(
                """
                El reconocimiento de voz se ha detenido de forma inesperada; las palabras dictadas se conservan.
                """,
                "Empieza el dictado de nuevo; si no funciona, reinicia el dispositivo."),
        ])
}
