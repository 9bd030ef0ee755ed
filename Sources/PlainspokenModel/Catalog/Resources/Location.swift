extension Resource {
    static let locationWhenInUse = Resource(
        id: "location-when-in-use",
        name: "Location while using the app",
        keys: [
            UsageKey(
                "NSLocationWhenInUseUsageDescription",
                introduced: [
                    .iOS: Version(8), .watchOS: Version(2), .tvOS: Version(9), .visionOS: Version(1),
                    .macCatalyst: Version(13),
                ],
                displayName: "Privacy - Location When In Use Usage Description",
                rule: """
                    Needed by every location API but on macOS, where it is honoured too. Apps that ask for always need it \
                    as well.
                    """),
            UsageKey(
                "NSLocationUsageDescription",
                introduced: [.iOS: Version(6), .macOS: Version(10, 14)],
                retired: [.iOS: Version(8)],
                supersededBy: "NSLocationWhenInUseUsageDescription",
                displayName: "Privacy - Location Usage Description",
                rule: "The key of macOS, for any request there; iOS stopped reading it at iOS 8."),
            UsageKey(
                "NSLocationDefaultAccuracyReduced",
                content: .boolean,
                isPurpose: false,
                introduced: [.iOS: Version(14), .watchOS: Version(7)],
                hasBuildSetting: false,
                rule: "Asks for reduced accuracy unless people choose otherwise."),
            UsageKey(
                "NSWidgetWantsLocation",
                content: .boolean,
                isPurpose: false,
                introduced: [.iOS: Version(14), .macOS: Version(11)],
                hasBuildSetting: false,
                rule: "Stands in a widget extension that shows the location."),
        ],
        uses: whenInUseRequests + locationUpdates + locationViews + locationHints,
        falseFriends: [
            FalseFriend("CLGeocoder, CLPlacemark, CLLocationCoordinate2D, CLCircularRegion", "no permission"),
            FalseFriend("MKMapView without showsUserLocation", "no permission"),
            FalseFriend("MKLocalSearch, MKDirections", "no permission"),
            FalseFriend("PHAsset.location, GPS data of an image", "belongs to the photo permission"),
            FalseFriend("linking CoreLocation.framework alone", "without the class nothing is asked"),
        ],
        missing: [
            Missing(
                .silent, on: [.macOS],
                "macOS wants the key: the request may be ignored, and a prompt has no sentence of the app’s"),
            Missing(.silent, from: [.iOS: Version(8)], "the request is ignored: no prompt, no error, no location"),
        ],
        upload: .warning,
        prompt: Prompt(
            "Allow “App” to use your location?", buttons: ["Allow Once", "Allow While Using App", "Don’t Allow"]),
        notes: [
            "The mail after an upload is mostly a warning; two reports of 2026 call it a refusal.",
            "Naming CLLocationManager is enough for the upload check, also in a library that never asks.",
        ],
        sources: [
            "apple-protected", "clheader", "xcspec", "rnp", "fph", "automate", "int107", "fl1106", "tekir151",
            "openrung87",
        ])

    static let locationAlways = Resource(
        id: "location-always",
        name: "Location always",
        keys: [
            UsageKey(
                "NSLocationAlwaysAndWhenInUseUsageDescription",
                introduced: [
                    .iOS: Version(11), .watchOS: Version(4), .visionOS: Version(1), .macCatalyst: Version(13),
                ],
                displayName: "Privacy - Location Always and When In Use Usage Description",
                rule: "Needed by requestAlwaysAuthorization, together with NSLocationWhenInUseUsageDescription."),
            UsageKey(
                "NSLocationAlwaysUsageDescription",
                introduced: [.iOS: Version(8), .watchOS: Version(2)],
                retired: [.iOS: Version(11)],
                supersededBy: "NSLocationAlwaysAndWhenInUseUsageDescription",
                displayName: "Privacy - Location Always Usage Description",
                rule: "Needed as well where the deployment target is below iOS 11."),
        ],
        uses: [
            ResourceUse(
                .request,
                swift: ["CLLocationManager~requestAlwaysAuthorization()"],
                objectiveC: ["-[CLLocationManager ~ requestAlwaysAuthorization]"],
                modules: coreLocation,
                keys: alwaysKeys,
                note: "The upload check reads the selector: without the call it is silent."),
            ResourceUse(
                .request,
                swift: ["CLServiceSession(authorization: .always)"],
                objectiveC: [
                    "+[CLServiceSession ~ sessionRequiringAuthorization:\(requirement)Always]",
                    "+[CLServiceSession ~ sessionRequiringAuthorization:\(requirement)Always fullAccuracyPurposeKey:]",
                ],
                symbols: ["_$s12CoreLocation16CLServiceSessionC"],
                modules: coreLocation,
                keys: alwaysKeys),
        ],
        falseFriends: [
            FalseFriend(
                "CLLocationManager.allowsBackgroundLocationUpdates = true",
                "works with the when-in-use permission and the background mode"),
            FalseFriend("requestAlwaysAuthorization in an App Clip", "not allowed there: ITMS-90842"),
        ],
        missing: [Missing(.silent, from: [.iOS: Version(8)], "the request is ignored: no prompt, no error")],
        upload: .warning,
        prompt: Prompt(
            "Allow “App” to also use your location even when you are not using the app?",
            buttons: ["Keep Only While Using", "Change to Always Allow"]),
        sources: [
            "apple-protected", "clheader", "xcspec", "automate", "int107", "fl1106", "fl426", "expo2343",
        ])

    static let locationTemporary = Resource(
        id: "location-temporary-full-accuracy",
        name: "Temporary full location accuracy",
        keys: [
            UsageKey(
                "NSLocationTemporaryUsageDescriptionDictionary",
                content: .stringDictionary,
                introduced: [
                    .iOS: Version(14), .macOS: Version(11), .watchOS: Version(7), .tvOS: Version(14),
                    .visionOS: Version(1),
                ],
                displayName: "Privacy - Location Temporary Usage Description Dictionary",
                rule: """
                    A dictionary from the name of a purpose, as passed to the request, to its sentence. A build setting can \
                    only make a string of it.
                    """)
        ],
        uses: [
            ResourceUse(
                .request,
                swift: ["CLLocationManager~requestTemporaryFullAccuracyAuthorization()"],
                objectiveC: [
                    "-[CLLocationManager ~ requestTemporaryFullAccuracyAuthorizationWithPurposeKey:]",
                    "-[CLLocationManager ~ requestTemporaryFullAccuracyAuthorizationWithPurposeKey:completion:]",
                ],
                modules: coreLocation,
                keys: ["NSLocationTemporaryUsageDescriptionDictionary"]),
            ResourceUse(
                .request,
                swift: ["CLServiceSession(fullAccuracyPurposeKey:)"],
                objectiveC: ["+[CLServiceSession ~ sessionRequiringAuthorization:fullAccuracyPurposeKey:]"],
                modules: coreLocation,
                keys: ["NSLocationTemporaryUsageDescriptionDictionary"]),
        ],
        falseFriends: [FalseFriend("NSLocationDefaultAccuracyReduced", "a Boolean option")],
        missing: [
            Missing(
                .denied, from: [.iOS: Version(14)],
                "the request fails with an error where the dictionary has no entry for the purpose")
        ],
        upload: .unreported,
        prompt: Prompt("Allow “App” to use your precise location once?", buttons: ["Allow Once", "Don’t Allow"]),
        sources: ["apple-protected", "clheader", "xcspec", "candor"])

    static let locationHistorical = Resource(
        id: "location-historical-wilderness",
        name: "Historical locations (watchOS)",
        keys: [
            UsageKey(
                "NSLocationWildernessSafetyUsageDescriptionDictionary",
                content: .stringDictionary,
                introduced: [.watchOS: Version(9)],
                hasBuildSetting: false,
                rule: "A dictionary of purposes for historical locations; Apple's entitlement is needed too.")
        ],
        uses: [
            ResourceUse(
                .request,
                swift: ["CLLocationManager~requestHistoricalLocations()"],
                objectiveC: [
                    "-[CLLocationManager ~ requestHistoricalLocationsWithPurposeKey:sampleCount:completionHandler:]"
                ],
                modules: coreLocation,
                platforms: [.watchOS],
                keys: ["NSLocationWildernessSafetyUsageDescriptionDictionary"],
                confidence: .likely)
        ],
        missing: [Missing(.denied, "the request gives no locations")],
        upload: .unreported,
        prompt: Prompt("Allow “App” to use your recent locations?"),
        sources: ["clheader"])
}

