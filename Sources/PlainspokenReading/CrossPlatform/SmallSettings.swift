import PlainspokenModel

/// Assignments of a qmake file, `NAME = text`, the last one of each name.
package enum QmakeFile {
    package static func values(in text: SourceText) -> [String: (text: String, place: Place)] {
        var values: [String: (text: String, place: Place)] = [:]
        for (index, start) in text.lineStarts.prefix(20_000).enumerated() {
            let end = index + 1 < text.lineStarts.count ? text.lineStarts[index + 1] : text.bytes.count
            let line = String(decoding: text.bytes[start..<end], as: UTF8.self)
            let parts = line.prefix { $0 != "#" }.split(separator: "=", maxSplits: 1)
            guard parts.count == 2 else { continue }
            // `macx:NAME = …` and `NAME += …` are taken as well.
            let name = parts[0].split(whereSeparator: { $0.isWhitespace || $0 == ":" || $0 == "+" }).last ?? ""
            let value = parts[1].drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()
            values[String(name)] = (String(value), text.place(at: start))
        }
        return values
    }
}

/// What Unity's `ProjectSettings.asset` gives the Info.plist of an exported project.
package struct UnitySettings: Sendable {
    package var productName: String?
    package var entries: [PropertyEntry] = []

    private static let keys: [String: String] = [
        "cameraUsageDescription": "NSCameraUsageDescription",
        "locationUsageDescription": "NSLocationWhenInUseUsageDescription",
        "microphoneUsageDescription": "NSMicrophoneUsageDescription",
        "bluetoothUsageDescription": "NSBluetoothAlwaysUsageDescription",
    ]

    /// Reads the lines that matter: the file is YAML with tags that only Unity knows.
    package static func read(_ text: SourceText) -> UnitySettings {
        var settings = UnitySettings()
        for (index, start) in text.lineStarts.prefix(100_000).enumerated() {
            let end = index + 1 < text.lineStarts.count ? text.lineStarts[index + 1] : text.bytes.count
            guard end - start < 4_096 else { continue }
            let line = String(decoding: text.bytes[start..<end], as: UTF8.self)
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let name = parts[0].filter { !$0.isWhitespace }
            let value = plain(parts[1])
            if name == "productName" { settings.productName = value }
            // An empty field writes no key.
            guard let key = keys[name], !value.isEmpty else { continue }
            let place = text.place(at: start + line.prefix { $0 == " " }.utf8.count)
            settings.entries.append(
                PropertyEntry(key: key, place: place, value: PropertyValue(.string(value), at: place)))
        }
        return settings
    }

    private static func plain(_ text: Substring) -> String {
        let trimmed = String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
        guard trimmed.count >= 2, let quote = trimmed.first, quote == "\"" || quote == "'", trimmed.last == quote else {
            return trimmed
        }
        return String(trimmed.dropFirst().dropLast())
    }
}
