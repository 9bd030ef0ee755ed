/// Promises in every language that is understood: language, key, what is promised, the sentence.
enum PromiseSentences {
    static let promises = """
        en Microphone recorded: Shows the pitch of your voice. No audio is ever saved.
        en Microphone recorded: Measures noise in the nursery; nothing is recorded.
        en Microphone recorded: Listens for a clap and turns on the lamp. We don't keep recordings.
        en Microphone soundSent: Records a memo. The sound stays on your iPhone.
        en Microphone soundSent: Your voice notes are never uploaded anywhere.
        en Microphone soundSent: Records your practice. Recordings don't leave this device.
        en SpeechRecognition recognizedOnServer: Turns speech into text right on your iPhone.
        en SpeechRecognition recognizedOnServer: Everything you dictate is transcribed on this device only.
        en Microphone transcribed: Keeps your spoken notes as sound and never transcribes them.
        en Microphone transcribed: Voice notes are not converted to text.
        en Microphone whileHeld: Listens only while you hold the talk button.
        en Microphone whileHeld: The microphone is on only as long as you keep the button pressed.
        en LocationWhenInUse whileOpen: Finds stops near you, and never in the background.
        en LocationWhenInUse whileOpen: Used exclusively while the app is in the foreground to draw your run.
        en LocationWhenInUse approximate: A rough position is enough to show your weather.
        en LocationWhenInUse approximate: Shows events near you. We only need your approximate location.
        en LocationWhenInUse placeSent: Shows cafés around you. Your position is not sent to any server.
        en LocationWhenInUse placeSent: Your location never leaves your phone.
        en LocationWhenInUse shared: Shows stops near you. We never share your location with third parties.
        en PhotoLibrary onlyPicked: Imports only the photos you select.
        en Contacts contactsSent: Finds friends among your contacts, which are never uploaded.
        en Contacts contactsSent: Suggests names as you type. Your address book stays on this device.
        en HealthUpdate written: This app never writes to Health.
        en BluetoothAlways used: Bluetooth is not used by this app.
        en CalendarsFullAccess read: Adds your bookings. Your other appointments are never read.
        en Camera deleted: Reads the number on your card. The picture is deleted right after.
        en Camera pictureSent: Reads your meter. Photos are processed on this device and not uploaded.
        de Microphone recorded: Zeigt die Tonhöhe an. Wir zeichnen nichts auf.
        de Microphone recorded: Misst den Lärm im Kinderzimmer. Es wird nichts gespeichert.
        de Microphone recorded: Die App nimmt dabei keinen Ton auf.
        de Microphone soundSent: Nimmt eine Notiz auf. Die Aufnahme bleibt auf deinem iPhone.
        de Microphone soundSent: Deine Sprachnotizen werden nirgendwo hochgeladen.
        de Microphone soundSent: Nimmt dein Üben auf. Wir geben die Aufnahmen nie weiter.
        de SpeechRecognition recognizedOnServer: Wandelt Gesprochenes direkt auf dem Gerät in Text um.
        de SpeechRecognition recognizedOnServer: Dein Diktat wird ausschließlich lokal verarbeitet.
        de Microphone transcribed: Bewahrt deine Notizen als Ton auf und wandelt sie nie in Text um.
        de Microphone transcribed: Sprachnotizen werden nicht transkribiert.
        de Microphone whileHeld: Hört nur zu, solange du die Sprechtaste gedrückt hältst.
        de LocationWhenInUse whileOpen: Zeigt Haltestellen in deiner Nähe, nie im Hintergrund.
        de LocationWhenInUse whileOpen: Dein Standort wird nur verwendet, während du die App benutzt.
        de LocationWhenInUse approximate: Für das Wetter reicht uns ein ungefährer Standort.
        de LocationWhenInUse placeSent: Zeigt Cafés in der Nähe. Dein Standort wird an keinen Server gesendet.
        de LocationWhenInUse placeSent: Dein Standort verlässt dein Handy nicht.
        de LocationWhenInUse shared: Wir geben deinen Standort niemals an Dritte weiter.
        de PhotoLibrary onlyPicked: Übernimmt nur die Fotos, die du auswählst.
        de Contacts contactsSent: Findet Freunde unter deinen Kontakten, die nie hochgeladen werden.
        de Contacts contactsSent: Schlägt Namen vor. Dein Adressbuch bleibt auf dem Gerät.
        de HealthUpdate written: Diese App schreibt nie etwas in Health.
        de BluetoothAlways used: Diese App verwendet kein Bluetooth.
        de CalendarsFullAccess read: Trägt deine Buchungen ein. Andere Termine werden nicht gelesen.
        de Camera deleted: Liest die Nummer deiner Karte. Das Bild wird danach sofort gelöscht.
        de Camera pictureSent: Liest deinen Zähler ab. Fotos werden nicht übertragen.
        fr Microphone recorded: Affiche la note que vous chantez. Rien n’est enregistré.
        fr Microphone recorded: Mesure le bruit de la chambre sans conserver de son.
        fr Microphone soundSent: Enregistre un mémo. Le son reste sur votre iPhone.
        fr Microphone soundSent: Vos notes vocales ne sont jamais téléversées.
        fr Microphone soundSent: Vos enregistrements ne quittent pas cet appareil.
        fr SpeechRecognition recognizedOnServer: Convertit la parole en texte directement sur votre appareil.
        fr SpeechRecognition recognizedOnServer: Votre dictée est traitée uniquement en local.
        fr Microphone transcribed: Garde vos notes telles quelles et ne les transcrit jamais.
        fr Microphone whileHeld: N’écoute que pendant que vous maintenez le bouton.
        fr LocationWhenInUse whileOpen: Affiche les arrêts proches, jamais en arrière-plan.
        fr LocationWhenInUse whileOpen: Votre position n’est utilisée que lorsque l’app est ouverte.
        fr LocationWhenInUse approximate: Une position approximative suffit pour la météo.
        fr LocationWhenInUse placeSent: Affiche les cafés proches. Votre position n’est envoyée à aucun serveur.
        fr LocationWhenInUse placeSent: Votre position ne quitte jamais votre téléphone.
        fr LocationWhenInUse shared: Nous ne partageons jamais votre position avec des tiers.
        fr PhotoLibrary onlyPicked: Importe uniquement les photos que vous choisissez.
        fr Contacts contactsSent: Retrouve vos amis parmi vos contacts, qui ne sont jamais envoyés.
        fr Contacts contactsSent: Propose des noms. Votre carnet d’adresses reste sur cet appareil.
        fr HealthUpdate written: Cette app n’écrit jamais dans Santé.
        fr BluetoothAlways used: Cette app n’utilise pas le Bluetooth.
        fr CalendarsFullAccess read: Ajoute vos réservations. Vos autres rendez-vous ne sont jamais lus.
        fr Camera deleted: Lit le numéro de votre carte. La photo est supprimée aussitôt.
        fr Camera pictureSent: Lit votre compteur. Les photos ne sont pas transmises.
        es Microphone recorded: Muestra la nota que cantas. No se graba nada.
        es Microphone recorded: Mide el ruido de la habitación sin guardar ningún sonido.
        es Microphone soundSent: Graba una nota. El audio se queda en tu iPhone.
        es Microphone soundSent: Tus notas de voz no se suben a ningún sitio.
        es Microphone soundSent: Las grabaciones nunca salen de este dispositivo.
        es SpeechRecognition recognizedOnServer: Convierte tu voz en texto en el propio dispositivo.
        es SpeechRecognition recognizedOnServer: Tu dictado se procesa solo en tu teléfono.
        es Microphone transcribed: Conserva tus notas como sonido y nunca las transcribe.
        es Microphone whileHeld: Escucha solo mientras mantienes pulsado el botón.
        es LocationWhenInUse whileOpen: Muestra paradas cercanas, nunca en segundo plano.
        es LocationWhenInUse whileOpen: Tu ubicación solo se usa mientras la app está abierta.
        es LocationWhenInUse approximate: Basta con una ubicación aproximada para el tiempo.
        es LocationWhenInUse placeSent: Muestra cafés cercanos. Tu ubicación no se envía a ningún servidor.
        es LocationWhenInUse placeSent: Tu ubicación no sale de tu teléfono.
        es LocationWhenInUse shared: Nunca compartimos tu ubicación con terceros.
        es PhotoLibrary onlyPicked: Importa solo las fotos que eliges.
        es Contacts contactsSent: Encuentra amigos entre tus contactos, que nunca se envían.
        es Contacts contactsSent: Sugiere nombres. Tu agenda permanece en este dispositivo.
        es HealthUpdate written: Esta app nunca escribe en Salud.
        es BluetoothAlways used: Esta app no usa Bluetooth.
        es CalendarsFullAccess read: Añade tus reservas. Tus otras citas no se leen.
        es Camera deleted: Lee el número de tu tarjeta. La foto se borra enseguida.
        es Camera pictureSent: Lee tu contador. Las fotos no se transfieren.
        it Microphone recorded: Mostra la nota che canti. Non viene registrato nulla.
        it Microphone recorded: Misura il rumore della stanza senza salvare alcun suono.
        it Microphone soundSent: Registra un promemoria. L’audio resta sul tuo iPhone.
        it Microphone soundSent: Le tue note vocali non vengono mai caricate online.
        it Microphone soundSent: Le registrazioni non lasciano questo dispositivo.
        it SpeechRecognition recognizedOnServer: Converte la voce in testo direttamente sul dispositivo.
        it SpeechRecognition recognizedOnServer: La dettatura viene elaborata solo in locale.
        it Microphone transcribed: Conserva le note come suono e non le trascrive mai.
        it Microphone whileHeld: Ascolta solo mentre tieni premuto il pulsante.
        it LocationWhenInUse whileOpen: Mostra le fermate vicine, mai in background.
        it LocationWhenInUse whileOpen: La tua posizione viene usata solo quando l’app è aperta.
        it LocationWhenInUse approximate: Per il meteo basta una posizione approssimativa.
        it LocationWhenInUse placeSent: Mostra i bar vicini. La tua posizione non viene inviata a nessun server.
        it LocationWhenInUse placeSent: La tua posizione non lascia mai il telefono.
        it LocationWhenInUse shared: Non condividiamo mai la tua posizione con terzi.
        it PhotoLibrary onlyPicked: Importa solo le foto che scegli.
        it Contacts contactsSent: Trova gli amici tra i tuoi contatti, che non vengono mai inviati.
        it Contacts contactsSent: Suggerisce i nomi. La rubrica rimane su questo dispositivo.
        it HealthUpdate written: Questa app non scrive mai in Salute.
        it BluetoothAlways used: Questa app non usa il Bluetooth.
        it CalendarsFullAccess read: Aggiunge le tue prenotazioni. Gli altri appuntamenti non vengono letti.
        it Camera deleted: Legge il numero della carta. La foto viene eliminata subito.
        it Camera pictureSent: Legge il contatore. Le foto non vengono trasmesse.
        pt-BR Microphone recorded: Mostra a nota que você canta. Nada é gravado.
        pt-BR Microphone recorded: Mede o ruído do quarto sem salvar nenhum som.
        pt-BR Microphone soundSent: Grava um lembrete. O áudio fica no seu iPhone.
        pt-BR Microphone soundSent: Suas notas de voz nunca são enviadas.
        pt-BR Microphone soundSent: As gravações não saem deste aparelho.
        pt-BR SpeechRecognition recognizedOnServer: Converte a fala em texto no próprio dispositivo.
        pt-BR SpeechRecognition recognizedOnServer: O ditado é processado somente no seu celular.
        pt-BR Microphone transcribed: Guarda as notas como som e nunca as transcreve.
        pt-BR Microphone whileHeld: Escuta apenas enquanto você segura o botão.
        pt-BR LocationWhenInUse whileOpen: Mostra pontos próximos, nunca em segundo plano.
        pt-BR LocationWhenInUse whileOpen: Sua localização só é usada enquanto o app está aberto.
        pt-BR LocationWhenInUse approximate: Uma localização aproximada basta para o clima.
        pt-BR LocationWhenInUse placeSent: Mostra cafés próximos. Sua localização não é enviada a nenhum servidor.
        pt-BR LocationWhenInUse placeSent: Sua localização nunca sai do seu telefone.
        pt-BR LocationWhenInUse shared: Nunca compartilhamos sua localização com terceiros.
        pt-BR PhotoLibrary onlyPicked: Importa apenas as fotos que você escolhe.
        pt-BR Contacts contactsSent: Encontra amigos nos seus contatos, que nunca são enviados.
        pt-BR Contacts contactsSent: Sugere nomes. Sua agenda permanece neste dispositivo.
        pt-BR HealthUpdate written: Este app nunca grava no Saúde.
        pt-BR BluetoothAlways used: Este app não usa Bluetooth.
        pt-BR CalendarsFullAccess read: Adiciona suas reservas. Seus outros compromissos não são lidos.
        pt-BR Camera deleted: Lê o número do cartão. A foto é apagada imediatamente.
        pt-BR Camera pictureSent: Lê o medidor. As fotos não são transmitidas.
        nl Microphone recorded: Toont de noot die je zingt. Er wordt niets opgenomen.
        nl Microphone recorded: Meet het geluid in de kamer zonder iets te bewaren.
        nl Microphone soundSent: Neemt een memo op. Het geluid blijft op je iPhone.
        nl Microphone soundSent: Je spraaknotities worden nergens geüpload.
        nl Microphone soundSent: Opnames verlaten dit apparaat niet.
        nl SpeechRecognition recognizedOnServer: Zet spraak om in tekst op het apparaat zelf.
        nl SpeechRecognition recognizedOnServer: Je dictaat wordt alleen lokaal verwerkt.
        nl Microphone transcribed: Bewaart je notities als geluid en zet ze nooit om in tekst.
        nl Microphone whileHeld: Luistert alleen zolang je de knop ingedrukt houdt.
        nl LocationWhenInUse whileOpen: Toont haltes in de buurt, nooit op de achtergrond.
        nl LocationWhenInUse whileOpen: Je locatie wordt alleen gebruikt terwijl de app open is.
        nl LocationWhenInUse approximate: Een geschatte locatie is genoeg voor het weer.
        nl LocationWhenInUse placeSent: Toont cafés in de buurt. Je locatie wordt naar geen enkele server gestuurd.
        nl LocationWhenInUse placeSent: Je locatie verlaat je telefoon nooit.
        nl LocationWhenInUse shared: We delen je locatie nooit met derden.
        nl PhotoLibrary onlyPicked: Importeert alleen de foto's die je kiest.
        nl Contacts contactsSent: Vindt vrienden in je contacten, die nooit worden verzonden.
        nl Contacts contactsSent: Stelt namen voor. Je adresboek blijft op dit apparaat.
        nl HealthUpdate written: Deze app schrijft nooit iets naar Gezondheid.
        nl BluetoothAlways used: Deze app gebruikt geen bluetooth.
        nl CalendarsFullAccess read: Voegt je boekingen toe. Andere afspraken worden niet gelezen.
        nl Camera deleted: Leest het nummer van je kaart. De foto wordt meteen verwijderd.
        nl Camera pictureSent: Leest je meter af. Foto's worden niet verstuurd.
        ru Microphone recorded: Показывает ноту, которую вы поёте. Ничего не записывается.
        ru Microphone recorded: Измеряет шум в комнате и не сохраняет звук.
        ru Microphone soundSent: Записывает заметку. Звук остаётся на вашем iPhone.
        ru Microphone soundSent: Ваши голосовые заметки никуда не загружаются.
        ru Microphone soundSent: Записи не покидают это устройство.
        ru SpeechRecognition recognizedOnServer: Превращает речь в текст прямо на устройстве.
        ru SpeechRecognition recognizedOnServer: Диктовка обрабатывается только на вашем телефоне.
        ru Microphone transcribed: Хранит заметки как звук и никогда не расшифровывает их.
        ru Microphone whileHeld: Слушает, только пока вы удерживаете кнопку.
        ru LocationWhenInUse whileOpen: Показывает остановки рядом и никогда не работает в фоне.
        ru LocationWhenInUse whileOpen: Местоположение используется, только пока приложение открыто.
        ru LocationWhenInUse approximate: Для погоды достаточно приблизительного местоположения.
        ru LocationWhenInUse placeSent: Показывает кафе рядом. Местоположение не отправляется ни на какой сервер.
        ru LocationWhenInUse placeSent: Ваше местоположение не покидает телефон.
        ru LocationWhenInUse shared: Мы никогда не передаём ваше местоположение третьим лицам.
        ru PhotoLibrary onlyPicked: Импортирует только те фотографии, которые вы выберете.
        ru Contacts contactsSent: Находит друзей среди контактов, которые никогда не отправляются.
        ru Contacts contactsSent: Подсказывает имена. Ваша адресная книга остаётся на этом устройстве.
        ru HealthUpdate written: Приложение никогда не записывает данные в «Здоровье».
        ru BluetoothAlways used: Приложение не использует Bluetooth.
        ru CalendarsFullAccess read: Добавляет ваши записи. Другие события не читаются.
        ru Camera deleted: Считывает номер карты. Снимок сразу удаляется.
        ru Camera pictureSent: Считывает счётчик. Снимки не передаются.
        ko Microphone recorded: 부르는 음의 높이를 보여 줍니다. 아무것도 녹음하지 않습니다.
        ko Microphone recorded: 방의 소음을 재며 소리는 저장하지 않아요.
        ko Microphone soundSent: 메모를 녹음합니다. 소리는 iPhone에만 남습니다.
        ko Microphone soundSent: 음성 메모는 어디에도 업로드되지 않습니다.
        ko Microphone soundSent: 녹음은 기기 밖으로 나가지 않습니다.
        ko SpeechRecognition recognizedOnServer: 말한 내용을 기기에서 바로 글로 바꿉니다.
        ko SpeechRecognition recognizedOnServer: 받아쓰기는 휴대폰 안에서만 처리됩니다.
        ko Microphone transcribed: 음성 메모를 소리로만 보관하고 글로 바꾸지 않습니다.
        ko Microphone whileHeld: 버튼을 누르고 있는 동안에만 듣습니다.
        ko LocationWhenInUse whileOpen: 가까운 정류장을 보여 주며 백그라운드에서는 사용하지 않습니다.
        ko LocationWhenInUse whileOpen: 앱을 사용하는 동안에만 위치를 씁니다.
        ko LocationWhenInUse approximate: 날씨에는 대략적인 위치면 충분합니다.
        ko LocationWhenInUse placeSent: 가까운 카페를 보여 줍니다. 위치를 서버로 보내지 않습니다.
        ko LocationWhenInUse placeSent: 위치 정보는 휴대폰을 벗어나지 않습니다.
        ko LocationWhenInUse shared: 위치 정보를 제3자에게 제공하지 않습니다.
        ko PhotoLibrary onlyPicked: 선택한 사진만 가져옵니다.
        ko Contacts contactsSent: 연락처에서 친구를 찾습니다. 연락처는 절대 전송되지 않습니다.
        ko Contacts contactsSent: 이름을 추천합니다. 주소록은 이 기기에만 있습니다.
        ko HealthUpdate written: 이 앱은 건강 앱에 아무것도 기록하지 않습니다.
        ko BluetoothAlways used: 이 앱은 블루투스를 사용하지 않습니다.
        ko CalendarsFullAccess read: 예약을 추가합니다. 다른 일정은 읽지 않습니다.
        ko Camera deleted: 카드 번호를 읽습니다. 사진은 즉시 삭제됩니다.
        ko Camera pictureSent: 계량기를 읽습니다. 사진은 전송하지 않습니다.
        ja Microphone recorded: 歌った音の高さを表示します。録音は一切しません。
        ja Microphone recorded: 部屋の騒音を測るだけで、音は保存しません。
        ja Microphone soundSent: メモを録音します。音声はiPhoneの中にだけ残ります。
        ja Microphone soundSent: ボイスメモがアップロードされることはありません。
        ja Microphone soundSent: 録音データが端末の外に出ることはありません。
        ja SpeechRecognition recognizedOnServer: 話した言葉をデバイス上で文字にします。
        ja SpeechRecognition recognizedOnServer: 音声入力はiPhone内だけで処理されます。
        ja Microphone transcribed: メモは音のまま保存し、文字起こしはしません。
        ja Microphone whileHeld: ボタンを押している間だけ聞き取ります。
        ja LocationWhenInUse whileOpen: 近くの停留所を表示します。バックグラウンドでは使用しません。
        ja LocationWhenInUse whileOpen: アプリを使っている間だけ位置情報を利用します。
        ja LocationWhenInUse approximate: 天気にはおおよその位置で十分です。
        ja LocationWhenInUse placeSent: 近くのカフェを表示します。位置情報をサーバーに送信しません。
        ja LocationWhenInUse placeSent: 位置情報がスマートフォンから出ることはありません。
        ja LocationWhenInUse shared: 位置情報を第三者に提供することはありません。
        ja PhotoLibrary onlyPicked: 選んだ写真だけを読み込みます。
        ja Contacts contactsSent: 連絡先から友だちを探します。連絡先は送信されません。
        ja Contacts contactsSent: 名前の候補を表示します。アドレス帳は端末内にとどまります。
        ja HealthUpdate written: このアプリはヘルスケアに何も書き込みません。
        ja BluetoothAlways used: このアプリはBluetoothを使用しません。
        ja CalendarsFullAccess read: 予約を追加します。ほかの予定は読み取りません。
        ja Camera deleted: カードの番号を読み取ります。写真はすぐに削除されます。
        ja Camera pictureSent: メーターを読み取ります。写真は送信しません。
        zh-Hans Microphone recorded: 显示您唱的音高，不会录音。
        zh-Hans Microphone recorded: 测量房间噪音，不保存任何声音。
        zh-Hans Microphone soundSent: 录制备忘。声音只保存在您的 iPhone 上。
        zh-Hans Microphone soundSent: 您的语音备忘绝不会上传到任何地方。
        zh-Hans Microphone soundSent: 录音不会离开这台设备。
        zh-Hans SpeechRecognition recognizedOnServer: 在设备上直接把语音转成文字。
        zh-Hans SpeechRecognition recognizedOnServer: 听写内容仅在手机上处理。
        zh-Hans Microphone transcribed: 备忘只以声音保存，不会转成文字。
        zh-Hans Microphone whileHeld: 仅在您按住按钮时聆听。
        zh-Hans LocationWhenInUse whileOpen: 显示附近的车站，绝不在后台使用。
        zh-Hans LocationWhenInUse whileOpen: 仅在您使用应用时使用位置。
        zh-Hans LocationWhenInUse approximate: 查看天气只需要大致位置。
        zh-Hans LocationWhenInUse placeSent: 显示附近的咖啡馆。位置不会发送到任何服务器。
        zh-Hans LocationWhenInUse placeSent: 您的位置绝不会离开手机。
        zh-Hans LocationWhenInUse shared: 我们绝不会把您的位置提供给第三方。
        zh-Hans PhotoLibrary onlyPicked: 只导入您选择的照片。
        zh-Hans Contacts contactsSent: 在通讯录中查找朋友，通讯录不会上传。
        zh-Hans Contacts contactsSent: 输入时提示姓名。通讯录留在本机。
        zh-Hans HealthUpdate written: 本应用不会向“健康”写入任何数据。
        zh-Hans BluetoothAlways used: 本应用不使用蓝牙。
        zh-Hans CalendarsFullAccess read: 添加您的预约，不会读取其他日程。
        zh-Hans Camera deleted: 读取卡号，照片随后立即删除。
        zh-Hans Camera pictureSent: 读取电表。照片不会传送出去。
        zh-Hant Microphone recorded: 顯示您唱的音高，不會錄音。
        zh-Hant Microphone soundSent: 錄下備忘。聲音只會留在您的 iPhone 上。
        zh-Hant SpeechRecognition recognizedOnServer: 在裝置上直接把語音轉成文字。
        zh-Hant LocationWhenInUse placeSent: 顯示附近的咖啡館。位置不會傳送到任何伺服器。
        zh-Hant LocationWhenInUse whileOpen: 僅在您使用 App 時取用位置，絕不在背景使用。
        zh-Hant PhotoLibrary onlyPicked: 只會匯入您選取的照片。
        zh-Hant HealthUpdate written: 本 App 不會向「健康」寫入任何資料。
        zh-Hant BluetoothAlways used: 本 App 不使用藍牙。
        """

