import PlainspokenModel
import Testing

@testable import PlainspokenReading

@Suite struct XcodeGenHostileTests {
    /// Touches all that can be asked of a project.
    private func exercise(_ project: XcodeGenProject) {
        for target in project.targets {
            _ = (target.sourceOutline, target.infoOutline, target.deploymentTarget())
            for configuration in project.configurations {
                for platform in Platform.allCases {
                    _ = target.plistOutline(configuration.name, platform)
                    let stack = target.settings(configuration: configuration.name, platform: platform)
                    for name in stack?.names ?? [] { _ = stack?.value(name) }
                }
            }
        }
    }

    @Test func anySpecIsReadOrRefused() {
        let seed = Array(
            """
            name: App
            include: [a.yml, {path: b.yml, enable: no}]
            options: {deploymentTarget: {iOS: 15.0}, bundleIdPrefix: a.b, fileTypes: {x: {file: true}}}
            configs: {Debug: debug, Release: release}
            configFiles: {Debug: c.xcconfig}
            settings: {base: {A: $(A)}, configs: {debug: {B: ${B}}}, groups: [G]}
            settingGroups: {G: {groups: [G], base: {C: 1}}}
            packages: {K: {path: K}}
            targetTemplates: {T: {templates: [T], type: application, platform: [iOS, macOS], sources: [S]}}
            schemes: {App: {build: {targets: {App: all}}, archive: {config: Release}}}
            targets:
              App:
                templates: [T]
                templateAttributes: {x: y}
                sources: [{path: S, excludes: ["**/*.{m,swift}", "[a-z]*"], type: group, buildPhase: none}]
                info: {path: "${x}", properties: {NSCameraUsageDescription: "${x} $(A:lower)"}}
                dependencies: [{target: App}, {package: K, product: P}]
                scheme: {configVariants: [Release]}
            """.utf8)
        var random = SeededGenerator(seed: 23)
        let marks = Array("[]{}:&*!|>'\"\n -,#?%$()x".utf8)
        for _ in 0..<800 {
            var bytes = seed
            for _ in 0..<(1 + random.next() % 5) {
                let at = Int(random.next() % UInt64(bytes.count))
                switch random.next() % 3 {
                case 0: bytes[at] = marks[Int(random.next() % UInt64(marks.count))]
                case 1: bytes.removeSubrange(at..<min(bytes.count, at + 9))
                default: bytes.insert(contentsOf: bytes[at...].prefix(12), at: Int(random.next() % UInt64(at + 1)))
                }
                if bytes.isEmpty { bytes = [0x61] }
            }
            let tree = FileTree.bytes([
                "/p/project.yml": bytes, "/p/a.yml": Array("targets: {App: {sources: [S]}}".utf8),
                "/p/S/a.swift": [], "/p/S/Info.plist": [], "/p/c.xcconfig": Array("A = $(B)$(A)".utf8),
            ])
            exercise(.read(specPath: "/p/project.yml", tree: tree, environment: ["B": "b"], root: "/p"))
        }
    }

    @Test func templatesCannotMultiplyWithoutBound() {
        let big = (0..<5_000).map { "A\($0): x" }.joined(separator: ", ")
        let targets = (0..<2_000).map { "  T\($0): {templates: [Big]}" }.joined(separator: "\n")
        let project = XcodeGenProject.read(
            spec: "name: A\ntargetTemplates: {Big: {type: tool, platform: macOS, x: {\(big)}}}\ntargets:\n\(targets)\n")
        #expect(project.faults == ["fatal project.yml:whole: the spec unfolds to more than is read"])
    }

    @Test func valuesCannotMultiplyWithoutBound() {
        let long = String(repeating: "x", count: 100_000)
        let uses = (0..<2_000).map { "K\($0): \"${a}${a}\"" }.joined(separator: ", ")
        let project = XcodeGenProject.read(
            spec: "name: A\ntargetTemplates: {T: {type: tool, platform: macOS}}\n"
                + "targets: {A: {templates: [T], templateAttributes: {a: \(long)}, x: {\(uses)}}}")
        #expect(project.faults == ["fatal project.yml:whole: the spec unfolds to more than is read"])
    }

    @Test func groupsCannotMultiplyWithoutBound() {
        let targets = (0..<100).map { "  T\($0): {type: tool, platform: macOS, settings: {groups: [G]}}" }
        let spec = "name: A\nsettingGroups: {G: {A: 1, B: 2, C: 3}}\ntargets:\n" + targets.joined(separator: "\n")
        let reader = SpecReader(
            specPath: "/p/project.yml", folder: "/p", tree: .memory(["/p/project.yml": spec]), variables: [:],
            displayPath: { Path.relative($0, to: "/p") }, settingBudget: 500)
        let project = reader.read().project
        #expect(project.faults == ["project.yml:whole: the targets have more settings than are read"])
        #expect(project.targets.count == 100)
    }

    @Test func includesCannotGoOnForEver() {
        var files = ["/p/project.yml": "include: 0.yml"]
        for index in 0..<100 { files["/p/\(index).yml"] = "include: \(index + 1).yml" }
        #expect(XcodeGenProject.read(files).faults == ["fatal 62.yml:1:10: too many includes"])
    }

    @Test func manyPlatformsOfManyTargets() {
        let platforms = Array(repeating: "iOS", count: 400).joined(separator: ", ")
        let project = XcodeGenProject.read(
            spec: "name: A\ntargets: {A: {type: tool, platform: [\(platforms)], settings: {A: 1}}}")
        exercise(project)
        #expect(project.targets.count <= 400)
    }
}
