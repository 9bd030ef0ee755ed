extension Samples {
    static let english = Samples(
        "en",
        good: """
            faceID: Use Face ID to open Pocketbook
            faceID: Use Face ID to get into Pocketbook
            camera: Scans the barcode of a book to add it to your shelf.
            camera: Takes a picture of the leaf you want to identify.
            camera: Used to film the swing of your golf club.
            camera: Reads the serial number on the back of the meter.
            camera: Lets the person you call see you.
            camera: Point it at a menu to translate the dishes.
            camera: Photograph a receipt and the amount is filled in.
            microphone: Records a memo while you hold the red button.
            microphone: Your friends hear you in a group call.
            microphone: Listens for the note you play and shows whether it is sharp or flat.
            microphone: Measures how loud the room is at night.
            microphone: Films a clip with sound for your diary.
            photos: Choose a picture for the cover of your album page.
            photos: Finds blurred shots so that you can throw them out.
            photosAdd: Saves the finished drawing to your photos.
            photosAdd: Keeps a copy of each panorama in your library.
            location: Shows the bakeries that are open around you.
            location: Draws the path of your run on the map.
            location: Warns you when the last bus near you is about to leave.
            contacts: Fills in the address of a friend when you send a card.
            contacts: Shows the names of people who call your landline.
            calendar: Adds the match to the day on which it is played.
            calendar: This app uses the calendar to show your events.
            reminders: Turns the steps of a recipe into a shopping list.
            bluetooth: Connects to the scale and reads your weight.
            localNetwork: Finds the printer in your office.
            faceID: Opens the vault without typing the master password.
            motion: Counts the stairs you climb in a day.
            health: Reads your sleep to compare it with your mood.
            health: This app writes nothing to Health.
            tracking: Shows you ads for concerts instead of cars.
            music: Plays one of your songs when the timer ends.
            siri: Starts a workout when you ask for one.
            speech: Turns what you say into the text of a letter.
            nfc: Reads the tag on a plant pot to show when it was watered.
            camera: This app does not use the camera; a library it contains refers to it.
            bluetooth: Tells which of your keys is in the next room.
            location: A linked library refers to your location. The app never asks for it.
            """,
        vague: """
            camera: We'd like to use the camera within this application.
            microphone: App needs access to the microphone.
            microphone: Needs the microphone.
            camera: The camera is required to use this app.
            camera: This app requires camera access in order to function correctly.
            location: We would like to use your location to improve your experience.
            contacts: Would like to see your contacts.
            photos: This app requires access to your photos in order to work properly.
            photos: Pocketbook would like to use your photos for uploading.
            location: Your location is used to provide you with a better service.
            bluetooth: Bluetooth access is needed for app functionality.
            motion: This app requires motion access in order to work properly.
            reminders: Please allow access to reminders.
            calendar: We need permission to access your calendar events.
            music: Used to manage your permissions conveniently.
            health: We use health data to offer you the best service.
            speech: Speech recognition is required for some features.
            """,
        truncated: """
            camera: Scans the barcode of a book to add it to your
            location: Shows the shops that are close to you and
            microphone: Records a memo for the page, so that you can
            contacts: Finds friends in your address book in order to
            photos: Pick a picture (for the cover of your album.
            calendar: Adds the match to your calendar,
            """,
        stray: """
            faceID: Finds printers on the local network.
            microphone: Takes a photo for your post.
            camera: Finds friends in your contacts who already play.
            contacts: Shows cafés on a map with your location.
            calendar: Needs the camera to scan a ticket.
            photos: We use the microphone to record your voice.
            speech: Lets you pick photos for your profile.
            """,
        placeholder: """
            camera: TODO
            camera: lorem ipsum dolor sit amet
            location: N/A
            faceID: string
            microphone: Some words about why the microphone is used go here.
            photos: Your text here
            contacts: asdf
            calendar: [reason]
            motion: Explain why you need motion data.
            camera: Privacy - Camera Usage Description
            camera: xxx
            nfc: Not applicable
            """)
}
