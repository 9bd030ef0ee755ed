/// Programs with photos, contacts, Health, Bluetooth, the calendar and the camera that break or keep a promise.
extension PromiseCode {
    static let onlyPicked = PromiseCode(
        lies: [
            #"""
            import Photos
            func go() async {
                _ = await PHPhotoLibrary.requestAuthorization(for: .readWrite);
                let all = PHAsset.fetchAssets(with: .image, options: nil); print(all.count)
            }
            """#,
            #"""
            #import <Photos/Photos.h>
            @interface Lib : NSObject
            @end
            @implementation Lib
            - (void)go {
              [PHPhotoLibrary requestAuthorization:^(PHAuthorizationStatus s) {}];
              PHFetchResult<PHAsset *> *all = [PHAsset fetchAssetsWithMediaType:PHAssetMediaTypeImage options:nil];
              NSLog(@"%lu", (unsigned long)all.count);
            }
            @end
            """#,
        ],
        truths: [
            #"""
            import PhotosUI
            import SwiftUI
            struct Pick: View {
                @State var items: [PhotosPickerItem] = []
                var body: some View {
                    PhotosPicker("Choose", selection: $items).task {
                        _ = await PHPhotoLibrary.requestAuthorization(for: .readWrite)
                    }
                }
            }
            """#
        ])

    static let contactsSent = PromiseCode(
        lies: [
            #"""
            import Contacts
            final class Book {
                let store = CNContactStore(); let home = URL(string: "https://example.com")!; var names: [String] = []
                func go() throws {
                    store.requestAccess(for: .contacts) { _, _ in }
                    let request = CNContactFetchRequest(keysToFetch: [CNContactPhoneNumbersKey as CNKeyDescriptor])
                    var numbers: [String] = []
                    try store.enumerateContacts(with: request) { contact, _ in
                        numbers += contact.phoneNumbers.map { $0.value.stringValue }
                    }
                    var r = URLRequest(url: home); r.httpBody = try JSONEncoder().encode(numbers);
                    URLSession.shared.dataTask(with: r).resume()
                }
            }
            """#,
            #"""
            #import <Contacts/Contacts.h>
            @interface Book : NSObject
            @end
            @implementation Book
            - (void)send {
              CNContactStore *store = [[CNContactStore alloc] init];
              [store requestAccessForEntityType:CNEntityTypeContacts completionHandler:^(BOOL ok, NSError *e) {}];
              CNContactFetchRequest *fetch = [[CNContactFetchRequest alloc] initWithKeysToFetch:@[CNContactPhoneNumbersKey]];
              NSMutableArray *numbers = [NSMutableArray array];
              [store enumerateContactsWithFetchRequest:fetch error:nil usingBlock:^(CNContact *contact, BOOL *stop) {
                [numbers addObject:contact.phoneNumbers.firstObject.value.stringValue];
              }];
              NSMutableURLRequest *request = [NSMutableURLRequest requestWithURL:[NSURL URLWithString:@"https://example.com"]];
              request.HTTPBody = [NSJSONSerialization dataWithJSONObject:numbers options:0 error:nil];
              [[[NSURLSession sharedSession] dataTaskWithRequest:request] resume];
            }
            @end
            """#,
            #"""
            #import <Contacts/Contacts.h>
            #import <AFNetworking/AFNetworking.h>
            @interface Book : NSObject
            @end
            @implementation Book
            - (void)send:(CNContactStore *)store {
              [store requestAccessForEntityType:CNEntityTypeContacts completionHandler:^(BOOL ok, NSError *e) {}];
              NSArray *found = [store unifiedContactsMatchingPredicate:nil keysToFetch:@[] error:nil];
              AFHTTPSessionManager *api = [AFHTTPSessionManager manager];
              [api POST:@"https://example.com" parameters:@{@"all": found} headers:nil progress:nil success:nil failure:nil];
            }
            @end
            """#,
        ],
        truths: [
            #"""
            import Contacts
            final class Book {
                let store = CNContactStore(); let home = URL(string: "https://example.com")!; var names: [String] = []
                func go() throws {
                    store.requestAccess(for: .contacts) { _, _ in }
                    let request = CNContactFetchRequest(keysToFetch: [CNContactPhoneNumbersKey as CNKeyDescriptor])
                    var numbers: [String] = []
                    try store.enumerateContacts(with: request) { contact, _ in
                        numbers += contact.phoneNumbers.map { $0.value.stringValue }
                    }
                    names = numbers
                }
            }
            """#,
            #"""
            import Contacts
            final class Book {
                let store = CNContactStore(); let home = URL(string: "https://example.com")!; var names: [String] = []
                func go() throws {
                    store.requestAccess(for: .contacts) { _, _ in }
                    let request = CNContactFetchRequest(keysToFetch: [CNContactPhoneNumbersKey as CNKeyDescriptor])
                    var numbers: [String] = []
                    try store.enumerateContacts(with: request) { contact, _ in
                        numbers += contact.phoneNumbers.map { $0.value.stringValue }
                    }
                    names = numbers; URLSession.shared.dataTask(with: home).resume()
                }
            }
            """#,
        ])

    static let written = PromiseCode(
        lies: [
            #"""
            import HealthKit
            final class Body {
                let store = HKHealthStore()
                func go(_ sample: HKQuantitySample) async throws {
                    try await store.requestAuthorization(toShare: [HKQuantityType(.stepCount)], read: [HKQuantityType(.stepCount)])
                    try await store.save(sample)
                }
            }
            """#,
            #"""
            #import <HealthKit/HealthKit.h>
            @interface Body : NSObject
            @end
            @implementation Body
            - (void)write:(HKQuantitySample *)sample {
              HKHealthStore *store = [[HKHealthStore alloc] init];
              NSSet *types = [NSSet setWithObject:[HKQuantityType quantityTypeForIdentifier:HKQuantityTypeIdentifierStepCount]];
              [store requestAuthorizationToShareTypes:types readTypes:types completion:^(BOOL ok, NSError *e) {}];
              [store saveObject:sample withCompletion:^(BOOL ok, NSError *e) {}];
            }
            @end
            """#,
        ],
        truths: [
            #"""
            import HealthKit
            final class Body {
                let store = HKHealthStore()
                func go() async throws {
                    try await store.requestAuthorization(toShare: [], read: [HKQuantityType(.stepCount)])
                    store.execute(
                        HKSampleQuery(sampleType: HKQuantityType(.stepCount), predicate: nil, limit: 1, sortDescriptors: nil) {
                            _, _, _ in
                        })
                }
            }
            """#
        ])

    static let used = PromiseCode(
        lies: [
            #"""
            import CoreBluetooth
            final class B: NSObject, CBCentralManagerDelegate {
                var c: CBCentralManager!
                func go() { c = CBCentralManager(delegate: self, queue: nil) }
                func centralManagerDidUpdateState(_ c: CBCentralManager) { c.scanForPeripherals(withServices: nil) }
            }
            """#,
            #"""
            #import <CoreBluetooth/CoreBluetooth.h>
            @interface B : NSObject
            @property CBCentralManager *c;
            @end
            @implementation B
            - (void)go {
              self.c = [[CBCentralManager alloc] initWithDelegate:nil queue:nil];
              [self.c scanForPeripheralsWithServices:nil options:nil];
            }
            @end
            """#,
        ],
        truths: [
            #"""
            final class B { func go() { print("x") } }
            """#
        ])

    static let read = PromiseCode(
        lies: [
            #"""
            import EventKit
            final class Cal {
                let store = EKEventStore()
                func go(_ a: Date, _ b: Date) async throws {
                    _ = try await store.requestFullAccessToEvents(); let e = EKEvent(eventStore: store);
                    try store.save(e, span: .thisEvent)
                    print(store.events(matching: store.predicateForEvents(withStart: a, end: b, calendars: nil)))
                }
            }
            """#
        ],
        truths: [
            #"""
            import EventKit
            final class Cal {
                let store = EKEventStore()
                func go() async throws {
                    _ = try await store.requestWriteOnlyAccessToEvents(); let e = EKEvent(eventStore: store);
                    try store.save(e, span: .thisEvent)
                }
            }
            """#
        ])

    static let deleted = PromiseCode(
        lies: [
            #"""
            import AVFoundation
            final class Snap: NSObject, AVCapturePhotoCaptureDelegate {
                let session = AVCaptureSession(); let out = AVCapturePhotoOutput(); let home = URL(string: "https://example.com")!
                func go() async {
                    _ = await AVCaptureDevice.requestAccess(for: .video); session.addOutput(out);
                    out.capturePhoto(with: AVCapturePhotoSettings(), delegate: self)
                }
                func photoOutput(_ o: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: Error?) {
                    guard let data = photo.fileDataRepresentation() else { return }
                    try? data.write(to: URL.documentsDirectory.appending(path: "card.jpg"))
                }
            }
            """#
        ],
        truths: [
            #"""
            import AVFoundation
            final class Snap: NSObject, AVCapturePhotoCaptureDelegate {
                let session = AVCaptureSession(); let out = AVCapturePhotoOutput(); let home = URL(string: "https://example.com")!
                func read(_ u: URL) {}
                func go() async {
                    _ = await AVCaptureDevice.requestAccess(for: .video); session.addOutput(out);
                    out.capturePhoto(with: AVCapturePhotoSettings(), delegate: self)
                }
                func photoOutput(_ o: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: Error?) {
                    guard let data = photo.fileDataRepresentation() else { return }
                    let u = URL.documentsDirectory.appending(path: "card.jpg"); try? data.write(to: u); read(u);
                    try? FileManager.default.removeItem(at: u)
                }
            }
            """#,
            #"""
            import AVFoundation
            final class Snap: NSObject, AVCapturePhotoCaptureDelegate {
                let session = AVCaptureSession(); let out = AVCapturePhotoOutput(); let home = URL(string: "https://example.com")!
                func read(_ d: Data) {}
                func go() async {
                    _ = await AVCaptureDevice.requestAccess(for: .video); session.addOutput(out);
                    out.capturePhoto(with: AVCapturePhotoSettings(), delegate: self)
                }
                func photoOutput(_ o: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: Error?) {
                    guard let data = photo.fileDataRepresentation() else { return }
                    read(data)
                }
            }
            """#,
        ])

    static let pictureSent = PromiseCode(
        lies: [
            #"""
            import AVFoundation
            final class Snap: NSObject, AVCapturePhotoCaptureDelegate {
                let session = AVCaptureSession(); let out = AVCapturePhotoOutput(); let home = URL(string: "https://example.com")!
                func go() async {
                    _ = await AVCaptureDevice.requestAccess(for: .video); session.addOutput(out);
                    out.capturePhoto(with: AVCapturePhotoSettings(), delegate: self)
                }
                func photoOutput(_ o: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: Error?) {
                    guard let data = photo.fileDataRepresentation() else { return }
                    Task { _ = try await URLSession.shared.upload(for: URLRequest(url: home), from: data) }
                }
            }
            """#,
            #"""
            import UIKit
            final class V: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
                let home = URL(string: "https://example.com")!
                func go() {
                    let p = UIImagePickerController(); p.sourceType = .camera; p.delegate = self; present(p, animated: true)
                }
                func imagePickerController(
                    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
                ) {
                    guard let image = info[.originalImage] as? UIImage, let data = image.jpegData(compressionQuality: 0.8) else {
                        return
                    }
                    var r = URLRequest(url: home); r.httpBody = data; URLSession.shared.dataTask(with: r).resume()
                }
            }
            """#,
        ],
        truths: [
            #"""
            import AVFoundation
            final class Snap: NSObject, AVCapturePhotoCaptureDelegate {
                let session = AVCaptureSession(); let out = AVCapturePhotoOutput(); var last: Data?;
                let home = URL(string: "https://example.com")!
                func go() async {
                    _ = await AVCaptureDevice.requestAccess(for: .video); session.addOutput(out);
                    out.capturePhoto(with: AVCapturePhotoSettings(), delegate: self)
                }
                func photoOutput(_ o: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: Error?) {
                    guard let data = photo.fileDataRepresentation() else { return }
                    last = data
                }
            }
            """#
        ])
}
