import PlainspokenModel
import PlainspokenWording

extension Rule {
    static let contradictedByCode = Rule(
        id: "contradicted-by-code", group: .truth, level: .error,
        summary: "a claim in the string is refuted by the code"
    ) { target, subject in
        guard target.product.isJudged else { return [] }
        let findings: [Finding] = subject.shown(of: target).compactMap { usage in
            guard usage.placeholder == nil else { return nil }
            for claim in usage.claims(of: target) {
                guard let proof = Refutation(claim, usage, target, among: subject.sentences(of: target)).proof else {
                    continue
                }
                let clause = usage.sentence.text(in: claim.range)
                return usage.finding(
                    "contradicted-by-code", proof.confidence, target, subject,
                    message: Message.refuted(usage.key, clause, proof), remedy: Message.remedy,
                    related: [.init(Message.code(proof), at: proof.place)])
            }
            return nil
        }
        return ManyTables.joined(findings, of: target, by: ManyTables.code)
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
    private let usage: UsageSentence

    /// All sentences of the target are given, because one of another key may give a limit its scope.
    init(_ claim: Claim, _ usage: UsageSentence, _ target: Target, among sentences: [UsageSentence]) {
        self.target = target
        self.usage = usage
        resource = Catalog.keys[usage.key]?.resource.id ?? ""
        guard !resource.isEmpty, !isLimitOfAKey(claim, sentences) else { return }
        proof = find(claim)
    }

    private func find(_ claim: Claim) -> Proof? {
        switch (claim.kind, claim.isAffirmed) {
        case (.staysOnDevice, true), (.sentToApple, false): leaves
        case (.sent, false): leaves(to: claim.recipient)
        case (.sharedWithOthers, false): practice([.reports], "is given away here")
        case (.recorded, false): practice([.records], "is recorded here")
        case (.stored, false): has(.deletes) ? nil : practice([.records, .stores], "is kept here")
        case (.deletedAtOnce, true): has(.deletes) ? nil : practice([.stores], "is kept here and nowhere deleted")
        case (.transcribed, false): transcription
        case (.whileHeld, true): has(.runsWhileHeld) ? nil : practice([.runsFromTap], "is switched on by a tap here")
        case (.whileOpen, true): practice([.worksInBackground], "goes on in the background")
        case (.onlyPicked, true): practice([.readsEverything], "is read as a whole here")
        case (.read, false): practice([.reads, .readsEverything], "is read here", isTold: false)
        case (.written, false): practice([.writes], "is written here")
        case (.approximate, true): practice([.demandsPrecision], "is asked for as exactly as possible here")
        case (.used, false): use
        default: nil
        }
    }

    /// Keys that give no reading, with the key that does: "reads nothing" is true of the first.
    private static let fullAccess = [
        "NSPhotoLibraryAddUsageDescription": "NSPhotoLibraryUsageDescription",
        "NSCalendarsWriteOnlyAccessUsageDescription": "NSCalendarsFullAccessUsageDescription",
    ]

    /// "Only while the app is open" under one key of location is true where another key stands for the background.
    private func isLimitOfAKey(_ claim: Claim, _ sentences: [UsageSentence]) -> Bool {
        if claim.kind == .read, let full = Self.fullAccess[usage.key] { return sentences.contains { $0.key == full } }
        guard claim.kind == .whileOpen, usage.key == "NSLocationWhenInUseUsageDescription" else { return false }
        return sentences.contains { other in
            other.key.hasPrefix("NSLocationAlways") && other.locale == usage.locale
                && !other.claims(of: target).contains { $0.kind == .whileOpen }
        }
    }

    /// Resources that one sentence speaks of: all of location, of Health, of the photo library.
    private var family: String { String(resource.prefix { $0 != "-" }) }

    private func isMeant(_ practice: Practice) -> Bool {
        practice.resource == resource
            || ["location", "health", "photo"].contains(family) && practice.resource.hasPrefix(family)
            || resource == "speech-recognition" && practice.resource == "microphone" && isBesideRecognition(practice)
    }

    /// Whether sound is handled in the file in which it is recognised: what a speech string speaks of.
    private func isBesideRecognition(_ practice: Practice) -> Bool {
        target.practices.contains { other in
            (other.kind == .recognizesOnDevice || other.kind == .mayRecognizeOnServer)
                && other.place.path == practice.place.path
        }
    }

    private func has(_ kind: Practice.Kind) -> Bool {
        target.practices.contains { $0.kind == kind && isMeant($0) }
    }

    /// Calls that are told which entry they mean count only where `isTold`: an app finds its own event by its identifier.
    private func practice(_ kinds: [Practice.Kind], _ what: String, isTold: Bool = true) -> Proof? {
        target.practices.first {
            kinds.contains($0.kind) && isMeant($0) && $0.confidence > .possible
                && (isTold || !$0.api.contains("ithIdentifier"))
        }.map { Proof(what: what, api: $0.api, place: $0.place, confidence: .likely) }
    }

    /// Sound also leaves through a recogniser that may use a server.
    private var leaves: Proof? {
        practice([.sends, .reports], "leaves the device here") ?? recognition
    }

    private var recognition: Proof? {
        guard resource == "microphone" || resource == "speech-recognition" else { return nil }
        return target.practices.first { $0.kind == .mayRecognizeOnServer && $0.confidence > .possible }.map {
            Proof(what: "may go to a server here", api: $0.api, place: $0.place, confidence: .likely)
        }
    }

    /// CloudKit keeps what it is given for the person, and devices nearby are no server.
    private func leaves(to recipient: Claim.Recipient) -> Proof? {
        guard recipient != .anyone else { return leaves }
        let sent = target.practices.first {
            $0.kind == .sends && isMeant($0) && $0.confidence > .possible && $0.subject != "CloudKit"
                && !$0.api.hasPrefix("MCSession")
        }.map { Proof(what: "leaves the device here", api: $0.api, place: $0.place, confidence: .likely) }
        return sent ?? (recipient == .server ? recognition : nil)
    }

    private var transcription: Proof? {
        let kinds: [Practice.Kind] = [.recognizesOnDevice, .mayRecognizeOnServer]
        if let found = target.practices.first(where: { kinds.contains($0.kind) && $0.confidence > .possible }) {
            return Proof(what: "is turned into text here", api: found.api, place: found.place, confidence: .likely)
        }
        return target.needs.first { $0.resource == "speech-recognition" && $0.isUsed && $0.confidence > .possible }
            .flatMap { proof(of: $0, "is turned into text here") }
    }

    /// Use of the very resource whose key the sentence stands under.
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