private let coreLocation = ["CoreLocation", "CoreLocationUI", "MapKit"]
private let requirement = "CLServiceSessionAuthorizationRequirement"
private let notMac: Set<Platform> = [.iOS, .macCatalyst, .tvOS, .visionOS, .watchOS]

/// macOS has a key of its own and honours the others.
private let macLocation = KeyRequirement(
    anyOf: [
        "NSLocationUsageDescription", "NSLocationWhenInUseUsageDescription",
        "NSLocationAlwaysAndWhenInUseUsageDescription", "NSLocationAlwaysUsageDescription",
    ], on: [.macOS])
private let whenInUseKeys: [KeyRequirement] = [
    KeyRequirement(anyOf: ["NSLocationWhenInUseUsageDescription"], on: notMac), macLocation,
]
private let alwaysKeys: [KeyRequirement] = [
    KeyRequirement(anyOf: ["NSLocationAlwaysAndWhenInUseUsageDescription"], on: notMac),
    KeyRequirement(anyOf: ["NSLocationWhenInUseUsageDescription"], on: notMac),
    KeyRequirement(anyOf: ["NSLocationAlwaysUsageDescription"], on: [.iOS], until: [.iOS: Version(11)]),
    macLocation,
]

private let whenInUseRequests: [ResourceUse] = [
    ResourceUse(
        .request,
        swift: ["CLLocationManager~requestWhenInUseAuthorization()"],
        objectiveC: ["-[CLLocationManager ~ requestWhenInUseAuthorization]"],
        modules: coreLocation,
        keys: whenInUseKeys),
    ResourceUse(
        .request,
        swift: ["CLServiceSession(authorization: .whenInUse)"],
        objectiveC: [
            "+[CLServiceSession ~ sessionRequiringAuthorization:\(requirement)WhenInUse]",
            "+[CLServiceSession ~ sessionRequiringAuthorization:\(requirement)WhenInUse fullAccuracyPurposeKey:]",
        ],
        symbols: ["_$s12CoreLocation16CLServiceSessionC13authorizationA2C24AuthorizationRequirementO_tcfc"],
        modules: coreLocation,
        keys: whenInUseKeys),
]

