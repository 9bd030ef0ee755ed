/// Programs with places that break or keep a promise.
extension PromiseCode {
    static let whileOpen = PromiseCode(
        lies: [
            #"""
            import CoreLocation

            final class Finder: NSObject, CLLocationManagerDelegate {
                let manager = CLLocationManager(); var here: CLLocation?
                let home = URL(string: "https://example.com")!

                func go() {
                    manager.delegate = self; manager.requestWhenInUseAuthorization();
                    manager.allowsBackgroundLocationUpdates = true; manager.startUpdatingLocation()
                }
                func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
                    guard let place = locations.last else { return }
                    here = place
                }
            }
            """#,
            #"""
            import CoreLocation

            final class Finder: NSObject, CLLocationManagerDelegate {
                let manager = CLLocationManager(); var here: CLLocation?
                let home = URL(string: "https://example.com")!

                func go() {
                    manager.delegate = self; manager.requestWhenInUseAuthorization();
                    manager.startMonitoringSignificantLocationChanges(); manager.startUpdatingLocation()
                }
                func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
                    guard let place = locations.last else { return }
                    here = place
                }
            }
            """#,
            #"""
            #import <CoreLocation/CoreLocation.h>
            @interface Finder : NSObject <CLLocationManagerDelegate>
            @property CLLocationManager *manager;
            @end
            @implementation Finder
            - (void)begin {
              self.manager = [[CLLocationManager alloc] init];
              self.manager.delegate = self;
              [self.manager requestWhenInUseAuthorization];
              self.manager.allowsBackgroundLocationUpdates = YES;
              [self.manager startUpdatingLocation];
            }
            @end
            """#,
        ],
        truths: [
            #"""
            import CoreLocation

            final class Finder: NSObject, CLLocationManagerDelegate {
                let manager = CLLocationManager(); var here: CLLocation?
                let home = URL(string: "https://example.com")!

