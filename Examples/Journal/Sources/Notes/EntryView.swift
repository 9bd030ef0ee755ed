import SwiftUI

/// Today's entry: text, dictated text, and a video note.
struct EntryView: View {
    @State private var text = ""
    @State private var dictation = Dictation()
    @State private var film = VideoNote()

    var body: some View {
        VStack {
            TextEditor(text: $text)
            HStack {
                Button(dictation.isListening ? "Stop" : "Dictate") { dictate() }
                Button(film.isFilming ? "Stop filming" : "Film") { filmNote() }
            }
        }
        .padding()
    }

    private func dictate() {
        guard !dictation.isListening else { return dictation.stop() }
        let draft = text
        Task {
            await dictation.start { transcript in
                text = draft + (draft.isEmpty ? "" : " ") + transcript
            }
        }
    }

    private func filmNote() {
        guard !film.isFilming else { return film.stop() }
        let file = URL.documentsDirectory.appending(path: UUID().uuidString + ".mov")
        Task { await film.start(writingTo: file) }
    }
}
