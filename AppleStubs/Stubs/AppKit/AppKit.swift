@_exported import FoundationStubs
@_exported import Foundation

@MainActor open class NSTextView {
    public var string = ""
    public var undoManager: UndoManager? = UndoManager()
    public var stubMarked = false
    public private(set) var stubChanges = 0
    private var selection = NSRange(location: 0, length: 0)

    public init() {}
    public func selectedRange() -> NSRange { selection }
    public func setSelectedRange(_ range: NSRange) { selection = range }
    public func hasMarkedText() -> Bool { stubMarked }
    public func didChangeText() { stubChanges += 1 }
}