private let locationUpdates: [ResourceUse] = [
    ResourceUse(
        .access,
        swift: ["CLLocationUpdate.liveUpdates()"],
        objectiveC: [
            "+[CLLocationUpdater ~ liveUpdaterWithQueue:handler:]",
            "+[CLLocationUpdater ~ liveUpdaterWithConfiguration:queue:handler:]",
        ],
        symbols: ["_$s12CoreLocation16CLLocationUpdateV11liveUpdatesyAC0F0VAC17LiveConfigurationOFZ"],
        modules: coreLocation,
        keys: whenInUseKeys,
        note: "From iOS 18 it makes a service session that asks by itself."),
    ResourceUse(
        .access,
        swift: [
            "CLLocationManager~startUpdatingLocation()", "CLLocationManager~requestLocation()",
            "CLLocationManager~startMonitoringSignificantLocationChanges()",
            "CLLocationManager~startMonitoringVisits()", "CLLocationManager#startMonitoring(for:)",
            "CLLocationManager~startRangingBeacons()",
        ],
        objectiveC: [
            "-[CLLocationManager ~ startUpdatingLocation]", "-[CLLocationManager ~ requestLocation]",
            "-[CLLocationManager ~ startMonitoringSignificantLocationChanges]",
            "-[CLLocationManager ~ startMonitoringVisits]", "-[CLLocationManager ~ startMonitoringForRegion:]",
            "-[CLLocationManager ~ startRangingBeaconsSatisfyingConstraint:]",
            "-[CLLocationManager ~ startRangingBeaconsInRegion:]",
        ],
        modules: coreLocation,
        keys: whenInUseKeys,
        note: "Nothing comes before permission is given; macOS prompts by itself."),
    ResourceUse(
        .access,
        swift: ["CLLocationManager~startUpdatingHeading()"],
        objectiveC: ["-[CLLocationManager ~ startUpdatingHeading]"],
        modules: coreLocation,
        keys: whenInUseKeys,
        confidence: .possible,
        note: "The magnetic heading comes without permission; the true one needs the location."),
    ResourceUse(
        .access,
        swift: ["CLMonitor()", "CLBackgroundActivitySession()"],
        objectiveC: ["+[CLMonitor ~ requestMonitorWithConfiguration:completion:]", "CLBackgroundActivitySession"],
        modules: coreLocation,
        keys: whenInUseKeys),
]

