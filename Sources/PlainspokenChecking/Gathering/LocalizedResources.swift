import PlainspokenModel
import PlainspokenReading

/// Picks out of a target's files what people read: tables, storyboards, and all that is there in several languages.
enum LocalizedResources {
    /// Every table but the Info.plist's, whatever its name: the interface takes its words from there.
    static func texts(_ files: [XcodeGenTarget.SourceFile]) -> [(path: String, locale: String)] {
        shipped(files).compactMap { file in
            let name = Path.name(file.path)
            guard !name.hasPrefix("InfoPlist.") else { return nil }
            switch Path.fileExtension(name) {
            case "strings": return (file.path, file.locale ?? "Base")
            case "xcstrings": return (file.path, "")
            default: return nil
            }
        }
    }

    /// Storyboards and xibs.
    static func interfaces(_ files: [XcodeGenTarget.SourceFile]) -> [String] {
        files.map(\.path).filter { ["storyboard", "xib"].contains(Path.fileExtension($0)) }
    }

    /// Localised resources with their locales.
    static func files(_ files: [XcodeGenTarget.SourceFile]) -> [(path: String, locale: String)] {
        shipped(files).compactMap { LanguageGathering.localized($0.path, locale: $0.locale) }
    }

    private static func shipped(_ files: [XcodeGenTarget.SourceFile]) -> [XcodeGenTarget.SourceFile] {
        files.filter { $0.phase == .resource || $0.phase == .none }
    }
}
