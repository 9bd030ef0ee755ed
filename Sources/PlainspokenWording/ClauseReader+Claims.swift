extension ClauseReader {
    /// The claims of the clause; `isDenial` tells whether words are nothing but a denial of use.
    func claims(isDenial: (Range<Int>) -> Bool) -> [Claim] {
        // "If", "unless", "you can": what follows is no promise.
        let isConditional =
            vocabulary.conditions.occurs(in: sentence.words[clause.part]) || vocabulary.ability.occurs(in: words)
        var claims: [Claim] = []
        if !isConditional {
            claims += denials(isDenial: isDenial) + staying + deleting
            if !names(.exact), names(.approximate), negations.isEmpty { claims.append(claim(.approximate, true)) }
        }
        claims += limits + affirmations
        return claims
    }

    private func names(_ thing: ClaimWords.Thing) -> Bool { vocabulary.things[thing]?.occurs(in: words) ?? false }

    private func affirms(_ deed: ClaimWords.Deed) -> Bool {
        occurrences.contains { $0.deeds.contains(deed) && !$0.isDenied }
    }

    private func claim(_ kind: Claim.Kind, _ isAffirmed: Bool, _ recipient: Claim.Recipient = .anyone) -> Claim {
        let first = sentence.words[clause.words.lowerBound].range.lowerBound
        let last = sentence.words[clause.words.upperBound - 1].range.upperBound
        return Claim(kind: kind, isAffirmed: isAffirmed, recipient: recipient, range: first..<last)
    }

    private func denials(isDenial: (Range<Int>) -> Bool) -> [Claim] {
        let denied = occurrences.filter(\.isDenied).reduce(into: Set<ClaimWords.Deed>()) { $0.formUnion($1.deeds) }
        if names(.background), !denied.isEmpty || hasDirectNegation(of: .background) {
            return names(.open) ? [] : [claim(.whileOpen, true)]
        }
        // "Not for advertising", "not automatically", "not without your consent": a part of what may be done.
        guard !denied.isEmpty, !vocabulary.limits.occurs(in: words), !isAboutIdentity else { return [] }
        var claims: [Claim] = []
        if denied.contains(.leave), names(.device) || names(.it), !isAboutPeople {
            claims += [claim(.staysOnDevice, true), claim(.sent, false)]
        }
        if denied.contains(.send) { claims += sending }
        let isOnServer = names(.server)
        let recipient: Claim.Recipient = names(.ours) ? .ours : .server
        if denied.contains(.store) {
            claims.append(isOnServer ? claim(.storedOnServer, false, recipient) : claim(.stored, false))
        }
        if denied.contains(.record) || denied.contains(.recording) && denied.isDisjoint(with: [.send, .store, .leave]) {
            claims.append(claim(.recorded, false))
        }
        if denied.contains(.transcribe) { claims.append(claim(.transcribed, false)) }
        if denied.contains(.read) { claims.append(claim(.read, false)) }
        if denied.contains(.write) { claims.append(claim(.written, false)) }
        if denied.contains(.use) || denied.contains(.ask), isDenial(clause.words) { claims.append(claim(.used, false)) }
        return claims
    }

    /// "Your name is never sent": true or not, nothing is said of what the permission gives.
    private var isAboutIdentity: Bool {
        topic != nil && topic != .contacts && names(.identity)
    }

    /// "You never leave your phone": no data is spoken of.
    private var isAboutPeople: Bool {
        occurrences.contains { occurrence in
            guard occurrence.deeds.contains(.leave) else { return false }
            var index = occurrence.range.lowerBound
            while let negation = negations.first(where: { $0.range.upperBound == index }) {
                index = negation.range.lowerBound
            }
            return index > clause.words.lowerBound
                && vocabulary.people.longest(in: sentence.words[(index - 1)..<index]) != nil
        }
    }

    private func hasDirectNegation(of thing: ClaimWords.Thing) -> Bool {
        guard let position = vocabulary.things[thing]?.position(in: words) else { return false }
        return negations.contains { negation in
            let gap = position - negation.range.upperBound
            return vocabulary.order != .after && gap >= 0 && gap <= 2
        }
    }

    private var sending: [Claim] {
        if names(.apple) { return [claim(.sentToApple, false)] }
        if names(.thirdParty) { return [claim(.sharedWithOthers, false)] }
        if names(.noOne) { return [claim(.sent, false)] }
        if names(.server) || names(.ours) { return [claim(.sent, false, names(.ours) ? .ours : .server)] }
        return [claim(.sent, false)]
    }

    private var staying: [Claim] {
        guard !affirms(.send), !affirms(.leave), let place = deviceNamed else { return [] }
        let isNegated = negations.contains { abs($0.range.lowerBound - place) <= 4 }
        guard !isNegated else { return [] }
        let stays = occurrences.contains { $0.deeds.contains(.stay) && abs($0.range.lowerBound - place) <= 8 }
        return stays || isOnly || affirms(.process) || affirms(.transcribe) ? [claim(.staysOnDevice, true)] : []
    }

    /// Where the clause says "on this device"; "the local network" says nothing of it.
    private var deviceNamed: Int? {
        guard let names = vocabulary.things[.onDevice] else { return nil }
        return words.indices.first { index in
            guard let length = names.longest(in: words[index...]) else { return false }
            return network?.longest(in: words[index...]) ?? 0 < length
        }
    }

    private var deleting: [Claim] {
        affirms(.delete) && names(.atOnce) && negations.isEmpty ? [claim(.deletedAtOnce, true)] : []
    }

    /// Whether "only" stands in the clause, or in the one before where commas part what belongs together: "nur, während …".
    private var isOnly: Bool {
        if vocabulary.limits(words) { return true }
        let before = sentence.words[clause.part.lowerBound..<clause.words.lowerBound]
        return vocabulary.partsSubordinates && vocabulary.limits(before)
    }

    private var limits: [Claim] {
        guard isOnly || vocabulary.asLong.occurs(in: words) else { return [] }
        var claims: [Claim] = []
        if names(.hold) { claims.append(claim(.whileHeld, true)) }
        if names(.open), !names(.background) { claims.append(claim(.whileOpen, true)) }
        if names(.pick), !vocabulary.conditions.occurs(in: words) { claims.append(claim(.onlyPicked, true)) }
        return claims
    }

    private var affirmations: [Claim] {
        // A negation that denies nothing that is understood may deny any of it.
        guard negations.isEmpty || occurrences.contains(where: \.isDenied) else { return [] }
        var claims: [Claim] = []
        if affirms(.send) {
            if names(.apple) { claims.append(claim(.sentToApple, true)) }
            if names(.thirdParty) { claims.append(claim(.sharedWithOthers, true)) }
            if names(.server) || names(.thirdParty) { claims.append(claim(.sent, true)) }
        }
        if affirms(.transcribe) { claims.append(claim(.transcribed, true)) }
        if affirms(.store) { claims.append(claim(.stored, true)) }
        if names(.anonymous), negations.isEmpty { claims.append(claim(.anonymous, true)) }
        return claims
    }
}
