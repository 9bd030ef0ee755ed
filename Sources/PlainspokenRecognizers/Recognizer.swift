import Dictation

/// A recogniser that runs on this machine, with the languages it has a model for.
package struct Recognizer: Sendable {
    /// What a recogniser needs and does not find.
    enum Missing: Hashable {
        case library
        case model(file: String)
    }

    /// Where recognisers are looked for.
    package struct Places: Sendable {
        /// Folders below which `scripts/install-recognizers` unpacks what is no system package.
        package var folders: [String]
        /// Whether a file is there.
        package var isFile: @Sendable (String) -> Bool

        package init(folders: [String], isFile: @escaping @Sendable (String) -> Bool) {
            self.folders = folders
            self.isFile = isFile
        }

        /// The first folder that holds the file, with the file's path.
        func find(_ file: String) -> String? {
            folders.map { $0 + "/" + file }.first { isFile($0) }
        }
    }

    /// How the results of one utterance follow those of the one before.
    package enum Shape: String, Sendable, CaseIterable {
        /// As the recogniser gives them.
        case own
        /// Each utterance starts the text anew without a final, as on-device recognition of iOS 18 does.
        case restarts
    }

    package let name: String
    /// As BCP 47 tags.
    package let locales: [String]
    /// The word that `scripts/install-recognizers` takes.
    let installs: String
    let missing: @Sendable (Places) -> Missing?
    let load: @Sendable (Places, Shape) throws(RecognizerFault) -> SpeechStream

    /// The better one for a language first.
    package static let all: [Recognizer] = [.moonshine, .pocketSphinx, .vosk]
}

/// Speech on its way through a recogniser: samples in, what a session is told out.
package struct SpeechStream {
    /// The samples of a second; every recogniser here was trained with this rate.
    package static let rate = 16_000

    /// Takes mono samples from -1 to 1 at `rate`.
    package let hear: ([Float]) throws(RecognizerFault) -> [DictationEvent]
    /// No more samples come; the last results, the finals at the end.
    package let finish: () throws(RecognizerFault) -> [DictationEvent]
}

extension [Float] {
    /// As 16-bit samples; what is no number is silence.
    var asInt16: [Int16] { map { $0.isNaN ? 0 : Int16(Swift.max(-1, Swift.min(1, $0)) * 32_767) } }
}
