import Foundation
import ScannerOracle

// Compares the scanner with swift-syntax and clang over every source file below the paths given, and prints figures
// and the first differences. Exit code 1: more of them than is allowed; 2: nothing to compare.

var shown = 40
var paths: [String] = []
var arguments = CommandLine.arguments.dropFirst()[...]
while let argument = arguments.popFirst() {
    if argument == "--show", let count = arguments.popFirst().flatMap({ Int($0) }) {
        shown = count
    } else {
        paths.append(argument)
    }
}
guard !paths.isEmpty, !paths.contains(where: { $0.hasPrefix("-") }) else {
    FileHandle.standardError.write(Data("usage: compare-scanner [--show COUNT] PATH …\n".utf8))
    exit(2)
}

func run(
    _ title: String, _ files: [String], show: Int, _ compare: @escaping @Sendable (String) -> Comparison?
) -> Tally {
    var tally = Tally()
    var left = show
    Corpus.compare(files, compare) { comparison in
        tally.add(comparison)
        if comparison.hasErrors, left > 0 { print("\(comparison.path): the reference finds faults in it") }
        for difference in comparison.differences where left > 0 {
            if comparison.hasErrors, difference.observation.kind != .token { continue }
            print(difference.text(in: comparison.path))
            left -= 1
        }
    }
    if tally.files > 0 { print("\(title): \(tally.text)\n") }
    return tally
}

let swift = run("Swift", Corpus.files(below: paths, extensions: Corpus.swiftExtensions), show: shown, Corpus.swift)
let objectiveC = run(
    "Objective-C", Corpus.files(below: paths, extensions: Corpus.cExtensions), show: shown, ClangTokens.compare)
guard swift.files + objectiveC.files > 0 else {
    FileHandle.standardError.write(Data("no Swift or Objective-C files below \(paths.joined(separator: ", "))\n".utf8))
    exit(2)
}
exit(swift.tokensAgree && swift.factsAgree && objectiveC.tokensAgree ? 0 : 1)
