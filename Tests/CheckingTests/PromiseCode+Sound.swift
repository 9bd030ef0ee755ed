/// Programs with sound: those that break a promise, in several ways and both languages, and those that keep it.
extension PromiseCode {
    static let recorded = PromiseCode(
        lies: [
            #"""
            import AVFoundation
            final class Taker {
                var r: AVAudioRecorder?
                func go(_ f: URL) async throws {
                    guard await AVAudioApplication.requestRecordPermission() else { return }
                    r = try AVAudioRecorder(url: f, settings: [:]); r?.record()
                }
            }
            """#,
            #"""
            import AVFoundation
            final class Tape {
                let engine = AVAudioEngine()
                func go(_ url: URL) throws {
                    let format = engine.inputNode.outputFormat(forBus: 0)
                    let file = try AVAudioFile(forWriting: url, settings: format.settings)
                    engine.inputNode.installTap(onBus: 0, bufferSize: 4096, format: format) { buffer, _ in
                        try? file.write(from: buffer)
                    }
                    try engine.start()
                }
            }
            """#,
            #"""
            #import <AVFoundation/AVFoundation.h>
            @interface Taker : NSObject
            @property AVAudioRecorder *recorder;
            @end
            @implementation Taker
            - (void)begin:(NSURL *)url {
              [[AVAudioSession sharedInstance] requestRecordPermission:^(BOOL ok) {}];
              NSError *error = nil;
              self.recorder = [[AVAudioRecorder alloc] initWithURL:url settings:@{} error:&error];
              [self.recorder record];
            }
            @end
            """#,
        ],
        truths: [
            #"""
            import AVFoundation
            final class Meter {
                let engine = AVAudioEngine(); var level: Float = 0
                func go() async throws {
                    guard await AVAudioApplication.requestRecordPermission() else { return }
                    engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: nil) { b, _ in
                        self.level = b.floatChannelData?[0][0] ?? 0
                    }
                    try engine.start()
                }
            }
            """#,
            #"""
            #import <AVFoundation/AVFoundation.h>
            @interface Meter : NSObject
            @property AVAudioEngine *engine;
            @property float level;
            @end
            @implementation Meter
            - (void)begin {
              [[AVAudioSession sharedInstance] requestRecordPermission:^(BOOL ok) {}];
              self.engine = [[AVAudioEngine alloc] init];
              [self.engine.inputNode installTapOnBus:0 bufferSize:1024 format:nil block:^(AVAudioPCMBuffer *b, AVAudioTime *t) {
                self.level = b.floatChannelData[0][0];
              }];
              [self.engine startAndReturnError:nil];
            }
            @end
            """#,
        ])

    static let soundSent = PromiseCode(
        lies: [
            #"""
            import AVFoundation
            final class Taker {
                var r: AVAudioRecorder?; let file = URL.temporaryDirectory.appending(path: "t.m4a");
                let home = URL(string: "https://example.com")!
                func go() async throws {
                    guard await AVAudioApplication.requestRecordPermission() else { return }
                    r = try AVAudioRecorder(url: file, settings: [:]); r?.record()
                }
                func done() async throws {
                    r?.stop(); _ = try await URLSession.shared.upload(for: URLRequest(url: home), fromFile: file)
                }
            }
            """#,
            #"""
            import AVFoundation
            final class Live {
                let engine = AVAudioEngine(); var socket: URLSessionWebSocketTask?
                func go() throws {
                    AVAudioApplication.requestRecordPermission { _ in }
                    engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: nil) { buffer, _ in
                        let data = Data(bytes: buffer.floatChannelData![0], count: Int(buffer.frameLength) * 4)
                        self.socket?.send(.data(data)) { _ in }
                    }
                    try engine.start()
                }
            }
            """#,
            #"""
            #import <AVFoundation/AVFoundation.h>
            @interface Taker : NSObject
            @property AVAudioRecorder *recorder;
            @property NSURL *file;
            @end
            @implementation Taker
            - (void)begin {
              [[AVAudioSession sharedInstance] requestRecordPermission:^(BOOL ok) {}];
              self.file = [NSURL fileURLWithPath:[NSTemporaryDirectory() stringByAppendingPathComponent:@"t.m4a"]];
              self.recorder = [[AVAudioRecorder alloc] initWithURL:self.file settings:@{} error:nil];
              [self.recorder record];
            }
            - (void)end {
              [self.recorder stop];
              NSURLRequest *request = [NSURLRequest requestWithURL:[NSURL URLWithString:@"https://example.com"]];
              [[[NSURLSession sharedSession] uploadTaskWithRequest:request fromFile:self.file] resume];
            }
            @end
            """#,
        ],
        truths: [
            #"""
            import AVFoundation
            final class Taker {
                var r: AVAudioRecorder?
                func go(_ f: URL) async throws {
                    guard await AVAudioApplication.requestRecordPermission() else { return }
                    r = try AVAudioRecorder(url: f, settings: [:]); r?.record()
                }
            }
            """#,
            #"""
            #import <AVFoundation/AVFoundation.h>
            @interface Taker : NSObject
            @property AVAudioRecorder *recorder;
            @end
            @implementation Taker
            - (void)begin:(NSURL *)url {
              [[AVAudioSession sharedInstance] requestRecordPermission:^(BOOL ok) {}];
              NSError *error = nil;
              self.recorder = [[AVAudioRecorder alloc] initWithURL:url settings:@{} error:&error];
              [self.recorder record];
            }
            @end
            """#,
        ])

    static let recognizedOnServer = PromiseCode(
        lies: [
            #"""
            import AVFoundation
            import Speech
            final class Ear {
                let engine = AVAudioEngine(); var task: SFSpeechRecognitionTask?
                func go(_ language: Locale, _ file: URL) throws {
                    SFSpeechRecognizer.requestAuthorization { _ in }
                    AVAudioApplication.requestRecordPermission { _ in }
                    guard let recognizer = SFSpeechRecognizer(locale: language) else { return }
                    let request = SFSpeechAudioBufferRecognitionRequest()

                    engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: nil) { buffer, _ in request.append(buffer) }
                    try engine.start()
                    task = recognizer.recognitionTask(with: request) { _, _ in }
                }
            }
            """#,
            #"""
            import AVFoundation
            import Speech
            final class Ear {
                let engine = AVAudioEngine(); var task: SFSpeechRecognitionTask?
                func go(_ language: Locale, _ file: URL) throws {
                    SFSpeechRecognizer.requestAuthorization { _ in }
                    AVAudioApplication.requestRecordPermission { _ in }
                    guard let recognizer = SFSpeechRecognizer(locale: language) else { return }
                    let request = SFSpeechAudioBufferRecognitionRequest()
                    if recognizer.supportsOnDeviceRecognition { request.requiresOnDeviceRecognition = true }
                    engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: nil) { buffer, _ in request.append(buffer) }
                    try engine.start()
                    task = recognizer.recognitionTask(with: request) { _, _ in }
                }
            }
            """#,
            #"""
            #import <Speech/Speech.h>
            @interface Ear : NSObject
            @end
            @implementation Ear
            - (void)listen:(NSLocale *)locale {
              [SFSpeechRecognizer requestAuthorization:^(SFSpeechRecognizerAuthorizationStatus s) {}];
              SFSpeechRecognizer *recognizer = [[SFSpeechRecognizer alloc] initWithLocale:locale];
              SFSpeechAudioBufferRecognitionRequest *request = [[SFSpeechAudioBufferRecognitionRequest alloc] init];
              request.shouldReportPartialResults = YES;
              [recognizer recognitionTaskWithRequest:request resultHandler:^(SFSpeechRecognitionResult *r, NSError *e) {}];
            }
            @end
            """#,
        ],
        truths: [
            #"""
            import AVFoundation
            import Speech
            final class Ear {
                let engine = AVAudioEngine(); var task: SFSpeechRecognitionTask?
                func go(_ language: Locale, _ file: URL) throws {
                    SFSpeechRecognizer.requestAuthorization { _ in }
                    AVAudioApplication.requestRecordPermission { _ in }
                    guard let recognizer = SFSpeechRecognizer(locale: language) else { return }
                    let request = SFSpeechAudioBufferRecognitionRequest()
                    guard recognizer.supportsOnDeviceRecognition else { return }
                    request.requiresOnDeviceRecognition = true
                    engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: nil) { buffer, _ in request.append(buffer) }
                    try engine.start()
                    task = recognizer.recognitionTask(with: request) { _, _ in }
                }
            }
            """#,
            #"""
            #import <Speech/Speech.h>
            @interface Ear : NSObject
            @end
            @implementation Ear
            - (void)listen:(NSLocale *)locale {
              [SFSpeechRecognizer requestAuthorization:^(SFSpeechRecognizerAuthorizationStatus s) {}];
              SFSpeechRecognizer *recognizer = [[SFSpeechRecognizer alloc] initWithLocale:locale];
              SFSpeechAudioBufferRecognitionRequest *request = [[SFSpeechAudioBufferRecognitionRequest alloc] init];
              request.requiresOnDeviceRecognition = YES;
              request.shouldReportPartialResults = YES;
              [recognizer recognitionTaskWithRequest:request resultHandler:^(SFSpeechRecognitionResult *r, NSError *e) {}];
            }
            @end
            """#,
            #"""
            import Speech
            final class Ear {
                func go(_ language: Locale) async throws {
                    SFSpeechRecognizer.requestAuthorization { _ in }
                    let t = SpeechTranscriber(locale: language, preset: .progressiveTranscription)
                    let analyzer = SpeechAnalyzer(modules: [t])
                    for try await result in t.results { print(result.text) }
                    _ = analyzer
                }
            }
            """#,
        ])

    static let transcribed = PromiseCode(
        lies: [
            #"""
            import AVFoundation
            import Speech
            final class Ear {
                let engine = AVAudioEngine(); var task: SFSpeechRecognitionTask?
                func go(_ language: Locale, _ file: URL) throws {
                    SFSpeechRecognizer.requestAuthorization { _ in }
                    AVAudioApplication.requestRecordPermission { _ in }
                    guard let recognizer = SFSpeechRecognizer(locale: language) else { return }
                    let request = SFSpeechAudioBufferRecognitionRequest()
                    request.requiresOnDeviceRecognition = true
                    engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: nil) { buffer, _ in request.append(buffer) }
                    try engine.start()
                    task = recognizer.recognitionTask(with: request) { _, _ in }
                }
            }
            """#,
            #"""
            #import <Speech/Speech.h>
            @interface Ear : NSObject
            @end
            @implementation Ear
            - (void)listen:(NSLocale *)locale {
              [SFSpeechRecognizer requestAuthorization:^(SFSpeechRecognizerAuthorizationStatus s) {}];
              SFSpeechRecognizer *recognizer = [[SFSpeechRecognizer alloc] initWithLocale:locale];
              SFSpeechAudioBufferRecognitionRequest *request = [[SFSpeechAudioBufferRecognitionRequest alloc] init];
              request.requiresOnDeviceRecognition = YES;
              request.shouldReportPartialResults = YES;
              [recognizer recognitionTaskWithRequest:request resultHandler:^(SFSpeechRecognitionResult *r, NSError *e) {}];
            }
            @end
            """#,
        ],
        truths: [
            #"""
            import AVFoundation
            final class Taker {
                var r: AVAudioRecorder?
                func go(_ f: URL) async throws {
                    guard await AVAudioApplication.requestRecordPermission() else { return }
                    r = try AVAudioRecorder(url: f, settings: [:]); r?.record()
                }
            }
            """#,
            #"""
            #import <AVFoundation/AVFoundation.h>
            @interface Taker : NSObject
            @property AVAudioRecorder *recorder;
            @end
            @implementation Taker
            - (void)begin:(NSURL *)url {
              [[AVAudioSession sharedInstance] requestRecordPermission:^(BOOL ok) {}];
              NSError *error = nil;
              self.recorder = [[AVAudioRecorder alloc] initWithURL:url settings:@{} error:&error];
              [self.recorder record];
            }
            @end
            """#,
        ])

    static let whileHeld = PromiseCode(
        lies: [
            #"""
            import AVFoundation
            import SwiftUI
            struct Talk: View {
                @State var recorder: AVAudioRecorder?
                var body: some View { Button("Record") { toggle() } }
                func toggle() {
                    if recorder?.isRecording == true {
                        recorder?.stop()
                    } else {
                        AVAudioApplication.requestRecordPermission { _ in }
                        recorder = try? AVAudioRecorder(url: URL.temporaryDirectory.appending(path: "a.m4a"), settings: [:]);
                        recorder?.record()
                    }
                }
            }
            """#
        ],
        truths: [
            #"""
            import AVFoundation
            import SwiftUI
            struct Talk: View {
                @State var recorder: AVAudioRecorder?
                var body: some View {
                    Image(systemName: "mic").gesture(
                        DragGesture(minimumDistance: 0).onChanged { _ in begin() }.onEnded { _ in recorder?.stop() })
                }
                func begin() {
                    guard recorder == nil else { return }; AVAudioApplication.requestRecordPermission { _ in }
                    recorder = try? AVAudioRecorder(url: URL.temporaryDirectory.appending(path: "a.m4a"), settings: [:]);
                    recorder?.record()
                }
            }
            """#,
            #"""
            import AVFoundation
            import UIKit
            final class TalkController: UIViewController {
                var recorder: AVAudioRecorder?
                override func viewDidLoad() {
                    super.viewDidLoad(); let b = UIButton()
                    b.addTarget(self, action: #selector(down), for: .touchDown);
                    b.addTarget(self, action: #selector(up), for: [.touchUpInside, .touchUpOutside]); view.addSubview(b)
                }
                @objc func down() {
                    AVAudioApplication.requestRecordPermission { _ in }
                    recorder = try? AVAudioRecorder(url: URL.temporaryDirectory.appending(path: "a.m4a"), settings: [:]);
                    recorder?.record()
                }
                @objc func up() { recorder?.stop() }
            }
            """#,
        ])
}
