import PlainspokenWording

/// Sentences with the promises they make, one a line; a dash where they make none that code could refute.
///
/// `stays` stands for what leaves no device, however it is said; `no-…` for what is denied.
enum ClaimSentences {
    static let tables: [(Language, String)] = [
        (.english, english), (.german, german), (.french, french), (.spanish, spanish), (.italian, italian),
        (.portuguese, portuguese), (.dutch, dutch), (.russian, russian), (.japanese, japanese), (.korean, korean),
        (.chinese, chinese),
    ]

    private static let english = """
        stays | Measures your heartbeat with the lens. No picture ever leaves your phone.
        stays | Your address book is never uploaded.
        stays | We don't send your location to anyone.
        stays | Speech is processed on this device only.
        stays | Everything you say stays on your Mac.
        stays no-stored | Finds faces in your pictures; nothing is stored or sent.
        no-shared | Your steps are not shared with third parties.
        no-apple | Your words are never sent to Apple.
        no-stored | Checks the tickets of your guests without saving the pictures.
        no-stored-on-server | Finds people you know. We never keep your contacts on our servers.
        no-recorded | Shows how loud the street is. No recording is made.
        no-recorded no-stored | The microphone tunes your violin; audio is neither recorded nor stored.
        deleted | Reads the meter. The photo is deleted immediately afterwards.
        no-transcribed | Keeps your voice notes; they are never transcribed.
        held | Listens only while you hold down the key.
        open | Draws your route, only while the app is open.
        open | Draws your route. Your position is never tracked in the background.
        picked | Only the contacts you select are read.
        no-read | Adds a lesson to your calendar. Other entries are not read.
        no-written | Shows your meetings and never changes them.
        approximate | Your rough position is enough for the forecast.
        no-used | This app doesn't use the camera.
        no-used | We will never ask you for this permission.
        - | Without access you cannot record memos.
        - | If you say no, nothing can be recorded.
        - | We do not use it for advertising.
        - | Nothing is uploaded unless you tap Share.
        - | Your photos are not shared without your consent.
        - | So that you never miss a meeting again.
        - | Choose photos on your device to print.
        - | Stay connected to your device while you ride.
        - | Your key is stored on this device.
        - | You can stop recording at any time.
        - | Records notes so you don't have to type.
        - | No more typing: just say what you need to buy.
        - | Take pictures and send them to your friends.
        - | Never leave your keys behind again.
        - | You don't need an account to scan codes.
        """

    private static let german = """
        stays | Deine Aufnahmen werden nirgendwohin übertragen.
        stays | Kein Bild verlässt dein iPhone.
        stays | Die Sprache wird ausschließlich auf diesem Gerät verarbeitet.
        stays | Wir laden deine Kontakte nicht hoch und senden sie nicht weiter.
        no-shared | Wir geben deine Schritte nicht an Dritte weiter.
        no-apple | Was du sagst, wird nicht an Apple gesendet.
        no-stored | Prüft die Karten deiner Gäste, ohne Bilder zu speichern.
        no-stored | Die Fotos werden zu keiner Zeit gespeichert.
        no-stored-on-server | Findet Bekannte. Auf unseren Servern werden deine Kontakte nicht gespeichert.
        no-recorded | Stimmt deine Geige. Es wird nichts aufgenommen.
        no-recorded | Zeigt die Lautstärke; es werden keine Aufnahmen gemacht.
        deleted | Liest den Zähler ab. Das Foto wird danach sofort gelöscht.
        no-transcribed | Bewahrt deine Sprachnotizen auf. Sie werden nie in Text umgewandelt.
        held | Hört nur zu, solange du die Taste gedrückt hältst.
        open | Dein Standort wird nur verwendet, während die App geöffnet ist.
        open | Zeichnet deinen Weg auf, jedoch nie im Hintergrund.
        picked | Es werden nur die Kontakte gelesen, die du auswählst.
        no-read | Trägt Kurse ein. Deine übrigen Termine werden nicht gelesen.
        no-written | Zeigt deine Termine und ändert sie nie.
        approximate | Für das Wetter reicht dein ungefährer Standort.
        no-used | Diese App verwendet die Kamera nicht.
        no-used | Nach dem Standort wird nie gefragt.
        - | Ohne Zugriff kannst du keine Memos aufnehmen.
        - | Wenn du ablehnst, wird nichts aufgenommen.
        - | Deine Daten werden nicht für Werbung verwendet.
        - | Nichts wird hochgeladen, bis du auf Teilen tippst.
        - | Ohne deine Zustimmung werden keine Fotos geteilt.
        - | Damit du nie wieder einen Termin verpasst.
        - | Wähle Fotos auf deinem Gerät aus, um sie zu drucken.
        - | Nimmt Notizen auf, damit du nicht tippen musst.
        - | Speichert deine Bilder auf deinem iPhone.
        - | Teile Fotos mit deinen Freunden.
        """

