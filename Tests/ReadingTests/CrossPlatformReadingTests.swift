import PlainspokenModel
import PlainspokenReading
import Testing

@Suite struct CrossPlatformReadingTests {
    private func yaml(_ text: String) throws -> PropertyValue {
        try YamlDocument.read(Array(text.utf8), path: "file")
    }

    // MARK: Lists of packages

    @Test func pubspecAndItsLock() throws {
        let spec = try yaml(
            "dependencies:\n  flutter: {sdk: flutter}\n  camera: ^0.10.5\n  permit: {path: plugins/permit}\ndev_dependencies:\n  lints: 1.0.0\n"
        )
        let listed = PackageList.pubspec(spec)
        #expect(listed.map(\.name) == ["flutter", "camera", "permit"])
        #expect(listed.map(\.version) == [nil, Version(0, 10, 5), nil])
        #expect(listed.map(\.path) == [nil, nil, "plugins/permit"])
        #expect(listed.map(\.place.line) == [2, 3, 4])
        let lock = try yaml(
            "packages:\n  camera:\n    dependency: \"direct main\"\n    source: hosted\n    version: \"0.10.6\"\n  lints:\n    dependency: \"direct dev\"\n    version: \"1.0.0\"\n"
        )
        #expect(PackageList.pubspecLock(lock).map(\.name) == ["camera"])
        #expect(PackageList.pubspecLock(lock).first?.version == Version(0, 10, 6))
    }

    @Test func podfileLockNamesEachPodOnce() throws {
        let lock = try yaml(
            "PODS:\n  - GoogleMaps/Base (8.0.0)\n  - GoogleMaps/Maps (8.0.0):\n    - GoogleMaps/Base\n  - camera (0.0.1)\n"
        )
        #expect(PackageList.podfileLock(lock).map(\.name) == ["GoogleMaps", "camera"])
        #expect(PackageList.podfileLock(lock).first?.version == Version(8))
    }

    @Test func otherLists() throws {
        let node = try JSONDocument.read(
            Array(
                "{\"dependencies\": {\"expo\": \"~52.0.1\", \"own\": \"file:../own\"}, \"devDependencies\": {\"x\": \"1\"}}"
                    .utf8),
            path: "package.json")
        #expect(PackageList.node(node).map(\.name) == ["expo", "own"])
        #expect(PackageList.node(node).map(\.path) == [nil, "../own"])
        let cart = SourceText(
            path: "Cartfile",
            bytes: Array("# x\ngithub \"googlemaps/Maps\" \"1.0\"\nbinary \"https://a.b/Cast.json\"\n".utf8))
        #expect(PackageList.cartfile(cart).map(\.name) == ["Maps", "Cast"])
        let cargo = SourceText(
            path: "Cargo.toml",
            bytes: Array(
                "[package]\nname = \"x\"\n[dependencies]\ncpal = \"0.15\"\n[dev-dependencies]\nfoo = \"1\"\n".utf8))
        #expect(PackageList.cargo(cargo).map(\.name) == ["cpal"])
    }

    // MARK: Podfile

    @Test func podfile() throws {
        let text = """
            # pod 'Commented'
            Pod::PICKER_MEDIA = false
            setup_permissions([
              'Camera',
              # 'Contacts',
              'SpeechRecognition',
            ])
            target 'Runner' do
              pod 'permit', :path => '../plugins/permit/ios'
              pod 'Other/Core', '~> 1.2', path: "lib"
              pod 'Third', '3.0'
            end
            config.build_settings['GCC_PREPROCESSOR_DEFINITIONS'] ||= ['$(inherited)', 'PERMISSION_CAMERA=1',
              'PERMISSION_CONTACTS=0', # 'PERMISSION_PHOTOS=1',
            ]
            """
        let file = Podfile.read(Array(text.utf8), path: "ios/Podfile")
        #expect(file.pods.map(\.name) == ["permit", "Other", "Third"])
        #expect(file.pods.map(\.path) == ["../plugins/permit/ios", "lib", nil])
        #expect(file.pods.map(\.version) == [nil, Version(1, 2), Version(3)])
        #expect(file.definitions.mapValues(\.isOn) == ["PERMISSION_CAMERA": true, "PERMISSION_CONTACTS": false])
        #expect(file.handlers.keys.sorted() == ["Camera", "SpeechRecognition"])
        #expect(file.handlersPlace?.line == 3)
        #expect(file.switchedOff == ["PICKER_MEDIA"])
        let spec =
            "Pod::Spec.new do |s|\n  s.source_files = 'Classes/**/*.{h,m}', 'More/*'\n  s.frameworks = 'UIKit'\nend\n"
        #expect(Podfile.sourcePatterns(ofPodspec: Array(spec.utf8), path: "a") == ["Classes/**/*.{h,m}", "More/*"])
    }

