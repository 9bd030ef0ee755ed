/// Every prompt of the apps beside the code it stands for, now and then: what `review` shows.
package struct ReviewSheet: Sendable {
    package var report: Report
    /// The commit that is compared with; nil where it is the ledger.
    package var revision: String?
    package var items: [ReviewItem]

    package init(report: Report, revision: String? = nil, items: [ReviewItem]) {
        self.report = report
        self.revision = revision
        self.items = items
    }
}

/// One key of one target.
package struct ReviewItem: Sendable {
    package enum State: String, Sendable {
        /// There is nothing to compare with.
        case new
        case unchanged
        /// The code has grown and the base sentence is the same.
        case outgrown
        /// A sentence is another one.
        case reworded
    }

    /// Index into the report's apps.
    package var app: Int
    package var target: String
    package var key: String
    /// The name under which people know the app.
    package var name: String
    /// The resource's prompt, in paraphrase.
    package var prompt: Prompt
    package var coverage: Coverage
    /// What was reviewed, or what the older commit held; nil where there is none.
    package var before: Review?

    package init(
        app: Int, target: String, key: String, name: String, prompt: Prompt, coverage: Coverage, before: Review?
    ) {
        self.app = app
        self.target = target
        self.key = key
        self.name = name
        self.prompt = prompt
        self.coverage = coverage
        self.before = before
    }

    package var change: ReviewChange? { before.map { ReviewChange(from: $0, to: coverage) } }

    package var state: State {
        guard let change else { return .new }
        // Translations come and go; the base sentence is the one that was written for the code.
        if !change.gained.isEmpty, !change.reworded.contains(Coverage.base) { return .outgrown }
        return change.needsReview ? .reworded : .unchanged
    }

    /// The prompt's title with the app's name in it.
    package var title: String { prompt.title.replacing("“App”", with: "“\(name)”") }
}

extension Target {
    /// The name that prompts show: the display name, else the last of its names.
    package var shownName: String {
        let display = properties.last { $0.key == "CFBundleDisplayName" }?.value.string
        if let display, !display.isEmpty, !display.contains("$") { return display }
        return names.last ?? name
    }
}