    /// What looks like a promise and is none, or one of something else.
    static let others = """
        en Microphone recorded: Records voice memos without leaving the app.
        en Microphone recorded: Records a memo. It is not stored on our servers.
        en Microphone recorded: Records a memo. You never have to save by hand.
        en Microphone soundSent: Sends voice messages. Nothing is sent until you tap Send.
        en Microphone soundSent: Sends voice messages to your group; they are not shared with advertisers.
        en Microphone recorded: Nothing is recorded while the screen is locked.
        en LocationWhenInUse placeSent: Shares your live position with the friends you pick. We never sell it.
        en LocationWhenInUse placeSent: Shows the weather where you are. Your name and email are never sent.
        en LocationWhenInUse placeSent: Sends your position to the driver, never to other passengers.
        en Contacts contactsSent: Finds friends on our server. Phone numbers are not stored there.
        en HealthUpdate written: Writes your runs to Health. It never changes entries of other apps.
        en CalendarsFullAccess read: Shows your week. Events are never deleted.
        en Camera pictureSent: Sends a photo of the receipt to accounting. Don't worry, it leaves no trace on your phone.
        en PhotoLibrary onlyPicked: Shows all your photos by place. Only you can see them.
        en SpeechRecognition recognizedOnServer: Types what you say. You don't need to tap anything.
        en Microphone transcribed: Takes dictation. No typing needed.
        de Microphone recorded: Nimmt Notizen auf, ohne dass du die App verlassen musst.
        de Microphone recorded: Ohne Mikrofon kannst du keine Memos aufnehmen.
        de Microphone recorded: Nimmt ein Memo auf. Es wird nicht auf unseren Servern gespeichert.
        de Microphone soundSent: Sendet Sprachnachrichten. Ohne dein Tippen auf Senden wird nichts übertragen.
        de LocationWhenInUse placeSent: Teilt deine Position mit Freunden. Wir verkaufen sie nicht.
        de LocationWhenInUse placeSent: Zeigt das Wetter. Dein Name wird nie übertragen.
        de CalendarsFullAccess read: Zeigt deine Woche. Termine werden nie gelöscht.
        de Contacts contactsSent: Findet Freunde auf unserem Server. Nummern werden dort nicht gespeichert.
        de Microphone transcribed: Schreibt mit, was du sagst. Du musst nichts tippen.
        de PhotoLibrary onlyPicked: Zeigt alle Fotos nach Orten. Nur du kannst sie sehen.
        fr Microphone recorded: Enregistre des mémos sans quitter l’app.
        fr Microphone recorded: Sans micro, vous ne pouvez pas enregistrer de mémos.
        fr Microphone recorded: Enregistre un mémo. Il n’est pas conservé sur nos serveurs.
        fr Microphone soundSent: Envoie des messages vocaux. Rien n’est envoyé sans votre accord.
        fr LocationWhenInUse placeSent: Partage votre position avec vos amis. Nous ne la vendons pas.
        fr LocationWhenInUse placeSent: Affiche la météo. Votre nom n’est jamais transmis.
        fr CalendarsFullAccess read: Affiche votre semaine. Aucun événement n’est supprimé.
        fr Contacts contactsSent: Retrouve vos amis sur notre serveur. Les numéros n’y sont pas conservés.
        fr Microphone transcribed: Écrit ce que vous dites. Vous n’avez rien à taper.
        es Microphone recorded: Graba notas sin salir de la app.
        es Microphone recorded: Sin el micrófono no podrás grabar notas.
        es Microphone recorded: Graba una nota. No se guarda en nuestros servidores.
        es Microphone soundSent: Envía mensajes de voz. No se envía nada hasta que pulses Enviar.
        es LocationWhenInUse placeSent: Comparte tu ubicación con tus amigos. No la vendemos.
        es LocationWhenInUse placeSent: Muestra el tiempo. Tu nombre nunca se envía.
        es CalendarsFullAccess read: Muestra tu semana. Nunca se borra ningún evento.
        es Contacts contactsSent: Busca amigos en nuestro servidor. Los números no se guardan allí.
        it Microphone recorded: Registra promemoria senza uscire dall’app.
        it Microphone recorded: Senza microfono non puoi registrare promemoria.
        it Microphone recorded: Registra un promemoria. Non viene salvato sui nostri server.
        it Microphone soundSent: Invia messaggi vocali. Nulla viene inviato finché non tocchi Invia.
        it LocationWhenInUse placeSent: Condivide la tua posizione con gli amici. Non la vendiamo.
        it LocationWhenInUse placeSent: Mostra il meteo. Il tuo nome non viene mai inviato.
        it CalendarsFullAccess read: Mostra la settimana. Nessun evento viene eliminato.
        it Contacts contactsSent: Trova amici sul nostro server. I numeri non vengono conservati lì.
        pt-BR Microphone recorded: Grava lembretes sem sair do app.
        pt-BR Microphone recorded: Sem o microfone você não pode gravar lembretes.
        pt-BR Microphone recorded: Grava um lembrete. Ele não é guardado em nossos servidores.
        pt-BR Microphone soundSent: Envia mensagens de voz. Nada é enviado até você tocar em Enviar.
        pt-BR LocationWhenInUse placeSent: Compartilha sua posição com amigos. Nós não a vendemos.
        pt-BR LocationWhenInUse placeSent: Mostra o clima. Seu nome nunca é enviado.
        pt-BR CalendarsFullAccess read: Mostra sua semana. Nenhum evento é apagado.
        nl Microphone recorded: Neemt memo's op zonder de app te verlaten.
        nl Microphone recorded: Zonder microfoon kun je geen memo's opnemen.
        nl Microphone recorded: Neemt een memo op. Die wordt niet op onze servers bewaard.
        nl Microphone soundSent: Verstuurt spraakberichten. Er wordt niets verstuurd totdat je op Verstuur tikt.
        nl LocationWhenInUse placeSent: Deelt je positie met vrienden. We verkopen die niet.
        nl LocationWhenInUse placeSent: Toont het weer. Je naam wordt nooit verstuurd.
        nl CalendarsFullAccess read: Toont je week. Afspraken worden nooit verwijderd.
        ru Microphone recorded: Записывает заметки, не выходя из приложения.
        ru Microphone recorded: Без микрофона записывать заметки не получится.
        ru Microphone recorded: Записывает заметку. Она не хранится на наших серверах.
        ru Microphone soundSent: Отправляет голосовые сообщения. Ничего не отправляется, пока вы не нажмёте «Отправить».
        ru LocationWhenInUse placeSent: Показывает ваше место друзьям. Мы его не продаём.
        ru LocationWhenInUse placeSent: Показывает погоду. Ваше имя никогда не отправляется.
        ru CalendarsFullAccess read: Показывает вашу неделю. События никогда не удаляются.
        ko Microphone recorded: 앱을 나가지 않고 메모를 녹음합니다.
        ko Microphone recorded: 마이크가 없으면 메모를 녹음할 수 없습니다.
        ko Microphone recorded: 메모를 녹음합니다. 저희 서버에는 저장되지 않습니다.
        ko Microphone soundSent: 음성 메시지를 보냅니다. 보내기를 누르기 전에는 전송되지 않습니다.
        ko LocationWhenInUse placeSent: 친구에게 위치를 알려 줍니다. 위치를 판매하지 않습니다.
        ko LocationWhenInUse placeSent: 날씨를 보여 줍니다. 이름은 전송되지 않습니다.
        ko CalendarsFullAccess read: 한 주의 일정을 보여 줍니다. 일정은 삭제되지 않습니다.
        ko Contacts contactsSent: 서버에서 친구를 찾습니다. 전화번호는 서버에 저장되지 않습니다.
        ja Microphone recorded: アプリを閉じずにメモを録音できます。
        ja Microphone recorded: マイクがないとメモを録音できません。
        ja Microphone recorded: メモを録音します。当社のサーバーには保存されません。
        ja Microphone soundSent: ボイスメッセージを送ります。送信を押すまで送信されません。
        ja LocationWhenInUse placeSent: 友だちに居場所を知らせます。位置情報を販売しません。
        ja LocationWhenInUse placeSent: 天気を表示します。お名前は送信されません。
        ja CalendarsFullAccess read: 一週間の予定を表示します。予定は削除されません。
        ja Contacts contactsSent: サーバーで友だちを探します。電話番号はサーバーに保存されません。
        zh-Hans Microphone recorded: 无需离开应用即可录制备忘。
        zh-Hans Microphone recorded: 没有麦克风就无法录制备忘。
        zh-Hans Microphone recorded: 录制备忘，不会保存在我们的服务器上。
        zh-Hans Microphone soundSent: 发送语音消息。在您点按发送之前不会发送任何内容。
        zh-Hans LocationWhenInUse placeSent: 向朋友显示您的位置。我们不会出售它。
        zh-Hans LocationWhenInUse placeSent: 显示天气。您的姓名绝不会发送。
        zh-Hans CalendarsFullAccess read: 显示您的一周。日程绝不会被删除。
        zh-Hans Contacts contactsSent: 在服务器上查找朋友，电话号码不会存储在服务器上。
        zh-Hant Microphone recorded: 無需離開 App 即可錄下備忘。
        zh-Hant Contacts contactsSent: 在伺服器上尋找朋友，電話號碼不會儲存在伺服器上。
        """
}
