@_exported import FoundationStubs
@_exported import Foundation

@MainActor open class UIResponder {
    public init() {}
    public var undoManager: UndoManager? = UndoManager()
}

@MainActor open class UIView: UIResponder {}

@MainActor public final class UITextPosition {
    let offset: Int
    init(_ offset: Int) { self.offset = offset }
}

@MainActor public final class UITextRange {
    public let start: UITextPosition
    public let end: UITextPosition
    init(_ start: UITextPosition, _ end: UITextPosition) {
        self.start = start
        self.end = end
    }
}

@MainActor open class UITextView: UIView {
    public static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")
    public var text: String! = "" {
        didSet { selectedRange = NSRange(location: text.utf16.count, length: 0) }
    }
    public var selectedRange = NSRange(location: 0, length: 0)
    public var markedTextRange: UITextRange?
}

@MainActor open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let editingChanged = Event(rawValue: 1 << 17)
    }
    public private(set) var stubSent = 0
    public func sendActions(for events: Event) { stubSent += 1 }
}

@MainActor open class UITextField: UIControl {
    public var text: String? = "" {
        didSet { selectedTextRange = nil }
    }
    public var selectedTextRange: UITextRange?
    public var markedTextRange: UITextRange?
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = position.offset + offset
        return (0...(text ?? "").utf16.count).contains(place) ? UITextPosition(place) : nil
    }
    public func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
        UITextRange(start, end)
    }
    public func offset(from start: UITextPosition, to end: UITextPosition) -> Int { end.offset - start.offset }
}
