import SwiftUI

@main
struct SparkApp: App {
    @State private var store = NoteStore()

    var body: some Scene {
        WindowGroup {
            NotesView(store: store)
        }
    }
}
