#if canImport(Testing)
    // Without Foundation in the same file: both together would ask for their overlay, which only newer toolchains carry.
    internal import Testing

    extension CallSite {
        /// Whether the code runs inside a test of Swift Testing; in an XCTest case no such test is current.
        var isInSwiftTesting: Bool { Test.current != nil }

        func recordIssue(_ message: String) {
            let location = SourceLocation(
                fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
            Issue.record(Comment(rawValue: message), sourceLocation: location)
        }
    }
#endif
