/// Sentences that templates, plug-ins and examples write, word for word, with where they come from.
enum SentenceTemplates {
    /// Words of a template; `#` stands for the app's name.
    private static let table: [(source: String, sentences: String)] = [
        (
            "Expo's config plug-ins",
            """
            allow # to access your camera, allow # to access your microphone, allow # to access your photos
            allow # to access your contacts, allow # to access your calendar, allow # to access your calendars
            allow # to access your reminders, allow # to access your location, allow # to use your location
            allow # to access your device motion, allow # to save photos, allow # to use face id, allow # to access your face id biometric data
            allow # to use the camera, allow # to use the microphone, allow # to use your camera, allow # to use your microphone
            allow # to access your photo library, allow # to access your media library, allow # to use bluetooth
            allow # to use speech recognition, allow # to securely recognize user speech, allow # to access your motion
            allow # to connect to bluetooth devices, give # permission to access your photos
            give # permission to access your camera, give # permission to access your contacts, give # permission to access your location
            give # permission to save photos, give # permission to use your microphone
            """
        ),
        (
            "Capacitor's iOS template",
            """
            to take photos and video, to pick photos from library, store camera photos to camera, to record audio with video
            allow geolocation, always allow geolocation
            """
        ),
        (
            "the README of cordova-plugin-camera",
            """
            need camera access to take pictures, need photo library access to get pictures from there
            need location access to find things nearby, need photo library access to save pictures there
            """
        ),
        (
            "the examples of Flutter's plug-ins",
            """
            used to demonstrate image picker plugin, used to capture audio for image picker plugin, can i use the camera please
            can i use the mic please, can i haz camera please
            """
        ),
    ]

    /// Sentences by their words; those with a name by what follows it.
    private static let index: (whole: [String: String], named: [String: String]) = {
        var whole: [String: String] = [:]
        var named: [String: String] = [:]
        for entry in table {
            for part in entry.sentences.split(whereSeparator: { $0 == "," || $0 == "\n" }) {
                let words = part.split(separator: " ").map(String.init)
                if let slot = words.firstIndex(of: "#") {
                    let ends = words[..<slot] + ["#"] + words[(slot + 1)...]
                    named[ends.joined(separator: " ")] = entry.source
                } else {
                    whole[words.joined(separator: " ")] = entry.source
                }
            }
        }
        return (whole, named)
    }()

    /// Where a sentence comes from; nil for one of the app's own.
    ///
    /// The sentences with a name count only where the name is still a variable, as the template wrote it.
    static func source(of sentence: Sentence, written: String?) -> String? {
        guard sentence.words.count <= 14 else { return nil }
        let text = sentence.words.map(\.text).joined(separator: " ")
        if let source = index.whole[text] { return source }
        guard let written, let slot = variable(in: written) else { return nil }
        let before = Sentence(String(written[..<slot.lowerBound])).words.map(\.text)
        let after = Sentence(String(written[slot.upperBound...])).words.map(\.text)
        return index.named[(before + ["#"] + after).joined(separator: " ")]
    }

    private static func variable(in text: String) -> Range<String.Index>? {
        guard let start = text.firstIndex(of: "$"), text.index(after: start) < text.endIndex else { return nil }
        let close: Character = text[text.index(after: start)] == "{" ? "}" : ")"
        guard let end = text[start...].firstIndex(of: close) else { return nil }
        return start..<text.index(after: end)
    }
}
