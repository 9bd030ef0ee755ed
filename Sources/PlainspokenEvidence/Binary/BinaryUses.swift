import PlainspokenModel

/// Fits the catalogue to the names that a binary refers to.
///
/// A class and a selector of it count together. What a call hands over is not to be seen: where it is a constant of a
/// framework, the import of the constant tells; else all that it may be are needed "one of".
package struct BinaryUses {
    private let binary: LinkedBinary
    private let index: PatternIndex
    private let media: MediaTypes

    package init(_ binary: LinkedBinary, index: PatternIndex) {
        self.binary = binary
        self.index = index
        media = MediaTypes(binary)
    }

    /// All selectors that matter, so that a reader need keep no others.
    package static func selectors(of index: PatternIndex) -> Set<String> {
        Set(index.selectors.keys).union(MediaTypes.otherReceivers)
    }

    /// All classes that matter.
    package static func classes(of index: PatternIndex) -> Set<String> {
        Set(
            index.uses.flatMap {
                $0.use.classes.map(\.name) + $0.selectorPatterns.map(\.type)
            })
    }

    /// All texts that matter in string literals, in lower case.
    package static func phrases(of index: PatternIndex) -> Set<String> { Set(index.uses.flatMap(\.use.literals)) }

    /// One fit of a use.
    private struct Fit {
        var symbol: String
        var api: String
        /// The class, where it is one.
        var type: String?
        var confidence: Confidence
        /// What the argument decides among; nil where it is known or does not matter.
        var choice: String?
        /// Whether another class named here has the selector too, so that only the class is certain.
        var isShared = false
        /// Whether only a string literal names the class, beside something that looks classes up.
        var isLookedUp = false
    }

    package func matches() -> [BinaryMatch] {
        let fits = index.uses.indices.map { self.fits($0) }
        var result: [BinaryMatch] = []
        var choices: [String: [(use: Int, fit: Fit)]] = [:]
        var order: [String] = []
        for (number, indexed) in index.uses.enumerated() where !indexed.isAuxiliary {
            guard indexed.beside.isEmpty || indexed.beside.contains(where: { !fits[$0].isEmpty }) else { continue }
            for fit in fits[number] {
                guard let choice = fit.choice else {
                    result.append(match(indexed, fit))
                    continue
                }
                if choices[choice] == nil { order.append(choice) }
                choices[choice, default: []].append((number, fit))
            }
        }
        return result + order.flatMap { matches(of: choices[$0] ?? []) }
    }

    /// Each alternative by itself is only possible; that one of them is needed is likely.
    private func matches(of choice: [(use: Int, fit: Fit)]) -> [BinaryMatch] {
        var single = choice.map { entry in
            var fit = entry.fit
            fit.confidence = .possible
            return match(index.uses[entry.use], fit)
        }
        guard Set(choice.map { index.uses[$0.use].resource.id }).count > 1, let first = choice.first else {
            return single
        }
        var keys: [String] = []
        for key in choice.flatMap({ index.uses[$0.use].use.keys }).flatMap(\.alternatives) where !keys.contains(key) {
            keys.append(key)
        }
        var fit = first.fit
        fit.confidence = min(choice.map(\.fit.confidence).max() ?? .possible, .likely)
        var together = match(index.uses[first.use], fit)
        together.keys = [KeyRequirement(anyOf: keys)]
        together.isOpen = true
        single.append(together)
        return single
    }

    private func match(_ indexed: PatternIndex.IndexedUse, _ fit: Fit) -> BinaryMatch {
        let use = indexed.use
        // Somebody else's code may never run: the upload check sees it, and nothing more is known.
        let most: UseStrength = fit.isLookedUp ? .mention : binary.isOwn && !fit.isShared ? .request : .reference
        let strength = min(use.strength, most)
        // A text that is missing among the literals may still be put together from parts.
        let isSaid = use.literals.isEmpty || use.literals.contains(where: binary.holds)
        let confidence = isSaid ? fit.confidence : min(fit.confidence, .possible)
        return BinaryMatch(
            resource: indexed.resource, platforms: use.platforms, keys: use.keys, path: binary.path,
            symbol: fit.symbol, api: fit.api, holders: fit.type.map(binary.holders(of:)) ?? [], strength: strength,
            confidence: confidence)
    }

    // MARK: One use

    private func fits(_ number: Int) -> [Fit] {
        let indexed = index.uses[number]
        let use = indexed.use
        var result = indexed.selectorPatterns.compactMap { self.fit($0, use) }
        result += use.classes.filter { !$0.unless.contains(where: binary.names(class:)) }.compactMap {
            classFit($0.name, use.confidence)
        }
        for name in use.functions where binary.imports("_" + name) {
            result.append(Fit(symbol: "_" + name, api: name + "()", confidence: use.confidence))
        }
        for symbol in use.symbols {
            if let fit = fit(symbol: symbol, indexed) { result.append(fit) }
        }
        if indexed.isAuxiliary {
            for pattern in indexed.swiftPatterns {
                guard let type = pattern.type, let fit = classFit(type, use.confidence), !fit.isLookedUp else {
                    continue
                }
                result.append(fit)
            }
        }
        return result
    }

    private func classFit(_ name: String, _ confidence: Confidence) -> Fit? {
        if binary.names(class: name) {
            return Fit(symbol: BinarySlice.classSymbol(name), api: name, type: name, confidence: confidence)
        }
        guard binary.mayLookUp(class: name) else { return nil }
        return Fit(symbol: name, api: name, type: name, confidence: .possible, isLookedUp: true)
    }

    private func fit(_ pattern: SelectorPattern, _ use: ResourceUse) -> Fit? {
        let isNamed = binary.names(class: pattern.type)
        guard let selector = pattern.selector else { return classFit(pattern.type, use.confidence) }
        // Every binary makes objects: beside `new` and `init` the class alone tells, and it has entries of its own.
        guard binary.selectors.contains(selector), selector != "new", selector != "init",
            isNamed || pattern.isDistinctive, let known = argument(of: pattern)
        else { return nil }
        let name = "\(pattern.isClassMessage ? "+" : "-")[\(pattern.type) \(selector)]"
        var fit = Fit(
            symbol: isNamed ? BinarySlice.classSymbol(pattern.type) : selector, api: name, type: pattern.type,
            confidence: min(use.confidence, known.confidence))
        // The same name on another class, or on one of the binary's own; less so where it looks the class up.
        if !isNamed { fit.confidence = binary.isOwn && binary.mayLookUp(class: pattern.type) ? .likely : .possible }
        if !pattern.isDistinctive { fit.isShared = isShared(selector, beside: pattern.type) }
        if fit.isShared { fit.confidence = min(fit.confidence, .likely) }
        if known.isOpen { fit.choice = name }
        return fit
    }

    private func isShared(_ selector: String, beside type: String) -> Bool {
        (index.selectors[selector] ?? []).contains {
            $0.pattern.type != type && $0.pattern.selector == selector && binary.names(class: $0.pattern.type)
        }
    }

    private func fit(symbol: String, _ indexed: PatternIndex.IndexedUse) -> Fit? {
        guard let found = binary.swiftImports.first(where: { $0.hasPrefix(symbol) }) else { return nil }
        let use = indexed.use
        let patterns = indexed.swiftPatterns
        let name = SwiftSymbol.readable(found) ?? use.swift.first.map(UsePattern.readable)
        var fit = Fit(symbol: found, api: name ?? symbol, confidence: use.confidence)
        let hasValues = patterns.allSatisfy { $0.arguments.contains { $0.value != .anything && $0.value != .absent } }
        if hasValues, let first = patterns.first { fit.choice = first.type ?? first.trigger }
        return fit
    }

    // MARK: Arguments

    /// What can be said of the values that a pattern asks for; nil where none of them can be handed over here.
    private func argument(of pattern: SelectorPattern) -> (confidence: Confidence, isOpen: Bool)? {
        var result: (confidence: Confidence, isOpen: Bool) = (.certain, false)
        for value in pattern.values {
            switch value {
            case .anything, .absent: continue
            case .noneOf: result.isOpen = true
            case .oneOf(let names):
                let constants = names.filter(Self.isImported)
                if constants.contains(where: { binary.imports("_" + $0) }) {
                    result.confidence = min(result.confidence, media.confidence(of: constants))
                } else if constants.count == names.count {
                    return nil
                } else {
                    result.isOpen = true
                }
            }
        }
        return result
    }

    /// Whether a constant is a text that a framework exports; others are numbers in the code.
    private static func isImported(_ name: String) -> Bool {
        ["AVMediaType", "AVAudioSessionCategory", "kUTType"].contains { name.hasPrefix($0) }
    }
}

/// Which media types a binary names, and what else than a capture device they may be for.
private struct MediaTypes {
    private let named: Int
    private let hasOtherReceivers: Bool

    /// Messages that take a media type and ask for nothing.
    static let otherReceivers: Set<String> = [
        "tracksWithMediaType:", "loadTracksWithMediaType:completionHandler:", "mutableTracksWithMediaType:",
        "addMutableTrackWithMediaType:preferredTrackID:", "assetWriterInputWithMediaType:outputSettings:",
        "initWithMediaType:outputSettings:", "initWithMediaType:outputSettings:sourceFormatHint:",
        "loadTracksWithMediaType:", "connectionWithMediaType:",
    ]

    init(_ binary: LinkedBinary) {
        named = ["Audio", "Video", "Metadata", "Muxed"].count { binary.imports("_AVMediaType" + $0) }
        hasOtherReceivers = !Self.otherReceivers.isDisjoint(with: binary.selectors)
    }

    /// With one type there is no doubt which one a request is for; with several each may be for something else.
    func confidence(of constants: [String]) -> Confidence {
        guard constants.contains(where: { $0.hasPrefix("AVMediaType") }), named > 1 else { return .certain }
        return hasOtherReceivers ? .possible : .likely
    }
}
