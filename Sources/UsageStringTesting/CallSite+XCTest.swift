#if canImport(XCTest)
    internal import XCTest

    extension CallSite {
        func recordFailure(_ message: String) {
            XCTFail(message, file: filePath, line: line)
        }
    }
#endif
