#if canImport(SwiftUI) && canImport(Speech) && canImport(AVFoundation) && !os(tvOS) && !os(watchOS)
    import Foundation
    import SwiftUI

    /// One step of undo that gives back the text from before, and whose own undo brings the words again.
    @MainActor
    final class UndoStep {
        private let text: String
        private let caret: Int
        private let now: () -> String
        private let write: (String, Int) -> Void
        private weak var undoManager: UndoManager?

        private init(
            _ text: String, _ caret: Int, _ undoManager: UndoManager?, now: @escaping () -> String,
            write: @escaping (String, Int) -> Void
        ) {
            self.text = text
            self.caret = caret
            self.undoManager = undoManager
            self.now = now
            self.write = write
        }

        /// Registers a step; without an undo manager nothing happens.
        static func register(
            with undoManager: UndoManager?, before: (text: String, caret: Int), now: @escaping () -> String,
            write: @escaping (String, Int) -> Void
        ) {
            let step = UndoStep(before.text, before.caret, undoManager, now: now, write: write)
            // The manager does not keep its target; the closure does.
            undoManager?.registerUndo(withTarget: step) { [step] _ in
                MainActor.assumeIsolated { step.undo() }
            }
        }

        private func undo() {
            let present = now()
            Self.register(
                with: undoManager, before: (present, present.utf16.count), now: now, write: write)
            write(text, caret)
        }
    }
#endif