    private static let french = """
        stays | Aucune photo ne quitte votre iPhone.
        stays | Votre carnet d'adresses n'est jamais envoyé.
        stays | Vos paroles sont traitées uniquement sur cet appareil.
        stays | Rien n'est transmis à nos serveurs.
        no-shared | Vos pas ne sont pas partagés avec des tiers.
        no-apple | Votre voix n'est jamais envoyée à Apple.
        no-stored | Vérifie les billets sans conserver les images.
        no-stored | Les photos ne sont en aucun cas conservées.
        no-recorded no-stored | Mesure le bruit de la rue. Rien n'est enregistré.
        no-recorded | Accorde votre violon sans faire d'enregistrement.
        deleted | Lit le compteur. La photo est supprimée juste après.
        no-transcribed | Garde vos notes vocales. Elles ne sont jamais transcrites.
        held | Écoute uniquement tant que vous maintenez le bouton appuyé.
        open | Trace votre parcours uniquement lorsque l'application est ouverte.
        open | Votre position n'est pas utilisée en arrière-plan.
        picked | Seuls les contacts que vous sélectionnez sont lus.
        no-read | Ajoute un cours au calendrier. Vos autres événements ne sont pas lus.
        no-written | Affiche vos rendez-vous et ne les modifie jamais.
        approximate | Une position approximative suffit pour la météo.
        no-used | Cette app n'utilise pas l'appareil photo.
        no-used | Cette autorisation n'est jamais demandée.
        - | Sans accès, vous ne pouvez pas enregistrer de mémos.
        - | Si vous refusez, rien ne sera enregistré.
        - | Votre position n'est pas utilisée à des fins publicitaires.
        - | Rien n'est envoyé sans votre accord.
        - | Pour ne plus jamais manquer un rendez-vous.
        - | Choisissez des photos sur votre appareil pour les imprimer.
        - | Enregistrez des notes sans avoir à taper.
        - | Partagez vos photos avec vos amis.
        """

    private static let spanish = """
        stays | Ninguna foto sale de tu iPhone.
        stays | Tu agenda nunca se sube a ningún servidor.
        stays | Tu voz se procesa únicamente en este dispositivo.
        stays | No enviamos tu ubicación a nadie.
        no-shared | Tus pasos no se comparten con terceros.
        no-apple | Lo que dices no se envía a Apple.
        no-stored | Comprueba las entradas sin guardar las imágenes.
        no-stored | Las fotos no se almacenan en ningún caso.
        no-recorded | Mide el ruido de la calle. No se graba nada.
        deleted | Lee el contador. La foto se borra inmediatamente.
        no-transcribed | Guarda tus notas de voz. Nunca se transcriben.
        held | Escucha solo mientras mantienes pulsado el botón.
        open | Dibuja tu ruta solo cuando la aplicación está abierta.
        open | Tu ubicación nunca se usa en segundo plano.
        picked | Solo se leen los contactos que eliges.
        no-read | Añade una clase al calendario. Tus otros eventos no se leen.
        no-written | Muestra tus citas y nunca las modifica.
        approximate | Basta tu ubicación aproximada para el tiempo.
        no-used | Esta app no usa la cámara.
        no-used | Nunca pedimos este permiso.
        - | Sin acceso no podrás grabar notas.
        - | Si no lo permites, no se grabará nada.
        - | No usamos tu ubicación para publicidad.
        - | Nada se envía sin tu permiso.
        - | Para que nunca te pierdas una cita.
        - | Elige fotos en tu dispositivo para imprimirlas.
        - | Comparte fotos con tus amigos.
        """

    private static let italian = """
        stays | Nessuna foto esce dal tuo iPhone.
        stays | La tua rubrica non viene mai inviata.
        stays | La tua voce viene elaborata solo su questo dispositivo.
        no-shared | I tuoi passi non vengono condivisi con terzi.
        no-apple | Ciò che dici non viene inviato ad Apple.
        no-stored | Controlla i biglietti senza salvare le immagini.
        no-stored | Le foto non vengono conservate.
        no-recorded | Misura il rumore della strada. Non viene registrato nulla.
        deleted | Legge il contatore. La foto viene cancellata subito dopo.
        no-transcribed | Conserva le tue note vocali, che non vengono mai trascritte.
        held | Ascolta solo mentre tieni premuto il pulsante.
        open | Disegna il percorso solo quando l'app è aperta.
        open | La tua posizione non viene mai usata in background.
        picked | Vengono letti solo i contatti che scegli.
        no-read | Aggiunge una lezione al calendario. Gli altri eventi non vengono letti.
        no-written | Mostra i tuoi appuntamenti e non li modifica mai.
        approximate | Per il meteo basta la tua posizione approssimativa.
        no-used | Questa app non usa la fotocamera.
        no-used | Questo permesso non viene mai chiesto.
        - | Senza accesso non puoi registrare note.
        - | Se neghi l'accesso, non verrà registrato nulla.
        - | La posizione non viene usata per la pubblicità.
        - | Niente viene inviato senza il tuo consenso.
        - | Per non perdere mai un appuntamento.
        - | Scegli le foto sul dispositivo da stampare.
        """

