import Foundation

/// Undo and redo as two lists of closures.
@MainActor
public final class UndoManager {
    private var undos: [() -> Void] = []
    private var redos: [() -> Void] = []
    private var isUndoing = false

    public init() {}

    public func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
        if isUndoing {
            redos.append { handler(target) }
        } else {
            undos.append { handler(target) }
        }
    }

    public var canUndo: Bool { !undos.isEmpty }

    public func undo() {
        isUndoing = true
        undos.popLast()?()
        isUndoing = false
    }

    public func redo() { redos.popLast()?() }
}
