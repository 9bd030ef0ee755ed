import Foundation

/// The vetted table, as far as tests compare it with the catalogue.
struct Facts: Decodable {
    struct Resource: Decodable {
        var id: String
        var name: String
        var kind: String
        var infoPlistKeys: [Key]
        var triggerApis: [API]
        var falseFriends: [FalseFriend]
        var whenMissing: [Consequence]
        var uploadCheck: Upload
        var prompt: Prompt
        var entitlements: [String]
        var sources: [String]
    }

    struct Key: Decodable {
        var key: String
        var kind: String
        var plistType: String
        var introduced: [String: String]
        var deprecated: [String: String]?
        var supersededBy: String?
    }

    struct API: Decodable {
        var strength: String
        var swift: [String]
        var objc: [ObjectiveCClass]
        var cSymbols: [CSymbol]
        var swiftSymbols: [SwiftSymbol]
        var confidence: String
        var needsKeys: [String]
        var needsKeysByPlatform: [String: [String]]?
    }

    struct ObjectiveCClass: Decodable {
        var `class`: String
        var selectors: [Selector]
    }

    struct Selector: Decodable {
        var selector: String
        var kind: String
    }

    struct CSymbol: Decodable { var symbol: String }
    struct SwiftSymbol: Decodable { var symbolPrefix: String }
    struct FalseFriend: Decodable { var api: String }

    struct Consequence: Decodable {
        var kind: String
        var os: String?
    }

    struct Upload: Decodable { var severity: String? }
    struct Prompt: Decodable { var showsPurposeString: Bool }

    var resources: [Resource]

    init(from decoder: any Decoder) throws {
        resources = try decoder.singleValueContainer().decode([Resource].self)
    }

    static let table = read("catalog.json", as: Facts.self).resources
    static let meta = read("catalog-meta.json", as: Meta.self)
    static let buildSettingKeys = Set(read("infoplist-build-setting-keys.json", as: [String].self))

    struct Meta: Decodable {
        struct NoKeyPermission: Decodable { var falseKeys: [String]? }
        struct FalseKey: Decodable { var key: String }

        var multiKeyFeatures: [[String]]
        var noKeyPermissions: [NoKeyPermission]
        var falseKeysSeen: [FalseKey]
    }

    private static func read<Value: Decodable>(_ name: String, as type: Value.Type) -> Value {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Facts")
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        do {
            return try decoder.decode(type, from: Data(contentsOf: folder.appending(path: name)))
        } catch {
            fatalError("Facts/\(name): \(error)")
        }
    }
}
