extension Resource {
    static let nfc = Resource(
        id: "nfc",
        name: "NFC tag reading",
        keys: [
            UsageKey(
                "NFCReaderUsageDescription",
                introduced: [.iOS: Version(11), .macCatalyst: Version(13, 1)],
                displayName: "Privacy - NFC Scan Usage Description",
                rule:
                    "Needed by every reader session. It is shown in the sheet for scanning; there is no permission alert."
            )
        ],
        uses: [
            ResourceUse(
                .access,
                swift: [
                    "NFCNDEFReaderSession()", "NFCTagReaderSession()", "NFCVASReaderSession()",
                    "NFCPaymentTagReaderSession()", "NFCISO15693ReaderSession()",
                ],
                objectiveC: [
                    "-[NFCNDEFReaderSession initWithDelegate:queue:invalidateAfterFirstRead:]",
                    "-[NFCTagReaderSession initWithPollingOption:delegate:queue:]",
                    "-[NFCVASReaderSession initWithVASCommandConfigurations:delegate:queue:]",
                    "-[NFCPaymentTagReaderSession initWithDelegate:queue:]",
                    "-[NFCISO15693ReaderSession initWithDelegate:queue:]", "-[NFCReaderSession beginSession]",
                ],
                modules: ["CoreNFC"],
                platforms: [.iOS],
                keys: ["NFCReaderUsageDescription"]),
            ResourceUse(
                .reference,
                swift: [
                    "NFCReaderSession.readingAvailable", "NFCNDEFReaderSession.readingAvailable",
                    "NFCTagReaderSession.readingAvailable",
                ],
                objectiveC: ["+[NFCReaderSession readingAvailable]"],
                modules: ["CoreNFC"],
                platforms: [.iOS],
                keys: ["NFCReaderUsageDescription"]),
        ],
        falseFriends: [
            FalseFriend(
                "CardSession, NFCPresentmentIntentAssertion", "the app is the card and reads none; an entitlement"),
            FalseFriend("PassKit passes, ProximityReader", "an entitlement of their own"),
        ],
        missing: [
            Missing(.denied, from: [.iOS: Version(11)], "the session ends at once with a security violation")
        ],
        upload: .unreported,
        prompt: Prompt("Ready to Scan", buttons: ["Cancel"]),
        sources: ["apple-key", "xcspec", "objc2", "apple-swift-usr"])
}