    private static let portuguese = """
        stays | Nenhuma foto sai do seu iPhone.
        stays | Sua agenda nunca é enviada.
        stays | Sua voz é processada apenas neste dispositivo.
        stays | Não enviamos sua localização a ninguém.
        no-shared | Seus passos não são compartilhados com terceiros.
        no-apple | O que você diz não é enviado à Apple.
        no-stored | Confere os ingressos sem salvar as imagens.
        no-stored | As fotos não são armazenadas.
        no-recorded | Mede o barulho da rua. Nada é filmado.
        deleted | Lê o medidor. A foto é apagada imediatamente.
        no-transcribed | Guarda suas notas de voz, que nunca são transcritas.
        held | Ouve apenas enquanto você segura o botão.
        open | Desenha seu percurso só quando o app está aberto.
        open | Sua localização nunca é usada em segundo plano.
        picked | Só lemos os contatos que você escolher.
        no-read | Adiciona uma aula ao calendário. Seus outros eventos não são lidos.
        approximate | Basta sua localização aproximada para o clima.
        no-used | Este app não usa a câmera.
        no-used | Nunca pedimos esta permissão.
        - | Sem acesso, você não pode gravar notas.
        - | Se você recusar, nada será gravado.
        - | Não usamos sua localização para publicidade.
        - | Nada é enviado sem sua permissão.
        - | Para você nunca perder um compromisso.
        """

    private static let dutch = """
        stays | Geen enkele foto verlaat je iPhone.
        stays | Je adresboek wordt nooit geüpload.
        stays | Je stem wordt uitsluitend op dit apparaat verwerkt.
        stays | Wij sturen je locatie naar niemand.
        no-shared | Je stappen worden niet met derden gedeeld.
        no-apple | Wat je zegt wordt niet naar Apple gestuurd.
        no-stored | Controleert kaartjes zonder foto's op te slaan.
        no-stored | De foto's worden niet bewaard.
        no-recorded | Meet het lawaai op straat. Er wordt niets opgenomen.
        deleted | Leest de meter af. De foto wordt meteen verwijderd.
        no-transcribed | Bewaart je spraakmemo's. Ze worden nooit in tekst omgezet.
        held | Luistert alleen als je de knop ingedrukt houdt.
        open | Tekent je route alleen terwijl de app open is.
        open | Je locatie wordt nooit op de achtergrond gebruikt.
        picked | Alleen de contacten die je kiest worden gelezen.
        no-read | Zet een les in je agenda. Je andere afspraken worden niet gelezen.
        no-written | Toont je afspraken en wijzigt ze nooit.
        approximate | Voor het weer is je globale locatie genoeg.
        no-used | Deze app gebruikt de camera niet.
        no-used | Hier wordt nooit om gevraagd.
        - | Zonder toegang kun je geen memo's opnemen.
        - | Je locatie wordt niet gebruikt voor reclame.
        - | Er wordt niets verstuurd zonder je toestemming.
        - | Zodat je nooit meer een afspraak mist.
        """

    private static let russian = """
        stays | Ни одно фото не покидает ваш iPhone.
        stays | Ваши контакты никогда не отправляются.
        stays | Ваш голос обрабатывается только на этом устройстве.
        stays | Мы никому не передаём ваше местоположение.
        no-shared | Ваши шаги не передаются третьим лицам.
        no-apple | Сказанное не отправляется в Apple.
        no-stored | Проверяет билеты без сохранения снимков.
        no-stored | Снимки не сохраняются.
        no-recorded no-written | Измеряет шум на улице. Ничего не записывается.
        deleted | Считывает показания. Фото сразу удаляется.
        no-transcribed | Хранит голосовые заметки. Они никогда не расшифровываются.
        held | Слушает, только пока вы удерживаете кнопку.
        open | Рисует маршрут, только когда приложение открыто.
        open | Местоположение не используется в фоновом режиме.
        picked | Читаются только выбранные вами контакты.
        no-read | Добавляет занятие в календарь. Другие события не читаются.
        approximate | Для прогноза достаточно приблизительного местоположения.
        no-used | Это приложение не использует камеру.
        no-used | Мы никогда не запрашиваем этот доступ.
        - | Без доступа вы не сможете записывать заметки.
        - | Если откажете, ничего не будет записано.
        - | Местоположение не используется для рекламы.
        - | Ничего не отправляется без вашего согласия.
        - | Чтобы вы никогда не пропустили встречу.
        """

