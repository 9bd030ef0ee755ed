extension Samples {
    static let french = Samples(
        "fr",
        good: """
            faceID: Utiliser Face ID pour ouvrir Pocketbook
            camera: Lit le code-barres d'un livre pour l'ajouter à votre étagère.
            camera: Prend en photo la fleur dont vous cherchez le nom.
            camera: Photographiez un ticket et le montant est rempli.
            camera: Pour que la personne appelée vous voie.
            camera: Pointez un menu pour traduire les plats.
            camera: Prend une image pour votre publication.
            camera: Scanne le QR code de votre place.
            microphone: Enregistre un mémo tant que vous tenez le bouton rouge.
            microphone: Vos amis vous entendent pendant l'appel de groupe.
            microphone: Indique si la note que vous jouez est trop haute.
            microphone: Mesure le bruit de la chambre pendant la nuit.
            microphone: Filme une séquence avec le son pour votre journal.
            photos: Choisissez une image pour la couverture de votre album.
            photos: Trouve les clichés flous pour que vous puissiez les trier.
            photosAdd: Enregistre le dessin terminé dans vos photos.
            photosAdd: Ajoute chaque panorama à votre photothèque.
            location: Montre les boulangeries ouvertes autour de vous.
            location: Dessine le chemin de votre course sur la carte.
            location: Vous prévient avant le dernier bus de votre arrêt.
            contacts: Remplit l'adresse d'un ami quand vous envoyez une carte.
            contacts: Affiche le nom de la personne qui appelle.
            calendar: Ajoute le match au jour où il est joué.
            calendar: Affiche les rendez-vous du jour sur le premier écran.
            reminders: Transforme une recette en liste de courses.
            bluetooth: Se connecte à la balance et lit votre poids.
            localNetwork: Trouve l'imprimante du bureau.
            faceID: Ouvre le coffre sans taper le mot de passe.
            motion: Compte les étages que vous montez dans la journée.
            health: Compare votre sommeil à votre humeur.
            health: Cette app n'écrit rien dans Santé.
            tracking: Affiche des annonces de concerts plutôt que de voitures.
            music: Joue un de vos morceaux quand le minuteur se termine.
            siri: Lance une séance quand vous le demandez.
            speech: Transforme ce que vous dites en texte de lettre.
            nfc: Lit l'étiquette du pot et montre quand il a été arrosé.
            camera: Cette app n'utilise pas l'appareil photo ; une bibliothèque incluse y fait référence.
            """,
        vague: """
            microphone: Ce réglage autorise l’utilisation du microphone lorsque vous utilisez l’app.
            camera: Cette app a besoin d'accéder à votre appareil photo.
            camera: L'appareil photo est nécessaire pour utiliser l'application.
            microphone: Veuillez autoriser l'accès au micro.
            microphone: L'application souhaite utiliser le microphone.
            location: Votre position est utilisée pour améliorer votre expérience.
            location: Nous utilisons votre localisation afin de vous offrir un meilleur service.
            photos: Cette application requiert l'accès à vos photos pour fonctionner correctement.
            contacts: Accès aux contacts requis.
            bluetooth: Le Bluetooth est nécessaire à certaines fonctionnalités.
            calendar: Permet d'accéder à votre calendrier.
            """,
        truncated: """
            camera: Photographie votre compteur afin que vous
            camera: Lit le code-barres d'un livre pour l'ajouter à votre
            location: Montre les magasins proches de vous et
            microphone: Enregistre un mémo afin de
            photos: Choisissez une image (pour la couverture
            """,
        stray: """
            faceID: Trouve les imprimantes du réseau local.
            microphone: Choisissez des photos pour votre profil.
            contacts: Affiche les cafés sur une carte avec la géolocalisation.
            camera: Cherche vos amis dans les contacts.
            calendar: Utilise l'appareil photo pour le billet.
            """,
        placeholder: """
            camera: Texte à remplacer
            microphone: Essai
            location: Non applicable
            photos: Description
            contacts: À compléter
            """)
}
