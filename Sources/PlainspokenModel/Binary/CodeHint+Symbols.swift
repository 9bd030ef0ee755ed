extension CodeHint {
    /// Symbols of which one among a binary's imports is enough; those with an asterisk are beginnings.
    package var symbols: [String] {
        switch self {
        case .webView: ["WKWebView", "SFSafariViewController", "UIWebView", "WebView"].map(BinarySlice.classSymbol)
        case .childProcess:
            [
                BinarySlice.classSymbol("NSTask"), "_posix_spawn", "_posix_spawnp", "_forkpty", "_fork", "_execve",
                "_execv",
            ]
        case .networking:
            ["NSURLSession", "NSURLConnection", "AVPlayer", "AVURLAsset"].map(BinarySlice.classSymbol)
                + [
                    "_CFSocket*", "_CFStreamCreate*", "_CFReadStreamCreate*", "_socket", "_getaddrinfo", "_nw_*",
                    "_$s7Network*",
                ]
        case .shareSheet:
            ["UIActivityViewController", "NSSharingService", "NSSharingServicePicker"].map(BinarySlice.classSymbol)
                + ["_$s7SwiftUI9ShareLink*"]
        case .imagePicker: [BinarySlice.classSymbol("UIImagePickerController")]
        case .speechAnalysis:
            ["_$s6Speech0A8Analyzer*", "_$s6Speech0A11Transcriber*", "_$s6Speech20DictationTranscriber*"]
        case .dynamicLookup: ["_NSClassFromString", "_dlopen", "_dlsym", "_NSSelectorFromString", "_objc_getClass"]
        case .speechRequest, .buttons: []
        }
    }
}
