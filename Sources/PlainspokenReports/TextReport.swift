import PlainspokenModel

/// The report for people: one block a finding with the line of code, then a summary.
package struct TextReport {
    let report: Report
    let style: TextStyle
    let paths: PathDisplay

    package init(_ report: Report, isColored: Bool, paths: PathDisplay) {
        self.report = report
        style = TextStyle(isColored: isColored)
        self.paths = paths
    }

    /// The whole report; `isQuiet` leaves out the summary.
    package func render(isQuiet: Bool = false) -> String {
        var blocks = report.findings.map(block)
        blocks += report.problems.map { problem in
            let path = paths.display(problem.problem.place.path, app: problem.app)
            return style.bold("problem") + ": " + path + position(problem.problem.place) + ": "
                + problem.problem.message.printable + "\n"
        }
        if !isQuiet { blocks.append(summary + "\n") }
        return blocks.joined(separator: "\n")
    }

    private func block(_ judged: Report.Judged) -> String {
        let finding = judged.finding
        let head = style.level(judged.level, judged.level.rawValue + "[" + finding.rule + "]")
        var lines = [head + style.bold(": " + finding.message.printable)]
        let width = String(finding.place.line ?? 0).count
        lines += frame(finding.place, app: judged.app, width: width)
        for related in finding.related {
            let path = paths.display(related.place.path, app: judged.app) + position(related.place)
            lines.append(pad(width) + style.dim(" ::: ") + path + ": " + related.message.printable)
        }
        if let remedy = finding.remedy { lines.append(pad(width) + style.help(" = help: ") + remedy.printable) }
        return lines.joined(separator: "\n") + "\n"
    }

    private func frame(_ place: Place, app: Int, width: Int) -> [String] {
        var lines = [pad(width) + style.dim(" --> ") + paths.display(place.path, app: app) + position(place)]
        guard case .line(let line, let column) = place.position,
            let text = report.excerpts[.init(app: app, path: place.path, line: line)]
        else { return lines }
        let shown = Excerpting.window(text, column: column, width: 110)
        lines.append(pad(width) + style.dim(" |"))
        lines.append(style.dim("\(line) | ") + shown.text)
        lines.append(
            pad(width) + style.dim(" | ") + shown.indent + style.mark(String(repeating: "^", count: shown.length)))
        return lines
    }

    private func pad(_ width: Int) -> String { String(repeating: " ", count: width) }

    private func position(_ place: Place) -> String {
        switch place.position {
        case .line(let line, let column): ":\(line):\(column)"
        case .keyPath(let keys): " (\(keys.printable))"
        case .symbol(let name): " (\(name.printable))"
        case .whole: ""
        }
    }

    private var summary: String {
        let errors = report.count(.error)
        let warnings = report.count(.warning)
        let notes = report.count(.note)
        let failed = Set(report.failures.map(\.app)).count
        let judged = report.apps.count - failed
        let scope = Self.count(judged, "app") + ", " + Self.count(report.fileCount, "file")
        var parts: [String] = []
        if errors > 0 { parts.append(style.level(.error, Self.count(errors, "error"))) }
        if warnings > 0 { parts.append(style.level(.warning, Self.count(warnings, "warning"))) }
        if notes > 0 { parts.append(Self.count(notes, "note")) }
        var text = parts.isEmpty ? "nothing found" : "found " + parts.joined(separator: ", ")
        text += " in " + scope
        let unjudged = Self.count(failed, "app") + " could not be judged"
        if failed > 0 { text = judged == 0 && parts.isEmpty ? unjudged : text + "; " + unjudged }
        if report.allowedCount > 0 { text += "; \(report.allowedCount) allowed" }
        if let seconds = report.seconds { text += "; \(Self.milliseconds(seconds)) ms" }
        return text
    }

    private static func milliseconds(_ seconds: Double) -> Int {
        Int((seconds * 1_000).rounded())
    }

    static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}

/// Escape sequences for terminals, or nothing.
struct TextStyle {
    var isColored: Bool

    func bold(_ text: String) -> String { wrap(text, "1") }
    func dim(_ text: String) -> String { wrap(text, "2") }
    func mark(_ text: String) -> String { wrap(text, "1;31") }
    func help(_ text: String) -> String { wrap(text, "1;36") }

    func level(_ level: Level, _ text: String) -> String {
        switch level {
        case .error: wrap(text, "1;31")
        case .warning: wrap(text, "1;33")
        case .note: wrap(text, "1;34")
        }
    }

    private func wrap(_ text: String, _ code: String) -> String {
        isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}

/// The part of a line that a frame shows.
enum Excerpting {
    /// Cuts a long line around a column, turns tabs and control characters into blanks, and finds the word to mark.
    static func window(_ line: String, column: Int, width: Int) -> (text: String, indent: String, length: Int) {
        let scalars = line.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }
        let index = min(max(column - 1, 0), scalars.count)
        let start = index < width - 20 ? 0 : index - 40
        let end = min(scalars.count, start + width)
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[start..<end])
        let indent = scalars[start..<index].map { isWide($0) ? "  " : " " }.joined()
        return (String(view), indent, max(wordLength(scalars[index..<end]), 1))
    }

    /// How many scalars belong to the name or quoted text at the beginning.
    private static func wordLength(_ text: ArraySlice<Unicode.Scalar>) -> Int {
        if text.first == "\"", let close = text.dropFirst().firstIndex(of: "\"") { return close - text.startIndex + 1 }
        if text.first == "<", let close = text.lastIndex(of: ">") { return close - text.startIndex + 1 }
        return text.prefix { scalar in
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_" || scalar == "."
        }.count
    }

    /// Whether a terminal gives the scalar two columns.
    static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
