import PlainspokenEvidence
import PlainspokenModel
import PlainspokenReading

/// Adds to the targets of an Xcode project what plug-ins and libraries of package managers bring.
struct PlugInGathering {
    let tree: FileTree
    /// Absolute folder of the app, to which places are relative.
    let root: String
    /// Absolute folder of the Xcode project.
    let folder: String
    /// Packages that the project itself names.
    let packages: [XcodeProject.Package]

    private var hosts: AppHosts { AppHosts(tree: tree, root: root) }

    /// Adds what is known to every app of the description; extensions link little of it and are left alone.
    func add(to description: inout ProjectDescription) {
        let host = hosts.host(of: folder)
        let podfile = hosts.podfile(near: folder)
        var supplies = libraries()
        var hints: Set<CodeHint> = []
        var unread: [String] = []
        if let host {
            description.problems.removeAll { problem in Self.written.contains { problem.message.contains($0) } }
            let scripts = AppScripts(host, tree: tree, root: root)
            for package in host.packages {
                guard let plugIn = Catalog.plugIn(package.name, in: host.ecosystem) else {
                    if !HarmlessPackages.contains(package.name) { unread.append(package.name) }
                    continue
                }
                hints.formUnion(plugIn.hints)
                let use = PlugInUse(plugIn: plugIn, package: package, podfile: podfile, scripts: scripts)
                supplies += use.supplies()
            }
        }
        if let host, host.kind == .node {
            let config = try? ExpoConfig.read(folder: host.folder, tree: tree, root: root)
            let declined = config?.declined ?? []
            // Whoever says so knows that the code is there and never asks.
            supplies.removeAll { $0.evidence.strength == .reference && !declined.isDisjoint(with: $0.keys) }
        }
        if isBesideKotlin { unread.append("shared Kotlin code") }
        let sources = PlugInSources(tree: tree, root: root, folder: folder, host: host, podfile: podfile).gather()
        unread.removeAll { name in sources.folders.contains { $0.name == name } }
        for index in description.targets.indices
        where takesPlugIns(description.targets[index]) {
            description.targets[index].supplies += supplies
            description.targets[index].hints.formUnion(hints)
            description.targets[index].unreadCode = Set(description.targets[index].unreadCode + unread).sorted()
            description.targets[index].linkedSources += sources.files(for: description.targets[index].platform)
            description.targets[index].supplied += sources.folders
            description.targets[index].definitions.formUnion(sources.definitions)
        }
    }

    /// Whether the Xcode project is that of Kotlin Multiplatform, whose shared code calls the system's APIs by itself.
    private var isBesideKotlin: Bool {
        func holdsGradle(_ folder: String) -> Bool {
            ["settings.gradle.kts", "settings.gradle"].contains { tree.kind(Path.join(folder, $0)) == .file }
        }
        let outer = Path.parent(folder)
        if holdsGradle(outer), Path.name(folder).lowercased().contains("ios") { return true }
        return [folder, outer, Path.parent(outer)].contains(where: holdsGradle) && startsGradle
    }

    /// Whether the Xcode project has Gradle build the shared code.
    private var startsGradle: Bool {
        tree.list(folder).contains { entry in
            guard entry.name.hasSuffix(".xcodeproj") else { return false }
            let path = Path.join(folder, entry.name + "/project.pbxproj")
            return (try? tree.read(path)).map { SourceText(path: path, bytes: $0).holds("gradlew") } ?? false
        }
    }

    /// Whether plug-ins are compiled into a target: frameworks of other platforms build none for watches.
    private func takesPlugIns(_ target: TargetDescription) -> Bool {
        [.application, .appClip].contains(target.product) && [.iOS, .macCatalyst, .macOS].contains(target.platform)
    }

    /// Files that the tools of other frameworks write before each build, and that nobody keeps in a repository.
    private static let written = [
        "Generated.xcconfig\"", "Flutter-Generated.xcconfig\"", "GeneratedPluginRegistrant.",
        "ExpoModulesProvider.swift",
        "Pods-",
    ]

    /// What libraries for native apps bring, by pod, Swift package or Carthage.
    private func libraries() -> [Supply] {
        let places = packages.compactMap { package in
            package.url.map { ListedPackage(name: PackageList.lastPart(of: $0), place: package.place) }
        }
        let named =
            hosts.pods(near: folder).map { (Catalog.plugIn($0.name, in: .cocoaPods), $0) }
            + (places + hosts.carthage(near: folder)).map { (Catalog.plugIn($0.name, in: .swiftPackage), $0) }
        return named.flatMap { plugIn, package -> [Supply] in
            guard let plugIn else { return [] }
            return PlugInUse(plugIn: plugIn, package: package, podfile: nil, scripts: nil).supplies()
        }
    }
}

/// One plug-in of an app: which of its parts are compiled, and whether the app's own code asks for them.
struct PlugInUse {
    let plugIn: PlugIn
    let package: ListedPackage
    let podfile: Podfile?
    let scripts: AppScripts?

