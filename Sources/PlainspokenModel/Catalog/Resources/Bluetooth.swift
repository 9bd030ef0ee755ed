extension Resource {
    static let bluetooth = Resource(
        id: "bluetooth",
        name: "Bluetooth",
        keys: [
            UsageKey(
                "NSBluetoothAlwaysUsageDescription",
                introduced: [
                    .iOS: Version(13), .macOS: Version(11), .tvOS: Version(13), .watchOS: Version(6),
                    .visionOS: Version(1), .macCatalyst: Version(13, 1),
                ],
                displayName: "Privacy - Bluetooth Always Usage Description",
                rule: """
                    Needed for creating a CBCentralManager or CBPeripheralManager from iOS 13. The prompt comes at the \
                    creation; there is no request call.
                    """),
            UsageKey(
                "NSBluetoothPeripheralUsageDescription",
                introduced: [.iOS: Version(6), .macCatalyst: Version(13, 1)],
                retired: [.iOS: Version(13)],
                supersededBy: "NSBluetoothAlwaysUsageDescription",
                displayName: "Privacy - Bluetooth Peripheral Usage Description",
                rule: "Needed as well where the deployment target is below iOS 13."),
            UsageKey(
                "NSBluetoothWhileInUseUsageDescription",
                introduced: [:],
                displayName: "Privacy - Bluetooth While In Use Usage Description",
                rule: "Offered by Xcode, with no page of Apple's and no known API. Never needed."),
        ],
        uses: [
            ResourceUse(
                .request,
                swift: ["CBCentralManager()", "CBPeripheralManager()"],
                objectiveC: [
                    "-[CBCentralManager initWithDelegate:queue:]",
                    "-[CBCentralManager initWithDelegate:queue:options:]",
                    "-[CBCentralManager init]", "+[CBCentralManager new]",
                    "-[CBCentralManager ~ scanForPeripheralsWithServices:options:]",
                    "-[CBCentralManager ~ connectPeripheral:options:]",
                    "-[CBPeripheralManager initWithDelegate:queue:]",
                    "-[CBPeripheralManager initWithDelegate:queue:options:]", "-[CBPeripheralManager init]",
                    "+[CBPeripheralManager new]", "-[CBPeripheralManager ~ startAdvertising:]",
                ],
                modules: ["CoreBluetooth"],
                keys: bluetoothKeys,
                note: "Creating the manager is the request."),
            ResourceUse(
                .access,
                swift: ["CBCentralManager~scanForPeripherals()", "CBPeripheralManager#startAdvertising()"],
                modules: ["CoreBluetooth"],
                keys: bluetoothKeys),
            ResourceUse(
                .access,
                swift: [
                    "IOBluetoothDevice.pairedDevices()", "IOBluetoothDevice#openConnection()",
                    "IOBluetoothDeviceInquiry#start()",
                ],
                objectiveC: [
                    "+[IOBluetoothDevice ~ pairedDevices]", "-[IOBluetoothDevice ~ openConnection]",
                    "-[IOBluetoothDeviceInquiry start]",
                ],
                modules: ["IOBluetooth"],
                platforms: [.macOS],
                keys: ["NSBluetoothAlwaysUsageDescription"],
                confidence: .likely,
                note: "Apps were seen to be ended from macOS 14."),
            ResourceUse(
                .access,
                swift: ["CABTMIDICentralViewController", "CABTMIDILocalPeripheralViewController"],
                objectiveC: ["CABTMIDICentralViewController", "CABTMIDILocalPeripheralViewController"],
                modules: ["CoreAudioKit"],
                platforms: [.iOS],
                keys: ["NSBluetoothAlwaysUsageDescription"],
                confidence: .likely),
            ResourceUse(
                .reference,
                swift: ["CBCentralManager", "CBPeripheralManager"],
                objectiveC: ["CBCentralManager", "CBPeripheralManager"],
                modules: ["CoreBluetooth"],
                keys: ["NSBluetoothAlwaysUsageDescription"],
                note: "A file that nothing calls was enough for the upload check."),
        ],
        falseFriends: [
            FalseFriend("CLBeaconRegion, CLBeaconIdentityConstraint", "location, not Bluetooth"),
            FalseFriend("ASAccessorySession", "grants one accessory without the Bluetooth prompt"),
            FalseFriend("AVAudioSession's Bluetooth options, AirPlay pickers", "routes of sound"),
            FalseFriend("MCSession", "the local network key"),
            FalseFriend("EAAccessoryManager", "needs UISupportedExternalAccessoryProtocols instead"),
            FalseFriend("CBManager.authorization", "reading the status does not prompt"),
        ],
        missing: [
            Missing(
                .terminates, from: [.iOS: Version(13), .macOS: Version(11)],
                "the system ends the app when this line makes the manager")
        ],
        upload: .warning,
        prompt: Prompt("“App” would like to use Bluetooth"),
        sources: ["apple-protected", "xcspec", "hammerspoon3684", "candor", "automate", "backtrace53"])
}

private let bluetoothKeys: [KeyRequirement] = [
    "NSBluetoothAlwaysUsageDescription",
    KeyRequirement(anyOf: ["NSBluetoothPeripheralUsageDescription"], on: [.iOS], until: [.iOS: Version(13)]),
]
