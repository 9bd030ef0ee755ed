import PlainspokenModel
import PlainspokenReading

extension PlainProjectGathering {
    // MARK: CMake

    func cmake(_ path: String) throws(Problem) -> ProjectDescription {
        let cmake = try CMakeProject.read(path: path, tree: tree, root: root)
        let bundles = cmake.targets.filter { target in
            target.isBundle || target.properties["MACOSX_BUNDLE"]?.string.map(Self.isOn) ?? false
        }
        let isIOS = cmake.variables["CMAKE_SYSTEM_NAME"] == "iOS"
        return ProjectDescription(
            name: cmake.name, targets: bundles.map { describe($0, of: cmake, isIOS ? .iOS : .macOS) }, problems: [],
            fileCount: cmake.files.count)
    }

    private static func isOn(_ text: String) -> Bool { ["TRUE", "ON", "YES", "1"].contains(text.uppercased()) }

    private func describe(
        _ bundle: CMakeProject.Target, of cmake: CMakeProject, _ platform: Platform
    ) -> TargetDescription {
        let folder = Path.parent(cmake.files.first ?? root)
        var values = cmake.variables
        for (name, value) in bundle.properties where name.hasPrefix("MACOSX_BUNDLE") { values[name] = value.string }
        // CMake fills these in by itself.
        for name in Self.bundleNames where values[name] == nil { values[name] = "" }
        values["MACOSX_BUNDLE_EXECUTABLE_NAME"] = bundle.name
        var target = PlainTarget(name: bundle.name, platform: platform, place: bundle.place, folder: folder)
        if let written = bundle.properties["MACOSX_BUNDLE_INFO_PLIST"], let text = written.string {
            let made = Path.join(folder, text)
            target.plist = PlainTarget.file(cmake.configured[made] ?? made, tree: tree, at: written.place)
        }
        target.sources = bundle.sources
        target.deploymentTarget = cmake.variables["CMAKE_OSX_DEPLOYMENT_TARGET"]
        target.entitlements = bundle.properties["XCODE_ATTRIBUTE_CODE_SIGN_ENTITLEMENTS"]?.string
        for (name, value) in bundle.properties.sorted(by: { $0.key < $1.key }) {
            guard name.hasPrefix("XCODE_ATTRIBUTE_") else { continue }
            target.settings.append((String(name.dropFirst("XCODE_ATTRIBUTE_".count)), value))
        }
        var description = target.description()
        description.linkedSources = linked(bundle, of: cmake)
        description.expansion = .template(values, isOpen: false)
        return description
    }

    private static let bundleNames = [
        "BUNDLE_NAME", "BUNDLE_VERSION", "COPYRIGHT", "GUI_IDENTIFIER", "ICON_FILE",
        "INFO_STRING", "LONG_VERSION_STRING", "SHORT_VERSION_STRING",
    ].map { "MACOSX_BUNDLE_" + $0 }

    /// Sources of the libraries of the project that a bundle links, each once.
    private func linked(_ bundle: CMakeProject.Target, of cmake: CMakeProject) -> [String] {
        var files: [String] = []
        var seen: Set<String> = [bundle.name]
        var pending = bundle.links
        while let name = pending.popLast() {
            guard seen.insert(name).inserted, let library = cmake.targets.first(where: { $0.name == name }),
                library.isLibrary
            else { continue }
            files += library.sources
            pending += library.links
        }
        return files
    }

    // MARK: Tauri

    func tauri(_ path: String) throws(Problem) -> ProjectDescription {
        let folder = Path.parent(path)
        let value = try configuration(path)
        let name =
            value["productName"]?.string ?? value["package"]?["productName"]?.string ?? Path.name(Path.parent(folder))
        let bundle = value["bundle"] ?? value["tauri"]?["bundle"]
        let mac = bundle?["macOS"]
        let place = Place(path: shown(path))
        let plist = Path.join(folder, mac?["infoPlist"]?.string ?? "Info.plist")
        var target = PlainTarget(name: name, platform: .macOS, place: place, folder: folder)
        target.sources = SourceWalk(tree).sources(in: folder, except: ["gen", "target"])
        target.plist =
            tree.kind(plist) == .file
            ? PlainTarget.file(plist, tree: tree, at: mac?["infoPlist"]?.place ?? place)
            : PlainTarget.entries(
                [], to: "target/Info.plist", folder: folder, at: Place(path: shown(plist)), generator: "tauri build")
        target.entitlements = mac?["entitlements"]?.string
        // The bundler signs with the hardened runtime unless it is told not to.
        if case .boolean(false)? = mac?["hardenedRuntime"]?.content {} else { target.isHardened = true }
        target.deploymentTarget = mac?["minimumSystemVersion"]?.string ?? "10.13"
        var description = target.description()
        description.expansion = .nothing
        description.hints = [.webView]
        if tree.kind(plist) != .file { description.carrier = .infoPlist }
        let host = AppHosts(tree: tree, root: root).cargo(folder)
        return web(description, name: name, host: host, scripts: Path.parent(folder))
    }

