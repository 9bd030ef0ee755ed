/// Finds translations that promise more, less or something else than the sentence they translate.
package enum Drift {
    package enum Fault: Sendable, Hashable {
        /// Both name a number, and not the same one.
        case number(base: String, translation: String)
        /// One denies what the other says: stored, sent, recorded.
        case negation(isLost: Bool)
        /// "Only" is lost or added.
        case limit(isLost: Bool)
        /// One says that it stays, the other that it is sent.
        case destination(staysInBase: Bool)
        /// Another deed: "find" becomes "invite".
        case deed
    }

    package static func fault(
        base: Sentence, in language: Language, translation: Sentence, in other: Language
    ) -> Fault? {
        let first = View(base, language)
        let second = View(translation, other)
        if let fault = number(base, translation) { return fault }
        if let fault = destination(first, second) { return fault }
        if let fault = negation(first, second) { return fault }
        if let fault = limit(first, second) { return fault }
        return deed(first, second)
    }

    // MARK: Numbers

    private static func number(_ base: Sentence, _ translation: Sentence) -> Fault? {
        let first = numbers(base)
        let second = numbers(translation)
        guard first.count == second.count, first.count <= 3 else { return nil }
        guard let pair = zip(first, second).first(where: { $0 != $1 }) else { return nil }
        return .number(base: pair.0, translation: pair.1)
    }

    /// Numbers that stand alone or before a unit; none that are part of a name such as `MP3`.
    private static func numbers(_ sentence: Sentence) -> [String] {
        var numbers: [String] = []
        var current = ""
        var isPart = false
        var previous: Unicode.Scalar = " "
        for scalar in sentence.scalars + [" "] {
            if let digit = scalar.properties.numericType == .decimal ? scalar.properties.numericValue : nil {
                if current.isEmpty { isPart = Script(previous).map { !$0.isCounted } ?? false }
                current += String(Int(digit))
            } else if !current.isEmpty {
                let isName = isPart || Script(scalar) == .latin
                if !isName { numbers.append(current) }
                current = ""
            }
            previous = scalar
        }
        return numbers.sorted()
    }

    // MARK: Promises

    /// What a sentence says, as far as two languages can be compared.
    private struct View {
        var negates: Bool
        var limits: Bool
        var isAnytime: Bool
        var stays: Bool
        var isSent: Bool
        /// Deeds that are denied.
        var denied: Set<Claim.Kind>
        /// Deeds that the sentence speaks of at all, affirmed.
        var affirmed: Set<ClaimWords.Deed>
        var whileLimits: Set<Claim.Kind>
        var deeds: Set<ClaimWords.Deed>

        init(_ sentence: Sentence, _ language: Language) {
            let folded = language == .chinese ? sentence.simplified : sentence
            let words = language.vocabulary.claims
            let claims = Claims.claims(in: sentence, language: language)
            negates = words.negates(folded)
            limits = words.limits(folded)
            isAnytime = words.anytime.occurs(in: folded)
            stays = claims.contains { $0.kind == .staysOnDevice && $0.isAffirmed || $0.kind == .sent && !$0.isAffirmed }
            isSent = claims.contains { $0.kind == .sent && $0.isAffirmed }
            denied = Set(claims.filter { !$0.isAffirmed }.map(\.kind))
            whileLimits = Set(claims.map(\.kind)).intersection([.whileOpen, .whileHeld, .onlyPicked])
            deeds = Set(words.deeds.filter { $0.value.occurs(in: folded) }.keys)
            affirmed = negates ? [] : deeds
        }
    }

    private static func destination(_ first: View, _ second: View) -> Fault? {
        if first.stays, second.isSent, !second.stays, !first.isSent { return .destination(staysInBase: true) }
        if second.stays, first.isSent, !first.stays, !second.isSent { return .destination(staysInBase: false) }
        return nil
    }

    private static let handling: [Claim.Kind: [ClaimWords.Deed]] = [
        .stored: [.store], .sent: [.send], .recorded: [.record, .store], .sharedWithOthers: [.send],
        .transcribed: [.transcribe], .written: [.write], .read: [.read],
    ]

    /// One denies what the other says outright, with no word of denial or limit left.
    private static func negation(_ first: View, _ second: View) -> Fault? {
        if !first.denied.isEmpty, denies(first, but: second) { return .negation(isLost: true) }
        if !second.denied.isEmpty, denies(second, but: first) { return .negation(isLost: false) }
        return nil
    }

    private static func denies(_ one: View, but other: View) -> Bool {
        guard !other.negates, !other.limits, !other.stays else { return false }
        return one.denied.contains { kind in
            (handling[kind] ?? []).contains { other.affirmed.contains($0) }
        }
    }

    /// A limit of the base that is gone, or one of time or choice that a translation adds.
    ///
    /// "Only" has few words in each language, so its loss is seen; a translation's own "only" is often mere style.
    private static func limit(_ first: View, _ second: View) -> Fault? {
        if first.limits, !first.isAnytime, !second.limits, !second.negates, !second.stays {
            return .limit(isLost: true)
        }
        if second.limits, !second.isAnytime, !first.limits, first.isAnytime, !first.negates {
            return .limit(isLost: false)
        }
        return !second.whileLimits.isEmpty && !first.limits && !first.negates ? .limit(isLost: false) : nil
    }

    private static let distinct: Set<ClaimWords.Deed> = [.invite, .find, .pay, .advertise]

    /// Each side speaks of a deed that the other does not.
    private static func deed(_ first: View, _ second: View) -> Fault? {
        let one = first.deeds.intersection(distinct)
        let other = second.deeds.intersection(distinct)
        let strong: Set<ClaimWords.Deed> = [.invite, .pay, .advertise]
        guard !one.isEmpty, !other.isEmpty, one.isDisjoint(with: other), !strong.isDisjoint(with: one.union(other))
        else { return nil }
        return .deed
    }
}
