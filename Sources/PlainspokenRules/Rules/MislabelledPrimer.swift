import PlainspokenModel

extension Rule {
    static let mislabelledPrimer = Rule(
        id: "mislabelled-primer", group: .asking, level: .warning,
        summary: "a screen before the prompt with an “Allow” button or an exit that skips it"
    ) { target, subject in
        guard target.product.isJudged else { return [] }
        return target.primers.map { primer in
            Finding(
                rule: "mislabelled-primer", confidence: primer.confidence, app: subject.app.name, target: target.name,
                locale: primer.locale, message: Message.primer(primer), remedy: Message.remedy(primer),
                place: primer.place, related: related(primer))
        }
    }

    private static func related(_ primer: Primer) -> [Finding.Related] {
        var places: [Finding.Related] = []
        if let table = primer.table { places.append(.init(Message.words(primer), at: table)) }
        if let exit = primer.exit { places.append(.init(Message.exit, at: exit)) }
        if primer.request != primer.place { places.append(.init(Message.request(primer), at: primer.request)) }
        return places
    }
}

private enum Message {
    static let exit = "this one leaves without the prompt"

    static func primer(_ primer: Primer) -> String {
        primer.exit == nil
            ? "the button “\(primer.title)” words the consent that only the system's prompt may ask for"
            : "the button “\(primer.title)” leads to the system's prompt, and one beside it skips the prompt"
    }

    static func remedy(_ primer: Primer) -> String {
        primer.exit == nil
            ? "name it neutrally, such as Continue or Next: App Review refuses screens that anticipate the prompt"
            : "leave one neutral button, such as Continue, that always goes on to the prompt"
    }

    static func words(_ primer: Primer) -> String {
        "its words stand here"
    }

    static func request(_ primer: Primer) -> String {
        "its action asks here: \(primer.api)"
    }
}
