/// One fault of a built bundle.
public struct UsageStringFailure: Hashable, Sendable {
    /// What is wrong.
    public enum Fault: String, Hashable, Sendable, CaseIterable {
        /// The key is neither in the Info.plist nor in a table.
        case missing
        /// The key is in a table and not in the Info.plist.
        case onlyLocalized
        /// The sentence is empty, or holds nothing that can be seen.
        case blank
        /// The value is not of the type that the key needs, such as a boolean instead of a sentence.
        case wrongType
        /// A build variable stands in the sentence as it was written.
        case unexpanded
        /// A language that the bundle speaks has no sentence of its own.
        case untranslated
        /// The Info.plist or a table is no property list.
        case unreadable
        /// There is no such bundle, no such part of it, no Info.plist in it, or no app that hosts the test.
        case noBundle
    }

    /// What is wrong.
    public let fault: Fault
    /// The key; nil where a file or a bundle is at fault.
    public let key: String?
    /// The language of the table; nil for the Info.plist.
    public let locale: String?
    /// The file from the bundle on: `Spark.app/ko.lproj/InfoPlist.strings`.
    public let file: String
    /// One sentence that names the key, the file and the consequence.
    public let message: String
}

extension UsageStringFailure: CustomStringConvertible {
    /// The message.
    public var description: String { message }
}

extension UsageStringFailure {
    static func missing(_ choice: [String], in contents: BundleContents) -> UsageStringFailure {
        let others = choice.dropFirst().map { " or " + $0 }.joined()
        return UsageStringFailure(
            fault: .missing, key: choice.first, locale: nil, file: contents.infoShown,
            message: "\(choice.first ?? "")\(others) is missing from \(contents.infoShown): "
                + contents.consequence(of: choice.first ?? ""))
    }

    static func onlyLocalized(_ key: String, _ locales: [String], in contents: BundleContents) -> UsageStringFailure {
        UsageStringFailure(
            fault: .onlyLocalized, key: key, locale: nil, file: contents.infoShown,
            message: "\(key) stands in the table of \(locales.joined(separator: ", ")) and not in "
                + "\(contents.infoShown): the upload is refused (ITMS-90683)")
    }

    static func blank(_ key: String, locale: String?, in file: String) -> UsageStringFailure {
        let place = locale.map { " in \($0)" } ?? ""
        return UsageStringFailure(
            fault: .blank, key: key, locale: locale, file: file,
            message: "\(key) is blank in \(file): the prompt gives no reason\(place)"
                + (locale == nil ? ", and the upload check warns (ITMS-90738)" : ""))
    }

    static func wrongType(
        _ key: String, _ found: String, _ wanted: String, locale: String?, file: String, in contents: BundleContents
    ) -> UsageStringFailure {
        UsageStringFailure(
            fault: .wrongType, key: key, locale: locale, file: file,
            message: "\(key) is \(found) in \(file), where \(wanted) is due: "
                + (locale == nil ? contents.consequence(of: key) : "the prompt gives no reason in \(locale ?? "")"))
    }

    static func unexpanded(_ key: String, _ variable: String, locale: String?, in file: String) -> UsageStringFailure {
        UsageStringFailure(
            fault: .unexpanded, key: key, locale: locale, file: file,
            message: "\(key) holds \(variable) in \(file): people are shown the variable as it stands")
    }

    static func untranslated(_ key: String, _ language: String, in contents: BundleContents) -> UsageStringFailure {
        UsageStringFailure(
            fault: .untranslated, key: key, locale: language, file: contents.infoShown,
            message: "\(key) has no sentence in \(language): the prompt shows that of \(contents.infoShown) "
                + "(\(contents.developmentLanguage))")
    }

    static func unreadable(_ file: String, locale: String?) -> UsageStringFailure {
        UsageStringFailure(
            fault: .unreadable, key: nil, locale: locale, file: file,
            message: "\(file) cannot be read as a property list: no sentence in it is shown")
    }

    static func noInfoPlist(in bundle: String) -> UsageStringFailure {
        UsageStringFailure(
            fault: .noBundle, key: nil, locale: nil, file: bundle,
            message: "\(bundle) holds no Info.plist, neither at its top nor in Contents")
    }

    static func noBundle(_ bundle: String) -> UsageStringFailure {
        UsageStringFailure(
            fault: .noBundle, key: nil, locale: nil, file: bundle, message: "there is no bundle \(bundle) to read")
    }

    static func noHost(_ bundle: String) -> UsageStringFailure {
        UsageStringFailure(
            fault: .noBundle, key: nil, locale: nil, file: bundle,
            message: "the main bundle \(bundle) is no app: make the app the host of this test target (TEST_HOST), "
                + "or name a bundle with “in:”")
    }

    static func noPart(
        _ kind: BundleFolder.Kind, _ name: String?, in folders: [BundleFolder], among children: [BundleFolder]
    ) -> UsageStringFailure {
        let outer = folders.map(\.shown).joined(separator: ", ")
        let others = children.map { $0.url.lastPathComponent }.joined(separator: ", ")
        return UsageStringFailure(
            fault: .noBundle, key: nil, locale: nil, file: outer,
            message: "\(outer) holds no \(kind.rawValue)" + (name.map { " named \($0)" } ?? "")
                + (others.isEmpty ? "" : "; it holds \(others)"))
    }
}
