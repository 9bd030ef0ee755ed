import PlainspokenModel

/// A small app with one sentence, and what the truth rules say of it.
enum TruthFixture {
    /// The ids of the truth rules that fire, in order.
    static func rules(
        _ sentences: [String: String], _ code: String, language: String = "en", platform: String = "iOS",
        more: String = ""
    ) -> [String] {
        findings(sentences, code, language: language, platform: platform, more: more).map(\.rule)
    }

    /// What the truth rules find, in order; of the tables each has a sentence for the first key.
    static func findings(
        _ sentences: [String: String], _ code: String, language: String = "en", platform: String = "iOS",
        more: String = "", tables: [String: String] = [:], isAll: Bool = false
    ) -> [Finding] {
        let properties = sentences.sorted { $0.key < $1.key }.map { "        \($0.key): \"\($0.value)\"\n" }.joined()
        let spec = """
            name: Twin
            options:
              developmentLanguage: \(language)
            targets:
              Twin:
                type: application
                platform: \(platform)
                deploymentTarget: "17.0"
                sources: [App]
                info:
                  path: Info.plist
                  properties:

            """ + properties.split(separator: "\n").map { "    " + $0 + "\n" }.joined() + more
        let file = code.hasPrefix("#import") ? "App/Code.m" : "App/Code.swift"
        var files = ["project.yml": spec, file: code]
        let key = sentences.keys.min() ?? ""
        for (locale, text) in tables { files["App/\(locale).lproj/InfoPlist.strings"] = "\"\(key)\" = \"\(text)\";\n" }
        let report = Checks.report(files) { $0.showsAll = isAll }
        let truth: Set<String> = [
            "contradicted-by-code", "contradicted-by-system", "contradicts-other-string", "incomplete-purpose",
        ]
        return report.findings.map(\.finding).filter { truth.contains($0.rule) }
    }
}
