import PlainspokenModel
import PlainspokenWording

extension Rule {
    static let contradictedByCode = Rule(
        id: "contradicted-by-code", group: .truth, level: .error,
        summary: "a claim in the string is refuted by the code"
    ) { target, subject in
        guard target.product.isJudged else { return [] }
        return subject.sentences(of: target).compactMap { usage in
            guard let language = usage.language, usage.placeholder == nil,
                let resource = Catalog.keys[usage.key]?.resource.id
            else { return nil }
            for claim in Claims.claims(in: usage.sentence, language: language) {
                guard let proof = Refutation(claim, resource, target).proof else { continue }
                let clause = usage.sentence.text(in: claim.range)
                return usage.finding(
                    "contradicted-by-code", proof.confidence, target, subject,
                    message: Message.refuted(usage.key, clause, proof), remedy: Message.remedy,
                    related: [.init(Message.code(proof), at: proof.place)])
            }
            return nil
        }
    }
}

/// Looks for the code that refutes a claim; nothing is said where the code keeps it.
struct Refutation {
    /// The line that refutes the claim.
    struct Proof {
        var what: String
        var api: String
        var place: Place
        var confidence: Confidence
    }

    private(set) var proof: Proof?

    private let resource: String
    private let target: Target

    init(_ claim: Claim, _ resource: String, _ target: Target) {
        self.resource = resource
        self.target = target
        proof = find(claim)
    }

    private func find(_ claim: Claim) -> Proof? {
        switch (claim.kind, claim.isAffirmed) {
        case (.staysOnDevice, true), (.sent, false), (.sentToApple, false):
            leaves
        case (.sharedWithOthers, false): practice([.reports, .sends], "is given away here")
        case (.recorded, false): practice([.records], "is recorded here")
        case (.stored, false): practice([.records, .stores], "is kept here")
        case (.deletedAtOnce, true): has(.deletes) ? nil : practice([.stores], "is kept here and nowhere deleted")
        case (.transcribed, false): transcription
        case (.whileHeld, true): has(.runsWhileHeld) ? nil : practice([.runsFromTap], "is switched on by a tap here")
        case (.whileOpen, true): practice([.worksInBackground], "goes on in the background")
        case (.onlyPicked, true): practice([.readsEverything], "is read as a whole here")
        case (.read, false): practice([.reads, .readsEverything], "is read here")
        case (.written, false): practice([.writes], "is written here")
        case (.approximate, true): practice([.demandsPrecision], "is asked for as exactly as possible here")
        case (.used, false): use
        default: nil
        }
    }

    /// Resources that one sentence speaks of: all of location, of Health, of the photo library.
    private var family: String { String(resource.prefix { $0 != "-" }) }

    private func isMeant(_ practice: Practice) -> Bool {
        practice.resource == resource
            || ["location", "health", "photo"].contains(family) && practice.resource.hasPrefix(family)
    }

    private func has(_ kind: Practice.Kind) -> Bool {
        target.practices.contains { $0.kind == kind && isMeant($0) }
    }

    private func practice(_ kinds: [Practice.Kind], _ what: String) -> Proof? {
        target.practices.first { kinds.contains($0.kind) && isMeant($0) && $0.confidence > .possible }.map {
            Proof(what: what, api: $0.api, place: $0.place, confidence: .likely)
        }
    }

    /// Sound also leaves through a recogniser that may use a server.
    private var leaves: Proof? {
        if let proof = practice([.sends, .reports], "leaves the device here") { return proof }
        guard resource == "microphone" || resource == "speech-recognition" else { return nil }
        return target.practices.first { $0.kind == .mayRecognizeOnServer && $0.confidence > .possible }.map {
            Proof(what: "may go to a server here", api: $0.api, place: $0.place, confidence: .likely)
        }
    }

    private var transcription: Proof? {
        let kinds: [Practice.Kind] = [.recognizesOnDevice, .mayRecognizeOnServer]
        if let found = target.practices.first(where: { kinds.contains($0.kind) && $0.confidence > .possible }) {
            return Proof(what: "is turned into text here", api: found.api, place: found.place, confidence: .likely)
        }
        return target.needs.first { $0.resource == "speech-recognition" && $0.isUsed && $0.confidence > .possible }
            .flatMap { proof(of: $0, "is turned into text here") }
    }

    private var use: Proof? {
        target.needs.first { $0.resource == resource && $0.isUsed && $0.confidence > .possible }
            .flatMap { proof(of: $0, "is used here") }
    }

    private func proof(of need: Need, _ what: String) -> Proof? {
        need.evidence.first.map { Proof(what: what, api: $0.api, place: $0.place, confidence: .likely) }
    }
}

private enum Message {
    static let remedy = "say what the code does, or change the code so that the sentence is true"

    static func refuted(_ key: String, _ clause: String, _ proof: Refutation.Proof) -> String {
        "\(key) says “\(clause)”, and the code says otherwise: it \(proof.what) (\(proof.api))"
    }

    static func code(_ proof: Refutation.Proof) -> String {
        "\(proof.api): it \(proof.what)"
    }
}
