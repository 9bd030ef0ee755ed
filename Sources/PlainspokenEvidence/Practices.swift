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

    /// What is done with the other resources: recorded, stored, sent, read as a whole, used in the background.
    package func resources() -> [Practice] {
        sorted(
            PatternPractices(cells: cells, context: context).practices()
                + DataSinks(cells, context: context).practices()
                + HealthTypes(cells: cells, context: context).practices()
                + Scripts(cells: cells, context: context).practices()
                + Holds(cells: cells, context: context).practices())
    }

    /// Whether data of a resource may be given to a library that measures, whatever the sentences say.
    package var mayReport: Bool { DataSinks.mayReport(cells.base) }

    /// Buttons before a prompt; `matches` are those of another code base over the same files.
    package func primers(
        _ matches: [UseMatch], of other: CodeBase, index: PatternIndex, texts: [LocalizedText],
        interface: [InterfaceButton]
    ) -> [Primer] {
        let files = Dictionary(
            cells.base.files.enumerated().map { ($0.element.facts.text.path, $0.offset) },
            uniquingKeysWith: { first, _ in first })
        let requests = matches.compactMap { match -> PromptRequests.Request? in
            // To unlock is no question about a permission: a dialog before it asks about something else.
            let use = index.uses[match.use]
            guard use.use.strength == .request, use.resource.id != "face-id", match.confidence > .possible,
                let file = files[other.files[match.file].facts.text.path]
            else { return nil }
            return PromptRequests.Request(
                file: file, block: match.block, offset: match.offset, api: UsePattern.readable(match.api))
        }
        guard !requests.isEmpty else { return [] }
        return Primers(cells, context: context, requests: requests, texts: texts, interface: interface).primers()
    }

    package func sorted(_ practices: [Practice]) -> [Practice] {
        practices.sorted { left, right in
            left.place == right.place
                ? (left.kind.rawValue, left.resource, left.subject ?? "", left.api)
                    < (right.kind.rawValue, right.resource, right.subject ?? "", right.api)
                : left.place < right.place
        }
    }
}
