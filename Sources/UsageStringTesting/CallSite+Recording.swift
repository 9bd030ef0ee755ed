// The two frameworks are imported where they exist and nowhere else in the library. On Apple's platforms that makes the
// product one for test bundles, as every library that imports XCTest is. Where neither exists, nothing could be recorded:
// `requireUsageStrings` is left out there, so that a call is an error of the compiler and never a test that passes by
// silence; `UsageStringReport` stays.

#if canImport(XCTest) || canImport(Testing)
    extension CallSite {
        /// Records a failure of the running test.
        func record(_ message: String) {
            #if canImport(Testing) && canImport(XCTest)
                if isInSwiftTesting { recordIssue(message) } else { recordFailure(message) }
            #elseif canImport(Testing)
                recordIssue(message)
            #else
                recordFailure(message)
            #endif
        }
    }
#endif
