import PlainspokenModel

/// Compares what a target declares with what ships of it.
struct ShippedStrings {
    /// One difference.
    enum Difference {
        /// The source has it, and the product has not.
        case lost(UsageDeclaration)
        /// Both have it, and it reads differently.
        case changed(source: UsageDeclaration, shipped: UsageDeclaration)
        /// Only the product has it.
        case added(UsageDeclaration)
        /// No text of a whole language arrived.
        case lostTable([UsageDeclaration])
    }

    let target: Target
    let bundle: ShippedBundle

    var differences: [Difference] { base + tables }

    // MARK: The Info.plist

    private var base: [Difference] {
        let keys = Self.keys(target.declarations.filter { $0.locale == nil })
        let shipped = bundle.declarations.filter { $0.locale == nil }
        let lost = keys.compactMap { key -> Difference? in
            guard let source = target.base(key) else { return nil }
            guard let arrived = shipped.last(where: { $0.key == key }) else { return .lost(source) }
            return Self.mayBecome(source, arrived) ? nil : .changed(source: source, shipped: arrived)
        }
        guard bundle.isSourceComplete else { return lost }
        let known = Set(keys)
        return lost
            + Self.keys(shipped).filter { !known.contains($0) }.compactMap { key in
                shipped.last { $0.key == key }.map(Difference.added)
            }
    }

    // MARK: Tables

    private var tables: [Difference] {
        let source = Self.byLocale(target.declarations)
        let shipped = Self.byLocale(bundle.declarations)
        let own = Self.code(target.developmentLanguage)
        var result: [Difference] = []
        for (locale, declared) in source.sorted(by: { $0.key < $1.key }) {
            guard let arrived = shipped[locale] else {
                // The language of the Info.plist itself needs no table.
                if locale != own, locale != "base" { result.append(.lostTable(declared)) }
                continue
            }
            result += declared.compactMap { entry in
                guard let other = arrived.last(where: { $0.key == entry.key }) else {
                    return locale == own ? nil : .lost(entry)
                }
                return Self.mayBecome(entry, other) ? nil : .changed(source: entry, shipped: other)
            }
        }
        return result + added(shipped, to: source)
    }

    private func added(
        _ shipped: [String: [UsageDeclaration]], to source: [String: [UsageDeclaration]]
    ) -> [Difference] {
        shipped.sorted { $0.key < $1.key }.flatMap { locale, arrived in
            arrived.filter { entry in
                guard !(source[locale] ?? []).contains(where: { $0.key == entry.key }) else { return false }
                // A catalogue ships its own language from the sentence of the Info.plist.
                return target.base(entry.key).map { !Self.mayBecome($0, entry) } ?? true
            }.map(Difference.added)
        }
    }

    private static func byLocale(_ declarations: [UsageDeclaration]) -> [String: [UsageDeclaration]] {
        Dictionary(grouping: declarations.filter { $0.locale != nil && isPurpose($0.key) }) { code($0.locale ?? "") }
    }

    /// `zh_CN` and `zh-CN` name the same folder.
    private static func code(_ locale: String) -> String {
        String(locale.lowercased().map { $0 == "_" ? "-" : $0 })
    }

    // MARK: Values

    private static func isPurpose(_ key: String) -> Bool { Catalog.keys[key]?.key.isPurpose == true }

    /// The purpose keys, each once, in order.
    private static func keys(_ declarations: [UsageDeclaration]) -> [String] {
        var seen: Set<String> = []
        return declarations.map(\.key).filter { isPurpose($0) && seen.insert($0).inserted }
    }

    /// Whether a build may make the second of the first; a variable that is not known here may stand for anything.
    static func mayBecome(_ source: UsageDeclaration, _ shipped: UsageDeclaration) -> Bool {
        switch (source.value.content, shipped.value.content) {
        case (.dictionary(let entries), .dictionary(let others)):
            entries.count == others.count
                && entries.allSatisfy { entry in
                    others.contains { $0.key == entry.key && fits(entry.value.scalar, $0.value.scalar, source) }
                }
        default: fits(source.value.scalar, shipped.value.scalar, source)
        }
    }

    private static func fits(_ source: String?, _ shipped: String?, _ declaration: UsageDeclaration) -> Bool {
        guard let source, let shipped else { return source == nil && shipped == nil }
        guard source != shipped else { return true }
        guard declaration.isExpanded || declaration.written != nil else { return false }
        return Template(declaration.undefined.isEmpty ? source : declaration.written ?? source).matches(shipped)
    }

    /// A text with variables, as what stands between them.
    private struct Template {
        private var parts: [String]

        init(_ text: String) {
            parts = [""]
            var rest = text[...]
            while let start = rest.firstIndex(of: "$") {
                let open = rest.index(after: start)
                let close: Character? = open < rest.endIndex ? ["(": ")", "{": "}"][rest[open]] : nil
                guard let close, let end = rest[open...].firstIndex(of: close) else { break }
                parts[parts.count - 1] += rest[..<start]
                parts.append("")
                rest = rest[rest.index(after: end)...]
            }
            parts[parts.count - 1] += rest
        }

        /// Whether the text has the parts in order, the first at its start and the last at its end.
        func matches(_ text: String) -> Bool {
            guard parts.count > 1, let first = parts.first, let last = parts.last, text.hasPrefix(first) else {
                return false
            }
            var rest = text.dropFirst(first.count)
            for part in parts.dropFirst().dropLast() where !part.isEmpty {
                guard let next = rest.index(of: part) else { return false }
                rest = rest[next...]
            }
            return rest.hasSuffix(last)
        }
    }
}

extension Substring {
    /// Where a part ends that stands in it.
    fileprivate func index(of part: String) -> Index? {
        indices.lazy.first { self[$0...].hasPrefix(part) }.flatMap {
            index($0, offsetBy: part.count, limitedBy: endIndex)
        }
    }
}
