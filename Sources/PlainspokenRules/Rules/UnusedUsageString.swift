import PlainspokenModel

extension Rule {
    static let unusedUsageString = Rule(
        id: "unused-usage-string", group: .presence, level: .warning,
        summary: "a key that nothing in the target's code needs"
    ) { target, subject in
        guard target.product.isJudged, target.product != .appExtension else { return [] }
        var reported: Set<String> = []
        return target.declarations.filter { $0.locale == nil }.compactMap { declaration in
            guard let known = Catalog.keys[declaration.key], known.key.isPurpose,
                !isNeeded(declaration.key, by: target), !isShared(declaration, in: subject.app),
                !Silence.covers(declaration, target), reported.insert(declaration.key).inserted
            else { return nil }
            let isAllSeen = target.unreadCode.isEmpty && !target.hints.contains(.dynamicLookup)
            return Finding(
                rule: "unused-usage-string", confidence: isAllSeen ? .likely : .possible,
                app: subject.app.name, target: target.name, key: declaration.key,
                message: Message.unused(declaration, target), remedy: Message.remedy(target), place: declaration.place)
        }
    }

    private static func isNeeded(_ key: String, by target: Target) -> Bool {
        if target.needs.contains(where: { $0.alternatives.contains(key) }) { return true }
        // An older or newer key of a resource that is used is harmless beside the right one.
        guard let resource = Catalog.keys[key]?.resource, resource.keys.contains(where: { $0.supersededBy != nil })
        else {
            return false
        }
        return target.needs.contains { $0.resource == resource.id && $0.isUsed }
    }

    /// Whether another target of the project ships the same sentence and needs it, or is embedded and needs the key.
    private static func isShared(_ declaration: UsageDeclaration, in app: App) -> Bool {
        app.targets.contains { other in
            other.needs.contains { $0.alternatives.contains(declaration.key) }
        }
    }
}

/// The reasons to stay silent: code that reaches resources in ways that cannot be read off it.
private enum Silence {
    /// Keys whose need stands in no code: folders, other apps' files, calls in the background.
    static let undecidable: Set<String> = [
        "NSDesktopFolderUsageDescription", "NSDocumentsFolderUsageDescription", "NSDownloadsFolderUsageDescription",
        "NSNetworkVolumesUsageDescription", "NSRemovableVolumesUsageDescription",
        "NSFileProviderDomainUsageDescription",
        "NSFileProviderPresenceUsageDescription", "NSAppDataUsageDescription", "NSAppBundlesUsageDescription",
        "NSSystemExtensionUsageDescription", "OSBundleUsageDescription", "NSVoIPUsageDescription",
        "NSSystemAdministrationUsageDescription",
    ]

    static let byHint: [CodeHint: Set<String>] = [
        .webView: [
            "NSCameraUsageDescription", "NSMicrophoneUsageDescription", "NSPhotoLibraryAddUsageDescription",
            "NSPhotoLibraryUsageDescription", "NSLocationWhenInUseUsageDescription", "NSLocationUsageDescription",
            "NSLocalNetworkUsageDescription", "NSFaceIDUsageDescription", "NSMotionUsageDescription",
        ],
        .networking: ["NSLocalNetworkUsageDescription"],
        .shareSheet: ["NSPhotoLibraryAddUsageDescription"],
        .imagePicker: ["NSCameraUsageDescription", "NSMicrophoneUsageDescription", "NSPhotoLibraryUsageDescription"],
        .speechAnalysis: ["NSSpeechRecognitionUsageDescription"],
    ]

    static func covers(_ declaration: UsageDeclaration, _ target: Target) -> Bool {
        if undecidable.contains(declaration.key) { return true }
        if target.hints.contains(.childProcess) { return true }
        if byHint.contains(where: { target.hints.contains($0.key) && $0.value.contains(declaration.key) }) {
            return true
        }
        // With the HealthKit capability the upload check asks for both keys, used or not.
        return declaration.key.hasPrefix("NSHealth") && target.entitlements.grants("com.apple.developer.healthkit")
    }
}

private enum Message {
    static func unused(_ declaration: UsageDeclaration, _ target: Target) -> String {
        "nothing in the code of target \(target.name) needs \(declaration.key)"
    }

    static func remedy(_ target: Target) -> String {
        target.unreadCode.isEmpty
            ? "delete the key, or name the code that needs it under apis in .plainspoken.yml"
            : "delete the key unless one of these needs it: \(target.unreadCode.prefix(5).joined(separator: ", "))"
    }
}
