extension Vocabulary {
    static let spanish = Vocabulary(
        fillers: Lexicon(
            """
            mientras, usas, cuando, dentro, ajuste
            el, la, los, las, lo, un, una, unos, unas, de, del, a, al, y, e, o, u, en, con, por, para, que, se, si, cuando, mientras, como, es, son, ser, está, están, ha, han, su, sus, tu, tus, te, ti, le, les, nos, nuestra, nuestro, nuestros, nuestras, mi, este, esta, esto, estos, estas, todo, todos, todas, algunas, algunos, ciertas, diversos, más, también, así, dentro
            app, apps, aplicación, aplicaciones, programa, dispositivo, teléfono, iphone, usuario, usuarios, cliente, clientes
            necesita, necesitamos, necesitan, necesario, necesaria, necesarios, requiere, requerido, requerida, requieren, obligatorio, quiere, querría, desea, gustaría, debe, puede, pueda, puedas, podrás, podrá, poder, podamos, pide, solicita, acceso, acceder, accede, permiso, permisos, permite, permitir, permítenos, permita, permite que, autorización, autoriza, autorizar, consentimiento, favor, por favor, usar, usa, usamos, uso, utiliza, utilizar, utilizamos, solicitamos, pedimos, queremos, utilizada, utilizado, das, dar, da, concede, conceder, habilitar, activar, activa, tener
            función, funciones, funcionalidad, funcionalidades, funcionamiento, funcionar, funciona, funcione, servicio, servicios, experiencia, experiencias, mejorar, mejora, mejor, mejores, óptima, óptimo, optimizar, buen, buena, bien, correctamente, correcto, adecuadamente, plenamente, ofrecer, ofrecerte, ofrece, brindar, brindarte, proporcionar, prestar, garantizar, calidad, datos, información, propósito, fines, motivo, razón, gestionar, cómodamente, fácilmente
            """),
        topics: [
            .camera: TopicWords(
                "cámara, cámaras, webcam",
                own:
                    "foto*, imagen*, imágenes, video*, vídeo*, escane*, film*, qr, código*, tom*, hacer, hace, rostro*, cara, document*, recibo*, lee, leer, captur*, grab*, reconoc*, selfie*, medir, muestra, ar"
            ),
            .microphone: TopicWords(
                "micrófono, micro",
                deeds: "audio, sonido, sonidos, voz, grabar, graba, grabación, grabaciones, capturar",
                own:
                    "voz, sonido*, audio*, hablar, habla*, dic*, dict*, grab*, llamad*, escuch*, oír, oy*, film*, video*, vídeo*, cant*, música, ruido*, conversa*, mensaje*, nota*, aplauso*, instrumento*, digas"
            ),
            .photos: TopicWords(
                "fotos, foto, imágenes, imagen, fototeca, galería, álbum, álbumes, carrete, biblioteca de fotos",
                deeds: "cargar, leer, abrir, ver, biblioteca, medios, videos, vídeos, obtener",
                own: "video*, vídeo*, guard*, eleg*, elij*, seleccion*, adjunt*, sub*, import*, perfil, fondo*"),
            .photosAdd: TopicWords(
                "fotos, foto, imágenes, imagen, fototeca, galería, álbum, álbumes, carrete, biblioteca de fotos",
                deeds: "biblioteca", own: "guard*, añad*, agreg*, export*, almacen*, descarg*, grab*"),
            .location: TopicWords(
                "ubicación, localización, geolocalización, gps",
                deeds: "posición, conocer, determinar, detectar, saber, actual, segundo plano, precisa, siempre",
                own:
                    "cerca*, mapa*, alrededor*, ruta*, tiempo, clima, distancia*, lugar*, donde, dónde, posición, camin*, corr*, tienda*, parada*, viaj*, calle*, ciudad, región*, naveg*, entreg*, paseo*, zona*, direcci*, entorno"
            ),
            .contacts: TopicWords(
                "contactos, agenda de contactos, libreta de direcciones", deeds: "ver, leer, consultar, agenda",
                own: "amig*, persona*, invit*, nombre*, número*, familia*, cumpleaños, contact*, conoc*, llamad*, gente"
            ),
            .calendar: TopicWords(
                "calendario, calendarios", deeds: "eventos, evento, leer, ver",
                own: "evento*, cita*, reunion*, reunión, fecha*, plan*, clase*, día*, reserv*, horario*"),
            .reminders: TopicWords("recordatorios", deeds: "listas, leer", own: "recorda*, tarea*, lista*, pendiente*"),
            .bluetooth: TopicWords(
                "bluetooth",
                own:
                    "dispositivo*, conect*, auricular*, sensor*, altavo*, impres*, cerca*, reloj*, báscula, empareja*, encontr*, busc*, accesorio*, coche"
            ),
            .localNetwork: TopicWords(
                "red local",
                own:
                    "red*, servidor*, dispositivo*, wi, wifi, conect*, encontr*, busc*, impres*, tele*, ordenador*, transmit*, casa, sincron*"
            ),
            .faceID: TopicWords(
                "face id",
                own:
                    "rostro, cara, desbloque*, autentic*, sesión, proteg*, segur*, bloque*, contraseña*, abr*, confirm*, identi*, biométr*, pag*"
            ),
            .motion: TopicWords(
                "sensores de movimiento, acelerómetro, datos de movimiento",
                deeds: "movimiento, movimientos, actividad, forma física, sensores, detectar",
                own: "paso*, camin*, corr*, movim*, activi*, agit*, inclin*, sueño, ejercicio*, deport*, mov*"),
            .health: TopicWords(
                "datos de salud, app salud, healthkit, salud", deeds: "leer, escribir, compartir, actualizar, lee",
                own:
                    "paso*, cardíac*, corazón, entren*, peso, sueño, caloría*, activ*, sangre, agua, nutri*, distancia*, salud, comida*, sesion*, glucosa, ejercicio*"
            ),
            .tracking: TopicWords(
                "identificador de publicidad, rastreo",
                deeds: "rastrear, seguimiento, actividad, identificador, sitios, empresas",
                own: "anunci*, public*, personaliz*, rastre*, analiz*, análisis, medir, relevant*, campañ*, gratis"),
            .music: TopicWords(
                "biblioteca multimedia, apple music, biblioteca de música",
                deeds: "música, medios, canciones, biblioteca",
                own: "música*, cancion*, canción, lista*, reproduc*, escuch*, alarma*, sonido*, audio*, pista*"),
            .siri: TopicWords("siri", own: "atajo*, voz, pedir, comando*, dic*"),
            .speech: TopicWords(
                "reconocimiento de voz", deeds: "voz, habla, reconocer",
                own: "voz, habl*, dict*, dic*, texto*, palabra*, transcri*, subtítulo*, busc*, pronunci*, convierte"),
            .nfc: TopicWords(
                "nfc", deeds: "etiquetas, leer",
                own: "tarjeta*, etiqueta*, lee*, chip*, pasaporte*, puerta*, pag*, escane*"),
            .home: TopicWords(
                "homekit, datos de casa", own: "casa, luz, luces, accesorio*, habitacion*, lámpara*, hogar"),
            .files: TopicWords(
                "carpeta, archivos, escritorio, documentos, descargas, archivo, carpetas",
                deeds: "leer, escribir, abrir, guardar"),
            .automation: TopicWords("automatización, apple events", deeds: "controlar, otras, comandos"),
        ],
        placeholders: Lexicon(
            "texto aquí, tu texto aquí, su texto aquí, descripción aquí, motivo aquí, por completar, por definir, pendiente de completar, insertar aquí, inserte aquí, escribe aquí, escriba aquí, texto de ejemplo, texto de prueba, lorem ipsum, explica aquí, explicar por qué, describe aquí, rellenar, todo aquí, poner aquí"
        ),
        wholes: Lexicon(
            "prueba, pruebas, test, descripción, texto, ninguno, ninguna, no aplica, no procede, ejemplo, motivo, razón, hola, hola mundo, vacío, acceso, permiso, permisos, desconocido, cadena, mensaje, nada, uso"
        ),
        dangling: Lexicon(
            "el, la, los, las, un, una, de, del, al, y, o, en, con, su, sus, tu, tus, nuestro, nuestra, por, para, sin, cuando, mientras, si, porque, que, pero, aunque, para que, para que puedas, acceso a, acceso a su, acceso a tu, acceder a, a, e, este, esta"
        ),
        unfinished: Lexicon("lo, como, se, unos, sobre, desde, hasta"),
        finished: Lexicon("para eso, hasta la, lo que se, para ti, y a, o no"),
        claims: ClaimWords(
            order: .before, reach: 6,
            negations: "no, nunca, jamás, ningún, ninguna, ninguno, sin, nada, nadie, ni, tampoco",
            pronouns: "ningún, ninguna, ninguno, nada, nadie", without: "sin",
            harmless: "no solo, no sólo, no solamente, sin contacto, no más",
            only: "solo, sólo, solamente, únicamente, exclusivamente, único, única, únicos, únicas, nada más, sino",
            anytime: "siempre, en todo momento, en cualquier momento",
            between: """
                se, es, son, ha, han, será, serán, sea, lo, la, los, las, el, un, una, de, del, a, al, en, con, por, para nada, tu, tus, su, sus, nuestros, nuestro, nuestra, nuestras, este, esta, estos, ese, que, le, te, nunca, jamás, nada, nadie, ningún, ninguna, caso
                ellos, ello, también, más, vamos, otros, otras, demás, datos, audio, sonido, foto, fotos, imagen, imágenes, ubicación, contactos, grabación, grabaciones, eventos, automáticamente, directamente, está, están
                """,
            connectors: "o, y, ni, e, u, se, los, lo, las, la",
            stops: "si, cuando, mientras, para que, porque, pero, necesitas, tienes, hace falta",
            conditions: """
                si, salvo, excepto, a menos, hasta que, antes de que, sin que, sin tu permiso, sin su permiso, sin tu consentimiento, sin su consentimiento, sin permiso, sin acceso, sin tu autorización, sin este, sin esta, sin tu, sin tus, sin su, sin el, sin la, rechazas, deniegas, de lo contrario, antes de que, cuando no, mientras no
                """,
            ability:
                "puede, puedes, pueden, podrá, podrás, podrán, podemos, podría, podremos, posible, imposible, poder",
            limits:
                "publicidad, publicitarios, otras apps, otras aplicaciones, marketing, otros fines, otro fin, otra cosa, permanente*, historial, personales, personal, contraseña*, automáticamente, más tiempo, fuera de, durante, después, cuando, mientras, por defecto, sin cifrar",
            people: "tú, usted, ellos",
            deeds: [
                .send:
                    "envía, envían, enviar, enviado, enviada, enviados, enviadas, enviamos, envíe, mandamos, manda, mandar, mandan, transmi*, comparte, comparten, compartir, compartimos, compartid*, compartirá, sube, suben, subir, subimos, subid*, cede*, cedemos, cedid*, recopil*, transfer*, transfier*, recoge*",
                .store: "guarda, guardan, guardar, guardamos, guardad*, almacen*, conserv*",
                .record: "graba, graban, grabar, grabamos, grabad*, grabe, filma, filmad*, filmar",
                .recording: "grabación, grabaciones",
                .transcribe: "transcri*, en texto",
                .delete: "borra*, elimin*, suprim*, descart*, destruy*",
                .stay: "queda, quedan, quedará, quedarán, permanec*, guardan en, se queda, mantien*",
                .leave: "sale, salen, saldrá, saldrán, abandon*",
                .read:
                    "lee, leen, acceso a otras, acceso a las demás, acceso a tus otras, acceso al resto, leer, leemos, leído, leída, leídos, leídas, consulta, consultan",
                .write: "escrib*, modific*, cambia, cambian, cambiar, cambiamos, altera*",
                .use:
                    "usa, usan, usar, usamos, usad*, utiliza, utilizan, utilizar, utilizamos, utilizad*, accede, acceden, accedemos, necesita",
                .ask: "pide, pedimos, pedirá, pedirem*, pedir, solicit*, preguntar, pregunt*",
                .process:
                    "proces*, analiz*, reconoc*, convierte*, convert*, transform*, calcul*, realiz*, interpret*, usa, utiliza",
                .invite: "invit*", .find: "encontr*, encuentr*, busc*", .scan: "escane*", .pay: "pag*",
                .advertise: "publicidad, anuncios",
            ],
            things: [
                .identity: "nombre, nombres, correo, correo electrónico, email, número de teléfono, cuenta, identidad",
                .maker: "nosotros, nosotras",
                .device: "dispositivo, iphone, ipad, mac, teléfono, móvil",
                .onDevice: ClaimWords.phrases(
                    ["en este", "en tu", "en su", "en el", "dentro de tu", "dentro del"],
                    ["dispositivo", "iphone", "ipad", "mac", "teléfono", "móvil", "propio dispositivo"])
                    + ", localmente, de forma local, sin conexión",
                .server: "servidor*, nube, internet, en línea, red", .ours: "nuestro*, nuestra*, nosotros",
                .apple: "apple",
                .thirdParty: "terceros, tercera*, otros, otras personas, demás, socios",
                .noOne: "nadie, ningún sitio, ninguna parte, ningún lado",
                .atOnce:
                    "inmediatamente, enseguida, al instante, de inmediato, al momento, justo después, tras leer*, en cuanto",
                .open:
                    "app está abierta, aplicación está abierta, primer plano, usas la app, uses la app, usando la app, usa la app, usar la app, utilizas la app, usas la aplicación, utiliza la app, app esté abierta, aplicación esté abierta, app en uso",
                .background: "segundo plano, app está cerrada, aplicación está cerrada",
                .hold: "mantienes, manteng*, pulsado, pulsas, mantener, presionad*",
                .pick:
                    "elijas, eliges, elige, elijes, seleccionas, selecciones, escojas, escoges, elegidas, seleccionad*, escogidas, hayas elegido",
                .approximate: "aproximad*", .exact: "exact*, precis*", .anonymous: "anónim*",
            ])
    )
}
