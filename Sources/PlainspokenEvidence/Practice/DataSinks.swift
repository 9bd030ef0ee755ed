import PlainspokenModel

/// Finds where data of a resource is sent, reported, stored and deleted.
struct DataSinks {
    let cells: Cells
    let context: CompilationContext
    let flow: DataFlow
    private var base: CodeBase { cells.base }

    init(_ cells: Cells, context: CompilationContext) {
        self.cells = cells
        self.context = context
        flow = DataFlow(cells)
    }

    func practices() -> [Practice] {
        guard !flow.taints.isEmpty else { return [] }
        return base.files.indices.filter(flow.telling.isIn).flatMap { file in
            base.files[file].facts.expressions.indices.flatMap { practices(file, $0) }
        }
    }

    private struct Sink {
        var kind: Practice.Kind
        var api: String
        var subject: String?
    }

    private func practices(_ file: Int, _ index: Int) -> [Practice] {
        let indexed = base.files[file]
        let chain = indexed.facts.expressions[index]
        guard flow.telling.contains(anyOf: indexed.inside(index), in: file) else { return [] }
        return chain.components.indices.flatMap { position -> [Practice] in
            let component = chain.components[position]
            guard let arguments = component.arguments, !component.isSubscript,
                let sink = sink(ExpressionReference(file: file, index: index), position)
            else { return [] }
            var found: [String: DataFlow.Taint] = [:]
            for number in arguments.indices {
                let range = Statement(file: indexed).value(of: number, in: component, of: chain)
                for taint in flow.taint(in: range, block: chain.block, file: file) { found[taint.resource] = taint }
            }
            if sink.kind == .stores || sink.kind == .records {
                for taint in flow.taint(ExpressionReference(file: file, index: index)) { found[taint.resource] = taint }
            }
            return found.values.sorted { $0.resource < $1.resource }.flatMap {
                practices(sink, $0, at: component.offset, chain.block, file)
            }
        }
    }

    private func practices(
        _ sink: Sink, _ taint: DataFlow.Taint, at offset: Int, _ block: Int, _ file: Int
    ) -> [Practice] {
        let indexed = base.files[file]
        let answer = context.reach(block: block, offset: offset, in: indexed).answer
        guard answer != .no else { return [] }
        if sink.kind == .deletes, !taint.isFile { return [] }
        let resources = taint.resource == "location" ? ["location-when-in-use", "location-always"] : [taint.resource]
        let origin = base.files[taint.file].facts.text.place(at: taint.offset)
        let confidence = answer == .yes || answer == .unknown ? min(taint.confidence, .likely) : .possible
        return resources.map { resource in
            Practice(
                sink.kind, of: resource, at: indexed.facts.text.place(at: offset), confidence: confidence,
                api: sink.api,
                feature: indexed.feature(of: block), subject: sink.subject, related: [origin])
        }
    }

    // MARK: What a call does with its arguments

    private static let uploads: Set<String> = [
        "upload", "uploadTask", "dataTask", "dataTaskPublisher", "data", "bytes", "download", "downloadTask",
        "dataTaskWithRequest:completionHandler:", "dataTaskWithRequest:", "uploadTaskWithRequest:fromData:",
        "uploadTaskWithRequest:fromFile:", "uploadTaskWithRequest:fromData:completionHandler:",
        "uploadTaskWithRequest:fromFile:completionHandler:", "sendSynchronousRequest:returningResponse:error:",
        "uploadTaskWithStreamedRequest:",
    ]
    private static let sends: Set<String> = ["send", "sendMessage:completionHandler:", "sendData:", "publish", "emit"]
    /// Calls of AFNetworking that hand over what is asked.
    private static let requests = ["POST:parameters:", "GET:parameters:", "PUT:parameters:", "PATCH:parameters:"]
    private static let clouds: Set<String> = [
        "save", "modifyRecords", "saveRecord:completionHandler:", "add", "setData", "addDocument", "putData", "putFile",
        "putDataAsync", "updateChildValues", "uploadData",
    ]
    private static let events: Set<String> = [
        "track", "logEvent", "trackEvent", "capture", "logCustomEvent", "sendEvent", "recordEvent", "signal",
        "setUserProperty", "logEvent:parameters:", "track:properties:", "logEventWithName:parameters:", "trackEvent:",
    ]

    private func sink(_ reference: ExpressionReference, _ position: Int) -> Sink? {
        let chain = base.files[reference.file].facts.expressions[reference.index]
        let component = chain.components[position]
        let name = component.name
        let labels = (component.arguments ?? []).map { $0.label ?? "_" }
        if name.isEmpty {
            guard position == 0, case .name(let type) = chain.base else { return nil }
            return type == "CKModifyRecordsOperation"
                ? Sink(kind: .sends, api: "CKModifyRecordsOperation", subject: "CloudKit") : nil
        }
        if Self.uploads.contains(name), isSession(reference, position, labels) {
            return Sink(kind: .sends, api: "URLSession." + name, subject: nil)
        }
        if Self.sends.contains(name), let line = connection(reference, position) {
            return Sink(kind: .sends, api: line + "." + name, subject: nil)
        }
        if name == "write", ["data", "string"].contains(labels.first), let line = connection(reference, position) {
            return Sink(kind: .sends, api: line + ".write", subject: nil)
        }
        if Self.requests.contains(where: name.hasPrefix),
            base.files[reference.file].modules.contains(where: { $0.hasPrefix("AFNetworking") })
        {
            return Sink(kind: .sends, api: "AFHTTPSessionManager." + name.prefix { $0 != ":" }, subject: nil)
        }
        if Self.clouds.contains(name), let cloud = cloud(reference, position) {
            return Sink(kind: .sends, api: cloud + "." + name, subject: cloud)
        }
        if name == "request" || name == "upload", chain.base == .name("AF") || chain.base == .name("Alamofire") {
            return Sink(kind: .sends, api: "AF." + name, subject: nil)
        }
        if Self.events.contains(name), let library = library(chain, reference.file) {
            return Sink(kind: .reports, api: library + "." + name, subject: library)
        }
        return storing(name, labels)
    }

