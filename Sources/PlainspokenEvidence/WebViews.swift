import PlainspokenModel

/// Finds web views that show pages from the network.
package struct WebViews {
    let base: CodeBase
    let context: CompilationContext

    package init(_ base: CodeBase, context: CompilationContext) {
        self.base = base
        self.context = context
    }

    /// The calls that load such a page, in files that know a web view.
    ///
    /// A page from a string or from a file of the bundle has no file input that its author did not write, so the file
    /// must name an address of the web.
    package func remoteLoads() -> [NamedUse] {
        base.files.flatMap { file in
            guard file.facts.text.holds("WKWebView") || file.modules.contains("WebKit"), namesAddress(file) else {
                return [NamedUse]()
            }
            return file.facts.expressions.compactMap { expression in
                guard let offset = load(in: expression, file),
                    context.reach(block: expression.block, offset: offset, in: file).answer == .yes
                else { return nil }
                return NamedUse("WKWebView", at: file.facts.text.place(at: offset))
            }
        }
    }

    private func load(in expression: Expression, _ file: IndexedFile) -> Int? {
        for component in expression.components {
            guard let arguments = component.arguments else { continue }
            if component.name == "loadRequest:" { return expression.offset }
            if component.name == "load", arguments.count == 1, arguments[0].label == nil,
                isRequest(arguments[0].value, file)
            {
                return expression.offset
            }
        }
        if case .name("WebView") = expression.base, file.modules.contains("WebKit"),
            expression.components.first?.arguments?.first?.label == "url"
        {
            return expression.offset
        }
        return nil
    }

    /// A request written in place, or a value whose name says that it is one.
    private func isRequest(_ value: Value, _ file: IndexedFile) -> Bool {
        guard case .expression(let index) = value, let expression = file.facts.expressions[safe: index],
            case .name(let name) = expression.base
        else { return false }
        return name == "URLRequest" || name == "NSURLRequest"
            || ([name] + expression.components.map(\.name)).contains { $0.lowercased().hasSuffix("request") }
    }

    /// Whether a web address stands in the file; a page whose address comes from elsewhere may as well be a local one.
    private func namesAddress(_ file: IndexedFile) -> Bool {
        file.facts.strings.contains { $0.text.hasPrefix("https://") || $0.text.hasPrefix("http://") }
    }
}
