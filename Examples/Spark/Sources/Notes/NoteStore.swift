import Foundation
import Observation

/// A note: text with what was recorded or photographed for it.
struct Note: Identifiable, Codable {
    var id = UUID()
    var text = ""
    var photo: Data?
    var recording: URL?
    var film: URL?
}

/// The notes, kept in one file of the app's own folder.
@MainActor @Observable
final class NoteStore {
    private(set) var notes: [Note] = []
    private let file = URL.documentsDirectory.appending(path: "notes.json")

    init() {
        if let data = try? Data(contentsOf: file) {
            notes = (try? JSONDecoder().decode([Note].self, from: data)) ?? []
        }
    }

    func add(_ note: Note) {
        notes.insert(note, at: 0)
        try? JSONEncoder().encode(notes).write(to: file, options: .atomic)
    }

    /// A new file for a recording.
    func newFile(_ suffix: String) -> URL {
        URL.documentsDirectory.appending(path: UUID().uuidString + "." + suffix)
    }
}
