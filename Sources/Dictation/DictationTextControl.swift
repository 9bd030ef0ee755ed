/// The control that holds the text, as a value of closures: a text view, a binding, or a test's variable.
@MainActor
public struct DictationTextControl {
    /// The text and the caret in UTF-16 code units; `nil` where the control does not tell.
    public var read: () -> (text: String, caret: Int?)
    /// Writes text and caret.
    public var write: (_ text: String, _ caret: Int) -> Void
    /// Whether an input method is composing; writing would break off the character that is being typed.
    public var isComposing: () -> Bool
    /// Registers one step of undo that gives back this text and caret.
    public var registerUndo: (_ text: String, _ caret: Int) -> Void

    /// Builds a control.
    ///
    /// - Parameters:
    ///   - read: gives text and caret.
    ///   - write: writes text and caret.
    ///   - isComposing: whether an input method is composing.
    ///   - registerUndo: registers one step of undo.
    public init(
        read: @escaping () -> (text: String, caret: Int?), write: @escaping (_ text: String, _ caret: Int) -> Void,
        isComposing: @escaping () -> Bool = { false },
        registerUndo: @escaping (_ text: String, _ caret: Int) -> Void = { _, _ in }
    ) {
        self.read = read
        self.write = write
        self.isComposing = isComposing
        self.registerUndo = registerUndo
    }
}
