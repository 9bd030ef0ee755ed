#if canImport(AppKit) && canImport(Speech) && canImport(AVFoundation) && !targetEnvironment(macCatalyst)
    import AppKit

    extension DictationController {
        /// Dictation into a text view of AppKit; a text field's is its field editor.
        ///
        /// Text that is written calls `didChangeText`, as typing does.
        ///
        /// - Parameters:
        ///   - textView: is not kept alive.
        ///   - engine: the recogniser with its microphone.
        public convenience init(textView: NSTextView, engine: DictationEngine = .onDevice()) {
            self.init(control: DictationTextControl(textView), engine: engine)
        }
    }

    extension DictationTextControl {
        init(_ view: NSTextView) {
            let write: (String, Int) -> Void = { [weak view] text, caret in
                guard let view else { return }
                view.string = text
                view.setSelectedRange(NSRange(location: caret, length: 0))
                view.didChangeText()
            }
            self.init(
                read: { [weak view] in
                    let range = view?.selectedRange() ?? NSRange(location: 0, length: 0)
                    return (view?.string ?? "", range.location + range.length)
                },
                write: write, isComposing: { [weak view] in view?.hasMarkedText() ?? false },
                registerUndo: { [weak view] text, caret in
                    guard let view else { return }
                    UndoStep.register(with: view.undoManager, before: (text, caret), now: { view.string }, write: write)
                })
        }
    }
#endif
