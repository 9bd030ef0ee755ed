extension Samples {
    static let german = Samples(
        "de",
        good: """
            camera: Liest den Strichcode eines Buches und stellt es ins Regal.
            camera: Fotografiert die Blume, deren Namen du suchst.
            camera: Fotografiere einen Kassenzettel, und der Betrag wird eingetragen.
            camera: Damit dich dein Gegenüber im Anruf sieht.
            camera: Halte sie auf eine Speisekarte, um die Gerichte zu übersetzen.
            camera: Nimmt ein Bild für deinen Beitrag auf.
            camera: Scannt den QR-Code an deinem Platz.
            microphone: Nimmt ein Memo auf, solange du den roten Knopf hältst.
            microphone: Deine Freunde hören dich im Gruppenanruf.
            microphone: Zeigt, ob der Ton, den du spielst, zu hoch ist.
            microphone: Misst, wie laut es nachts im Zimmer ist.
            microphone: Filmt einen Clip mit Ton für dein Tagebuch.
            photos: Wähle ein Bild für das Titelblatt deines Albums.
            photos: Findet unscharfe Aufnahmen, damit du sie aussortieren kannst.
            photosAdd: Sichert die fertige Zeichnung in deinen Fotos.
            photosAdd: Legt jedes Panorama in deiner Mediathek ab und speichert es dort.
            location: Zeigt die Bäckereien, die in deiner Nähe offen haben.
            location: Zeichnet den Weg deines Laufs auf die Karte.
            location: Warnt dich, bevor der letzte Bus an deiner Haltestelle fährt.
            contacts: Trägt die Adresse einer Freundin ein, wenn du eine Karte schickst.
            contacts: Zeigt, wer anruft, mit Namen.
            calendar: Trägt das Spiel an seinem Tag ein.
            calendar: Zeigt die Termine von heute auf dem ersten Bildschirm.
            reminders: Macht aus einem Rezept eine Einkaufsliste.
            bluetooth: Verbindet sich mit der Waage und liest dein Gewicht.
            localNetwork: Findet den Drucker im Büro.
            faceID: Öffnet den Tresor ohne das Hauptkennwort.
            motion: Zählt die Treppen, die du am Tag steigst.
            health: Vergleicht deinen Schlaf mit deiner Stimmung.
            health: Es werden keine Daten in Health geschrieben.
            tracking: Zeigt dir Werbung für Konzerte statt für Autos.
            music: Spielt eines deiner Lieder, wenn die Uhr abläuft.
            siri: Startet ein Training, wenn du es sagst.
            speech: Macht aus dem, was du sagst, den Text eines Briefs.
            nfc: Liest den Chip am Topf und zeigt, wann gegossen wurde.
            camera: Diese App verwendet die Kamera nicht; eine enthaltene Bibliothek verweist auf sie.
            """,
        vague: """
            microphone: Hiermit können Sie Ihr Mikrofon innerhalb der App verwenden.
            camera: Diese App benötigt Zugriff auf die Kamera.
            camera: Die Kamera wird für die App benötigt.
            microphone: Bitte erlaube den Zugriff auf das Mikrofon.
            microphone: Die App möchte das Mikrofon verwenden.
            location: Dein Standort wird verwendet, um dir einen besseren Dienst anzubieten.
            location: Wir nutzen deinen Standort, um dein Erlebnis zu verbessern.
            photos: Die App benötigt Zugriff auf deine Fotos, um ordnungsgemäß zu funktionieren.
            contacts: Zugriff auf Kontakte erforderlich.
            bluetooth: Bluetooth wird für einige Funktionen benötigt.
            calendar: Diese Anwendung greift auf deinen Kalender zu.
            """,
        truncated: """
            camera: Liest den Strichcode eines Buches und
            location: Zeigt die Läden in der Nähe von
            microphone: Nimmt ein Memo auf, um die Seite
            photos: Wähle ein Bild (für das Titelblatt
            """,
        stray: """
            faceID: Findet Drucker im lokalen Netzwerk.
            microphone: Wähle Fotos für dein Profil.
            contacts: Zeigt Cafés auf einer Karte mit deinem Standort.
            camera: Sucht in deinen Kontakten nach Freundinnen.
            calendar: Wir verwenden die Kamera für den Ausweis.
            """,
        placeholder: """
            camera: Hier Beschreibung einfügen
            microphone: Platzhalter
            location: Nicht zutreffend
            photos: Beschreibung
            contacts: Test
            """)
}
