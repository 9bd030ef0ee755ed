import PlainspokenModel
import Testing

/// Growing transcripts that end in text that people edit, beside those that do not.
@Suite struct DraftTests {
    @Test(arguments: deeds) func drafts(_ deed: Deed) {
        #expect(deed.speech.filter { $0.hasPrefix("overwrites") } == deed.expected)
    }

    /// A view with a draft; `field` shows it and `given` is what happens with each transcript.
    private static func view(
        _ name: String, field: String = "TextEditor(text: $draft)", _ given: String, _ expected: String?
    ) -> Deed {
        Deed(
            name,
            """
            struct Editor: View {
                @State private var draft = ""
                @State private var before = ""
                let scribe = Scribe()
                var body: some View {
                    \(field)
                    Button("Go") { scribe.start { spoken, isFinal in
                        \(given)
                    } }
                }
            }
            final class Scribe {
                func start(_ heard: @escaping (String, Bool) -> Void) {
                    recognizer.recognitionTask(with: request) { result, _ in
                        guard let result else { return }
                        heard(result.bestTranscription.formattedString, result.isFinal)
                    }
                }
            }
            """, expected.map { ["overwrites-draft speech-recognition 8~ " + $0] } ?? [])
    }

    static let deeds: [Deed] = [
        view("assigned", "draft = spoken", "replaced"),
        view("assigned with a blank", "draft = spoken + \" \"", "replaced"),
        view("assigned trimmed", "draft = spoken.trimmingCharacters(in: .whitespaces)", "replaced"),
        view("appended", "draft += spoken", "appended"),
        view("appended by call", "draft.append(spoken)", "appended"),
        view("appended to itself", "draft = draft + \" \" + spoken", "appended"),
        view("interpolated with itself", "draft = \"\\(draft) \\(spoken)\"", "appended"),
        view("on the main queue", "DispatchQueue.main.async { draft = spoken }", "replaced"),
        view("joined to what was there", "draft = before + spoken", nil),
        view("interpolated with what was there", "draft = \"\\(before) \\(spoken)\"", nil),
        view("only the final one", "if isFinal { draft += spoken }", nil),
        view("final ones aside", "if !isFinal { draft = spoken }", "replaced"),
        view("guarded", "guard isFinal else { return }; draft += spoken", nil),
        view("another variable", "before = spoken", nil),
        view("shown only", field: "Text(draft)", "draft = spoken", nil),
        view("a field", field: "TextField(\"Note\", text: $draft, axis: .vertical)", "draft = spoken", "replaced"),
        view("its length only", "draft = String(spoken.count)", nil),
        Deed(
            "a published transcript that is followed",
            """
            final class Speech: ObservableObject {
                @Published var transcript = ""
                func start() {
                    recognizer.recognitionTask(with: request) { result, _ in
                        if let result { self.transcript = result.bestTranscription.formattedString }
                    }
                }
            }
            struct Note: View {
                @StateObject private var speech = Speech()
                @State private var note = ""
                var body: some View {
                    TextField("Note", text: $note)
                        .onChange(of: speech.transcript) { _, text in note = text }
                }
            }
            """, ["overwrites-draft speech-recognition 14~ replaced"]),
        Deed(
            "a published transcript that is taken over once",
            """
            final class Speech: ObservableObject {
                @Published var transcript = ""
                func start() {
                    recognizer.recognitionTask(with: request) { result, _ in
                        if let result { self.transcript = result.bestTranscription.formattedString }
                    }
                }
            }
            struct Note: View {
                @StateObject private var speech = Speech()
                @State private var note = ""
                var body: some View {
                    TextField("Note", text: $note)
                    Button("Use") { note = speech.transcript }
                }
            }
            """, []),
        Deed(
            "a delegate",
            """
            protocol Hearing { func hear(_ text: String) }
            final class Scribe {
                var delegate: Hearing?
                func start() {
                    recognizer.recognitionTask(with: request) { result, _ in
                        if let result { self.delegate?.hear(result.bestTranscription.formattedString) }
                    }
                }
            }
            final class Letter: UIViewController, Hearing {
                let page = UITextView()
                let caption = UILabel()
                func hear(_ text: String) {
                    caption.text = text
                    page.text = text
                }
            }
            """, ["overwrites-draft speech-recognition 15~ replaced"]),
        Deed(
            "a binding handed to an own button",
            """
            struct Note: View {
                @State private var note = ""
                var body: some View {
                    TextEditor(text: $note)
                    Mic(text: $note)
                }
            }
            struct Mic: View {
                @Binding var text: String
                func start() {
                    recognizer.recognitionTask(with: request) { result, _ in
                        if let result { text = result.bestTranscription.formattedString }
                    }
                }
            }
            """, ["overwrites-draft speech-recognition 12~ replaced"]),
        Deed(
            "a stream of an own making",
            """
            final class Scribe {
                func words() -> AsyncStream<String> {
                    AsyncStream { feed in
                        recognizer.recognitionTask(with: request) { result, _ in
                            if let result { feed.yield(result.bestTranscription.formattedString) }
                        }
                    }
                }
            }
            struct Note: View {
                @State private var note = ""
                let scribe = Scribe()
                var body: some View {
                    TextEditor(text: $note).task {
                        for await spoken in scribe.words() { note = spoken }
                    }
                }
            }
            """, ["overwrites-draft speech-recognition 15~ replaced"]),
        Deed(
            "no partial results",
            """
            final class Letter: UIViewController {
                let page = UITextView()
                func start() {
                    request.shouldReportPartialResults = false
                    recognizer.recognitionTask(with: request) { result, _ in
                        if let result { self.page.text = result.bestTranscription.formattedString }
                    }
                }
            }
            """, []),
        Deed(
            "a text view that nobody edits",
            """
            final class Letter: UIViewController {
                let page = UITextView()
                func start() {
                    page.isEditable = false
                    recognizer.recognitionTask(with: request) { result, _ in
                        if let result { self.page.text = result.bestTranscription.formattedString }
                    }
                }
            }
            """, []),
    ]
}
