import SwiftUI

/// Listens while it is held, and joins what it hears to the text that stood there before.
struct DictationButton: View {
    let dictation: Dictation
    @Binding var text: String
    @State private var isHeld = false

    var body: some View {
        Image(systemName: dictation.isListening ? "mic.fill" : "mic")
            .accessibilityLabel("Dictate")
            .gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { _ in begin() }
                    .onEnded { _ in end() }
            )
    }

    private func begin() {
        guard !isHeld else { return }
        isHeld = true
        let draft = text
        Task {
            await dictation.start { transcript in
                text = draft.isEmpty ? transcript : draft + " " + transcript
            }
        }
    }

    private func end() {
        isHeld = false
        dictation.stop()
    }
}
