import PlainspokenModel

extension Rule {
    static let wrongAccessLevel = Rule(
        id: "wrong-access-level", group: .presence, level: .warning,
        summary: "the call asks for more, less or an older level than the code uses"
    ) { target, subject in
        guard target.product.isJudged else { return [] }
        return Escalation.all.compactMap { $0.finding(target, subject) } + oldRequests(target, subject)
    }

    /// The EventKit request of old systems, where it runs on systems that refuse it.
    private static func oldRequests(_ target: Target, _ subject: Subject) -> [Finding] {
        let keys = ["NSCalendarsFullAccessUsageDescription", "NSRemindersFullAccessUsageDescription"]
        return target.needs.filter { keys.contains($0.key) }.flatMap { need in
            need.evidence.filter { isOldRequest($0.api) && $0.confidence > .possible }.prefix(1).map { use in
                Finding(
                    rule: "wrong-access-level", confidence: use.confidence, app: subject.app.name, target: target.name,
                    key: need.key, consequence: .denied, message: Message.old(use, target), remedy: Message.newRequest,
                    place: use.place)
            }
        }
    }

    private static func isOldRequest(_ api: String) -> Bool {
        api.hasPrefix("EKEventStore.requestAccess(") || api.contains("requestAccessToEntityType:")
    }
}

/// A request for more than the rest of the code does.
private struct Escalation {
    /// Parts of the names of the APIs that ask.
    let requests: [String]
    /// The resource that the request belongs to.
    let resource: String
    /// Uses of any resource that only write.
    let writes: [String]
    let instead: String

    static let all = [
        Escalation(
            requests: [
                "PHPhotoLibrary.requestAuthorization(for: .readWrite)", "PHAccessLevelReadWrite",
                "PHPhotoLibrary.requestAuthorization(",
            ],
            resource: "photo-library",
            writes: [
                "creationRequestForAsset", "PHAssetCreationRequest", "UIImageWriteToSavedPhotosAlbum",
                "UISaveVideoAtPathToSavedPhotosAlbum",
            ],
            instead: "ask for .addOnly with NSPhotoLibraryAddUsageDescription"),
        Escalation(
            requests: ["requestFullAccessToEvents"], resource: "calendars", writes: [".save(", "saveEvent:"],
            instead: "call requestWriteOnlyAccessToEvents with NSCalendarsWriteOnlyAccessUsageDescription"),
    ]

    /// A finding where the code asks for everything, writes, and has no use that reads.
    func finding(_ target: Target, _ subject: Subject) -> Finding? {
        let evidence = target.needs.flatMap { need in
            need.evidence.filter { $0.strength >= .access }.map { (need.resource, $0) }
        }
        guard let request = evidence.first(where: { isRequest($0) && $0.1.confidence > .possible })?.1 else {
            return nil
        }
        let write = evidence.first { isWrite($0.1) }?.1
        let reads = evidence.filter {
            $0.0 == resource && !isRequest($0) && !isWrite($0.1) && $0.1.strength == .access
        }
        guard let write, reads.isEmpty, !target.hints.contains(.dynamicLookup) else { return nil }
        return Finding(
            rule: "wrong-access-level", confidence: .likely, app: subject.app.name, target: target.name,
            key: Catalog.resource(resource)?.keys.first?.name, message: Message.tooMuch(request), remedy: instead,
            place: request.place, related: [.init(Message.write(write), at: write.place)])
    }

    private func isRequest(_ use: (resource: String, evidence: Evidence)) -> Bool {
        use.resource == resource && use.evidence.strength == .request
            && requests.contains { use.evidence.api.contains($0) }
    }

    private func isWrite(_ use: Evidence) -> Bool {
        writes.contains { use.api.contains($0) }
    }
}

private enum Message {
    static let newRequest =
        "call requestFullAccessToEvents, requestWriteOnlyAccessToEvents or requestFullAccessToReminders where they exist, and this one below"

    static func old(_ use: Evidence, _ target: Target) -> String {
        "\(use.api) is refused at once from iOS 17 and macOS 14, without a prompt and whatever the keys say"
    }

    static func tooMuch(_ request: Evidence) -> String {
        "full access is asked for and the code only adds: people are asked for more than is used"
    }

    static func write(_ use: Evidence) -> String {
        "the code only writes, here: \(use.api)"
    }
}
