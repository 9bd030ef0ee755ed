import PlainspokenModel

/// Gathers what a target's code does with the resources.
package struct Practices {
    let cells: Cells
    let context: CompilationContext

    package init(_ base: CodeBase, context: CompilationContext) {
        cells = Cells(base)
        self.context = context
    }

    /// What is done with speech: where it is recognised, in which language, what the transcript overwrites.
    package func speech(hasFixedTextView: Bool) -> [Practice] {
        sorted(
            SpeechRequests(cells, context: context).practices()
                + SpeechLocales(cells: cells, context: context).practices()
                + Drafts(cells, context: context, hasFixedTextView: hasFixedTextView).practices())
    }

    func sorted(_ practices: [Practice]) -> [Practice] {
        practices.sorted {
            $0.place == $1.place ? $0.kind.rawValue < $1.kind.rawValue : $0.place < $1.place
        }
    }
}
