/// Finds texts that would be shown broken.
package enum Garbling {
    package enum Fault: Sendable, Hashable {
        /// Letters that come from reading one encoding as another; with what was meant.
        case encoding(String, meant: String?)
        /// A tag, or a link or emphasis of Markdown.
        case markup(String)
        /// An entity such as `&amp;`.
        case entity(String)
        /// An escape such as `\n` that is shown as it stands.
        case escape(String)
        /// Quotation marks around the whole.
        case quotes
        /// A control character.
        case control(UInt32)
    }

    package static func fault(in text: String) -> Fault? {
        let scalars = Array(text.unicodeScalars)
        return control(scalars) ?? encoding(scalars) ?? markup(scalars) ?? entity(scalars) ?? escape(scalars)
            ?? quotes(scalars)
    }

    // MARK: Characters

    private static func control(_ scalars: [Unicode.Scalar]) -> Fault? {
        for scalar in scalars {
            let value = scalar.value
            if value < 0x20, ![9, 10, 13].contains(value) { return .control(value) }
            if value == 0x7F || (0xE000...0xF8FE).contains(value) { return .control(value) }
        }
        return nil
    }

    private static func encoding(_ scalars: [Unicode.Scalar]) -> Fault? {
        if scalars.contains(where: { $0.value > 0x7F }) {
            if scalars.contains("\u{FFFD}") { return .encoding("\u{FFFD}", meant: nil) }
            if let fault = misreadUTF8(scalars) { return fault }
            let isPossible = scalars.contains("√") || scalars.contains("‚")
            if isPossible, let found = macRoman.first(where: { contains(scalars, $0) }) {
                return .encoding(found, meant: nil)
            }
        }
        return scalars.contains("?") ? lostLetter(scalars) : nil
    }

    /// Letters with accents as Mac Roman shows their UTF-8 bytes.
    private static let macRoman = [
        "√§", "√∂", "√º", "√ü", "√©", "√®", "√†", "√±", "√≥", "√°", "‚Äô", "‚Äú", "‚Äù", "‚Äì",
    ]

    /// A run of letters whose bytes in Windows-1252 or Latin-1 are UTF-8 themselves: `Ã¤` for `ä`.
    private static func misreadUTF8(_ scalars: [Unicode.Scalar]) -> Fault? {
        for start in scalars.indices {
            guard scalars[start].value >= 0xC2, let lead = SingleByte.byte(scalars[start]), lead >= 0xC2, lead <= 0xF4
            else { continue }
            let count = lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : 3
            guard start + count < scalars.count else { continue }
            var value = UInt32(lead) & (count == 1 ? 0x1F : count == 2 ? 0x0F : 0x07)
            var isText = true
            for scalar in scalars[start + 1...start + count] {
                guard scalar.value > 0x7F, let byte = SingleByte.byte(scalar), byte & 0xC0 == 0x80 else {
                    isText = false
                    break
                }
                value = value << 6 | UInt32(byte & 0x3F)
            }
            guard isText, let meant = Unicode.Scalar(value), isLikely(meant, lead: lead, scalars[start + 1]) else {
                continue
            }
            let seen = String(String.UnicodeScalarView(scalars[start...start + count]))
            return .encoding(seen, meant: String(Character(meant)))
        }
        return nil
    }

    /// Whether a decoded letter is one that people write; an accented capital before a quotation mark is none.
    private static func isLikely(_ meant: Unicode.Scalar, lead: UInt8, _ next: Unicode.Scalar) -> Bool {
        if lead >= 0xE0 {
            return Script(meant) != nil || (0x2010...0x20AC).contains(meant.value) || meant.value > 0x1F000
                || (0x3000...0x303F).contains(meant.value) || (0xFF00...0xFF60).contains(meant.value)
        }
        if lead == 0xC3 || lead == 0xC2 { return true }
        guard !["“", "”", "‘", "’", "«", "»", "‹", "›"].contains(next) else { return false }
        return Script(meant) != nil
    }

    /// A question mark in the middle of a word: the letter was lost on the way.
    private static func lostLetter(_ scalars: [Unicode.Scalar]) -> Fault? {
        guard scalars.count > 2 else { return nil }
        for index in 1..<scalars.count - 1 where scalars[index] == "?" {
            guard scalars[index - 1].properties.isLowercase, scalars[index + 1].properties.isLowercase else { continue }
            let start = scalars[..<index].lastIndex { $0.properties.isWhitespace }.map { $0 + 1 } ?? 0
            let end = scalars[index...].firstIndex { $0.properties.isWhitespace } ?? scalars.count
            let word = scalars[start..<end]
            // A question mark also begins the query of an address.
            if word.contains("/") || word.contains("=") || word.contains(".") { continue }
            return .encoding(String(String.UnicodeScalarView(word)), meant: nil)
        }
        return contains(scalars, "????") ? .encoding("????", meant: nil) : nil
    }

    // MARK: Markup

    private static let tags: Set<String> = [
        "a", "b", "i", "u", "p", "br", "em", "strong", "span", "div", "font", "ul", "ol", "li", "h1", "h2", "h3",
        "string",
        "key", "dict", "xml", "html", "small", "img", "hr", "center", "code",
    ]

    private static func markup(_ scalars: [Unicode.Scalar]) -> Fault? {
        for (start, scalar) in scalars.enumerated() {
            switch scalar {
            case "<":
                guard let end = scalars[start...].firstIndex(of: ">") else { continue }
                let name = scalars[(start + 1)..<end].drop { $0 == "/" || $0 == "!" }.prefix {
                    $0.properties.isAlphabetic || $0.properties.numericType != nil
                }
                let isComment =
                    contains(Array(scalars[start..<end]), "<!--") || contains(Array(scalars[start..<end]), "<![CDATA")
                if isComment || tags.contains(String(String.UnicodeScalarView(name)).lowercased()) {
                    return .markup(String(String.UnicodeScalarView(scalars[start...end])))
                }
            case "]":
                guard start + 2 < scalars.count, scalars[start + 1] == "(",
                    let end = scalars[start...].firstIndex(of: ")"),
                    let open = scalars[..<start].lastIndex(of: "["), contains(Array(scalars[start..<end]), "/")
                else { continue }
                return .markup(String(String.UnicodeScalarView(scalars[open...end])))
            case "*":
                guard start + 3 < scalars.count, scalars[start + 1] == "*", scalars[start + 2].properties.isAlphabetic,
                    contains(Array(scalars[(start + 3)...]), "**")
                else { continue }
                return .markup("**")
            default: continue
            }
        }
        return nil
    }

    private static func entity(_ scalars: [Unicode.Scalar]) -> Fault? {
        for (start, scalar) in scalars.enumerated() where scalar == "&" {
            guard let end = scalars[start...].prefix(10).firstIndex(of: ";") else { continue }
            let name = String(String.UnicodeScalarView(scalars[(start + 1)..<end]))
            let isNumber =
                name.hasPrefix("#") && name.dropFirst().allSatisfy { $0.isHexDigit || $0 == "x" } && name.count > 2
            if isNumber || entities.contains(name) {
                return .entity(String(String.UnicodeScalarView(scalars[start...end])))
            }
        }
        return nil
    }

    private static let entities: Set<String> = [
        "amp", "lt", "gt", "quot", "apos", "nbsp", "ouml", "auml", "uuml", "szlig", "eacute", "egrave", "agrave",
        "rsquo",
        "lsquo", "ldquo", "rdquo", "hellip", "ndash", "mdash", "copy", "Ouml", "Auml", "Uuml", "ccedil", "ntilde",
    ]

    // MARK: Escapes and quotation marks

    private static func escape(_ scalars: [Unicode.Scalar]) -> Fault? {
        for (start, scalar) in scalars.enumerated() where scalar == "\\" && start + 1 < scalars.count {
            let next = scalars[start + 1]
            let after = start + 2 < scalars.count ? scalars[start + 2] : " "
            switch next {
            case "n", "t", "r":
                // `C:\new` would be a path: a letter stands before the colon.
                if start > 0, scalars[start - 1] == ":" { continue }
                return .escape("\\" + String(Character(next)))
            case "\"", "'", "\\": return .escape("\\" + String(Character(next)))
            case "u", "U", "x":
                guard after == "{" || after.properties.isHexDigit else { continue }
                let code = scalars[start...].prefix(6)
                return .escape(String(String.UnicodeScalarView(code)))
            default: continue
            }
        }
        return nil
    }

    private static func quotes(_ scalars: [Unicode.Scalar]) -> Fault? {
        guard scalars.count > 3, let first = scalars.first, let last = scalars.last else { return nil }
        let pairs: [Unicode.Scalar: Unicode.Scalar] = ["\"": "\"", "'": "'", "“": "”", "„": "“", "«": "»", "「": "」"]
        guard pairs[first] == last else { return nil }
        return scalars.dropFirst().dropLast().contains { $0 == first || $0 == last } ? nil : .quotes
    }

    private static func contains(_ scalars: [Unicode.Scalar], _ text: String) -> Bool {
        let run = Array(text.unicodeScalars)
        guard scalars.count >= run.count else { return false }
        return (0...(scalars.count - run.count)).contains {
            scalars[$0] == run[0] && scalars[$0..<$0 + run.count].elementsEqual(run)
        }
    }
}

/// Windows-1252 and Latin-1, the other way round.
private enum SingleByte {
    /// The byte that stands for a scalar.
    static func byte(_ scalar: Unicode.Scalar) -> UInt8? {
        scalar.value <= 0xFF ? UInt8(scalar.value) : windows[scalar]
    }

    private static let windows: [Unicode.Scalar: UInt8] = [
        "€": 0x80, "‚": 0x82, "ƒ": 0x83, "„": 0x84, "…": 0x85, "†": 0x86, "‡": 0x87, "ˆ": 0x88, "‰": 0x89, "Š": 0x8A,
        "‹": 0x8B, "Œ": 0x8C, "Ž": 0x8E, "‘": 0x91, "’": 0x92, "“": 0x93, "”": 0x94, "•": 0x95, "–": 0x96, "—": 0x97,
        "˜": 0x98, "™": 0x99, "š": 0x9A, "›": 0x9B, "œ": 0x9C, "ž": 0x9E, "Ÿ": 0x9F,
    ]
}
