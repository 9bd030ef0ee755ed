import PlainspokenModel

/// Names the apps that scripts and events tell what to do.
struct Scripts {
    let cells: Cells
    let context: CompilationContext

    func practices() -> [Practice] {
        guard context.platform == .macOS || context.platform == .macCatalyst else { return [] }
        return cells.base.files.flatMap { file -> [Practice] in
            told(in: file) + bridged(in: file)
        }
    }

    private func practice(_ app: String, _ file: IndexedFile, _ offset: Int, _ block: Int, _ api: String) -> Practice? {
        guard !app.isEmpty, context.reach(block: block, offset: offset, in: file).answer != .no else { return nil }
        return Practice(
            .scripts, of: "apple-events-automation", at: file.facts.text.place(at: offset), confidence: .likely,
            api: api, feature: file.feature(of: block), subject: app)
    }

    /// `tell application "Music" to …` in a literal.
    private func told(in file: IndexedFile) -> [Practice] {
        file.facts.strings.flatMap { literal -> [Practice] in
            var seen: Set<String> = []
            return Self.apps(in: literal.text).filter { seen.insert($0).inserted }.compactMap {
                practice($0, file, literal.offset, literal.block, "tell application")
            }
        }
    }

    private static let beginnings = [
        "tell application id \"", "tell application \"", "tell app \"", "application id \"", "Application(\"",
        "Application('", "tell application \\\"",
    ]

    static func apps(in text: String) -> [String] {
        beginnings.flatMap { beginning in
            text.ranges(of: beginning).map { found in
                String(text[found.upperBound...].prefix { $0 != "\"" && $0 != "'" && $0 != "\\" && $0 != "\n" })
            }
        }
    }

    /// `SBApplication(bundleIdentifier:)` and descriptors that name their app.
    private func bridged(in file: IndexedFile) -> [Practice] {
        file.facts.expressions.compactMap { chain in
            guard case .name(let name) = chain.base,
                ["SBApplication", "NSAppleEventDescriptor"].contains(name)
            else { return nil }
            for component in chain.components {
                for argument in component.arguments ?? [] {
                    guard
                        [
                            "bundleIdentifier", "applicationWithBundleIdentifier", "initWithBundleIdentifier",
                            "descriptorWithBundleIdentifier",
                        ].contains(argument.label), case .string(let app) = argument.value
                    else { continue }
                    return practice(app, file, chain.offset, chain.block, name)
                }
            }
            return nil
        }
    }
}
