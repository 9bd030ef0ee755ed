#if canImport(SwiftUI) && canImport(Speech) && canImport(AVFoundation) && !os(tvOS) && !os(watchOS)
    import Combine
    import SwiftUI

    /// How a dictation button is used.
    public enum DictationButtonStyle: Hashable, Sendable {
        /// One press begins, another one ends.
        case toggle
        /// Listens while it is held; with VoiceOver and other assistive technologies it toggles.
        case hold
    }

    /// One button for each language, side by side, each in its language's own name.
    ///
    /// The person's press names the language: nothing is guessed, and no other language takes its place. A refusal
    /// stands below the buttons, with what to do. Where large text leaves no room, the buttons stand one below the other.
    public struct DictationButtons: View {
        private let languages: [String]
        private let style: DictationButtonStyle
        @Binding private var text: String
        @StateObject private var model: DictationButtonsModel
        @Environment(\.undoManager) private var undoManager
        @Environment(\.locale) private var locale

        /// Buttons for some languages.
        ///
        /// - Parameters:
        ///   - languages: as BCP 47 tags, in the order in which they stand.
        ///   - text: the text that the person also types in; words go to its end.
        ///   - style: how a button is used.
        ///   - engine: the recogniser with its microphone.
        public init(
            languages: [String], text: Binding<String>, style: DictationButtonStyle = .toggle,
            engine: @autoclosure @escaping @Sendable () -> DictationEngine = .onDevice()
        ) {
            self.languages = languages
            self.style = style
            _text = text
            _model = StateObject(wrappedValue: DictationButtonsModel(engine: engine()))
        }

        /// The buttons with the refusal below.
        public var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                ViewThatFits(in: .horizontal) {
                    HStack(spacing: 12) { buttons }
                    VStack(alignment: .leading, spacing: 12) { buttons }
                }
                if let refusal = model.controller.refusal {
                    Text(refusal.message + " " + refusal.remedy)
                        .font(.footnote)
                        .fixedSize(horizontal: false, vertical: true)
                }
            }
            .onDisappear { model.controller.stop() }
        }

        private var buttons: some View {
            let names = LanguageName.names(of: languages)
            return ForEach(Array(languages.indices), id: \.self) { index in
                button(languages[index], name: names[index])
            }
        }

        private func button(_ language: String, name: String) -> some View {
            let isListening = model.isListening(to: language)
            let phrases = ButtonPhrases.phrases(for: locale.identifier(.bcp47))
            return DictationButton(
                style: style, toggle: { model.toggle(language, text: $text, undoManager) },
                hold: { model.hold(language, isHeld: $0, text: $text, undoManager) }
            ) {
                Label(name, systemImage: isListening ? "stop.circle.fill" : "mic")
            }
            .accessibilityLabel(phrases.label(for: name))
            .accessibilityValue(isListening ? phrases.listening : "")
            .accessibilityHint(isListening ? phrases.ends : phrases.starts)
        }
    }

    /// A button that is pressed or held.
    private struct DictationButton<Content: View>: View {
        let style: DictationButtonStyle
        let toggle: @MainActor () -> Void
        let hold: @MainActor (Bool) -> Void
        @ViewBuilder let content: () -> Content

        var body: some View {
            switch style {
            case .toggle:
                Button(action: toggle, label: content)
            case .hold:
                Button(action: {}, label: content)
                    .buttonStyle(HoldButtonStyle(hold: hold))
                    .accessibilityAction { toggle() }
            }
        }
    }

    /// Tells when a finger comes and goes.
    private struct HoldButtonStyle: ButtonStyle {
        let hold: @MainActor (Bool) -> Void

        func makeBody(configuration: Configuration) -> some View {
            configuration.label
                .onChange(of: configuration.isPressed) { isPressed in hold(isPressed) }
        }
    }

    /// What the buttons share: one controller, since one language is dictated at a time.
    @MainActor
    final class DictationButtonsModel: ObservableObject {
        let controller: DictationController

        init(engine: DictationEngine, clock: DictationClock = .live) {
            let control = DictationTextControl(read: { ("", nil) }, write: { _, _ in })
            controller = DictationController(control: control, engine: engine, clock: clock)
            controller.changed = { [weak self] in self?.objectWillChange.send() }
        }

        func isListening(to language: String) -> Bool {
            controller.isListening && controller.language == language
        }

        func toggle(_ language: String, text: Binding<String>, _ undoManager: UndoManager?) {
            attach(text, undoManager)
            controller.toggle(language)
        }

        func hold(_ language: String, isHeld: Bool, text: Binding<String>, _ undoManager: UndoManager?) {
            guard isHeld else { return controller.stop() }
            attach(text, undoManager)
            controller.start(language)
        }

        /// A binding tells no caret: words go to the end.
        private func attach(_ text: Binding<String>, _ undoManager: UndoManager?) {
            let write: (String, Int) -> Void = { written, _ in text.wrappedValue = written }
            controller.runner.control = DictationTextControl(
                read: { (text.wrappedValue, nil) }, write: write,
                registerUndo: { before, caret in
                    UndoStep.register(
                        with: undoManager, before: (before, caret), now: { text.wrappedValue }, write: write)
                })
        }
    }
#endif
