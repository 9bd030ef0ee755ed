extension Samples {
    static let spanish = Samples(
        "es",
        good: """
            camera: Lee el código de barras de un libro y lo pone en tu estante.
            camera: Fotografía la flor cuyo nombre buscas.
            camera: Haz una foto del recibo y el importe se rellena.
            camera: Para que la persona a la que llamas te vea.
            camera: Apunta a una carta para traducir los platos.
            camera: Toma una imagen para tu publicación.
            camera: Escanea el código QR de tu asiento.
            microphone: Graba una nota mientras mantienes el botón rojo.
            microphone: Tus amigos te oyen en la llamada de grupo.
            microphone: Indica si la nota que tocas está alta o baja.
            microphone: Mide cuánto ruido hay de noche en la habitación.
            microphone: Filma un clip con sonido para tu diario.
            photos: Elige una imagen para la portada de tu álbum.
            photos: Encuentra las tomas borrosas para que puedas descartarlas.
            photosAdd: Guarda el dibujo terminado en tus fotos.
            photosAdd: Añade cada panorama a tu fototeca.
            location: Muestra las panaderías abiertas que hay cerca de ti.
            location: Dibuja en el mapa el camino de tu carrera.
            location: Te avisa antes del último autobús de tu parada.
            contacts: Rellena la dirección de una amiga cuando envías una tarjeta.
            contacts: Muestra el nombre de quien llama.
            calendar: Añade el partido al día en que se juega.
            calendar: Muestra las citas de hoy en la primera pantalla.
            reminders: Convierte una receta en una lista de la compra.
            bluetooth: Se conecta a la báscula y lee tu peso.
            localNetwork: Encuentra la impresora de la oficina.
            faceID: Abre la caja fuerte sin escribir la contraseña.
            motion: Cuenta las escaleras que subes en un día.
            health: Compara tu sueño con tu ánimo.
            health: Esta app no escribe nada en Salud.
            tracking: Te muestra anuncios de conciertos en vez de coches.
            music: Reproduce una de tus canciones cuando acaba el temporizador.
            siri: Empieza un entrenamiento cuando lo pides.
            speech: Convierte lo que dices en el texto de una carta.
            nfc: Lee la etiqueta de la maceta y muestra cuándo se regó.
            camera: Esta app no usa la cámara; una biblioteca incluida hace referencia a ella.
            """,
        vague: """
            microphone: Permite el uso del micrófono mientras usas la app.
            camera: Esta aplicación necesita acceso a la cámara.
            camera: La cámara es necesaria para usar la app.
            microphone: Por favor, permite el acceso al micrófono.
            microphone: Si das acceso al micrófono podrás grabar audio.
            location: Usamos tu ubicación para mejorar tu experiencia.
            location: Tu ubicación se utiliza para ofrecerte un mejor servicio.
            photos: Esta app requiere acceso a tus fotos para funcionar correctamente.
            contacts: Se requiere acceso a los contactos.
            bluetooth: El Bluetooth es necesario para algunas funciones.
            calendar: Permite acceder a tu calendario.
            """,
        truncated: """
            camera: Lee el código de barras de un libro para ponerlo en tu
            location: Muestra las tiendas que están cerca de
            microphone: Graba una nota para que puedas
            photos: Elige una imagen (para la portada
            """,
        stray: """
            faceID: Busca impresoras en la red local.
            microphone: Elige fotos para tu perfil.
            contacts: Muestra cafés en un plano con tu ubicación.
            camera: Busca amigas en tus contactos.
            calendar: Usamos la cámara para la entrada.
            """,
        placeholder: """
            camera: Tu texto aquí
            microphone: Prueba
            location: No aplica
            photos: Descripción
            contacts: Por completar
            """)
}
