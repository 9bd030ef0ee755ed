import Testing

/// Buttons before a prompt, and buttons of other work on whose way a prompt may stand.
@Suite struct PrimerTests {
    private func found(_ body: String) -> Int {
        let spec = """
            name: Call
            targets:
              Call:
                type: application
                platform: iOS
                deploymentTarget: "17.0"
                sources: [App]
                info:
                  path: Info.plist
                  properties: {NSCameraUsageDescription: Shows your face to the friend you call.}
            """
        let code = """
            import AVFoundation
            import UIKit
            final class CallController: UIViewController {
                func offer() {
                    let alert = UIAlertController(title: "Turn the camera on?", message: nil, preferredStyle: .alert)
                    alert.addAction(UIAlertAction(title: "Enable", style: .default) { _ in self.show() })
                    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                    present(alert, animated: true)
                }
                func show() { \(body) }
                func change() {
                    if AVCaptureDevice.authorizationStatus(for: .video) == .notDetermined {
                        AVCaptureDevice.requestAccess(for: .video) { _ in self.change() }
                    }
                }
                func requestCamera() { AVCaptureDevice.requestAccess(for: .video) { _ in } }
                var isLive = false
            }
            """
        let report = Checks.report(["project.yml": spec, "App/Call.swift": code])
        return report.findings.count { $0.finding.rule == "mislabelled-primer" }
    }

    @Test func aPromptOnOneWayOfOtherWorkMakesNoPrimer() {
        #expect(found("if isLive { change() } else { dismiss(animated: true) }") == 0)
        #expect(found("change()") == 1)
        #expect(found("if isLive { requestCamera() }") == 1)
    }
}
