import PlainspokenModel
import Testing

/// What is done with resources: each lie beside a truthful twin.
@Suite struct PracticeTests {
    @Test(arguments: deeds) func practices(_ deed: Deed) { #expect(deed.resources == deed.expected) }

    private static func contacts(_ name: String, _ body: String, _ more: [String]) -> Deed {
        Deed(
            name,
            """
            import Contacts
            final class Finder {
                let store = CNContactStore()
                func find(_ request: CNContactFetchRequest) throws {
                    var names: [String] = []
                    try store.enumerateContacts(with: request) { contact, _ in names.append(contact.givenName) }
                    \(body)
                }
            }
            """, ["reads-everything contacts 6"] + more)
    }

    static let deeds: [Deed] = [
        contacts(
            "names are uploaded",
            "let body = try JSONEncoder().encode(names); URLSession.shared.uploadTask(with: url, from: body)",
            ["sends contacts 7~"]),
        contacts(
            "names are posted",
            "var post = URLRequest(url: url); post.httpBody = try JSONEncoder().encode(names); URLSession.shared.dataTask(with: post).resume()",
            ["sends contacts 7~"]),
        contacts(
            "names are published",
            "var post = URLRequest(url: url); post.httpBody = try JSONEncoder().encode(names); let task = URLSession.shared.dataTaskPublisher(for: post)",
            ["sends contacts 7~"]),
        contacts(
            "names go over a socket",
            "let socket = WebSocket(request: hello); socket.write(string: names.joined())", ["sends contacts 7~"]),
        contacts(
            "names are told to a broker",
            "let client = CocoaMQTT(clientID: id); client.publish(topic, withString: names.joined())",
            ["sends contacts 7~"]),
        contacts("a drawing is written", "let pen = Pen(); pen.write(string: names.joined())", []),
        contacts(
            "names stay", "let count = names.count; URLSession.shared.dataTask(with: holidays(count)).resume()", []),
        contacts("something else is fetched", "URLSession.shared.dataTask(with: holidays).resume()", []),
        Deed(
            "the place is in a request",
            """
            import CoreLocation
            final class Tracker: NSObject, CLLocationManagerDelegate {
                func locationManager(_ m: CLLocationManager, didUpdateLocations places: [CLLocation]) {
                    guard let place = places.last else { return }
                    var request = URLRequest(url: home)
                    request.httpBody = Data("\\(place.coordinate.latitude)".utf8)
                    URLSession.shared.dataTask(with: request).resume()
                }
            }
            """, ["sends location-always 7~", "sends location-when-in-use 7~"]),
        Deed(
            "a function of the type gives the data",
            """
            import Contacts
            final class Finder {
                let store = CNContactStore()
                func send() async throws {
                    let names = try load()
                    let body = try JSONEncoder().encode(names)
                    _ = try await URLSession.shared.upload(for: request, from: body)
                }
                func load() throws -> [String] {
                    let found = try store.unifiedContacts(matching: everyone, keysToFetch: [])
                    return found.map { $0.givenName }
                }
            }
            """, ["sends contacts 7~", "reads contacts 10"]),
        Deed(
            "a function of another type gives the data",
            """
            import Contacts
            final class Finder {
                func send(_ book: Book) async throws {
                    let body = try JSONEncoder().encode(book.load())
                    _ = try await URLSession.shared.upload(for: request, from: body)
                }
            }
            final class Book {
                let store = CNContactStore()
                func load() throws -> [String] {
                    return try store.unifiedContacts(matching: everyone, keysToFetch: []).map { $0.givenName }
                }
            }
            """, ["sends contacts 5?", "reads contacts 11"]),
        Deed(
            "the place is compared",
            """
            import CoreLocation
            final class Tracker: NSObject, CLLocationManagerDelegate {
                func locationManager(_ m: CLLocationManager, didUpdateLocations places: [CLLocation]) {
                    guard let place = places.last else { return }
                    let isHome = place.distance(from: home) < 100
                    var request = URLRequest(url: home)
                    request.httpBody = Data("\\(isHome)".utf8)
                    URLSession.shared.dataTask(with: request).resume()
                }
            }
            """, []),
        Deed(
            "accuracy",
            """
            import CoreLocation
            func f(_ manager: CLLocationManager) {
                manager.desiredAccuracy = kCLLocationAccuracyBest
                manager.desiredAccuracy = kCLLocationAccuracyReduced
            }
            """, ["demands-precision location-always 3", "demands-precision location-when-in-use 3"]),
        Deed(
            "in the background",
            """
            import CoreLocation
            func f(_ manager: CLLocationManager) {
                manager.allowsBackgroundLocationUpdates = true
                manager.allowsBackgroundLocationUpdates = false
            }
            """, ["works-in-background location-always 3", "works-in-background location-when-in-use 3"]),
        Deed(
            "a picture is stored and deleted",
            """
            import AVFoundation
            final class Card: NSObject, AVCapturePhotoCaptureDelegate {
                func photoOutput(_ o: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: Error?) {
                    let data = photo.fileDataRepresentation()
                    try? data?.write(to: file)
                    try? FileManager.default.removeItem(at: file)
                }
                let file = URL.temporaryDirectory
            }
            """, ["stores camera 5~", "deletes camera 6~"]),
        Deed(
            "something else is deleted",
            """
            import AVFoundation
            final class Card: NSObject, AVCapturePhotoCaptureDelegate {
                func photoOutput(_ o: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: Error?) {
                    let data = photo.fileDataRepresentation()
                    try? data?.write(to: file)
                    try? FileManager.default.removeItem(at: cache)
                }
                let file = URL.temporaryDirectory
                let cache = URL.temporaryDirectory
            }
            """, ["stores camera 5~"]),
        Deed(
            "only a number of the sound is sent",
            """
            import AVFoundation
            final class Clap {
                let socket = URLSession.shared.webSocketTask(with: url)
                var loudest: Float = 0
                func listen(_ engine: AVAudioEngine) {
                    engine.inputNode.installTap(onBus: 0, bufferSize: 64, format: nil) { buffer, _ in
                        self.loudest = max(self.loudest, Self.level(buffer))
                    }
                }
                static func level(_ buffer: AVAudioPCMBuffer) -> Float { buffer.floatChannelData![0][0] }
                func tell() async throws { try await socket.send(.string("\\(loudest)")) }
            }
            """, []),
        Deed(
            "the sound is sent",
            """
            import AVFoundation
            final class Clap {
                let socket = URLSession.shared.webSocketTask(with: url)
                func listen(_ engine: AVAudioEngine) {
                    engine.inputNode.installTap(onBus: 0, bufferSize: 64, format: nil) { buffer, _ in
                        Task { try? await self.socket.send(.data(Self.bytes(buffer))) }
                    }
                }
                static func bytes(_ buffer: AVAudioPCMBuffer) -> Data { Data() }
            }
            """, ["sends microphone 6~"]),
        Deed(
            "scripts", on: .macOS, from: Version(14),
            """
            let a = NSAppleScript(source: "tell application \\"Music\\" to pause")
            let b = SBApplication(bundleIdentifier: "com.apple.Safari")
            """,
            [
                "scripts apple-events-automation 1~ Music", "scripts apple-events-automation 2~ com.apple.Safari",
            ]),
        Deed(
            "picked pictures and all pictures",
            """
            import Photos
            let some = PHAsset.fetchAssets(withLocalIdentifiers: picked, options: nil)
            let all = PHAsset.fetchAssets(with: .image, options: nil)
            """, ["reads photo-library 2", "reads-everything photo-library 3"]),
    ]
}
