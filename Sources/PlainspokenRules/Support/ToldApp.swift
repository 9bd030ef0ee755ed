import PlainspokenWording

/// An app that scripts tell what to do, and what sentences call it.
struct ToldApp {
    /// As people know it: `Safari` for `com.apple.Safari`.
    var name: String
    private var themes: Set<Theme>

    /// - Returns: nil for what other scripts go through: System Events only presses keys for them.
    init?(_ subject: String) {
        let isBundle = subject.split(separator: ".").count > 2
        name = isBundle ? Self.bundles[subject.lowercased()] ?? subject : subject
        guard name.lowercased() != "system events", name.lowercased() != "com.apple.systemevents",
            !name.contains("\\("),
            !name.contains("%@")
        else { return nil }
        let key = name.lowercased()
        themes =
            Self.kinds.first { entry in entry.names.contains { key == $0 || key.hasPrefix($0 + " ") } }?.themes ?? []
    }

    /// Whether a sentence names the app or what it is for.
    func isNamed(in said: SaidPurpose) -> Bool {
        let text = said.usage.sentence.text.lowercased()
        return text.contains(name.lowercased()) || !themes.isDisjoint(with: said.themes)
            || text.contains(name.split(separator: " ").last.map { $0.lowercased() } ?? name.lowercased())
    }

    private static let bundles: [String: String] = [
        "com.apple.music": "Music", "com.apple.itunes": "iTunes", "com.spotify.client": "Spotify",
        "com.apple.safari": "Safari", "com.google.chrome": "Google Chrome", "org.mozilla.firefox": "Firefox",
        "com.microsoft.edgemac": "Microsoft Edge", "com.brave.browser": "Brave Browser",
        "company.thebrowser.browser": "Arc", "com.apple.mail": "Mail", "com.microsoft.outlook": "Microsoft Outlook",
        "com.apple.ical": "Calendar", "com.apple.notes": "Notes", "com.apple.finder": "Finder",
        "com.apple.terminal": "Terminal", "com.googlecode.iterm2": "iTerm", "com.apple.mobilesms": "Messages",
        "com.apple.photos": "Photos", "com.apple.iwork.keynote": "Keynote",
        "com.microsoft.powerpoint": "Microsoft PowerPoint",
        "com.apple.iwork.numbers": "Numbers", "com.microsoft.excel": "Microsoft Excel",
        "com.apple.iwork.pages": "Pages",
        "com.microsoft.word": "Microsoft Word", "com.apple.addressbook": "Contacts", "com.apple.reminders": "Reminders",
        "com.apple.dt.xcode": "Xcode", "com.apple.tv": "TV", "com.apple.podcasts": "Podcasts",
        "com.apple.quicktimeplayerx": "QuickTime Player",
    ]

    private static let kinds: [(names: [String], themes: Set<Theme>)] = [
        (["music", "itunes", "spotify", "tv", "podcasts", "vox", "tidal", "quicktime player", "vlc"], [.music]),
        (
            [
                "safari", "google chrome", "chrome", "firefox", "microsoft edge", "brave browser", "arc", "opera",
                "vivaldi",
                "chromium", "orion",
            ], [.browser]
        ),
        (["mail", "microsoft outlook", "spark", "airmail", "thunderbird"], [.mail]),
        (["calendar", "ical"], [.calendar]),
        (["notes", "bear", "evernote"], [.notes]), (["finder", "path finder", "forklift"], [.files]),
        (["terminal", "iterm", "iterm2", "ghostty", "warp", "kitty"], [.terminal]),
        (["messages", "slack"], [.messages]),
        (["photos"], [.pictures]), (["keynote", "microsoft powerpoint", "powerpoint"], [.slides]),
        (["numbers", "microsoft excel", "excel"], [.sheets]),
        (["pages", "microsoft word", "word", "textedit", "preview"], [.documents]), (["contacts"], [.contacts]),
        (["reminders", "things", "things3", "omnifocus"], [.reminders]), (["xcode", "bbedit"], [.code]),
    ]
}
