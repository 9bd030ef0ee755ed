#if canImport(Speech) && canImport(AVFoundation) && !os(tvOS) && !os(watchOS)
    import AVFoundation
    import Speech

    /// The two permissions: what was decided is read first, and only what nobody has decided is asked for.
    ///
    /// The handlers are formed here, in code that belongs to no actor: the system calls them on threads of its own, and
    /// a handler formed on the main actor would end the app there.
    enum SpeechPermissions {
        /// The permission for speech; asks where nobody has decided and `mayAsk` is true.
        static func speech(mayAsk: Bool) async -> DictationPermission? {
            let status = SFSpeechRecognizer.authorizationStatus()
            guard status == .notDetermined, mayAsk else { return permission(status) }
            return permission(
                await withCheckedContinuation { continuation in
                    SFSpeechRecognizer.requestAuthorization { continuation.resume(returning: $0) }
                })
        }

        /// The permission for the microphone; asks where nobody has decided and `mayAsk` is true.
        static func microphone(mayAsk: Bool) async -> DictationPermission? {
            if #available(iOS 17, macOS 14, visionOS 1, *) {
                switch AVAudioApplication.shared.recordPermission {
                case .granted: return .granted
                case .denied: return .denied
                default: return mayAsk ? await askApplication() : nil
                }
            }
            return await olderMicrophone(mayAsk: mayAsk)
        }

        @available(iOS 17, macOS 14, visionOS 1, *)
        private static func askApplication() async -> DictationPermission {
            await withCheckedContinuation { continuation in
                AVAudioApplication.requestRecordPermission { continuation.resume(returning: $0 ? .granted : .denied) }
            }
        }

        #if os(macOS)
            /// macOS 13 keeps the microphone among the capture devices.
            private static func olderMicrophone(mayAsk: Bool) async -> DictationPermission? {
                switch AVCaptureDevice.authorizationStatus(for: .audio) {
                case .authorized: return .granted
                case .denied: return .denied
                case .restricted: return .restricted
                default: return mayAsk ? (await AVCaptureDevice.requestAccess(for: .audio) ? .granted : .denied) : nil
                }
            }
        #else
            /// iOS 16 keeps the permission at the audio session.
            private static func olderMicrophone(mayAsk: Bool) async -> DictationPermission? {
                let session = AVAudioSession.sharedInstance()
                switch session.recordPermission {
                case .granted: return .granted
                case .denied: return .denied
                default:
                    guard mayAsk else { return nil }
                    return await withCheckedContinuation { continuation in
                        session.requestRecordPermission { continuation.resume(returning: $0 ? .granted : .denied) }
                    }
                }
            }
        #endif

        private static func permission(_ status: SFSpeechRecognizerAuthorizationStatus) -> DictationPermission? {
            switch status {
            case .authorized: .granted
            case .denied: .denied
            case .restricted: .restricted
            default: nil
            }
        }
    }
#endif
