import PlainspokenModel

/// Reads `UIBackgroundModes` of an Info.plist.
enum BackgroundModes {
    /// A background mode that keeps a resource in use while the app is closed.
    static func practices(of target: Target) -> [Practice] {
        guard let entry = target.properties.last(where: { $0.key == "UIBackgroundModes" }) else { return [] }
        let modes: [String: [String]] = [
            "location": ["location-when-in-use", "location-always"], "audio": ["microphone"],
            "bluetooth-central": ["bluetooth"], "bluetooth-peripheral": ["bluetooth"],
        ]
        guard case .array(let items) = entry.value.content else { return [] }
        return items.flatMap { item -> [Practice] in
            guard case .string(let mode) = item.content else { return [] }
            // Sound in the background is as often playback: it proves nothing alone.
            return (modes[mode] ?? []).map {
                Practice(
                    .worksInBackground, of: $0, at: item.place, confidence: mode == "audio" ? .possible : .likely,
                    api: "UIBackgroundModes", subject: mode)
            }
        }
    }
}