                func go() { manager.delegate = self; manager.requestWhenInUseAuthorization(); manager.startUpdatingLocation() }
                func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
                    guard let place = locations.last else { return }
                    here = place
                }
            }
            """#
        ])

    static let approximate = PromiseCode(
        lies: [
            #"""
            import CoreLocation

            final class Finder: NSObject, CLLocationManagerDelegate {
                let manager = CLLocationManager(); var here: CLLocation?
                let home = URL(string: "https://example.com")!

                func go() {
                    manager.delegate = self; manager.requestWhenInUseAuthorization();
                    manager.desiredAccuracy = kCLLocationAccuracyBest; manager.startUpdatingLocation()
                }
                func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
                    guard let place = locations.last else { return }
                    here = place
                }
            }
            """#,
            #"""
            #import <CoreLocation/CoreLocation.h>
            @interface Finder : NSObject <CLLocationManagerDelegate>
            @property CLLocationManager *manager;
            @end
            @implementation Finder
            - (void)begin {
              self.manager = [[CLLocationManager alloc] init];
              self.manager.delegate = self;
              [self.manager requestWhenInUseAuthorization];
              self.manager.desiredAccuracy = kCLLocationAccuracyBest;
              [self.manager startUpdatingLocation];
            }
            @end
            """#,
        ],
        truths: [
            #"""
            import CoreLocation

            final class Finder: NSObject, CLLocationManagerDelegate {
                let manager = CLLocationManager(); var here: CLLocation?
                let home = URL(string: "https://example.com")!

                func go() {
                    manager.delegate = self; manager.requestWhenInUseAuthorization();
                    manager.desiredAccuracy = kCLLocationAccuracyReduced; manager.startUpdatingLocation()
                }
                func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
                    guard let place = locations.last else { return }
                    here = place
                }
            }
            """#
        ])

    static let placeSent = PromiseCode(
        lies: [
            #"""
            import CoreLocation

            final class Finder: NSObject, CLLocationManagerDelegate {
                let manager = CLLocationManager(); var here: CLLocation?
                let home = URL(string: "https://example.com")!

                func go() { manager.delegate = self; manager.requestWhenInUseAuthorization(); manager.startUpdatingLocation() }
                func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
                    guard let place = locations.last else { return }
                    var r = URLRequest(url: home); r.httpMethod = "POST";
                    r.httpBody = try? JSONEncoder().encode([place.coordinate.latitude]);
                    URLSession.shared.dataTask(with: r).resume()
                }
            }
            """#,
            #"""
            import CoreLocation

            final class Finder: NSObject, CLLocationManagerDelegate {
                let manager = CLLocationManager(); var here: CLLocation?
                let home = URL(string: "https://example.com")!
                func post(_ spot: CLLocation) {
                    var r = URLRequest(url: home);
                    r.httpBody = "\(spot.coordinate.latitude),\(spot.coordinate.longitude)".data(using: .utf8);
                    URLSession.shared.dataTask(with: r).resume()
                }
                func go() { manager.delegate = self; manager.requestWhenInUseAuthorization(); manager.startUpdatingLocation() }
                func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
                    guard let place = locations.last else { return }
                    post(place)
                }
            }
            """#,
            #"""
            import CoreLocation

            final class Finder: NSObject, CLLocationManagerDelegate {
                let manager = CLLocationManager(); var here: CLLocation?
                let home = URL(string: "https://example.com")!
                var socket: URLSessionWebSocketTask?
                func go() { manager.delegate = self; manager.requestWhenInUseAuthorization(); manager.startUpdatingLocation() }
                func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
                    guard let place = locations.last else { return }
                    socket?.send(.string("\(place.coordinate.latitude)")) { _ in }
                }
            }
            """#,
            #"""
            #import <CoreLocation/CoreLocation.h>
            @interface Finder : NSObject <CLLocationManagerDelegate>
            @property CLLocationManager *manager;
            @end
            @implementation Finder
            - (void)begin {
              self.manager = [[CLLocationManager alloc] init];
              self.manager.delegate = self;
              [self.manager requestWhenInUseAuthorization];
              [self.manager startUpdatingLocation];
            }
            - (void)locationManager:(CLLocationManager *)manager didUpdateLocations:(NSArray<CLLocation *> *)locations {
              CLLocation *place = locations.lastObject;
              NSMutableURLRequest *request = [NSMutableURLRequest requestWithURL:[NSURL URLWithString:@"https://example.com"]];
              request.HTTPBody = [[NSString stringWithFormat:@"%f", place.coordinate.latitude] dataUsingEncoding:NSUTF8StringEncoding];
              [[[NSURLSession sharedSession] dataTaskWithRequest:request] resume];
            }
            @end
            """#,
        ],
        truths: [
            #"""
            import CoreLocation

            final class Finder: NSObject, CLLocationManagerDelegate {
                let manager = CLLocationManager(); var here: CLLocation?
                let home = URL(string: "https://example.com")!

                func go() { manager.delegate = self; manager.requestWhenInUseAuthorization(); manager.startUpdatingLocation() }
                func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
                    guard let place = locations.last else { return }
                    here = place
                }
            }
            """#,
            #"""
            #import <CoreLocation/CoreLocation.h>
            @interface Finder : NSObject <CLLocationManagerDelegate>
            @property CLLocationManager *manager;
            @end
            @implementation Finder
            - (void)begin {
              self.manager = [[CLLocationManager alloc] init];
              self.manager.delegate = self;
              [self.manager requestWhenInUseAuthorization];
              [self.manager startUpdatingLocation];
            }
            - (void)locationManager:(CLLocationManager *)manager didUpdateLocations:(NSArray<CLLocation *> *)locations {
              CLLocation *place = locations.lastObject;
              NSMutableURLRequest *request = [NSMutableURLRequest requestWithURL:[NSURL URLWithString:@"https://example.com"]];
              request.HTTPBody = [@"ping" dataUsingEncoding:NSUTF8StringEncoding];
              [[[NSURLSession sharedSession] dataTaskWithRequest:request] resume];
            }
            @end
            """#,
        ])

    static let shared = PromiseCode(
        lies: [
            #"""
            import CoreLocation
            import FirebaseAnalytics
            final class Finder: NSObject, CLLocationManagerDelegate {
                let manager = CLLocationManager(); var here: CLLocation?
                let home = URL(string: "https://example.com")!

                func go() { manager.delegate = self; manager.requestWhenInUseAuthorization(); manager.startUpdatingLocation() }
                func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
                    guard let place = locations.last else { return }
                    Analytics.logEvent("spot", parameters: ["lat": place.coordinate.latitude])
                }
            }
            """#,
            #"""
            import CoreLocation
            import Mixpanel
            final class Finder: NSObject, CLLocationManagerDelegate {
                let manager = CLLocationManager(); var here: CLLocation?
                let home = URL(string: "https://example.com")!

                func go() { manager.delegate = self; manager.requestWhenInUseAuthorization(); manager.startUpdatingLocation() }
                func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
                    guard let place = locations.last else { return }
                    Mixpanel.mainInstance().track(event: "spot", properties: ["lat": place.coordinate.latitude])
                }
            }
            """#,
        ],
        truths: [
            #"""
            import CoreLocation

            final class Finder: NSObject, CLLocationManagerDelegate {
                let manager = CLLocationManager(); var here: CLLocation?
                let home = URL(string: "https://example.com")!

                func go() { manager.delegate = self; manager.requestWhenInUseAuthorization(); manager.startUpdatingLocation() }
                func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
                    guard let place = locations.last else { return }
                    here = place
                }
            }
            """#,
            #"""
            import CoreLocation
            import FirebaseAnalytics
            final class Finder: NSObject, CLLocationManagerDelegate {
                let manager = CLLocationManager(); var here: CLLocation?
                let home = URL(string: "https://example.com")!

                func go() { manager.delegate = self; manager.requestWhenInUseAuthorization(); manager.startUpdatingLocation() }
                func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
                    guard let place = locations.last else { return }
                    here = place; Analytics.logEvent("open", parameters: nil)
                }
            }
            """#,
        ])
}
