import PlainspokenModel

extension Rule {
    static let serverFallback = Rule(
        id: "server-fallback", group: .dictation, level: .warning,
        summary: "a speech request that does not require on-device recognition on every path"
    ) { target, subject in
        guard target.product.isJudged else { return [] }
        return target.practices.filter { $0.kind == .mayRecognizeOnServer }.map { practice in
            Finding(
                rule: "server-fallback", confidence: practice.confidence, app: subject.app.name, target: target.name,
                message: Message.fallback(practice), remedy: Message.remedy(practice), place: practice.place,
                related: practice.related.map { .init(Message.flag, at: $0) })
        }
    }
}

private enum Message {
    static let flag = "requiresOnDeviceRecognition is set here"

    static func fallback(_ practice: Practice) -> String {
        switch practice.circumstance {
        case .afterStart: "the request starts before it requires the device, so the sound may go to a server"
        case .switchedOff: "the request is told not to require the device, so the sound may go to a server"
        case .onlyWhereSupported:
            "the device is required only where it has a model; elsewhere the sound goes to a server"
        case .onSomePaths: "the device is required on some paths only; on the others the sound may go to a server"
        default: "nothing requires recognition on the device, so the sound may go to a server"
        }
    }

    static func remedy(_ practice: Practice) -> String {
        switch practice.circumstance {
        case .onlyWhereSupported, .onSomePaths:
            "leave with a message where supportsOnDeviceRecognition is false, and set requiresOnDeviceRecognition = true on every other path"
        default:
            "set requiresOnDeviceRecognition = true before the task starts, and refuse languages without supportsOnDeviceRecognition"
        }
    }
}
