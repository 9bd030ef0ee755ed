extension Samples {
    static let dutch = Samples(
        "nl",
        good: """
            camera: Leest de streepjescode van een boek en zet het op je plank.
            camera: Fotografeert de bloem waarvan je de naam zoekt.
            camera: Maak een foto van de bon en het bedrag wordt ingevuld.
            camera: Zodat degene die je belt je kan zien.
            camera: Richt hem op een menukaart om de gerechten te vertalen.
            camera: Maakt een afbeelding voor je bericht.
            camera: Scant de QR-code van je stoel.
            microphone: Neemt een memo op zolang je de rode knop vasthoudt.
            microphone: Je vrienden horen je in het groepsgesprek.
            microphone: Laat zien of de noot die je speelt te hoog is.
            microphone: Meet hoeveel geluid er 's nachts in de kamer is.
            microphone: Filmt een clip met geluid voor je dagboek.
            photos: Kies een afbeelding voor de omslag van je album.
            photos: Vindt onscherpe opnamen zodat je ze kunt weggooien.
            photosAdd: Bewaart de tekening die klaar is bij je foto's.
            photosAdd: Voegt elk panorama toe aan je bibliotheek.
            location: Toont de bakkers in de buurt die open zijn.
            location: Tekent de route van je loopje op de kaart.
            location: Waarschuwt je voordat de laatste bus bij je halte vertrekt.
            contacts: Vult het adres van een vriendin in als je een kaart stuurt.
            contacts: Toont de naam van wie er belt.
            calendar: Zet de wedstrijd op de dag waarop hij gespeeld wordt.
            calendar: Toont de afspraken van vandaag op het eerste scherm.
            reminders: Maakt van een recept een boodschappenlijst.
            bluetooth: Maakt verbinding met de weegschaal en leest je gewicht.
            localNetwork: Vindt de printer op kantoor.
            faceID: Opent de kluis zonder het wachtwoord te typen.
            motion: Telt de trappen die je op een dag loopt.
            health: Vergelijkt je slaap met je stemming.
            health: Deze app schrijft niets naar Gezondheid.
            tracking: Toont je reclame voor concerten in plaats van auto's.
            music: Speelt een van je nummers als de tijd om is.
            siri: Begint een training als je erom vraagt.
            speech: Maakt van wat je zegt de tekst van een brief.
            nfc: Leest het label op de pot en toont wanneer hij water kreeg.
            camera: Deze app gebruikt de camera niet; een meegeleverde bibliotheek verwijst ernaar.
            """,
        vague: """
            microphone: Hiermee kan de microfoon binnen de app worden gebruikt.
            camera: Deze app heeft toegang tot je camera nodig.
            camera: De camera is nodig om deze app te gebruiken.
            microphone: Geef toestemming voor het gebruik van de microfoon.
            microphone: De app wil de microfoon gebruiken.
            location: Je locatie wordt gebruikt om je ervaring te verbeteren.
            location: We gebruiken je locatie om je een betere service te bieden.
            photos: Deze app vereist toegang tot je foto's om goed te werken.
            contacts: Toegang tot contacten vereist.
            bluetooth: Bluetooth is nodig voor sommige functies.
            calendar: De app gebruikt je agenda.
            """,
        truncated: """
            camera: Leest de streepjescode van een boek en
            location: Toont de winkels in de buurt van de
            speech: De app gebruikt spraakherkenning om uw stem lokaal
            photos: Kies een afbeelding (voor de omslag
            """,
        stray: """
            faceID: Vindt printers in het lokale netwerk.
            microphone: Kies foto's voor je profiel.
            contacts: Toont cafés op een kaart met je locatie.
            camera: Zoekt vriendinnen in je contacten.
            calendar: We gebruiken de camera voor het kaartje.
            """,
        placeholder: """
            camera: Jouw tekst hier
            microphone: Test
            location: Niet van toepassing
            photos: Beschrijving
            contacts: Nog invullen
            """)
}
