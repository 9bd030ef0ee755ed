import PlainspokenModel
import Testing

/// Names of Swift symbols; what is expected here is what the compiler's own demangler says, without types.
@Suite struct SwiftSymbolTests {
    @Test(arguments: [
        ("_$s6Speech0A8AnalyzerCMa", "Speech.SpeechAnalyzer"),
        ("_$s6Speech0A8AnalyzerC7modulesACSayAA0A6Module_pG_tcfc", "Speech.SpeechAnalyzer.init(modules:)"),
        ("$s7SwiftUI4ViewPAAE12photosPickeryyF", "SwiftUI.View.photosPicker()"),
        ("_$s7Network9NWBrowserC5start5queueySo012OS_dispatch_D0C_tF", "Network.NWBrowser.start(queue:)"),
        ("_$s10Foundation6LocaleV10identifierACSS_tcfC", "Foundation.Locale.init(identifier:)"),
        ("_$s10Foundation6LocaleV7currentACvgZ", "Foundation.Locale.current"),
        ("_$sSo17CLLocationManagerCMa", "CLLocationManager"),
        ("_$sSo8NSStringC10FoundationE13stringLiteralABs12StaticStringV_tcfC", "NSString.init(stringLiteral:)"),
        ("_$sSo21OS_dispatch_semaphoreC8DispatchE6signalSiyF", "OS_dispatch_semaphore.signal()"),
        (
            "_$sSo17OS_dispatch_queueC8DispatchE10AttributesV10concurrentAEvgZ",
            "OS_dispatch_queue.Attributes.concurrent"
        ),
        ("_$s8Dispatch0A3QoSV0B6SClassO7defaultyA2EmFWC", "Dispatch.DispatchQoS.QoSClass.default"),
    ]) func names(symbol: String, name: String) {
        #expect(SwiftSymbol.readable(symbol) == name)
    }

    @Test(arguments: [
        "_objc_msgSend", "_$s", "_$s6Spee", "_$s99999999999999999999a", "_$s0zz", "_$s00", "_$sSo", "_$s3abc",
    ])
    func othersHaveNone(symbol: String) {
        #expect(SwiftSymbol.readable(symbol) == nil)
    }

    @Test func modules() {
        #expect(SwiftSymbol.module("_$s6Speech0A8AnalyzerCMa") == "Speech")
        #expect(SwiftSymbol.module("_$sSo17CLLocationManagerCMa") == nil)
    }
}
