import PhotosUI
import SwiftUI

/// The list of notes with a field for a new one.
struct NotesView: View {
    let store: NoteStore
    @State private var draft = Note()
    @State private var picked: PhotosPickerItem?
    @State private var voice = VoiceRecorder()
    @State private var camera: CaptureView.Mode?

    var body: some View {
        NavigationStack {
            List(store.notes) { note in
                Text(note.text)
            }
            .navigationTitle("Spark")
            .safeAreaInset(edge: .bottom) { composer }
            .sheet(item: $camera) { mode in
                CaptureView(mode: mode, store: store) { captured in
                    draft.photo = captured.photo ?? draft.photo
                    draft.film = captured.film ?? draft.film
                }
            }
            .task(id: picked) {
                draft.photo = try? await picked?.loadTransferable(type: Data.self)
            }
        }
    }

    private var composer: some View {
        VStack {
            DictatedField(text: $draft.text)
            HStack {
                Button(voice.isRecording ? "Stop" : "Voice note") { recordVoice() }
                Button("Photo") { camera = .photo }
                Button("Film") { camera = .film }
                PhotosPicker("Choose", selection: $picked, matching: .images)
                Button("Save") { save() }
            }
        }
        .padding()
        .background(.bar)
    }

    private func recordVoice() {
        if voice.isRecording {
            draft.recording = voice.stop()
        } else {
            let file = store.newFile("m4a")
            Task { await voice.start(writingTo: file) }
        }
    }

    private func save() {
        store.add(draft)
        draft = Note()
    }
}
