extension Vocabulary {
    static let french = Vocabulary(
        fillers: Lexicon(
            """
            paramètre, réglage, utilisez, lorsque, lorsque vous, pendant, à l'intérieur, dans l'application
            le, la, les, l', un, une, des, du, de, d', et, ou, à, au, aux, en, dans, sur, par, pour, avec, ce, cet, cette, ces, c', il, elle, on, nous, vous, notre, nos, votre, vos, ton, ta, tes, tu, te, son, sa, ses, leur, leurs, qui, que, qu', quand, lorsque, lorsqu', si, afin, afin que, y, s', se, est, sont, être, sera, a, ont, avoir, doit, doivent, peut, peuvent, pouvez, puisse, puissiez, pourrez, souhaite, souhaitent, souhaiterait, voudrait, veut, aimerait, demande, demandent, tout, tous, toutes, toute, certaines, certains, diverses, divers, plus, aussi, comme
            app, apps, application, applications, appli, applis, logiciel, appareil, téléphone, iphone, utilisateur, utilisateurs, client, clients
            besoin, nécessite, nécessitent, nécessaire, nécessaires, requis, requise, requiert, exige, obligatoire, indispensable, accès, accéder, accède, autorisation, autorisations, autorise, autoriser, autorisez, permission, permissions, permet, permettre, permettez, permettant, accord, accorder, consentement, veuillez, merci, utilise, utilisons, utilisent, demandons, souhaitons, aimerions, avons, utiliser, utilisé, utilisée, utilisés, utilisées, utilisation, usage, servir, sert, donner, donnez, donne, activer, activez
            fonction, fonctions, fonctionnalité, fonctionnalités, fonctionnement, fonctionner, fonctionne, service, services, expérience, expériences, améliorer, amélioration, amélioré, optimiser, optimale, optimal, meilleur, meilleure, meilleurs, mieux, bon, bonne, bien, correctement, normalement, pleinement, offrir, offre, fournir, fournit, proposer, propose, assurer, garantir, profiter, bénéficier, qualité, données, informations, but, raison, raisons, gérer, simplement, facilement, pratique, finalités, pour le téléchargement, pour le téléversement
            """),
        topics: [
            .camera: TopicWords(
                "appareil photo, caméra, caméras, webcam",
                own:
                    "photo*, image*, vidéo*, scann*, film*, qr, code*, prend*, prise*, visage*, document*, lire, lit, captur*, enregistr*, reconna*, selfie*, mesur*, montr*, ar"
            ),
            .microphone: TopicWords(
                "micro, microphone, micros",
                deeds: "audio, son, sons, voix, enregistrer, enregistre, enregistrement, enregistrements, capturer",
                own:
                    "voix, son, sons, audio, parl*, dit*, dict*, vocal*, enregistr*, appel*, écout*, entend*, film*, vidéo*, chant*, musique, bruit*, conversation*, message*, applaudi*, accord*, instrument*, note*"
            ),
            .photos: TopicWords(
                "photos, photo, images, image, photothèque, galerie, album photo, albums, album, pellicule",
                deeds: "charger, lire, ouvrir, consulter, médias, vidéos, bibliothèque, récupérer",
                own: "vidéo*, enregistr*, choisi*, sélectionn*, joindre, ajout*, importer, profil, fond, sauvegard*"),
            .photosAdd: TopicWords(
                "photos, photo, images, image, photothèque, galerie, albums, album, pellicule", deeds: "bibliothèque",
                own: "enregistr*, sauvegard*, ajout*, stock*, export*, conserv*, gard*, télécharg*"),
            .location: TopicWords(
                "localisation, géolocalisation, gps",
                deeds:
                    "position, connaître, déterminer, détecter, localiser, actuelle, arrière-plan, arrière, plan, précise, toujours",
                own:
                    "proche*, proximité, carte*, autour, itinéraire*, météo, distance*, lieu*, où, près, position*, trajet*, course*, magasin*, arrêt*, voyage*, rue*, ville, région*, navig*, livr*, balade*, endroit*, adresse*, environs, localis*"
            ),
            .contacts: TopicWords(
                "contacts, carnet d'adresses, répertoire", deeds: "voir, lire, consulter",
                own:
                    "ami*, personne*, invit*, nom*, numéro*, famille, anniversaire*, contact*, connaiss*, proches, appel*, adresse*, gens"
            ),
            .calendar: TopicWords(
                "calendrier, calendriers, agenda", deeds: "événements, évènements, événement, lire, voir",
                own: "événement*, évènement*, rendez*, réunion*, date*, plan*, cours, jour*, réserv*, horaire*"),
            .reminders: TopicWords("rappels", deeds: "listes, lire", own: "rappel*, tâche*, liste*, échéance*"),
            .bluetooth: TopicWords(
                "bluetooth",
                own:
                    "appareil*, connect*, casque*, capteur*, enceinte*, imprim*, proximité, montre*, balance, appair*, trouv*, accessoire*, objet*, voiture"
            ),
            .localNetwork: TopicWords(
                "réseau local",
                own:
                    "réseau*, serveur*, appareil*, wi, wifi, connect*, trouv*, découvr*, imprim*, télé*, ordinateur*, diffus*, maison, synchron*"
            ),
            .faceID: TopicWords(
                "face id",
                own:
                    "visage*, déverrouill*, authentifi*, connexion, connect*, protég*, sécuri*, verrou*, mot de passe, ouvr*, confirm*, identi*, biométr*, pai*"
            ),
            .motion: TopicWords(
                "capteurs de mouvement, mouvements et forme, accéléromètre",
                deeds: "mouvement, mouvements, forme, activité, activités, capteurs, détecter",
                own:
                    "pas, march*, cour*, mouvement*, activité*, secou*, inclin*, sommeil, exercice*, sport*, bouge*, dépla*"
            ),
            .health: TopicWords(
                "données de santé, app santé, healthkit, santé", deeds: "lire, écrire, partager, mettre, jour, lit",
                own:
                    "pas, cœur, cardiaque*, entraînement*, poids, sommeil, calorie*, activité*, sang*, eau, nutrition, distance*, santé, repas, séance*, glyc*, exercice*"
            ),
            .tracking: TopicWords(
                "suivi publicitaire, identifiant publicitaire",
                deeds: "suivi, suivre, activité, identifiant, sites, entreprises",
                own: "pub*, annonce*, personnalis*, suiv*, analys*, mesur*, pertinent*, campagne*, gratuit*"),
            .music: TopicWords(
                "médiathèque, apple music, bibliothèque musicale, bibliothèque multimédia",
                deeds: "musique, médias, morceaux, bibliothèque",
                own: "musique*, chanson*, morceau*, playlist*, titre*, lecture, jouer, écout*, réveil*, son*, audio*"),
            .siri: TopicWords("siri", own: "raccourci*, voix, vocal*, demand*, command*"),
            .speech: TopicWords(
                "reconnaissance vocale", deeds: "voix, parole, reconnaître, vocale",
                own:
                    "voix, vocal*, parl*, parole*, dict*, dit*, text*, mot*, transcri*, sous-titre*, recherch*, prononc*"
            ),
            .nfc: TopicWords(
                "nfc", deeds: "tags, lire, étiquettes",
                own: "carte*, tag*, lire, lit, étiquette*, badge*, puce*, passeport*, porte*, pai*, scann*"),
            .home: TopicWords(
                "homekit, données domotiques", own: "maison, lumière*, accessoire*, pièce*, lampe*, domotique"),
            .files: TopicWords(
                "dossier, fichiers, bureau, documents, téléchargements, fichier, dossiers",
                deeds: "lire, écrire, ouvrir, enregistrer"),
            .automation: TopicWords("automatisation, apple events", deeds: "contrôler, autres, commandes"),
        ],
        placeholders: Lexicon(
            "texte ici, votre texte ici, description ici, raison ici, à compléter, à remplir, à définir, insérer, insérez ici, saisir ici, saisissez ici, texte d'exemple, exemple de texte, texte à remplacer, lorem ipsum, expliquez ici, expliquer pourquoi, décrire ici, todo, indiquez ici, mettre ici"
        ),
        wholes: Lexicon(
            "test, essai, description, texte, aucun, aucune, néant, sans objet, non applicable, exemple, raison, bonjour, rien, vide, accès, autorisation, inconnu, chaîne, message, motif, utilisation"
        ),
        dangling: Lexicon(
            "le, les, l', un, une, des, du, de, d', et, ou, à, au, aux, pour, que, qu', qui, dans, sur, avec, votre, vos, notre, nos, sans, par, en, afin, afin de, afin que, afin que vous, pour que, pour que vous, lorsque, si, ce, cette, ces, leur, leurs, ton, mais, donc, car, pendant que, accès à, accès à votre, accéder à, besoin de"
        ),
        unfinished: Lexicon("la, comme"),
        finished: Lexicon(
            "parlez-en, pour ça, compte sur, chez vous, avec vous, pour vous, autour de vous, près de chez vous, de vous, à vous, est là, de là, celui-là, allez-y, allez, là-dessus, après tout"
        ),
        claims: ClaimWords(
            order: .before, reach: 6,
            negations: "ne, n', pas, jamais, aucun, aucune, sans, rien, personne, ni",
            pronouns: "aucun, aucune, rien, personne", without: "sans",
            harmless: "pas seulement, aucune trace, ne que, non seulement, sans fil, sans contact, pas à pas, ne plus",
            only:
                "uniquement, seulement, exclusivement, seul, seule, seuls, seules, que lorsque, que quand, que pendant, que pour, qu'à, que si, qu'en, que sur, n'est utilisé que, que les, strictement",
            asLong: "tant que",
            anytime: "toujours, à tout moment, en permanence, constamment",
            between: """
                est, sont, sera, seront, été, soit, a, ont, avons, en, y, le, la, les, l', un, une, des, du, de, d', ce, cette, ces, vos, votre, nos, notre, ses, à, au, aux, par, sur, dans, avec, vers
                pas, jamais, ne, n', aucun, aucune, aucun cas, rien, même, également, plus, nous, vous, il, elle, ils, elles, on, qui, que, son, sons, données, photo, photos, image, images, position, contacts, enregistrement, enregistrements, automatiquement, jamais être, être, autres
                """,
            connectors: "ou, et, ni, ne, n', est, sont",
            stops: "si, lorsque, quand, afin, pour, car, mais, besoin, pouvez, faut",
            conditions: """
                si, sauf, sinon, jusqu'à, tant que vous n', tant que vous ne, avant d'appuyer, sans que vous, à moins, sans votre accord, sans votre consentement, sans votre autorisation, sans autorisation, sans accès, sans accord, sans consentement, sans cet, sans cette, sans votre, sans vos, sans le, sans la, refusez, refus, avant que, lorsque vous n', quand vous n', lorsque vous ne, quand vous ne
                """,
            ability: "peut, peux, pouvez, peuvent, pourra, pourrez, pourrait, pourront, pouvoir, impossible, possible",
            limits:
                "publicité, publicitaires, autres apps, autres applications, publicitaire, marketing, d'autres fins, autres fins, autre fin, autre usage, permanence, historique, personnelles, personnelle, nominatives, mot de passe, automatiquement, durablement, longtemps, au delà, en dehors, pendant, lorsque, après, par défaut, en clair",
            people: "vous, on, ils, tu",
            deeds: [
                .send:
                    "envoy*, envoie, envoient, transm*, partage, partagé*, partagent, partageons, partager, télécharg*, téléverse*, téléversé*, téléversons, communiqu*, transfér*, collect*, diffus*, cédé*, recueill*",
                .store:
                    "stocke, stockons, stocké*, stocker, enregistré*, enregistrer, enregistre, enregistrent, enregistrons, conserv*, sauvegard*, gardé*, garde, gardons, garder, mémoris*",
                .record:
                    "enregistré*, enregistrer, enregistre, enregistrent, enregistrons, filme, filmé*, filmer, filment, filmons",
                .recording: "enregistrement, enregistrements",
                .transcribe: "transcri*, en texte",
                .delete: "supprim*, effac*, détrui*",
                .stay: "reste, restent, restera, resteront, demeur*, conservé*, gardé*",
                .leave: "quitte, quittent, quittera, quitteront, sort, sortent, sortira",
                .read:
                    "lit, lire, accès aux autres, accès à vos autres, lu, lus, lue, lues, lisons, consulté*, consultons",
                .write: "écri*, modifie, modifié*, modifier, modifions, modifient",
                .use: "utilise, utilisé*, utilisons, utiliser, utilisent, accède*, accéder, accédons, sert, nécessite",
                .ask: "demandé*, demande, demandons, demander, sollicit*",
                .process: "trait*, analys*, reconn*, transform*, convert*, calcul*, effectu*, utilisé*, interprét*",
                .invite: "invit*", .find: "trouv*, cherch*, recherch*, retrouv*", .scan: "scann*",
                .pay: "payer, paiement*", .advertise: "publicit*",
            ],
            things: [
                .identity:
                    "nom, noms, e-mail, adresse e-mail, courriel, numéro de téléphone, compte, identité, identifiant",
                .maker: "nous",
                .device: "appareil, iphone, ipad, mac, téléphone, smartphone",
                .onDevice: ClaimWords.phrases(
                    ["sur votre", "sur cet", "sur ce", "sur l'", "sur le", "dans votre", "dans cet"],
                    ["appareil", "iphone", "ipad", "mac", "téléphone", "smartphone"])
                    + ", localement, en local, hors ligne",
                .it: "le, l'", .server: "serveur*, cloud, internet, en ligne", .ours: "nos, notre, nous",
                .apple: "apple", .thirdParty: "tiers, tierce*, autres, partenaires",
                .noOne: "personne, à quiconque, quiconque, nulle part",
                .atOnce: "immédiatement, aussitôt, tout de suite, dès, juste après",
                .open:
                    "app est ouverte, application est ouverte, au premier plan, premier plan, utilisez l'app, utilisez l'application, utilisez cette app, app est active, utilisation de l'app, utilisation de l'application",
                .background: "arrière plan, fond, app est fermée, application est fermée",
                .hold: "maintenez, maintenu, maintenant appuyé, appuyez",
                .pick:
                    "vous choisissez, vous sélectionnez, choisies, sélectionnées, choisis, avez choisi*, avez sélectionné*, choisies par",
                .approximate: "approximati*",
                .exact: "exact*, précis*", .anonymous: "anonym*",
            ])
    )
}