    @Test func switchesOfHeaders() {
        let header =
            "#ifndef A\n    #define A 1\n#endif\n#ifndef B\n# define B 0\n#endif\n#ifndef GUARD_H\n#define GUARD_H\n#endif\n#define C 1\n"
        #expect(CompilerSwitches.defaults(in: Array(header.utf8)) == ["A": true, "B": false])
    }

    // MARK: Cordova

    @Test func cordovaConfigAndPlugIn() throws {
        let text = """
            <?xml version="1.0"?>
            <widget id="a.b" xmlns="http://www.w3.org/ns/widgets">
              <name>Post &amp; Card</name>
              <platform name="android"><config-file target="AndroidManifest.xml" parent="/x"><a/></config-file></platform>
              <platform name="ios">
                <!-- <edit-config file="*-Info.plist" target="NSContactsUsageDescription"><string>no</string></edit-config> -->
                <edit-config file="*-Info.plist" mode="merge" target="NSCameraUsageDescription">
                  <string>Shows  pictures.<!-- c --></string>
                </edit-config>
              </platform>
              <plugin name="cam" spec="1"><variable name="MIC" value="Records your note." /></plugin>
            </widget>
            """
        let config = try #require(CordovaConfig.read(Array(text.utf8), path: "config.xml"))
        #expect(config.name == "Post & Card")
        #expect(config.entries.map(\.key) == ["NSCameraUsageDescription"])
        #expect(config.entries.first?.value.string == "Shows  pictures.")
        #expect(config.entries.first?.place.line == 7)
        let manifest = """
            <plugin id="cam"><preference name="MIC" default=" " /><platform name="ios">
            <config-file target="*-Info.plist" parent="NSMicrophoneUsageDescription"><string>$MIC</string></config-file>
            </platform></plugin>
            """
        let plugIn = try #require(CordovaConfig.read(Array(manifest.utf8), path: "plugin.xml"))
        #expect(plugIn.expanded(with: [:]).first?.value.string == " ")
        #expect(plugIn.expanded(with: config.plugInVariables["cam"] ?? [:]).first?.value.string == "Records your note.")
        #expect(CordovaConfig.read(Array("<html/>".utf8), path: "x") == nil)
    }

    // MARK: CMake

    @Test func cmake() throws {
        let top = """
            cmake_minimum_required(VERSION 3.24)
            project(Talk VERSION 1.2)
            # set(COMMENTED yes)
            set(PURPOSE "Sends your voice; to friends")
            file(GLOB SOURCES src/*.mm)
            configure_file(cmake/Info.plist.in Info.plist @ONLY)
            add_subdirectory(lib)
            add_executable(${PROJECT_NAME} MACOSX_BUNDLE ${SOURCES} extra.m)
            target_link_libraries(Talk PRIVATE sound "-framework AppKit")
            set_target_properties(Talk PROPERTIES MACOSX_BUNDLE_INFO_PLIST ${CMAKE_CURRENT_BINARY_DIR}/Info.plist)
            """
        let tree = FileTree.memory([
            "/p/CMakeLists.txt": top, "/p/src/main.mm": "", "/p/src/other.txt": "",
            "/p/lib/CMakeLists.txt": "add_library(sound STATIC sound.mm)\n", "/p/lib/sound.mm": "",
        ])
        let project = try CMakeProject.read(path: "/p/CMakeLists.txt", tree: tree, root: "/p")
        #expect(project.name == "Talk")
        #expect(project.targets.map(\.name) == ["sound", "Talk"])
        let app = try #require(project.targets.last)
        #expect(app.isBundle)
        #expect(app.sources == ["/p/src/main.mm", "/p/extra.m"])
        #expect(app.links.contains("sound"))
        #expect(project.targets.first?.sources == ["/p/lib/sound.mm"])
        let made = try #require(app.properties["MACOSX_BUNDLE_INFO_PLIST"]?.string)
        #expect(project.configured[made] == "/p/cmake/Info.plist.in")
        #expect(project.variables["COMMENTED"] == nil)
        let (text, undefined) = CMakeProject.configured(
            "@PURPOSE@ ${PROJECT_VERSION_MAJOR} ${GONE} $(KEPT) a@b.c @", with: project.variables)
        #expect(text == "Sends your voice; to friends 1  $(KEPT) a@b.c @")
        #expect(undefined == ["${GONE}"])
    }

    // MARK: Small settings

