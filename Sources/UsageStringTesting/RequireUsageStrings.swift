#if canImport(XCTest) || canImport(Testing)
    /// Requires usage strings in a built bundle, and records one test failure for each fault, at the caller's line.
    ///
    /// The same call works in an XCTest case and in a test of Swift Testing:
    ///
    /// ```swift
    /// requireUsageStrings(.dictation, .camera, "NSContactsUsageDescription")
    /// requireUsageStrings(.camera, in: .main.appExtension("SparkShare"))
    /// ```
    ///
    /// Inside a test of Swift Testing an issue is recorded, anywhere else `XCTFail` is called; call it from the test's
    /// own task, since a detached task belongs to no test. The test continues after a failure.
    ///
    /// - Parameters:
    ///   - requirements: Features, or keys by name; a key that several of them need is checked once.
    ///   - bundle: The built bundle to read: the app that hosts the test if absent.
    ///   - inEveryLanguage: Whether each language that the bundle speaks must have the sentences too. Without it a
    ///     language falls back to the sentence of the Info.plist, and only the tables that ship are read.
    ///   - fileID: The caller's file, for Swift Testing.
    ///   - filePath: The caller's file, for XCTest and Swift Testing.
    ///   - line: The caller's line.
    ///   - column: The caller's column.
    /// - Returns: What was recorded.
    @discardableResult
    public func requireUsageStrings(
        _ requirements: UsageRequirement..., in bundle: BuiltBundle = .main, inEveryLanguage: Bool = false,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> UsageStringReport {
        requireUsageStrings(
            requirements, in: bundle, inEveryLanguage: inEveryLanguage,
            fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Requires a list of usage strings in a built bundle, such as one that `plainspoken required --format swift` wrote.
    ///
    /// ```swift
    /// requireUsageStrings(RequiredUsageStrings.spark)
    /// ```
    ///
    /// - Parameters:
    ///   - requirements: Features, or keys by name; a key that several of them need is checked once.
    ///   - bundle: The built bundle to read: the app that hosts the test if absent.
    ///   - inEveryLanguage: Whether each language that the bundle speaks must have the sentences too.
    ///   - fileID: The caller's file, for Swift Testing.
    ///   - filePath: The caller's file, for XCTest and Swift Testing.
    ///   - line: The caller's line.
    ///   - column: The caller's column.
    /// - Returns: What was recorded.
    @discardableResult
    public func requireUsageStrings(
        _ requirements: [UsageRequirement], in bundle: BuiltBundle = .main, inEveryLanguage: Bool = false,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> UsageStringReport {
        let report = UsageStringReport(of: requirements, in: bundle, inEveryLanguage: inEveryLanguage)
        let caller = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        for failure in report.failures { caller.record(failure.message) }
        return report
    }
#endif

/// Where a test calls the library.
struct CallSite {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt
}
