import PlainspokenModel

/// A small app with one sentence, and what the truth rules say of it.
enum TruthFixture {
    /// The ids of the truth rules that fire, in order.
    static func rules(
        _ sentences: [String: String], _ code: String, language: String = "en", platform: String = "iOS",
        more: String = ""
    ) -> [String] {
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
        let report = Checks.report(["project.yml": spec, "App/Code.swift": code])
        let truth: Set<String> = [
            "contradicted-by-code", "contradicted-by-system", "contradicts-other-string", "incomplete-purpose",
        ]
        return report.findings.map(\.finding.rule).filter(truth.contains)
    }
}