private let locationViews: [ResourceUse] = [
    ResourceUse(
        .access,
        swift: ["LocationButton()", "CLLocationButton()"],
        objectiveC: ["CLLocationButton"],
        symbols: ["_$s021_CoreLocationUI_SwiftC00B6ButtonV"],
        modules: ["CoreLocationUI"],
        keys: whenInUseKeys,
        confidence: .likely,
        note: "The button gives the location once, and the key is still needed."),
    ResourceUse(
        .access,
        swift: [
            "MKMapView~showsUserLocation = true", "MKMapView~userTrackingMode = .follow|.followWithHeading",
            "MKMapView~setUserTrackingMode(_: .follow|.followWithHeading)", "MKUserTrackingButton()",
            "MKUserTrackingBarButtonItem()", "Map(showsUserLocation: true)", "UserAnnotation()",
            "MapUserLocationButton()", ".userLocation(fallback:)",
        ],
        objectiveC: [
            "-[MKMapView setShowsUserLocation:YES|true]",
            "-[MKMapView setUserTrackingMode:MKUserTrackingModeFollow|MKUserTrackingModeFollowWithHeading animated:]",
            "-[MKMapView setUserTrackingMode:MKUserTrackingModeFollow|MKUserTrackingModeFollowWithHeading]",
            "MKUserTrackingButton",
        ],
        modules: ["MapKit"],
        keys: whenInUseKeys,
        confidence: .likely),
]

private let locationHints: [ResourceUse] = [
    ResourceUse(
        .access,
        swift: ["NEHotspotNetwork.fetchCurrent()"],
        objectiveC: ["+[NEHotspotNetwork ~ fetchCurrentWithCompletionHandler:]"],
        functions: ["CNCopyCurrentNetworkInfo"],
        modules: ["NetworkExtension", "SystemConfiguration"],
        platforms: [.iOS, .macCatalyst],
        keys: whenInUseKeys,
        confidence: .likely,
        note: "The name of the Wi-Fi network needs the location permission (iOS 13)."),
    ResourceUse(
        .reference,
        swift: ["CLLocationManager"],
        objectiveC: ["CLLocationManager"],
        modules: coreLocation,
        platforms: notMac,
        keys: ["NSLocationWhenInUseUsageDescription"]),
    ResourceUse(
        .mention,
        swift: ["WKWebView"],
        objectiveC: ["WKWebView"],
        modules: ["WebKit"],
        keys: whenInUseKeys,
        confidence: .possible,
        note: "A page may ask for the location."),
]