    func supplies() -> [Supply] {
        plugIn.parts.compactMap { part in
            guard let compiled = state(of: part.control) else { return nil }
            let place = compiled.place ?? package.place
            let platforms = part.platforms ?? plugIn.ecosystem.platforms
            let uses = scripts?.uses(of: part.asked, beside: plugIn.beside) ?? []
            let supplier = Supplier(plugIn.name, removal: compiled.removal)
            guard let first = uses.first else {
                let evidence = Evidence(
                    place: place, api: plugIn.name, strength: .reference,
                    confidence: compiled.isCertain ? part.confidence : .possible, supplier: supplier)
                return Supply(keys: part.keys, platforms: platforms, evidence: evidence)
            }
            let evidence = Evidence(
                place: first.place, api: first.word, strength: .request,
                confidence: compiled.isCertain ? .likely : .possible, supplier: Supplier(plugIn.name))
            return Supply(keys: part.keys, platforms: platforms, evidence: evidence)
        }
    }

    /// Where the code of a part is switched on and how it is switched off.
    private struct State {
        var place: Place?
        var removal: String?
        /// Whether nothing that cannot be read decides.
        var isCertain = true
    }

    /// Nil where the part is left out.
    private func state(of control: PlugIn.Control?) -> State? {
        switch control {
        case nil: State()
        case .definition(let name, let outFrom): definition(name, outFrom: outFrom)
        case .exclusion(let name):
            podfile?.definitions[name]?.isOn == true
                ? nil : State(removal: "set \(name)=1 in GCC_PREPROCESSOR_DEFINITIONS in \(file)")
        case .constant(let name):
            podfile?.switchedOff.contains(name) == true ? nil : State(removal: "set Pod::\(name) = false in \(file)")
        case .handler(let name, let pod): handler(name, pod: pod)
        }
    }

    private var file: String { podfile?.path ?? "the Podfile" }

    private func definition(_ name: String, outFrom: Version?) -> State? {
        let removal = "set \(name)=0 in GCC_PREPROCESSOR_DEFINITIONS in \(file)"
        if let written = podfile?.definitions[name] {
            return written.isOn ? State(place: written.place, removal: removal) : nil
        }
        guard let outFrom else { return State(removal: removal) }
        guard let version = package.version, version < outFrom else { return nil }
        return State(removal: removal)
    }

    private func handler(_ name: String, pod: String) -> State? {
        guard let podfile else { return nil }
        if let place = podfile.handlers[name] {
            return State(place: place, removal: "take '\(name)' out of setup_permissions in \(podfile.path)")
        }
        let own = podfile.pods.first { $0.name == pod }
        return own.map { State(place: $0.place, removal: "take the pod \(pod) out of \(podfile.path)") }
    }
}

/// Packages without native code that reaches a resource, so that they explain no key.
enum HarmlessPackages {
    static func contains(_ name: String) -> Bool { names.contains(name) }

    private static let names: Set<String> = [
        // Flutter
        "cupertino_icons", "intl", "http", "dio", "path", "path_provider", "path_provider_foundation", "provider",
        "shared_preferences", "shared_preferences_foundation", "url_launcher", "url_launcher_ios", "url_launcher_macos",
        "package_info_plus", "device_info_plus", "connectivity_plus", "flutter_localizations", "flutter_svg",
        "collection", "meta", "equatable", "flutter_bloc", "bloc", "riverpod", "flutter_riverpod", "get", "get_it",
        "sqflite", "sqflite_darwin", "flutter_lints", "async", "uuid", "rxdart", "json_annotation",
        "freezed_annotation",
        "cached_network_image", "google_fonts", "go_router", "hive", "hive_flutter", "wakelock_plus",
        // npm
        "react", "react-dom", "react-native-web", "@react-navigation/native", "@react-navigation/stack",
        "@react-navigation/native-stack", "@react-navigation/bottom-tabs", "react-native-gesture-handler",
        "react-native-reanimated", "react-native-safe-area-context", "react-native-screens", "react-native-svg",
        "@react-native-async-storage/async-storage", "expo-status-bar", "expo-splash-screen", "expo-constants",
        "expo-font", "expo-linking", "expo-router", "expo-asset", "expo-system-ui", "lodash", "axios", "redux",
        "react-redux", "@reduxjs/toolkit", "typescript", "@capacitor/app", "@capacitor/haptics", "@capacitor/keyboard",
        "@capacitor/status-bar", "@capacitor/splash-screen", "@capacitor/preferences", "@capacitor/android", "tslib",
        "@ionic/angular", "@ionic/react", "ionicons", "zone.js", "rxjs", "@angular/core", "@angular/common", "vue",
        "cordova-plugin-statusbar", "cordova-plugin-splashscreen", "cordova-plugin-device", "cordova-android",
    ]
}