    // MARK: Electron

    func electron(_ path: String) throws(Problem) -> ProjectDescription {
        let folder = Path.parent(path)
        let isPackage = Path.name(path) == "package.json"
        let value = try configuration(path)
        guard let packaging = ElectronPackaging(value, isPackage: isPackage) else {
            throw Problem("has no \(isPackage ? "build." : "")mac.extendInfo", at: Place(path: path))
        }
        let info = packaging.info
        let name = packaging.name ?? value["name"]?.string ?? Path.name(folder)
        let list = info.items.isEmpty ? info.entries : info.items.flatMap(\.entries)
        var target = PlainTarget(name: name, platform: .macOS, place: info.place, folder: folder)
        target.plist = PlainTarget.entries(
            list, to: "dist/Info.plist", folder: folder, at: info.place, generator: packaging.generator)
        target.entitlements = packaging.mac?["entitlements"]?.string
        target.isHardened = packaging.mac?["hardenedRuntime"]?.scalar != "NO"
        var description = target.description()
        description.expansion = .nothing
        description.hints = [.webView, .childProcess]
        description.carrier = .part(packaging.carrier)
        return web(description, name: name, host: nil, scripts: folder)
    }

    /// Adds what the pages of the app ask a web view for.
    private func web(
        _ description: TargetDescription, name: String, host: AppHost?, scripts folder: String
    ) -> ProjectDescription {
        var description = description
        if let host {
            let uses = AppScripts(host, tree: tree, root: root)
            for package in host.packages {
                guard let plugIn = Catalog.plugIn(package.name, in: host.ecosystem) else { continue }
                description.supplies += PlugInUse(plugIn: plugIn, package: package, podfile: nil, scripts: uses)
                    .supplies()
            }
        }
        return ProjectDescription(name: name, targets: [description], problems: [], fileCount: 1)
    }

    private func configuration(_ path: String) throws(Problem) -> PropertyValue {
        let bytes = try tree.read(path)
        switch Path.fileExtension(path) {
        case "yml", "yaml": return try YamlDocument.read(bytes, path: shown(path))
        default: return try JSONDocument.read(bytes, path: shown(path))
        }
    }

    // MARK: Qt

    func qmake(_ path: String) throws(Problem) -> ProjectDescription {
        let text = SourceText(path: shown(path), bytes: try tree.read(path))
        let folder = Path.parent(path)
        let values = QmakeFile.values(in: text)
        guard let plist = values["QMAKE_INFO_PLIST"] else {
            throw Problem("has no QMAKE_INFO_PLIST", at: Place(path: path))
        }
        let name = values["TARGET"]?.text ?? String(Path.name(path).dropLast(".pro".count))
        var target = PlainTarget(name: name, platform: .macOS, place: plist.place, folder: folder)
        let file = plist.text.replacing("$$PWD/", with: "").replacing("$${PWD}/", with: "")
            .replacing("$$_PRO_FILE_PWD_/", with: "")
        target.plist = PlainTarget.file(Path.join(folder, file), tree: tree, at: plist.place)
        target.sources = SourceWalk(tree).sources(in: folder)
        var description = target.description()
        description.expansion = .template([:], isOpen: true)
        return project(description, name: name)
    }
}

/// Where the packager of an Electron app finds its entries of the Info.plist: electron-builder or Electron Forge.
struct ElectronPackaging {
    /// The entries, as a dictionary or as a list of some.
    let info: PropertyValue
    let name: String?
    let generator: String
    /// How people call the part of the file: `mac.extendInfo`.
    let carrier: String
    /// What is said of signing.
    let mac: PropertyValue?

    /// Nil where the packager is given none.
    init?(_ value: PropertyValue, isPackage: Bool) {
        let build = isPackage ? value["build"] : value
        let forge = isPackage ? value["config"]?["forge"]?["packagerConfig"] : nil
        for part in ["mac", "mas"] {
            guard let info = build?[part]?["extendInfo"], Self.holdsEntries(info) else { continue }
            self.info = info
            name = build?["productName"]?.string
            generator = "electron-builder"
            carrier = "\(part).extendInfo"
            mac = build?["mac"]
            return
        }
        guard let info = forge?["extendInfo"], Self.holdsEntries(info) else { return nil }
        self.info = info
        name = forge?["name"]?.string
        generator = "electron-forge"
        carrier = "packagerConfig.extendInfo"
        mac = nil
    }

    /// A text names a file instead.
    private static func holdsEntries(_ info: PropertyValue) -> Bool { info.string == nil }
}
