/// Keys that a built bundle must hold, by feature or by name.
///
/// ```swift
/// let requirements: [UsageRequirement] = [.dictation, .camera, "NSContactsUsageDescription"]
/// ```
///
/// The features come from the catalogue of the `plainspoken` command.
public struct UsageRequirement: Hashable, Sendable {
    /// Lists of keys; of each list one key is enough.
    public let choices: [[String]]
    let wantsDeclared: Bool

    init(choices: [[String]], wantsDeclared: Bool = false) {
        self.choices = choices
        self.wantsDeclared = wantsDeclared
    }

    /// One key by its name, such as `NSCameraUsageDescription`.
    public static func key(_ name: String) -> UsageRequirement {
        UsageRequirement(choices: [[name]])
    }

    /// Several keys of which one is enough, such as the new and the old key of the calendars.
    public static func anyOf(_ keys: String...) -> UsageRequirement {
        UsageRequirement(choices: keys.isEmpty ? [] : [keys])
    }

    /// Several keys, all of them.
    public static func allOf(_ keys: String...) -> UsageRequirement {
        UsageRequirement(choices: keys.map { [$0] })
    }

    /// Every usage description that the bundle holds, in its Info.plist or in a table: none may be blank or broken.
    public static let everyDeclaredKey = UsageRequirement(choices: [], wantsDeclared: true)
}

extension UsageRequirement: ExpressibleByStringLiteral {
    /// Makes a requirement of one key from its name.
    public init(stringLiteral key: String) {
        self = .key(key)
    }
}
