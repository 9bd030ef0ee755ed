import Foundation

/// What one bundle says to people: its Info.plist, the tables of its languages, and the languages it speaks.
struct BundleContents {
    struct Table {
        /// As the folder is named: `zh-Hans`, `Base`.
        var locale: String
        var shown: String
        var entries: [String: Any]
    }

    var info: [String: Any] = [:]
    var infoShown: String
    /// Tables that were read, by locale.
    var tables: [Table] = []
    /// Languages that the bundle speaks, sorted; not `Base`, which is none.
    var languages: [String] = []
    var faults: [UsageStringFailure] = []
    var system = "iOS"
    var noun: String

    init(reading folder: BundleFolder) {
        let plist = folder.infoPlist
        infoShown = plist.shown
        noun = folder.url.pathExtension == "appex" ? "extension" : "app"
        do {
            guard let read = PropertyListText.dictionary(try BundleFiles.read(plist.url)) else {
                throw BundleFiles.Failure.unreadable
            }
            info = read
            system = Self.system(of: read, isDeep: plist.shown.hasSuffix("/Contents/Info.plist"))
        } catch BundleFiles.Failure.absent {
            faults.append(.noInfoPlist(in: folder.shown))
        } catch {
            faults.append(.unreadable(plist.shown, locale: nil))
        }
        readTables(of: folder)
    }

    private mutating func readTables(of folder: BundleFolder) {
        let resources = folder.resources
        for name in BundleFiles.names(in: resources.url) where name.hasSuffix(".lproj") {
            let locale = String(name.dropLast(".lproj".count))
            if locale != "Base" { languages.append(locale) }
            let file = resources.url.appendingPathComponent(name).appendingPathComponent("InfoPlist.strings")
            let shown = "\(resources.shown)/\(name)/InfoPlist.strings"
            do {
                guard let entries = PropertyListText.table(try BundleFiles.read(file)) else {
                    throw BundleFiles.Failure.unreadable
                }
                tables.append(Table(locale: locale, shown: shown, entries: entries))
            } catch BundleFiles.Failure.absent {
                continue
            } catch {
                faults.append(.unreadable(shown, locale: locale))
            }
        }
        let named = info["CFBundleLocalizations"] as? [Any] ?? []
        languages += named.compactMap { $0 as? String }.filter { !languages.contains($0) && $0 != "Base" }
        languages.sort()
    }

    /// The language in which the sentences of the Info.plist are written.
    var developmentLanguage: String {
        info["CFBundleDevelopmentRegion"] as? String ?? "en"
    }

    private static func system(of info: [String: Any], isDeep: Bool) -> String {
        let supported = (info["CFBundleSupportedPlatforms"] as? [Any])?.first as? String
        let platform = (info["DTPlatformName"] as? String ?? supported ?? (isDeep ? "macosx" : "")).lowercased()
        for (start, system) in [("mac", "macOS"), ("appletv", "tvOS"), ("watch", "watchOS"), ("xr", "visionOS")]
        where platform.hasPrefix(start) {
            return system
        }
        let isWatch = platform.isEmpty && (info["WKApplication"] != nil || info["WKWatchKitApp"] != nil)
        return isWatch ? "watchOS" : "iOS"
    }
}
