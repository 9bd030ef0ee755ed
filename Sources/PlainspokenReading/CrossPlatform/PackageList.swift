import PlainspokenModel

/// A package that an app depends on, as its package manager's files name it.
package struct ListedPackage: Sendable {
    package var name: String
    /// The version that is locked, or the first number of what is asked for.
    package var version: Version?
    /// The path of a package in the same repository, as written.
    package var path: String?
    package var place: Place

    package init(name: String, version: Version? = nil, path: String? = nil, place: Place) {
        self.name = name
        self.version = version
        self.path = path
        self.place = place
    }
}

/// The lists of packages that package managers keep, each read from one file.
package enum PackageList {
    /// Dependencies of a `pubspec.yaml`, those for development left out.
    package static func pubspec(_ document: PropertyValue) -> [ListedPackage] {
        ["dependencies", "dependency_overrides"].flatMap { document[$0]?.entries ?? [] }.map { entry in
            ListedPackage(
                name: entry.key, version: version(entry.value.scalar ?? entry.value["version"]?.scalar),
                path: entry.value["path"]?.scalar, place: entry.place)
        }
    }

    /// Packages of a `pubspec.lock`, those that only development wants left out.
    package static func pubspecLock(_ document: PropertyValue) -> [ListedPackage] {
        (document["packages"]?.entries ?? []).filter { $0.value["dependency"]?.scalar != "direct dev" }.map { entry in
            let path = entry.value["source"]?.scalar == "path" ? entry.value["description"]?["path"]?.scalar : nil
            return ListedPackage(
                name: entry.key, version: version(entry.value["version"]?.scalar), path: path, place: entry.place)
        }
    }

    /// Dependencies of a `package.json`, those for development left out.
    package static func node(_ document: PropertyValue) -> [ListedPackage] {
        (document["dependencies"]?.entries ?? []).map { entry in
            let written = entry.value.string ?? ""
            let local = ["file:", "link:"].first { written.hasPrefix($0) }.map { String(written.dropFirst($0.count)) }
            return ListedPackage(
                name: entry.key, version: local == nil ? version(written) : nil, path: local, place: entry.place)
        }
    }

    /// Pods of a `Podfile.lock`, those that other pods bring included; a part such as `Name/Core` counts as its pod.
    package static func podfileLock(_ document: PropertyValue) -> [ListedPackage] {
        var seen: Set<String> = []
        return (document["PODS"]?.items ?? []).compactMap { item in
            let line = item.scalar ?? item.entries.first?.key ?? ""
            let words = line.split(separator: " ", maxSplits: 1)
            let name = words.first?.split(separator: "/").first.map(String.init) ?? ""
            guard !name.isEmpty, seen.insert(name).inserted else { return nil }
            let number = words.count > 1 ? String(words[1].filter { $0 != "(" && $0 != ")" }) : nil
            return ListedPackage(name: name, version: version(number), place: item.entries.first?.place ?? item.place)
        }
    }

    /// Packages of a `Cartfile`, by the last part of their addresses.
    package static func cartfile(_ text: SourceText) -> [ListedPackage] {
        text.lineStarts.prefix(10_000).enumerated().compactMap { index, start in
            let end = index + 1 < text.lineStarts.count ? text.lineStarts[index + 1] : text.bytes.count
            let line = String(decoding: text.bytes[start..<end], as: UTF8.self)
            let parts = line.split(separator: "\"")
            guard parts.count >= 2, ["github", "git", "binary"].contains(parts[0].filter { !$0.isWhitespace }) else {
                return nil
            }
            return ListedPackage(name: lastPart(of: String(parts[1])), place: text.place(at: start))
        }
    }

    /// Crates that a `Cargo.toml` names under any `dependencies`, those for development and building left out.
    package static func cargo(_ text: SourceText) -> [ListedPackage] {
        var isList = false
        return text.lineStarts.prefix(10_000).enumerated().compactMap { index, start in
            let end = index + 1 < text.lineStarts.count ? text.lineStarts[index + 1] : text.bytes.count
            let line = String(decoding: text.bytes[start..<end], as: UTF8.self)
            if line.hasPrefix("[") {
                let section = line.prefix { $0 != "]" }
                isList =
                    section.hasSuffix("dependencies") && !section.contains("dev-") && !section.contains("build-")
                return nil
            }
            let name = line.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
            guard isList, !name.isEmpty else { return nil }
            return ListedPackage(name: String(name), place: text.place(at: start))
        }
    }

    /// The name of a package by its address: `https://host/owner/name.git` is `name`.
    package static func lastPart(of address: String) -> String {
        let name = address.split(separator: "/").last.map(String.init) ?? address
        for suffix in [".git", ".json"] where name.hasSuffix(suffix) { return String(name.dropLast(suffix.count)) }
        return name
    }

    /// The first number of `^5.1.0`, `>=2.0.0 <3.0.0` or `~> 1.2`; nil for `any` and addresses.
    static func version(_ text: String?) -> Version? {
        guard let text, !text.contains("/") else { return nil }
        let digits = text.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
        return digits.isEmpty ? nil : Version(digits)
    }
}
