#if canImport(Speech) && canImport(AVFoundation) && !os(tvOS) && !os(watchOS)
    import Foundation

    /// The machine that the app runs on.
    enum AppleMachine {
        static var isSimulator: Bool {
            #if targetEnvironment(simulator)
                true
            #else
                false
            #endif
        }

        static var machine: DictationMachine {
            var model = hardware
            if isSimulator {
                let device = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"]
                model = "simulator " + (device ?? model)
            }
            let version = ProcessInfo.processInfo.operatingSystemVersion
            let number = "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
            return DictationMachine(model: model, system: system + " " + number)
        }

        private static var hardware: String {
            var names = utsname()
            guard uname(&names) == 0 else { return "unknown" }
            return withUnsafeBytes(of: names.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        }

        private static var system: String {
            #if os(macOS)
                "macOS"
            #elseif os(visionOS)
                "visionOS"
            #else
                "iOS"
            #endif
        }
    }

    extension DictationReadiness {
        /// Asks this device's engine about a language and gives the answer as one line of JSON with its line feed.
        ///
        /// Asks for no permission and opens no microphone, so that a hosted test can attach the line.
        ///
        /// - Parameter locale: the language, as a BCP 47 tag.
        /// - Returns: the line, as `record(for:on:engine:)` writes it.
        public static func record(for locale: String) async -> String {
            let engine = DictationEngine.onDevice()
            let start = await engine.facts(locale, false).last
            let readiness = await engine.readiness(of: locale)
            var name: String?
            if case .start(let start) = start { name = start.engine }
            return readiness.record(for: locale, on: AppleMachine.machine, engine: name)
        }
    }
#endif
