/// A language as BCP 47 writes it, without extensions.
public struct LanguageTag: Hashable, Sendable, CustomStringConvertible {
    /// The language subtag in lower case, by its present name: `iw` is `he`.
    public let language: String
    /// The script, such as `Hant`.
    public let script: String?
    /// The region, such as `US` or `419`.
    public let region: String?
    private let variants: [String]

    /// Reads a BCP 47 tag or a system identifier: `en-US-u-rg-eszzzz`, `en_US`, `zh_Hant_TW@calendar=roc`.
    ///
    /// The result is `nil` where no language stands at the front.
    ///
    /// - Parameter text: the tag; extensions, private use and keywords are left out.
    public init?(_ text: String) {
        let bare = text.prefix { $0 != "@" && $0 != "." }
        var parts = bare.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map { $0.lowercased() }[...]
        guard let first = parts.popFirst(), (2...3).contains(first.count), first.allSatisfy(Self.isLetter) else {
            return nil
        }
        var language = Self.present[first] ?? first
        // Extended language subtags stand for languages of their own: zh-yue is yue.
        if let next = parts.first, next.count == 3, next.allSatisfy(Self.isLetter) {
            language = Self.present[next] ?? next
            parts.removeFirst()
        }
        self.language = language
        script = Self.take(&parts) { $0.count == 4 && $0.allSatisfy(Self.isLetter) }
            .map { $0.prefix(1).uppercased() + $0.dropFirst() }
        region = Self.take(&parts) { part in
            part.count == 2 && part.allSatisfy(Self.isLetter) || part.count == 3 && part.allSatisfy(Self.isDigit)
        }?.uppercased()
        variants = parts.prefix { part in
            (4...8).contains(part.count) && part.allSatisfy { Self.isLetter($0) || Self.isDigit($0) }
        }.map { $0 }
    }

    /// The tag, such as `zh-Hant-TW`.
    public var description: String {
        ([language] + [script, region].compactMap { $0 } + variants).joined(separator: "-")
    }

    /// The script, or for Chinese the one that the region writes.
    var likelyScript: String? {
        if script != nil || language != "zh" { return script }
        return ["TW", "HK", "MO"].contains(region ?? "") ? "Hant" : "Hans"
    }

    /// Names that were replaced, and macrolanguages for which systems use one member.
    private static let present = [
        "iw": "he", "in": "id", "ji": "yi", "jw": "jv", "mo": "ro", "no": "nb", "tl": "fil", "sh": "sr", "cmn": "zh",
        "eng": "en", "deu": "de", "fra": "fr", "spa": "es", "ita": "it", "por": "pt", "nld": "nl", "rus": "ru",
        "kor": "ko", "jpn": "ja", "zho": "zh",
    ]

    private static func take(_ parts: inout ArraySlice<String>, where isWanted: (String) -> Bool) -> String? {
        guard let part = parts.first, isWanted(part) else { return nil }
        parts.removeFirst()
        return part
    }

    private static func isLetter(_ character: Character) -> Bool { character.isASCII && character.isLetter }
    private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
}

/// Finds what an engine offers for the language that was asked for.
enum LanguageChoice {
    /// The best of the offered languages, or `nil` where none is the language asked for.
    ///
    /// In this order: the same tag, the same script and the device's region, the same script, any region. Another
    /// region of the same language is the language asked for; another language never is.
    static func best(for asked: LanguageTag, among offered: [String], device: LanguageTag?) -> LanguageTag? {
        let candidates = offered.compactMap { LanguageTag($0) }.filter { $0.language == asked.language }
        let sameScript = candidates.filter { $0.likelyScript == asked.likelyScript }
        return candidates.first { $0 == asked }
            ?? sameScript.first { $0.region == asked.region }
            ?? sameScript.first { device?.language == asked.language && $0.region == device?.region }
            ?? sameScript.first ?? candidates.first
    }
}
