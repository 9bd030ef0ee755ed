// swift-format-ignore-file
struct Place {
    #if os(macOS)
    var window: NSWindow?
    #elseif os(iOS) || os(visionOS)
    var window: UIWindow?
    #if DEBUG
    func dump() { print(window as Any) }
    #endif
    #else
    #error("no system")
    #endif
    func list() -> [Int] {
        [
            1,
            2,
        ]
    }
    @available(*, unavailable) func old() {}
    #if hasFeature(RetroactiveAttribute)
    @preconcurrency
    #endif
    func marked() {}
    func open() {
        if #available(iOS 17.2, macOS 14, *) { new() } else { old() }
        if #unavailable(iOS 16) { return }
    }
}