    private func storing(_ name: String, _ labels: [String]) -> Sink? {
        if name == "write", labels.first == "to" || labels.first == "toFile" {
            return Sink(kind: .stores, api: "write(to:)")
        }
        if name.hasPrefix("writeToFile:") || name.hasPrefix("writeToURL:") { return Sink(kind: .stores, api: name) }
        if name == "createFile" || name == "createFileAtPath:contents:attributes:" {
            return Sink(kind: .stores, api: name)
        }
        if name == "write", labels.first == "from" { return Sink(kind: .records, api: "AVAudioFile.write(from:)") }
        let deletions: Set<String> = ["removeItem", "removeItemAtURL:error:", "removeItemAtPath:error:", "trashItem"]
        return deletions.contains(name) ? Sink(kind: .deletes, api: "FileManager." + name) : nil
    }

    // MARK: Receivers

    /// The words of a receiver: its names, its type, what it was made by.
    private func words(_ reference: ExpressionReference, _ position: Int) -> [String] {
        let chain = base.files[reference.file].facts.expressions[reference.index]
        var words = chain.components[..<position].map(\.name)
        if case .name(let name) = chain.base { words.append(name) }
        for length in (0...position).reversed() {
            guard let cell = cells.cell(reference, upTo: length) else { continue }
            if let type = cells.type(of: cell) { words.append(type) }
            if case .declared(let found) = cell, case .expression(let made)? = cells.declaration(cell)?.initialValue,
                let source = base.files[found.file].facts.expressions[safe: made]
            {
                words += source.components.map(\.name)
                if case .name(let name) = source.base { words.append(name) }
            }
            break
        }
        return words
    }

    private func isSession(_ reference: ExpressionReference, _ position: Int, _ labels: [String]) -> Bool {
        let isShaped =
            ["for", "with", "from", "_"].contains(labels.first ?? "") || labels.isEmpty
            || labels.first?.hasPrefix("dataTask") ?? false || labels.first?.hasPrefix("uploadTask") ?? false
            || labels.first?.hasPrefix("sendSynchronous") ?? false
        return isShaped
            && words(reference, position).contains {
                $0.contains("URLSession") || $0.contains("URLConnection") || $0.lowercased().hasSuffix("session")
            }
    }

    private func connection(_ reference: ExpressionReference, _ position: Int) -> String? {
        let words = words(reference, position)
        let known = [
            "NWConnection", "URLSessionWebSocketTask", "NSURLSessionWebSocketTask", "MCSession", "WebSocket",
            "SocketIOClient", "CocoaMQTT", "CocoaMQTT5", "MQTTClient", "MQTTSession",
        ]
        if let type = known.first(where: words.contains) { return type }
        return words.contains { $0.hasPrefix("webSocketTask") } ? "URLSessionWebSocketTask" : nil
    }

    private func cloud(_ reference: ExpressionReference, _ position: Int) -> String? {
        let words = words(reference, position)
        let isCloudKit = words.contains {
            $0 == "CKContainer" || $0 == "CKDatabase" || $0.hasSuffix("CloudDatabase") || $0.hasPrefix("databaseWith")
        }
        if isCloudKit { return "CloudKit" }
        let modules = base.files[reference.file].modules
        let firebase = modules.contains { $0.hasPrefix("Firebase") }
        let name = base.files[reference.file].facts.expressions[reference.index].components[position].name
        return firebase && name != "save" && name != "add" ? "Firebase" : nil
    }

    /// A library of another company that a call is made on.
    private func library(_ chain: Expression, _ file: Int) -> String? {
        guard case .name(let name) = chain.base, name.first?.isUppercase == true, base.types[name] == nil else {
            return nil
        }
        let imported = base.files[file].modules
        return imported.contains(name) || Self.telling.contains(where: name.contains) ? name : nil
    }

    private static let telling = [
        "Analytics", "Metrics", "Mixpanel", "Amplitude", "PostHog", "AppsFlyer", "Adjust", "Telemetry", "Segment",
    ]

    /// Whether a file that is handed data of a resource names a library that measures: cheap, before data is followed.
    static func mayReport(_ base: CodeBase) -> Bool {
        let handed = [
            "didUpdateLocations", "liveUpdates", "unifiedContact", "enumerateContacts", "Pedometer", "HKSampleQuery",
        ]
        return base.files.contains { file in
            handed.contains(where: file.facts.text.holds) && telling.contains(where: file.facts.text.holds)
        }
    }
}
