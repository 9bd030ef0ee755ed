import PlainspokenModel

/// Finds buttons before a system prompt that word consent themselves or stand beside a way past it.
struct Primers {
    let cells: Cells
    let context: CompilationContext
    let requests: PromptRequests
    let texts: [String: [LocalizedText]]
    let interface: [InterfaceButton]
    private var base: CodeBase { cells.base }

    init(
        _ cells: Cells, context: CompilationContext, requests: [PromptRequests.Request], texts: [LocalizedText],
        interface: [InterfaceButton]
    ) {
        self.cells = cells
        self.context = context
        self.requests = PromptRequests(cells, requests: requests)
        self.texts = Dictionary(grouping: texts, by: \.key)
        self.interface = interface
    }

    func primers() -> [Primer] {
        let buttons = Buttons(cells: cells, requests: requests).all()
        let found = buttons.compactMap { primer($0, among: buttons) } + interface.compactMap(primer)
        return found.sorted { $0.place < $1.place }
    }

    /// A title as people see it in one language.
    private struct Wording {
        var text: String
        var locale: String?
        var table: Place?
    }

    private func wordings(_ literal: String) -> [Wording] {
        guard let found = texts[literal], !found.isEmpty else { return [Wording(text: literal)] }
        return found.map { Wording(text: $0.text, locale: $0.locale, table: $0.place) }
    }

    private func wording(_ literal: String, _ sense: ButtonSense) -> Wording? {
        wordings(literal).first { ButtonSense.of($0.text, locale: $0.locale) == sense }
    }

    private func primer(_ button: Buttons.Button, among all: [Buttons.Button]) -> Primer? {
        guard let request = button.request else { return nil }
        let file = base.files[button.file]
        let answer = context.reach(block: button.block, offset: button.offset, in: file).answer
        guard answer == .yes || answer == .unknown else { return nil }
        let exit = all.first { other in
            other.file == button.file && other.block == button.block && other.offset != button.offset
                && other.request == nil && wording(other.title, .exit) != nil
        }
        let consent = wording(button.title, .consent)
        guard let wording = consent ?? (exit == nil ? nil : wording(button.title, .proceed)) else { return nil }
        return Primer(
            title: wording.text, locale: wording.locale, place: file.facts.text.place(at: button.offset),
            request: place(request), api: request.api, table: wording.table,
            exit: exit.map { base.files[$0.file].facts.text.place(at: $0.offset) }, confidence: .likely)
    }

    private func place(_ request: PromptRequests.Request) -> Place {
        base.files[request.file].facts.text.place(at: request.offset)
    }

    // MARK: Storyboards

    private func primer(_ button: InterfaceButton) -> Primer? {
        let request = button.selectors.lazy.compactMap {
            requests.request(named: $0, in: button.controller)
        }.first
        guard let request else { return nil }
        let exit = interface.first { other in
            other.place.path == button.place.path && other.scene == button.scene && other.id != button.id
                && interfaceWording(other, .exit) != nil
        }
        let consent = interfaceWording(button, .consent)
        guard let wording = consent ?? (exit == nil ? nil : interfaceWording(button, .proceed)) else { return nil }
        return Primer(
            title: wording.text, locale: wording.locale, place: button.place, request: place(request),
            api: request.api, table: wording.table, exit: exit?.place, confidence: .likely)
    }

    /// The title in the file and in the tables that translate it.
    private func interfaceWording(_ button: InterfaceButton, _ sense: ButtonSense) -> Wording? {
        let translated = ["normalTitle", "title", "configuration.title"].flatMap { texts[button.id + "." + $0] ?? [] }
        let all =
            [Wording(text: button.title)]
            + translated.map { Wording(text: $0.text, locale: $0.locale, table: $0.place) }
        return all.first { ButtonSense.of($0.text, locale: $0.locale) == sense }
    }
}
