import Foundation
import UsageStringTesting

typealias Format = PropertyListSerialization.PropertyListFormat

/// A folder in which a test lays out bundles, gone with the value.
final class Scratch {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("UsageStrings-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Writes an app of iOS's layout.
    func app(
        _ path: String, _ info: [String: Any], format: Format = .xml, tables: [String: Data] = [:]
    ) throws -> URL {
        try bundle(path, info, format, tables, content: "")
    }

    func app(_ info: [String: Any], format: Format = .xml, tables: [String: Data] = [:]) throws -> URL {
        try app("Spark.app", info, format: format, tables: tables)
    }

    /// Writes an app of macOS's layout.
    func macApp(
        _ path: String, _ info: [String: Any], format: Format = .xml, tables: [String: Data] = [:]
    ) throws -> URL {
        try bundle(path, info, format, tables, content: "/Contents")
    }

    func macApp(_ info: [String: Any]) throws -> URL {
        try macApp("Spark.app", info)
    }

    private func bundle(
        _ path: String, _ info: [String: Any], _ format: Format, _ tables: [String: Data], content: String
    ) throws -> URL {
        try write(try plist(info, format), to: path + content + "/Info.plist")
        let resources = path + content + (content.isEmpty ? "" : "/Resources")
        for (locale, table) in tables { try write(table, to: resources + "/\(locale).lproj/InfoPlist.strings") }
        return folder.appendingPathComponent(path)
    }

    func write(_ data: Data, to path: String) throws {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }
}

func plist(_ value: [String: Any], _ format: Format = .xml) throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: value, format: format, options: 0)
}

/// The text of a `.strings` file.
func strings(_ entries: [String: String], _ encoding: String.Encoding = .utf8) throws -> Data {
    let text = "/* Prompts */\n" + entries.sorted { $0.key < $1.key }.map { "\"\($0)\" = \"\($1)\";\n" }.joined()
    guard let data = text.data(using: encoding) else { throw CocoaError(.fileWriteInapplicableStringEncoding) }
    return data
}

let camera = "NSCameraUsageDescription"
let microphone = "NSMicrophoneUsageDescription"
let speech = "NSSpeechRecognitionUsageDescription"

func messages(
    _ requirements: UsageRequirement..., in bundle: BuiltBundle, inEveryLanguage: Bool = false
) -> [String] {
    UsageStringReport(of: requirements, in: bundle, inEveryLanguage: inEveryLanguage).failures.map(\.message)
}