    private static let japanese = """
        stays | 写真がこのiPhoneの外に出ることはありません。
        stays | 連絡先はアップロードされません。
        stays | 声はこの端末の中だけで処理されます。
        stays | 位置情報を誰にも送信しません。
        no-shared | 歩数を第三者に提供することはありません。
        no-apple | 話した内容はAppleに送信されません。
        no-stored | 画像を保存せずにチケットを確認します。
        no-stored | 撮った写真は保存されません。
        no-recorded | 街の騒音を測ります。録音はしません。
        stays no-stored | 声の大きさを見るだけで、音声の保存や送信は行いません。
        deleted | メーターを読み取ります。写真はすぐに消去されます。
        no-transcribed | 音声メモが文字に起こされることはありません。テキストに変換しません。
        held | ボタンを長押ししている間だけ聞き取ります。
        open | アプリを使用中にのみ道のりを描きます。
        open | 位置情報をバックグラウンドで使用することはありません。
        picked | 選択した連絡先だけを読み取ります。
        no-read | 予約を予定に追加します。ほかの予定は読み取りません。
        no-written | 予定を表示するだけで、変更はしません。
        approximate | 天気にはおおよその位置で十分です。
        no-used | このアプリはカメラを使用しません。
        - | 許可しないとメモを録音できません。
        - | 位置情報を広告に利用しません。
        - | 同意なく送信することはありません。
        - | 大切な予定を見逃さないように知らせます。
        - | 撮った写真をサーバーに送信して調べます。
        """

    private static let korean = """
        stays | 사진은 이 아이폰 밖으로 나가지 않습니다.
        stays | 주소록을 업로드하지 않습니다.
        stays | 목소리는 이 기기에서만 처리됩니다.
        stays | 위치를 누구에게도 보내지 않습니다.
        no-shared | 걸음 수를 제3자에게 제공하지 않습니다.
        no-apple | 말한 내용은 Apple로 전송되지 않습니다.
        no-stored | 사진을 저장하지 않고 표를 확인합니다.
        no-stored | 찍은 사진은 저장되지 않아요.
        no-recorded | 거리의 소음을 잽니다. 녹음하지 않습니다.
        stays no-stored | 소리 크기만 재며 음성을 저장하거나 전송하지 않습니다.
        deleted | 계량기를 읽습니다. 사진은 바로 삭제됩니다.
        no-transcribed | 음성 메모는 글로 바꾸지 않습니다.
        held | 버튼을 누르고 있는 동안만 듣습니다.
        open | 앱을 사용하는 동안에만 길을 그립니다.
        open | 백그라운드에서는 위치를 사용하지 않습니다.
        picked | 선택한 연락처만 읽습니다.
        no-read | 예약을 캘린더에 넣습니다. 다른 일정은 읽지 않습니다.
        no-written | 일정을 보여 줄 뿐 수정하지 않습니다.
        approximate | 날씨에는 대략적인 위치면 충분합니다.
        no-used | 이 앱은 카메라를 사용하지 않습니다.
        no-used | 이 권한은 요청하지 않습니다.
        - | 허용하지 않으면 메모를 녹음할 수 없습니다.
        - | 위치를 광고에 사용하지 않습니다.
        - | 동의 없이 전송하지 않습니다.
        - | 약속을 놓치지 않도록 알려 줍니다.
        - | 찍은 사진을 서버로 전송해 찾습니다.
        """

    private static let chinese = """
        stays | 照片不会离开您的 iPhone。
        stays | 通讯录绝不会被上传。
        stays | 语音仅在本机处理。
        stays | 我们不会将您的位置发送给任何人。
        no-shared | 我们不会向第三方提供您的步数。
        no-apple | 您说的话不会发送给苹果。
        no-stored | 核对门票，不保存图片。
        no-stored | 拍到的照片不会被保存。
        no-recorded | 测量街上的噪音，不会录音。
        stays no-stored | 只测量音量，不会保存或上传声音。
        deleted | 读取电表后照片会立即删除。
        no-transcribed | 语音笔记不会转换成文字。
        held | 仅在您按住按钮时聆听。
        open | 仅在使用应用期间绘制路线。
        open | 不会在后台使用您的位置。
        picked | 仅读取您选择的联系人。
        no-read | 把预约加入日历，不会读取其他日程。
        no-written | 只显示日程，不会修改。
        approximate | 天气只需要您的大致位置。
        no-used | 本应用不使用相机。
        stays | 錄音不會上傳到伺服器。
        no-stored | 拍攝的照片不會儲存。
        - | 不允许访问将无法录制语音。
        - | 您的位置不会用于广告。
        - | 未经您同意，不会分享照片。
        - | 以便您不错过任何日程。
        - | 拍照并上传到服务器查询。
        """
}
