import Foundation
import PackagePlugin

/// Writes the list of keys that a project's code needs before its tests are built, so that it is never out of date.
@main
struct RequiredUsageStrings: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let project = try ProjectFolder(from: context.package.directoryURL)
        return [
            command(
                try context.tool(named: "plainspoken").url, project, workFolder: context.pluginWorkDirectoryURL)
        ]
    }
}

/// Runs `plainspoken required` when a file has changed that may change its answer.
private func command(_ tool: URL, _ project: ProjectFolder, workFolder: URL) -> Command {
    let list = workFolder.appending(path: "RequiredUsageStrings.generated.swift")
    return .buildCommand(
        displayName: "Listing the usage strings that \(project.folder.lastPathComponent) needs",
        executable: tool,
        arguments: [
            "required", project.folder.path(percentEncoded: false), "--format", "swift", "--output",
            list.path(percentEncoded: false),
        ],
        inputFiles: project.inputs, outputFiles: [list])
}

/// The folder whose project is read: the package's own, or the nearest above it that holds one.
private struct ProjectFolder {
    let folder: URL

    private static let heightLimit = 4
    private static let inputLimit = 50_000
    private static let inputKinds: Set = [
        "swift", "m", "mm", "h", "c", "yml", "yaml", "plist", "pbxproj", "xcconfig", "entitlements", "strings",
        "xcstrings", "xcworkspacedata", "xcscheme", "a", "tbd",
    ]

    init(from package: URL) throws {
        var folder = package
        for _ in 0..<Self.heightLimit {
            if Self.holdsProject(folder) {
                self.folder = folder
                return
            }
            folder.deleteLastPathComponent()
        }
        throw NoProject(package: package.path(percentEncoded: false))
    }

    private static func holdsProject(_ folder: URL) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
        return names.contains { name in
            ["project.yml", "Project.swift"].contains(name) || name.hasSuffix(".xcodeproj")
                || name.hasSuffix(".xcworkspace")
        }
    }

    /// Every file that may change the answer; build outputs are none.
    var inputs: [URL] {
        let walk = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
        var found: [URL] = []
        while let file = walk?.nextObject() as? URL, found.count < Self.inputLimit {
            if ["build", "DerivedData", "node_modules"].contains(file.lastPathComponent) { walk?.skipDescendants() }
            if Self.inputKinds.contains(file.pathExtension) { found.append(file) }
        }
        return found
    }
}

private struct NoProject: Error, CustomStringConvertible {
    var package: String

    var description: String {
        "\(package) and the folders above it hold no project.yml, Project.swift or Xcode project to list usage strings of"
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension RequiredUsageStrings: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let project = try ProjectFolder(from: context.xcodeProject.directoryURL)
            return [
                command(
                    try context.tool(named: "plainspoken").url, project, workFolder: context.pluginWorkDirectoryURL)
            ]
        }
    }
#endif
