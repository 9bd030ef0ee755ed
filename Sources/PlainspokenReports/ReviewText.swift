import PlainspokenModel

/// The review for people: each prompt as it is met, and under it what the code does, now and then.
package struct ReviewText {
    let sheet: ReviewSheet
    let paths: PathDisplay

    package init(_ sheet: ReviewSheet, paths: PathDisplay) {
        self.sheet = sheet
        self.paths = paths
    }

    package func render() -> String {
        var blocks = shown.map(block)
        if !blocks.isEmpty { blocks.append("The system's own words are paraphrased.\n") }
        blocks.append(summary + "\n")
        return blocks.joined(separator: "\n")
    }

    /// Against a commit only what differs is told, first the strings that the code has outgrown.
    private var shown: [ReviewItem] {
        guard sheet.revision != nil else { return sheet.items }
        return sheet.items.filter { $0.state == .outgrown } + sheet.items.filter { $0.state == .reworded }
    }

    private func block(_ item: ReviewItem) -> String {
        let change = item.change
        let locales = item.coverage.sentences.keys.sorted(by: Coverage.order)
        let main = locales.first.flatMap { item.coverage.sentences[$0]?.first }
        var lines = ["\(item.target.printable) · \(item.key): \(status(item))", ""]
        lines += PromptDrawing(item: item, sentence: main).lines.map { "  " + $0 }
        let isDrawn = item.prompt.showsPurpose
        for locale in Set(locales).union(item.before.map { Set($0.sentences.keys) } ?? []).sorted(by: Coverage.order) {
            lines += sentences(of: locale, item, change, isDrawn: isDrawn && locale == locales.first)
        }
        lines += ["", "  what the code does" + (item.coverage.uses.isEmpty ? ": nothing that was found" : "")]
        lines += uses(of: item, change)
        return lines.joined(separator: "\n") + "\n"
    }

    private func status(_ item: ReviewItem) -> String {
        switch (item.state, sheet.revision) {
        case (.new, nil): "never reviewed"
        case (.new, let revision?): "was not there at \(revision.printable)"
        case (.unchanged, nil): "reviewed"
        case (.unchanged, let revision?): "as at \(revision.printable)"
        case (.outgrown, nil): "the code has changed since the review"
        case (.outgrown, let revision?): "older than the code it covers; the sentence is that of \(revision.printable)"
        case (.reworded, nil): "the sentence has changed since the review"
        case (.reworded, let revision?): "reworded since \(revision.printable)"
        }
    }

    /// A sentence that is not in the drawing, and the one before it where that was another.
    private func sentences(of locale: String, _ item: ReviewItem, _ change: ReviewChange?, isDrawn: Bool) -> [String] {
        let now = item.coverage.sentences[locale, default: []].map(\.printable)
        guard let change, let before = item.before?.sentences[locale]?.map(\.printable),
            change.reworded.contains(locale) || change.removed.contains(locale)
        else {
            let mark = change?.added.contains(locale) == true ? "+" : " "
            return (isDrawn ? now.dropFirst() : now[...]).map { "  \(mark) \(locale)  \($0)" }
        }
        return before.map { "  - \(locale)  \($0)" } + now.map { "  + \(locale)  \($0)" }
    }

    private func uses(of item: ReviewItem, _ change: ReviewChange?) -> [String] {
        let gained = Set(change?.gained ?? [])
        let rows = item.coverage.uses.keys.sorted().map { (gained.contains($0) ? "+" : " ", $0) }
        let lost = (change?.lost ?? []).map { ("-", $0) }
        return (rows + lost).map { mark, use in
            let words = use.kind.words
            let head = "    \(mark) \(words)" + TextWrap.blanks(11 - words.count) + "  " + name(use.feature)
            guard let site = item.coverage.uses[use] else { return head }
            let line = site.place.line.map { ":\($0)" } ?? ""
            return head + "  " + paths.display(site.place.path, app: item.app) + line + "  " + site.api.printable
        }
    }

    private func name(_ feature: String) -> String { feature.isEmpty ? "(top level)" : feature.printable }

    private var summary: String {
        func count(_ state: ReviewItem.State) -> Int { sheet.items.count { $0.state == state } }
        let all = TextReport.count(sheet.items.count, "prompt")
        if sheet.items.isEmpty { return "no prompt: no target has a usage description" }
        guard let revision = sheet.revision else {
            let open = [
                (count(.outgrown), "with code that changed since the review"),
                (count(.reworded), "with a sentence that changed since the review"), (count(.new), "never reviewed"),
            ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
            return open.isEmpty
                ? "\(all), all reviewed"
                : "\(all): \(open.joined(separator: ", ")); record what is read with “plainspoken review --accept”"
        }
        let parts = [
            (count(.outgrown), "older than the code it covers"), (count(.reworded), "reworded"),
            (count(.unchanged), "as before"), (count(.new), "new"),
        ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        return "\(all) since \(revision.printable)" + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", "))
    }
}
