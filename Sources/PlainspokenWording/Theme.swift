/// What a sentence may say that an app does with a resource, finer than what the permission is about.
///
/// The words of all languages stand together: a sentence is only asked whether it speaks of a theme at all.
package enum Theme: String, Sendable, Hashable, CaseIterable {
    // Handling.
    case sending, measuring, transcribing, speaking, scanning, picturing, filming, calling, changing
    // Health.
    case steps, distance, heart, sleep, weight, workout, energy, nutrition, glucose, pressure, oxygen, breath
    case temperature, cycle, mind, medication, height, person, hearing, stairs, fitness
    // Apps that are told what to do.
    case music, browser, mail, calendar, notes, files, terminal, messages, pictures, slides, sheets, documents
    case contacts, reminders, code
    /// Everything of its kind: "other apps", "health data", "such as".
    case anything

    /// The themes that a sentence speaks of.
    package static func named(in sentence: Sentence, language: Language) -> Set<Theme> {
        let folded = language == .chinese ? sentence.simplified : sentence
        return Set(words.filter { $0.value.occurs(in: folded) }.keys)
    }

    private static let words: [Theme: Lexicon] = table.mapValues { Lexicon($0) }

    private static let table: [Theme: String] = [
        .sending: """
        send, sends, sent, sending, upload*, share, shares, shared, sharing, transmit*, transfer*, submit*, server, servers, cloud, icloud
        online, internet, web service, speech service, our service, service, provider, backend, api, post, posts, posting, publish*, sync*, stream*, broadcast*
        backup, back up, partner, partners, third, recipient*, report, reports, reporting, live
        보내, 보냅, 전송, 업로드, 공유, 전달, 서버, 클라우드, 인터넷, 온라인, 올리, 올립, 동기화, 제공업체, 외부
        送信, 送り, 送る, 送って, アップロード, 共有, 転送, サーバー, サーバ, クラウド, インターネット, オンライン, 投稿, 同期, 配信, 外部
        发送, 传送, 上传, 传输, 分享, 共享, 服务器, 伺服器, 云端, 云, 互联网, 网络服务, 发布, 同步, 直播, 送到, 发给, 传给, 传到, 提交
        send*, gesendet, übertrag*, übermittel*, hochgeladen, hochzuladen, hochlad*, teil*, geteilt, verschick*, schick*, weitergegeben, weitergeleitet, dienst, dienste, onlinedienst*, veröffentlich*, synchron*
        envoy*, envoi*, transm*, partag*, télévers*, serveur*, en ligne, publi*, diffus*, communiqu*
        envia*, envía*, enviar*, mandar*, compart*, sube, subir*, subim*, servidor*, nube, en línea, publica*, sincroniz*
        invia*, invio, condivi*, caric*, trasme*, trasmi*, nuvola, pubblic*, sincronizz*
        envia*, enviar*, compartilh*, partilh*, carreg*, nuvem, publica*
        verst*, verstuur*, verzend*, verzonden, gestuurd, stuur*, deel*, gedeeld, gedeelde, geüpload, uploaden, plaats*, doorgestuurd
        отправ*, переда*, посыл*, загруж*, загруз*, выгруж*, делит*, сервер*, облак*, интернет*, онлайн*, публик*, синхрон*
        """,
        .measuring: """
        analy*, statistic*, measure*, advert*, ads, ad, partner*, personal*, improve*, marketing, third, companies, usage, research*, study, studies, diagnos*
        분석, 통계, 광고, 제3자, 연구, 개선, 分析, 統計, 広告, 第三者, 研究, 改善, 统计, 广告, 第三方, 改进
        statistik*, werb*, partner*, verbesser*, forschung*, publicit*, statistiq*, améliorer, estadístic*, publicidad, anuncio*, mejor*, statistich*, pubblicit*, miglior*
        estatístic*, publicidade, melhor*, statistiek*, advertenti*, verbeter*, анализ*, статистик*, реклам*, улучш*
        """,
        .transcribing: """
        dictat*, transcri*, into text, to text, speech to text, voice to text, instead of typing, without typing, written down, captions, subtitles, voice typing, by speaking, by voice, speaking it
        받아쓰, 받아 적, 받아적, 글로, 텍스트로, 문자로, 입력 대신, 말로 입력, 음성 입력, 입력, 음성으로 입력, 말로 작성
        文字に, 文字起こし, テキストに, 音声入力, 口述, ディクテーション, 入力, 声で入力, 話して入力, 転成文字
        转成文字, 转为文字, 转换为文字, 转换成文字, 转写, 听写, 输入, 语音输入, 变成文字, 转文字
        diktier*, diktat*, transkri*, in text, zu text, statt zu tippen, spracheingabe, einsprech*
        dicter*, dicté*, dictez, dictée, transcri*, en texte, au lieu de taper, saisie vocale, vocalement
        dictar, dicta, dictas, dictado, dictes, en texto, por voz, en vez de escribir, transcrib*
        dettar*, detti, dettat*, trascri*, in testo, invece di scrivere, invece di digitare, a voce
        ditar, dita, ditado, ditar*, transcrev*, em texto, em vez de digitar, por voz
        dicteer*, dicter*, gedicteerd*, transcrib*, naar tekst, in tekst, in plaats van typen, in plaats van te typen, inspreken
        диктов*, диктуе*, надикт*, расшифр*, в текст, голосовой ввод, голосом, вместо набора
        """,
        .speaking: """
        voice*, speech, speak*, spoken, say*, said, talk*, listen*, word*, 음성, 목소리, 말, 대화, 声, 話, 会話, 语音, 说话, 讲话, 人声
        stimm*, sprach*, sprech*, sprich*, sag*, gespräch*, voix, parl*, parole*, vocal*, dites, voz, voces, habl*, dices, dice
        voce, vocal*, dici, fala*, diz, stem, spraak*, spreek*, praat*, zeg*, голос*, реч*, говор*, сказ*
        """,
        .scanning: """
        scan*, qr, barcode*, code, codes, 스캔, 바코드, 코드, スキャン, バーコード, コード, 二次元, 読み取, 扫描, 扫码, 二维码, 条码, 条形码, 扫一扫
        strichcode*, liest, les*, einscann*, escane*, código*, codice, codici, codes-barres, streepjescode*, сканир*, код, коды, кода, штрихкод*, скан*, lire, lit, leer, lee, legge, lê, ler
        """,
        .picturing: """
        photo*, picture*, image*, selfie*, snap*, shot, shots, shoot*, portrait*, capture*, avatar*, profile, camera roll, take, takes, taking
        사진, 촬영, 이미지, 찍, 写真, 撮影, 撮, 画像, 照片, 拍照, 拍摄, 图片, 相片, 图像, 拍, foto*, bild*, selfie*, aufnahm*, fotograf*, knips*, imag*, imágen*, immagin*, scatt*, afbeelding*
        фото*, снимк*, снима*, изображен*, картин*
        """,
        .filming: """
        video*, film*, movie*, clip, clips, record*, broadcast*, stream*, footage, reel, reels, stories, story, media, memories, capture, captures, capturing, moment, moments, vlog*, lapse, cctv, surveil*, monitor*
        비디오, 동영상, 영상, 촬영, 녹화, 영화, 방송, 動画, 映像, ビデオ, 撮影, 録画, 配信, ムービー, 视频, 录像, 录制, 影片, 拍摄, 摄像, 直播, 录影, 短片
        aufzeich*, aufnahm*, aufnehm*, mitschn*, vidéo*, enregistr*, tourn*, vídeo*, graba*, registr*, riprend*, ripres*, grava*, filma*, opneem*, opnem*, opname*, видео*, запис*, ролик*, съёмк*, съемк*
        """,
        .calling: """
        call, calls, calling, calls., meeting*, conference*, facetime, talk to, chat, chats, chatting, conversation*, two way, intercom, walkie*
        통화, 전화, 회의, 대화, 채팅, 通話, 電話, 会議, 会話, チャット, 通话, 会议, 电话, 聊天, 视频聊天, anruf*, telefon*, gespräch*, konferenz*, besprech*, appel*, réunion*, visio*
        llamad*, reunion*, videollamad*, chiamat*, videochiam*, riunion*, chamada*, ligaç*, reuniões, bellen, gesprek*, gesprekken, vergader*, звон*, разговор*, конференц*, встреч*, чат*
        """,
        .changing: """
        add*, save*, saving, creat*, edit*, chang*, updat*, writ*, merg*, delet*, modif*, store*, manag*, clean*, import*, export*, sync*, backup, back up, restor*, put, puts, set, organi*, remov*, new contact
        추가, 저장, 수정, 편집, 변경, 삭제, 만들, 기록, 관리, 동기화, 정리, 등록, 追加, 保存, 編集, 変更, 削除, 作成, 登録, 更新, 書き, 管理, 同期, 整理, 添加, 保存, 编辑, 修改, 删除, 创建, 写入, 更新, 管理, 同步, 整理, 存入, 新建
        hinzufüg*, hinzuzufüg*, speicher*, bearbeit*, änder*, lösch*, anleg*, anzuleg*, erstell*, schreib*, verwalt*, sicher*, aktualis*, eintrag*, einzutrag*, ajout*, enregistr*, modifi*, cré*, supprim*, gér*, écri*, mettre à jour, sauvegard*
        añad*, agreg*, guard*, edit*, modific*, crea*, elimin*, escrib*, actualiz*, gestion*, borra*, aggiung*, salva*, modific*, crea*, elimin*, scriv*, aggiorn*, gesti*
        adicion*, salva*, edita*, alter*, cria*, exclu*, escrev*, atualiz*, gerenc*, gerir, toevoeg*, toe te voeg*, bewaar*, bewerk*, wijzig*, maak*, verwijder*, schrijf*, beheer*, bijwerk*, opslaan, op te slaan, voegt
        добав*, сохран*, редакт*, измен*, созда*, удал*, запис*, управл*, обнов*
        """,
        .steps: """
        step, steps, stepcount, walk, walks, walked, walking, pedometer, 걸음, 걷, 歩数, 歩, 步数, 步, 走路, 行走, schritt*, pas, marche*, podomètre, paso, pasos, andar, camina*, passi, cammin*, passos, caminha*, stap, stappen, gestapt, wandel*, шаг*, ходьб*
        """,
        .distance: """
        distance*, mile*, kilomet*, far, route, routes, 거리, 距離, 距离, 里程, strecke*, entfernung*, distanz*, distanc*, distanz*, distância*, afstand*, расстоян*, дистанц*, километр*
        """,
        .heart: """
        heart, heartbeat*, pulse*, bpm, hrv, ecg, ekg, cardiac, cardio, 심박, 심장, 맥박, 심전도, 心拍, 脈, 心電, 心臓, 心率, 脉搏, 心跳, 心电, herz*, puls, puls*, cardiaque*, cœur, coeur, pouls, cardíac*, cardiac*, corazón, pulsa*, cuore, battit*, coraç*, batimento*, hart*, hartslag*, polsslag, сердц*, сердеч*, пульс*
        """,
        .sleep: """
        sleep*, asleep, bedtime, nap, naps, night, nights, rest, 수면, 잠, 睡眠, 眠, 睡, schlaf*, schläf*, sommeil*, dorm*, sueño, sonno, sono, slaap*, slapen, сон, сна, сне, снов, спите
        """,
        .weight: """
        weight, weights, weigh*, bmi, body mass, body fat, body composition, lean, scale, waist, body measurements, 체중, 몸무게, 체지방, 체성분, 体重, 体脂肪, 体脂, gewicht*, körpergewicht, körperfett, waage, poids, masse, peso, grasa, gewichts*, gordura, massa, вес, веса, весе, жир*
        """,
        .workout: """
        workout*, exercis*, training*, train, trains, run, runs, running, ride, rides, riding, cycl*, swim*, hike*, hiking, sport*, session*, match, matches, game, games, activit*, climb*, row, rowing, ski*, surf*, golf, tennis, yoga, lift*, jog*, walk, walks, round, rounds, 운동, 달리, 러닝, 수영, 라이딩, 활동, 트레이닝, 경기, 자전거, 등산, 산책
        運動, ワークアウト, トレーニング, ランニング, 走, 水泳, 活動, アクティビティ, 試合, エクササイズ, 运动, 锻炼, 健身, 跑步, 骑行, 训练, 体能, 游泳, 活动, 比赛
        training*, trainier*, lauf*, läuf*, radfahr*, fahrt*, schwimm*, sport*, aktivität*, bewegung*, wander*, spiel*, übung*, entraîn*, séance*, cours*, sortie*, nage*, natation, exercice*, activité*, vélo, rando*, partid*, match*
        entren*, ejercicio*, carrera*, corre*, nada*, actividad*, deporte*, allenament*, allena*, eserciz*, cors*, corr*, nuot*, attività, partit*, treino*, exercício*, corrida*, atividade*, esport*, pedal*, natação
        training*, oefening*, hardlop*, fiets*, zwem*, sport*, activiteit*, wedstrijd*, ritten, rit, тренир*, упражн*, бег*, пробеж*, заезд*, плава*, спорт*, активност*, матч*
        """,
        .energy: """
        calori*, kilocalori*, energy, kcal, burn*, activ*, move, 칼로리, 에너지, 활동, カロリー, エネルギー, 消費, 活動, 卡路里, 热量, 能量, 活动, kalori*, energie*, verbrenn*, aktiv*, énergie, activité*, energía, actividad*, energia, attività, atividade*, activiteit*, calorieën, калори*, энерг*, активн*
        """,
        .nutrition: """
        nutri*, food*, meal*, diet*, water, drink*, hydrat*, caffein*, coffee, glass, glasses, carb*, protein*, alcohol, eat*, cup, cups, intake, 영양, 식사, 음식, 물, 수분, 카페인, 섭취, 마신, 栄養, 食事, 水分, 水, カフェイン, 飲, 食, 营养, 饮食, 食物, 饮水, 喝水, 水, 咖啡
        ernähr*, mahlzeit*, essen, wasser, trink*, getränk*, koffein, nahrung*, aliment*, repas, eau, boi*, hydrat*, caféine, comida*, agua, bebe*, cafeína, pasti, pasto, acqua, bev*, alimenta*, refeiç*, água, beb*, comid*, voeding*, maaltijd*, eten, drink*, cafeïne, питан*, еда, еды, пищ*, вод*, кофе*, напит*
        """,
        .glucose: """
        glucose, blood sugar, sugar, insulin, carb*, diabet*, cgm, 혈당, 인슐린, 포도당, 血糖, インスリン, グルコース, 胰岛素, 葡萄糖, blutzucker*, glukose, glykämie, glycém*, sucre, glucosa, insulina, azúcar, glicem*, zuccher*, glicose, açúcar, bloedsuiker*, bloedglucose, insuline, глюкоз*, сахар*, инсулин*
        """,
        .pressure: """
        blood pressure, systolic, diastolic, 혈압, 血圧, 血压, blutdruck*, tension, pression, presión, tensión, pressione, pressão, bloeddruk*, давлен*
        """,
        .oxygen: """
        oxygen, spo2, vo2*, vo, aerobic, 산소, 酸素, 氧, 血氧, sauerstoff*, oxyg*, oxígeno, ossigeno, oxigên*, oxigén*, zuurstof*, кислород*
        """,
        .breath: """
        breath*, respirat*, lung*, inhal*, 호흡, 숨, 呼吸, atem*, atmung*, souffle, respira*, poumon*, respir*, ademhal*, adem, дыха*, inhalador*
        """,
        .temperature:
            "temperature*, fever, 체온, 온도, 体温, 温度, 発熱, temperatur*, fieber, fièvre, températ*, fiebre, temperatura*, febbre, febre, koorts, температур*",
        .cycle: """
        cycle, cycles, period, periods, menstru*, ovulat*, fertil*, pregnan*, 생리, 월경, 배란, 주기, 임신, 生理, 月経, 排卵, 周期, 妊娠, 月经, 经期, 怀孕, 孕, zyklus*, periode, schwanger*, règles, grossesse, ciclo, regla, embaraz*, mestru*, gravidanza, gravid*, cyclus, menstruatie*, zwanger*, цикл*, менстр*, беремен*
        """,
        .mind:
            "mindful*, meditat*, mood*, stress*, mental, emotion*, feel*, calm, relax*, 명상, 마음, 기분, 감정, 스트레스, 瞑想, マインド, 気分, ストレス, 心の, 冥想, 正念, 情绪, 心情, 压力, achtsam*, stimmung*, médit*, humeur, meditac*, ánimo, umore, humor, mindful*, stemming, медита*, настроен*, осознан*",
        .medication:
            "medic*, drug*, dose, doses, pill, pills, prescri*, vaccin*, 약, 복용, 투약, 薬, 服薬, 药, 用药, medikament*, arznei*, dosis, médic*, dose*, medicament*, medicin*, farmac*, remédio*, medicijn*, лекарств*, препарат*, доз*",
        .height:
            "height, tall, 키, 신장, 身長, 身高, größe, körpergröße, taille, altura, estatura, altezza, statura, lengte, рост, роста",
        .person:
            "age, sex, birth*, gender, blood type, skin type, profile, 나이, 연령, 성별, 생년월일, 혈액형, 年齢, 性別, 生年月日, 血液型, 年龄, 性别, 出生, alter, geschlecht, geburts*, âge, sexe, naissance, edad, sexo, nacimiento, età, sesso, nascita, idade, nascimento, leeftijd, geslacht, geboorte*, возраст*, пол, рождени*",
        .hearing:
            "hearing, audiogram*, headphone*, loud*, noise, sound, exposure, 청력, 소음, 청각, 聴力, 騒音, 音量, 听力, 噪音, gehör*, hör*, lautst*, audit*, bruit*, audic*, ruid*, udito, rumor*, gehoor*, слух*, шум*",
        .stairs:
            "stair*, floor*, flight*, climb*, 계단, 층, 階, 楼, 层, 爬楼, stockwerk*, treppe*, etage*, étage*, escalier*, piso*, escaler*, piani, scale, andar*, escada*, trap, trappen, verdieping*, этаж*, лестниц*",
        .fitness: "fitness, vital*, wellness, 피트니스, 체력, フィットネス, 体力, 体能, fitnes*, forme, vitali, фитнес*",
        .music:
            "music*, song*, track*, player*, playback, play, plays, playing, itunes, spotify, podcast*, playlist*, audio, media, pause, pauses, 음악, 노래, 재생, 音楽, 曲, 再生, ミュージック, 音乐, 歌曲, 播放, 歌, musik*, lied*, wiedergab*, musique, lectur*, morceau*, chanson*, canci*, reproduc*, canzon*, brani, riproduz*, lettore, canç*, tocador, muziek*, nummer*, afspel*, speler*, музык*, плеер*, песн*, трек*",
        .browser:
            "browser*, tab, tabs, web, website*, webpage*, page, pages, url, urls, address, addresses, link, links, safari, chrome, firefox, bookmark*, 브라우저, 탭, 웹, 페이지, 주소, 링크, ブラウザ, ブラウザー, タブ, ウェブ, ページ, リンク, 浏览器, 标签页, 网页, 网址, 链接, seite*, webseite*, adresse*, navigateur*, onglet*, pestañ*, navegador*, página*, pagin*, sched*, guia*, aba, abas, tabblad*, pagina*, браузер*, вкладк*, страниц*, ссылк*",
        .mail:
            "mail*, email*, emails, outlook, inbox, message*, 메일, 이메일, メール, 邮件, nachricht*, courri*, correo*, posta, mensaje*, messagg*, mensage*, bericht*, почт*, письм*, сообщен*",
        .calendar:
            "calendar*, event, events, meeting*, schedul*, appointment*, 캘린더, 일정, 회의, カレンダー, 予定, 日历, 日程, 会议, kalender*, termin*, calendrier*, agenda*, rendez*, evento*, calend*, afspra*, календар*, событ*, встреч*",
        .notes: "note, notes, 메모, メモ, ノート, 备忘录, 笔记, notiz*, nota, notas, notities, appunt*, note*, notitie*, заметк*",
        .files:
            "finder, file, files, folder*, disk, disks, desktop, trash, volume*, 파인더, 파일, 폴더, ファイル, フォルダ, フォルダー, 文件, 文件夹, datei*, ordner*, papierkorb, fichier*, dossier*, archivo*, carpeta*, cartell*, arquivo*, pasta*, bestand*, map, mappen, файл*, папк*, диск*",
        .terminal:
            "terminal*, iterm, shell, command*, cli, 터미널, 명령, ターミナル, コマンド, 终端, 命令, befehl*, konsole, commande*, comando*, opdracht*, терминал*, команд*",
        .messages:
            "message*, imessage*, sms, text, texts, chat*, 메시지, メッセージ, 信息, 短信, 消息, nachricht*, mensaje*, messagg*, mensage*, bericht*, сообщен*",
        .pictures: "photo*, picture*, image*, 사진, 写真, 照片, foto*, bild*, imag*, imágen*, immagin*, фото*",
        .slides:
            "slide*, presentation*, keynote, powerpoint, deck, present, presenter, presenting, 슬라이드, 발표, プレゼン, スライド, 演示, 幻灯片, präsent*, folie*, présent*, diapo*, diapositiv*, presentaci*, presentazion*, apresenta*, presentatie*, dia, презентац*, слайд*",
        .sheets:
            "spreadsheet*, excel, numbers, sheet*, table*, 스프레드시트, 表計算, 表格, 电子表格, tabelle*, tableur*, hoja*, fogli*, planilha*, rekenblad*, таблиц*",
        .documents: "document*, word, pages, pdf, pdfs, 문서, 書類, 文書, 文档, 文稿, dokument*, documento*, документ*",
        .contacts: "contact*, address book, people, 연락처, 連絡先, 联系人, 通讯录, kontakt*, contatt*, contato*, контакт*",
        .reminders:
            "reminder*, task*, to do, todo, to dos, 미리 알림, 할 일, リマインダー, タスク, 提醒, 任务, 待办, erinner*, aufgabe*, rappel*, tâche*, recordator*, tarea*, promemoria, attività, lembrete*, tarefa*, herinnering*, taken, напомин*, задач*",
        .code:
            "xcode, editor, editors, code, project*, vscode, ide, 편집기, 프로젝트, エディタ, プロジェクト, 编辑器, 项目, projekt*, éditeur*, projet*, proyecto*, progetto*, projeto*, редактор*, проект*",
        .anything: """
        other apps, other applications, other programs, another app, another application, your apps, all apps, any app, any application, apps on, apps you, applications, automate, automation, automates, automations, applescript, applescripts, scripts, script, scripting, workflow*, shortcut*, system events
        health data, health information, health records, health metrics, health app, apple health, healthkit data, such as, for example, e g, including, includes, etc, and more, and other, among others, data you choose, values you choose, you choose, you select, vitals, vital signs, measurements, metrics, wellness data, body data, all your, all data
        다른 앱, 모든 앱, 앱을 제어, 자동화, 스크립트, 건강 데이터, 건강 정보, 건강 앱, 등을, 등의, 등 , 예를 들어, 선택한, 데이터
        他のアプリ, ほかのアプリ, すべてのアプリ, 自動化, スクリプト, ヘルスケアデータ, ヘルスケア, 健康データ, 健康情報, など, 例えば, 選択した, データ
        其他应用, 其他 app, 其他程序, 自动化, 脚本, 健康数据, 健康信息, 健康资料, 等, 例如, 选择的, 数据, 资料
        andere apps, anderen apps, andere programme, anderen programmen, anderer apps, automatis*, skript*, skripte, gesundheitsdaten, gesundheitswerte, health daten, messwerte, werte, wie zum beispiel, zum beispiel, z b, usw, und mehr, unter anderem, auswählst, ausgewählt*
        autres apps, autres applications, d'autres, automatis*, script*, données de santé, données santé, par exemple, tel que, telles que, tels que, etc, et plus, notamment, choisissez, mesures, données
        otras apps, otras aplicaciones, automatiz*, guiones, datos de salud, datos, por ejemplo, como, etc, y más, entre otros, elijas, elijes, mediciones
        altre app, altre applicazioni, automazion*, automatizz*, dati sanitari, dati sulla salute, dati salute, dati, ad esempio, per esempio, come, ecc, e altro, tra cui, scegli, misurazioni
        outros apps, outros aplicativos, outras apps, automaç*, automatiz*, dados de saúde, dados, por exemplo, como, etc, entre outros, escolher, medições
        andere apps, andere programma*, automatiser*, gezondheidsgegevens, gegevens, bijvoorbeeld, zoals, enz, en meer, onder andere, kiest, metingen
        другие приложения, другими приложениями, других приложений, автоматиз*, скрипт*, данные о здоровье, данные здоровья, данные, например, такие как, и другие, и другое, и т, выбер*, показател*
        """,
    ]
}
