import Dictation
import SwiftUI

/// A field for a note, with a button for each language in which it can be dictated.
struct DictatedField: View {
    @Binding var text: String

    var body: some View {
        VStack(alignment: .leading) {
            TextField("Note", text: $text, axis: .vertical)
            DictationButtons(languages: ["en-US", "ko-KR"], text: $text, style: .hold)
        }
    }
}
