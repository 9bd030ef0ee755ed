// swift-format-ignore-file
import CoreLocation

public final class Finder {
    let manager = CLLocationManager()
    public init() {}
    public func ask() { manager.requestWhenInUseAuthorization() }
}

public struct Shelf {
    public enum Row {
        case none
        public struct Book { let manager: Optional<CLLocationManager> }
    }
}
