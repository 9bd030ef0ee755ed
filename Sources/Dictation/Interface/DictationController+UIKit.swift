#if canImport(UIKit) && canImport(Speech) && canImport(AVFoundation) && !os(tvOS) && !os(watchOS)
    import UIKit

    extension DictationController {
        /// Dictation into a text view.
        ///
        /// Text that is written posts `UITextView.textDidChangeNotification`, as typing does.
        ///
        /// - Parameters:
        ///   - textView: is not kept alive.
        ///   - engine: the recogniser with its microphone.
        public convenience init(textView: UITextView, engine: DictationEngine = .onDevice()) {
            self.init(control: DictationTextControl(textView), engine: engine)
        }

        /// Dictation into a text field.
        ///
        /// Text that is written sends the field's `editingChanged` actions, as typing does.
        ///
        /// - Parameters:
        ///   - textField: is not kept alive.
        ///   - engine: the recogniser with its microphone.
        public convenience init(textField: UITextField, engine: DictationEngine = .onDevice()) {
            self.init(control: DictationTextControl(textField), engine: engine)
        }
    }

    extension DictationTextControl {
        init(_ view: UITextView) {
            let write: (String, Int) -> Void = { [weak view] text, caret in
                guard let view else { return }
                view.text = text
                view.selectedRange = NSRange(location: caret, length: 0)
                NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: view)
            }
            self.init(
                read: { [weak view] in
                    let range = view?.selectedRange ?? NSRange(location: 0, length: 0)
                    return (view?.text ?? "", range.location + range.length)
                },
                write: write, isComposing: { [weak view] in view?.markedTextRange != nil },
                registerUndo: { [weak view] text, caret in
                    guard let view else { return }
                    UndoStep.register(
                        with: view.undoManager, before: (text, caret), now: { view.text ?? "" }, write: write)
                })
        }

        init(_ field: UITextField) {
            let write: (String, Int) -> Void = { [weak field] text, caret in
                guard let field else { return }
                field.text = text
                if let place = field.position(from: field.beginningOfDocument, offset: caret) {
                    field.selectedTextRange = field.textRange(from: place, to: place)
                }
                field.sendActions(for: .editingChanged)
            }
            self.init(
                read: { [weak field] in
                    guard let field else { return ("", nil) }
                    let caret = field.selectedTextRange.map {
                        field.offset(from: field.beginningOfDocument, to: $0.end)
                    }
                    return (field.text ?? "", caret)
                },
                write: write, isComposing: { [weak field] in field?.markedTextRange != nil },
                registerUndo: { [weak field] text, caret in
                    guard let field else { return }
                    UndoStep.register(
                        with: field.undoManager, before: (text, caret), now: { field.text ?? "" }, write: write)
                })
        }
    }
#endif