    @Test func unityAndQmake() {
        let asset =
            "%YAML 1.1\n--- !u!129 &1\nPlayerSettings:\n  productName: 'Blocks'\n  cameraUsageDescription: Scans the room.\n  microphoneUsageDescription: \n"
        let settings = UnitySettings.read(SourceText(path: "a", bytes: Array(asset.utf8)))
        #expect(settings.productName == "Blocks")
        #expect(settings.entries.map(\.key) == ["NSCameraUsageDescription"])
        #expect(settings.entries.first?.place.line == 5)
        let pro = "TARGET = Talk # x\nmacx:QMAKE_INFO_PLIST = $$PWD/Info.plist\n"
        let values = QmakeFile.values(in: SourceText(path: "a", bytes: Array(pro.utf8)))
        #expect(values["TARGET"]?.text == "Talk")
        #expect(values["QMAKE_INFO_PLIST"]?.text == "$$PWD/Info.plist")
    }

    // MARK: Manifests of Swift

    @Test func playgroundApp() {
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            import AppleProductTypes
            let package = Package(
                name: "Recall", platforms: [.iOS("17.0")],
                products: [
                    .iOSApplication(
                        name: "Recall", targets: ["AppModule"],
                        capabilities: [
                            .microphone(purposeString: "Records what you say."),
                            .speechRecognition(purposeString: "Writes it down."),
                        ],
                        additionalInfoPlistContentFilePath: "Extra.plist")
                ],
                targets: [.executableTarget(name: "AppModule", path: ".")]
            )
            """
        let app = PlaygroundApp.read(Array(manifest.utf8), path: "Package.swift")
        #expect(app.name == "Recall")
        #expect(app.purposes.map(\.key) == ["NSMicrophoneUsageDescription", "NSSpeechRecognitionUsageDescription"])
        #expect(app.purposes.map(\.value.string) == ["Records what you say.", "Writes it down."])
        #expect(app.purposes.map(\.place.line) == [10, 11])
        #expect(app.infoPlist == "Extra.plist")
        #expect(app.deploymentTarget == "17.0")
        #expect(app.targets == ["AppModule"])
    }

    @Test func embeddedPlists() {
        let manifest = """
            targets: [
                .target(name: "Core"), // "__info_plist"
                .executableTarget(
                    name: "hear", dependencies: ["Core"],
                    linkerSettings: [.unsafeFlags(["-Xlinker", "-sectcreate", "-Xlinker", "__TEXT", "-Xlinker", "__info_plist", "-Xlinker", "Sources/hear/Info.plist"])]),
            ]
            """
        let found = EmbeddedPlists.read(Array(manifest.utf8), path: "Package.swift")
        #expect(found.map(\.target) == ["hear"])
        #expect(found.map(\.path) == ["Sources/hear/Info.plist"])
        #expect(found.map(\.place.line) == [5])
    }

    // MARK: Expo

    @Test func whichSentenceWinsInExpo() throws {
        let config = """
            {"expo": {"name": "Parley", "ios": {"infoPlist": {
              "NSCameraUsageDescription": "Own camera.", "NSMicrophoneUsageDescription": "Own microphone."}},
             "plugins": [["expo-camera", {"cameraPermission": "Option.", "microphonePermission": false}], "expo-contacts"]}}
            """
        let tree = FileTree.memory(["/p/app.json": config])
        let expo = try #require(try ExpoConfig.read(folder: "/p", tree: tree, root: "/p"))
        let installed = [
            ListedPackage(name: "expo-location", place: Place(path: "package.json")),
            ListedPackage(name: "expo-audio", place: Place(path: "package.json")),
        ]
        let (winners, losers) = expo.sentences(installed: installed)
        #expect(
            winners.map { "\($0.key)=\($0.value.string ?? "?")" } == [
                "NSCameraUsageDescription=Option.",
                "NSContactsUsageDescription=Allow $(PRODUCT_NAME) to access your contacts",
                "NSLocationWhenInUseUsageDescription=Allow $(PRODUCT_NAME) to access your location",
                "NSLocationAlwaysAndWhenInUseUsageDescription=Allow $(PRODUCT_NAME) to access your location",
                "NSLocationAlwaysUsageDescription=Allow $(PRODUCT_NAME) to access your location",
            ])
        #expect(losers.map(\.value.string) == ["Own camera.", "Own microphone."])
    }

    @Test func aStaticScriptStandsOverAppJson() throws {
        let tree = FileTree.memory([
            "/p/app.json":
                "{\"expo\": {\"name\": \"Parley\", \"plugins\": [\"a\"], \"ios\": {\"infoPlist\": {\"NSCameraUsageDescription\": \"Json.\"}}}}",
            "/p/app.config.ts":
                "export default ({ config }) => ({ ...config, ios: { infoPlist: { NSCameraUsageDescription: 'Script.' } } });",
        ])
        let expo = try #require(try ExpoConfig.read(folder: "/p", tree: tree, root: "/p"))
        #expect(expo.name == "Parley")
        #expect(expo.infoPlist.map(\.value.string) == ["Script."])
        #expect(expo.plugIns.map(\.name) == ["a"])
        #expect(expo.isComputed)
    }
}
