extension Vocabulary {
    static let portuguese = Vocabulary(
        fillers: Lexicon(
            """
            isso, isto, ao, permitirá, quando, enquanto, dentro, configuração
            o, a, os, as, um, uma, uns, umas, de, do, da, dos, das, ao, à, aos, às, e, ou, em, no, na, nos, nas, com, por, pelo, pela, para, que, se, quando, enquanto, como, é, são, ser, está, estão, há, seu, sua, seus, suas, teu, tua, teus, tuas, você, te, lhe, nós, nosso, nossa, nossos, nossas, meu, este, esta, esse, essa, isso, isto, estes, estas, todo, todos, todas, algumas, alguns, certas, vários, diversas, mais, também, assim, dentro
            app, apps, aplicativo, aplicativos, aplicação, aplicações, programa, dispositivo, telefone, celular, iphone, usuário, usuários, utilizador, utilizadores, cliente, clientes
            precisa, precisamos, precisam, necessita, necessário, necessária, necessários, requer, requerido, requerida, exige, obrigatório, quer, gostaria, deseja, deve, pode, podem, possa, poder, poderá, pede, solicita, acesso, acessar, aceder, acessa, permissão, permissões, permite, permitir, permita, autorização, autoriza, autorizar, consentimento, favor, usar, usa, usamos, uso, usada, usado, utilizamos, gostaríamos, solicitamos, pedimos, utiliza, utilizar, utilizada, utilizado, utilização, acessada, dar, dá, conceder, conceda, habilitar, ativar
            função, funções, funcionalidade, funcionalidades, funcionamento, funcionar, funciona, funcione, recurso, recursos, serviço, serviços, experiência, experiências, melhorar, melhoria, melhor, melhores, ideal, otimizar, otimizada, bom, boa, bem, corretamente, correto, adequadamente, plenamente, normalmente, oferecer, oferece, fornecer, fornece, proporcionar, prestar, garantir, qualidade, dados, informação, informações, propósito, finalidade, fins, motivo, razão, gerenciar, gerir, facilmente, para upload
            """),
        topics: [
            .camera: TopicWords(
                "câmera, câmara, câmeras, webcam",
                own:
                    "foto*, imagem, imagens, vídeo*, escane*, digitaliz*, film*, qr, código*, tir*, rosto*, document*, recibo*, lê, ler, captur*, grav*, reconhec*, selfie*, medir, mostra*"
            ),
            .microphone: TopicWords(
                "microfone, microfones", deeds: "áudio, som, sons, voz, gravar, grava, gravação, gravações, capturar",
                own:
                    "voz, som, sons, áudio*, fal*, diz*, dit*, grav*, chamad*, ligaç*, ouv*, escut*, film*, vídeo*, cant*, música, ruído*, conversa*, mensage*, nota*, aplauso*, instrument*"
            ),
            .photos: TopicWords(
                "fotos, foto, imagens, imagem, fototeca, galeria, álbum, álbuns, rolo da câmera, biblioteca de fotos",
                deeds: "carregar, ler, abrir, ver, biblioteca, mídia, vídeos",
                own: "vídeo*, salv*, guard*, escolh*, selecion*, anex*, import*, perfil, papel"),
            .photosAdd: TopicWords(
                "fotos, foto, imagens, imagem, fototeca, galeria, álbum, álbuns, biblioteca de fotos",
                deeds: "biblioteca", own: "salv*, guard*, adicion*, export*, armazen*, grav*, baix*"),
            .location: TopicWords(
                "localização, geolocalização, gps",
                deeds: "posição, conhecer, determinar, detectar, saber, atual, segundo plano, precisa, sempre",
                own:
                    "perto, próxim*, mapa*, redor, rota*, tempo, clima, distânci*, lugar*, onde, caminh*, corr*, loja*, parad*, viag*, rua*, cidade, regi*, naveg*, entreg*, passei*, zona*, endereç*, trajet*, local, locais"
            ),
            .contacts: TopicWords(
                "contatos, contactos, agenda de contatos, lista de contatos", deeds: "ver, ler, consultar, agenda",
                own: "amig*, pessoa*, convid*, nome*, número*, famíli*, aniversári*, contat*, contact*, conhec*, lig*"),
            .calendar: TopicWords(
                "calendário, calendários", deeds: "eventos, evento, ler, ver",
                own: "evento*, compromisso*, reuni*, data*, plan*, aula*, dia*, reserv*, horári*, agend*"),
            .reminders: TopicWords("lembretes", deeds: "listas, ler", own: "lembr*, tarefa*, lista*, prazo*"),
            .bluetooth: TopicWords(
                "bluetooth",
                own:
                    "dispositivo*, conect*, fone*, sensor*, alto*, impress*, próxim*, relógio*, balança, empareh*, encontr*, busc*, acessóri*, carro, aparelho*"
            ),
            .localNetwork: TopicWords(
                "rede local",
                own:
                    "rede*, servidor*, dispositivo*, wi, wifi, conect*, lig*, encontr*, busc*, impress*, tv, televis*, computador*, transmit*, casa, sincron*, aparelho*"
            ),
            .faceID: TopicWords(
                "face id",
                own:
                    "rosto, desbloque*, autentic*, sessão, proteg*, segur*, bloque*, senha*, palavra-passe, abr*, confirm*, identi*, biomé*, pag*, entrar"
            ),
            .motion: TopicWords(
                "sensores de movimento, acelerômetro, dados de movimento",
                deeds: "movimento, movimentos, atividade, condicionamento, sensores, detectar",
                own: "passo*, caminh*, corr*, movim*, ativi*, agit*, inclin*, sono, exercíci*, esport*, mov*"),
            .health: TopicWords(
                "dados de saúde, app saúde, healthkit, saúde", deeds: "ler, escrever, compartilhar, atualizar, lê",
                own:
                    "passo*, cardíac*, coração, trein*, peso, sono, caloria*, ativ*, sangue, água, nutri*, distânci*, saúde, refeiç*, sess*, glicose, exercíci*, copo*"
            ),
            .tracking: TopicWords(
                "identificador de publicidade, rastreamento",
                deeds: "rastrear, atividade, identificador, sites, empresas",
                own: "anúnci*, public*, personaliz*, rastre*, analis*, análise, medir, relevant*, campanh*, grátis"),
            .music: TopicWords(
                "biblioteca de mídia, apple music, biblioteca de música", deeds: "música, mídia, músicas, biblioteca",
                own: "música*, canç*, lista*, reproduz*, tocar, ouv*, alarme*, som, áudio*, faixa*"),
            .siri: TopicWords("siri", own: "atalho*, voz, pedir, comando*, diz*"),
            .speech: TopicWords(
                "reconhecimento de fala, reconhecimento de voz", deeds: "voz, fala, reconhecer",
                own: "voz, fal*, dit*, diz*, texto*, palavra*, transcr*, legenda*, busc*, pronúnci*, transform*"),
            .nfc: TopicWords(
                "nfc", deeds: "etiquetas, tags, ler",
                own: "cartão, cartões, etiqueta*, tag*, ler, lê, chip*, passaporte*, porta*, pag*, escane*"),
            .home: TopicWords("homekit, dados da casa", own: "casa, luz, luzes, acessóri*, quarto*, lâmpada*"),
            .files: TopicWords(
                "pasta, arquivos, mesa, documentos, downloads, arquivo, ficheiros, pastas",
                deeds: "ler, escrever, abrir, salvar"),
            .automation: TopicWords("automação, apple events", deeds: "controlar, outros, comandos"),
        ],
        placeholders: Lexicon(
            "texto aqui, seu texto aqui, descrição aqui, motivo aqui, a preencher, a definir, preencher aqui, inserir aqui, insira aqui, escreva aqui, texto de exemplo, texto de teste, lorem ipsum, explique aqui, explicar por que, descreva aqui, colocar aqui"
        ),
        wholes: Lexicon(
            "teste, testes, test, descrição, texto, nenhum, nenhuma, não se aplica, não aplicável, exemplo, motivo, razão, olá, olá mundo, vazio, acesso, permissão, desconhecido, mensagem, nada, uso"
        ),
        dangling: Lexicon(
            "o, os, as, um, uma, de, do, da, dos, das, ao, à, aos, às, e, ou, em, no, na, nos, nas, com, por, pelo, pela, para, que, seu, sua, seus, suas, nosso, nossa, sem, quando, enquanto, se, porque, mas, para que, para que você, acesso a, acesso ao, acesso à, acessar a, este, esta"
        ),
        unfinished: Lexicon("a, como, sobre, até, isso"),
        finished: Lexicon("para isso, ou não, faz isso, por isso, é isso, permita isso, como está"),
        claims: ClaimWords(
            order: .before, reach: 6,
            negations: "não, nunca, jamais, nenhum, nenhuma, sem, nada, ninguém, nem",
            pronouns: "nenhum, nenhuma, nada, ninguém", without: "sem",
            harmless: "não só, não apenas, não somente, sem fio, sem contato, não mais",
            only: "só, somente, apenas, unicamente, exclusivamente, único, única, únicos",
            anytime: "sempre, a qualquer momento, em qualquer momento",
            between: """
                é, são, foi, será, serão, ser, está, estão, se, o, a, os, as, um, uma, de, do, da, dos, das, em, no, na, nos, nas, com, por, para, seu, sua, seus, suas, nossos, nosso, nossa, este, esta, esse, que, lhe, te, nunca, nada, ninguém, nenhum, nenhuma, caso, hipótese
                também, mais, vamos, outros, outras, dados, áudio, som, foto, fotos, imagem, imagens, localização, contatos, gravação, gravações, eventos, automaticamente, ao, à, sai do
                """,
            connectors: "ou, e, nem, são, é, se",
            stops: "se, quando, enquanto, para que, porque, mas, precisa, tem que",
            conditions: """
                se você, se não, caso, salvo, exceto, a menos, até que, sem sua permissão, até você, até o, antes que você, sem sua permissão, sem a sua permissão, sem o seu consentimento, sem seu consentimento, sem permissão, sem acesso, sem autorização, sem este, sem essa, sem esse, sem o, sem a, recusar, negar, caso contrário, antes de, se quiser, se permitir, quando não, enquanto não
                """,
            ability:
                "pode, podem, poderá, podemos, poderemos, poderia, possível, impossível, consegue, conseguirá, poder",
            limits:
                "publicidade, publicitários, outros apps, outras apps, outros aplicativos, outras aplicações, marketing, outros fins, outra finalidade, outras finalidades, permanente*, histórico, pessoais, pessoal, senha*, automaticamente, mais tempo, fora do, durante, depois, quando, enquanto, por padrão",
            people: "você, eles, tu",
            deeds: [
                .send:
                    "envia, enviam, enviar, enviad*, enviamos, manda, mandar, mandamos, transmi*, compartilh*, partilh*, carregad*, carrega, carregamos, cedid*, transfer*, coleta, coletad*, coletamos, coletar, recolh*, divulgad*",
                .store:
                    "salva, salvam, salvar, salvamos, salv*, guarda, guardam, guardar, guardamos, guardad*, armazen*, conserv*, mantid*",
                .record: "grava, gravam, gravar, gravamos, gravad*, filma, filmad*, filmar, filmamos",
                .recording: "gravação, gravações",
                .transcribe: "transcr*, em texto",
                .delete: "apag*, exclu*, elimin*, descart*, destruíd*",
                .stay: "fica, ficam, ficará, ficarão, permanec*, mantid*, continua no",
                .leave: "sai, saem, sairá, sairão, deixa, deixam, deixará",
                .read:
                    "lê, leem, acesso a outras, acesso às outras, acesso às demais, acesso ao resto, ler, lemos, lido, lida, lidos, lidas, consultad*",
                .write:
                    "escrev*, modific*, altera, alterad*, alteramos, alterar, grava, gravam, gravar, gravamos, gravad*, escrit*, mudad*, muda",
                .use:
                    "usa, usam, usar, usamos, usad*, utiliza, utilizam, utilizar, utilizad*, utilizamos, acessa, acessad*, acessamos, acessar, aced*, precisa",
                .ask: "pede, pedimos, pedir, pedid*, solicit*, pergunt*",
                .process:
                    "process*, analis*, reconhec*, convert*, transform*, calcul*, realizad*, feito, feita, interpretad*, usad*, utilizad*",
                .invite: "convid*", .find: "encontr*, busc*, procur*, achar", .scan: "escane*, digitaliz*",
                .pay: "pag*", .advertise: "publicidade, anúncios",
            ],
            things: [
                .identity: "nome, nomes, e-mail, email, número de telefone, conta, identidade",
                .maker: "nós",
                .device: "dispositivo, iphone, ipad, mac, telefone, celular, aparelho, telemóvel",
                .onDevice: ClaimWords.phrases(
                    ["neste", "no", "no seu", "no teu", "em seu", "dentro do"],
                    [
                        "dispositivo", "iphone", "ipad", "mac", "telefone", "celular", "aparelho", "telemóvel",
                        "próprio aparelho", "próprio dispositivo",
                    ]) + ", localmente, de forma local, offline",
                .server: "servidor*, nuvem, internet, online, rede", .ours: "nosso, nossos, nossa, nossas, nós",
                .apple: "apple",
                .thirdParty: "terceiros, outros, outras pessoas, outras empresas, parceiros",
                .noOne: "ninguém, lugar nenhum, nenhum lugar",
                .atOnce: "imediatamente, logo, na hora, assim que, instantaneamente",
                .open:
                    "app está aberto, aplicativo está aberto, primeiro plano, usa o app, usar o app, usando o app, app estiver aberto, aplicativo estiver aberto, usa o aplicativo, usar o aplicativo, app aberto, app em uso, usa a app, app está aberta, aplicação está aberta",
                .background: "segundo plano, app está fechado, aplicativo está fechado, app estiver fechado",
                .hold: "segur*, pressionad*",
                .pick:
                    "você escolhe, você escolher, escolhe, escolher, você seleciona, você selecionar, escolhid*, selecionad*",
                .approximate: "aproximad*",
                .exact: "exat*, precis*", .anonymous: "anônim*, anónim*",
            ])
    )
}
