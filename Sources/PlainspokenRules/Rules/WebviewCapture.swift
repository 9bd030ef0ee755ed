import PlainspokenModel

extension Rule {
    static let webviewCapture = Rule(
        id: "webview-capture", group: .presence, level: .warning,
        summary: "a web view can reach camera or microphone, or save an image, without the keys"
    ) { target, subject in
        guard target.product.isJudged, target.platform == .iOS || target.platform == .visionOS,
            let view = target.remoteWebViews.first
        else { return [] }
        let missing = keys.filter { target.base($0) == nil }
        guard let first = missing.first else { return [] }
        return [
            Finding(
                rule: "webview-capture", confidence: .likely, app: subject.app.name, target: target.name, key: first,
                consequence: .terminates, message: Message.capture(missing),
                remedy: Message.remedy(missing, target), place: view.place,
                related: target.remoteWebViews.dropFirst().prefix(3).map { .init(Message.also, at: $0.place) })
        ]
    }

    private static let keys = [
        "NSCameraUsageDescription", "NSMicrophoneUsageDescription", "NSPhotoLibraryAddUsageDescription",
    ]
}

private enum Message {
    static let also = "a web view shows a remote page here too"

    static func capture(_ keys: [String]) -> String {
        "a page in this web view may offer a file input or save an image, which ends the app without \(Phrases.list(keys))"
    }

    static func remedy(_ keys: [String], _ target: Target) -> String {
        "add \(Phrases.list(keys)) to \(Phrases.carrier(of: target)), or allow this if the pages are known to have neither"
    }
}
