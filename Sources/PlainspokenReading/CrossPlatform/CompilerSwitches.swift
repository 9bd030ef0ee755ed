import PlainspokenModel

/// Preprocessor names to which a library's own headers give a value where the build gives none.
package enum CompilerSwitches {
    /// The names of `#ifndef NAME` followed by `#define NAME 1` or `0`, with whether they are on by default.
    package static func defaults(in bytes: [UInt8]) -> [String: Bool] {
        var found: [String: Bool] = [:]
        var open: Substring?
        let text = String(decoding: bytes.prefix(1 << 20), as: UTF8.self)
        for line in text.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline) {
            // `#  define` is `#define`.
            var words = line.split(separator: " ").flatMap { $0.split(separator: "\t") }
            if words.first == "#", words.count > 1 { words.replaceSubrange(0...1, with: ["#" + words[1]]) }
            guard let first = words.first, first.hasPrefix("#") else { continue }
            switch (first, words.count) {
            case ("#ifndef", 2...): open = words[1]
            case ("#define", 3...) where words[1] == open && (words[2] == "1" || words[2] == "0"):
                found[String(words[1])] = words[2] == "1"
            case ("#endif", _), ("#else", _): open = nil
            default: continue
            }
        }
        return found
    }
}
