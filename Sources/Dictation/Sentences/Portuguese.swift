extension RefusalPhrases {
    static let portuguese = RefusalPhrases(
        language: "pt",
        simulatorRemedy: """
            Simuladores costumam não ter reconhecimento de fala próprio; experimente em um aparelho real.
            """,
        phrases: [
            .unsupportedLanguage: Phrase(
                "Este idioma não pode ser ditado neste aparelho.",
                "Escolha outro idioma."),
            .noOnDeviceModel: Phrase(
                """
                Este aparelho ainda não consegue reconhecer este idioma sem rede, e nenhum som pode sair dele.
                """,
                """
                Adicione o idioma de ditado em Ajustes > Geral > Teclado, espere o download terminar e tente de \
                novo.
                """,
                mac: """
                    Adicione o idioma de ditado em Ajustes do Sistema > Teclado, espere o download terminar e \
                    tente de novo.
                    """),
            .modelDownloading: Phrase(
                "O modelo deste idioma ainda está sendo baixado.",
                "Deixe o aparelho conectado ao Wi-Fi e tente de novo em alguns minutos."),
            .restricted: Phrase(
                "O ditado está restrito neste aparelho.",
                "Peça a quem administra o Tempo de Uso ou o perfil do aparelho que o permita."),
            .dictationOff: Phrase(
                "O ditado está desativado neste aparelho.",
                "Ative o ditado em Ajustes > Geral > Teclado.",
                mac: "Ative o ditado em Ajustes do Sistema > Teclado."),
            .microphoneDenied: Phrase(
                "Este app não pode usar o microfone.",
                "Ative-o para este app em Ajustes > Privacidade e Segurança > Microfone.",
                mac: "Ative-o para este app em Ajustes do Sistema > Privacidade e Segurança > Microfone."),
            .speechDenied: Phrase(
                "Este app não pode reconhecer a fala.",
                "Ative-o para este app em Ajustes > Privacidade e Segurança > Reconhecimento de Fala.",
                mac: """
                    Ative-o para este app em Ajustes do Sistema > Privacidade e Segurança > Reconhecimento de \
                    Fala.
                    """),
            .microphoneBusy: Phrase(
                "Uma ligação ou outro app está usando o microfone.",
                "Encerre a ligação ou feche o outro app e tente de novo."),
            .noAudio: Phrase(
                "Nenhum som chega do microfone.",
                """
                Verifique se o microfone não está silenciado nem coberto, desconecte os fones e tente de novo.
                """),
            .tooManyLanguages: Phrase(
                "Este app já configurou todos os idiomas que o sistema permite.",
                "Remova deste app um idioma que você não usa mais e tente de novo."),
            .noEngine: Phrase(
                "Este aparelho não tem um reconhecimento de fala que este app possa usar.",
                "Atualize o sistema ou use outro aparelho."),
            .engineFailed: Phrase(
                "O reconhecimento de fala parou inesperadamente; as palavras ditadas continuam no texto.",
                "Comece o ditado de novo; se não resolver, reinicie o aparelho."),
        ])
}
