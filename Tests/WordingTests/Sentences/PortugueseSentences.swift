extension Samples {
    static let portuguese = Samples(
        "pt",
        good: """
            camera: Lê o código de barras de um livro e o põe na sua estante.
            camera: Fotografa a flor cujo nome você procura.
            camera: Tire uma foto do recibo e o valor é preenchido.
            camera: Para que a pessoa da chamada veja você.
            camera: Aponte para um cardápio para traduzir os pratos.
            camera: Tira uma imagem para a sua publicação.
            camera: Escaneia o código QR do seu assento.
            microphone: Grava uma nota enquanto você segura o botão vermelho.
            microphone: Os seus amigos ouvem você na chamada em grupo.
            microphone: Mostra se a nota que você toca está alta ou baixa.
            microphone: Mede quanto ruído há à noite no quarto.
            microphone: Filma um clipe com som para o seu diário.
            photos: Escolha uma imagem para a capa do seu álbum.
            photos: Encontra as fotos tremidas para que você possa descartá-las.
            photosAdd: Salva o desenho pronto nas suas fotos.
            photosAdd: Adiciona cada panorama à sua fototeca.
            location: Mostra as padarias abertas perto de você.
            location: Desenha no mapa o caminho da sua corrida.
            location: Avisa antes do último ônibus da sua parada.
            contacts: Preenche o endereço de uma amiga quando você envia um cartão.
            contacts: Mostra o nome de quem liga.
            calendar: Adiciona a partida ao dia em que ela acontece.
            calendar: Mostra os compromissos de hoje na primeira tela.
            reminders: Transforma uma receita em lista de compras.
            bluetooth: Conecta-se à balança e lê o seu peso.
            localNetwork: Encontra a impressora do escritório.
            faceID: Abre o cofre sem digitar a senha.
            motion: Conta as escadas que você sobe em um dia.
            health: Compara o seu sono com o seu humor.
            health: Este app não grava nada no Saúde.
            tracking: Mostra anúncios de concertos em vez de carros.
            music: Toca uma das suas músicas quando o tempo acaba.
            siri: Começa um treino quando você pede.
            speech: Transforma o que você diz no texto de uma carta.
            nfc: Lê a etiqueta do vaso e mostra quando ele foi regado.
            camera: Este app não usa a câmera; uma biblioteca incluída faz referência a ela.
            """,
        vague: """
            microphone: Isso permitirá o uso do microfone ao utilizar o app.
            camera: Este aplicativo precisa de acesso à câmera.
            camera: A câmera é necessária para usar o app.
            microphone: Por favor, permita o acesso ao microfone.
            microphone: O aplicativo gostaria de usar o microfone.
            location: Usamos a sua localização para melhorar a sua experiência.
            location: A sua localização é utilizada para oferecer um serviço melhor.
            photos: Este app requer acesso às suas fotos para funcionar corretamente.
            contacts: Acesso aos contatos necessário.
            bluetooth: O Bluetooth é necessário para algumas funções.
            calendar: Permite acessar o seu calendário.
            """,
        truncated: """
            camera: Lê o código de barras de um livro para pôr na sua
            location: Mostra as lojas que ficam perto de
            microphone: Grava uma nota para que você
            photos: Escolha uma imagem (para a capa
            """,
        stray: """
            faceID: Encontra impressoras na rede local.
            microphone: Escolha fotos para o seu perfil.
            contacts: Mostra cafés em um plano com a geolocalização.
            camera: Busca amigas nos contatos.
            calendar: Usamos a câmera para o ingresso.
            """,
        placeholder: """
            camera: Seu texto aqui
            microphone: Teste
            location: Não se aplica
            photos: Descrição
            contacts: A preencher
            """)
}
