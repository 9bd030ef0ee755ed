import PlainspokenModel
import Testing

/// Paths, versions and places: exhaustive small cases against simple models.
@Suite struct PathTests {
    /// All paths of up to four parts.
    static let paths: [String] = {
        var lists: [[String]] = [[]]
        var all: [[String]] = []
        for _ in 0..<4 {
            lists = lists.flatMap { list in ["a", "b", ".", "..", ""].map { list + [$0] } }
            all += lists
        }
        return all.map { $0.joined(separator: "/") }
    }()

    /// Walks the parts one by one.
    private static func walked(_ path: String) -> [String] {
        var folder: [String] = []
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = folder.popLast() } else { folder.append(String(part)) }
        }
        return folder
    }

    @Test func normalizedAbsolutePathsAreWhereTheWalkEnds() {
        for path in Self.paths {
            let expected = "/" + Self.walked(path).joined(separator: "/")
            #expect(Path.normalized("/" + path) == expected)
            #expect(Path.join("/", path) == expected)
            #expect(Path.normalized(expected) == expected)
        }
    }

    @Test func relativePathsLeadBack() {
        let absolute = Set(Self.paths.map { Path.normalized("/" + $0) }).sorted()
        for path in absolute {
            for folder in absolute {
                #expect(Path.join(folder, Path.relative(path, to: folder)) == path)
            }
        }
    }

    @Test func parentAndNameJoinAgain() {
        for path in Set(Self.paths.map { Path.normalized("/" + $0) }) where path != "/" {
            #expect(Path.join(Path.parent(path), Path.name(path)) == path)
        }
    }

    @Test func relativeNormalizing() {
        #expect(Path.normalized("") == ".")
        #expect(Path.normalized("./") == ".")
        #expect(Path.normalized("../a/../..") == "../..")
        #expect(Path.normalized("/../a") == "/a")
        #expect(Path.join("/x", "/y//z/") == "/y/z")
        #expect(Path.relative("/a", to: "/a") == ".")
    }

    @Test func extensions() {
        let expected = [
            "a.swift": "swift", "A.YML": "yml", ".hidden": "", "a.b/c": "", "a.": "", "a.tar.gz": "gz", "": "",
        ]
        for (path, ending) in expected { #expect(Path.fileExtension(path) == ending) }
    }

    // MARK: Versions

    @Test func versionsAreReadOrRefused() {
        #expect(Version("17") == Version(17))
        #expect(Version("17.4") == Version(17, 4))
        #expect(Version("10.14.6") == Version(10, 14, 6))
        #expect(Version("1.2.3.4") == Version(1, 2, 3))
        for text in ["", ".", "1.", ".1", "a", "1.a", "-1", "100000", "1.-2", "99999999999999999999", "１７"] {
            #expect(Version(text) == nil)
        }
    }

    @Test func versionsAreOrderedLikeTheirNumbers() {
        let numbers = (0..<27).map { [$0 / 9, $0 / 3 % 3, $0 % 3] }
        let versions = numbers.map { Version($0[0], $0[1], $0[2]) }
        #expect(versions.shuffledByStride(11).sorted() == versions)
        #expect(versions.map(\.description).prefix(3) == ["0.0", "0.0.1", "0.0.2"])
        for version in versions { #expect(Version(version.description) == version) }
    }

    // MARK: Places

    @Test func placesAreOrderedByPathThenPosition() {
        let places = [
            Place(path: "a"), Place(path: "a", line: 1, column: 1), Place(path: "a", line: 1, column: 2),
            Place(path: "a", line: 2, column: 1), Place(path: "a", line: 10, column: 1),
            Place(path: "a", position: .keyPath("a.b")), Place(path: "a", position: .keyPath("b")),
            Place(path: "a", position: .symbol("_a")), Place(path: "a", position: .symbol("_b")), Place(path: "b"),
        ]
        #expect(places.shuffledByStride(7).sorted() == places)
        for (index, left) in places.enumerated() {
            for (other, right) in places.enumerated() { #expect((left < right) == (index < other)) }
        }
    }

    @Test func placesOfOffsets() {
        let text = SourceText(path: "a", bytes: Array("é\r\nb\rc\n\nd".utf8))
        #expect(text.lineStarts == [0, 4, 6, 8, 9])
        #expect(
            (-1...11).map { offset in
                let place = text.place(at: offset)
                guard case .line(let line, let column) = place.position else { return "" }
                return "\(line):\(column)"
            } == ["1:1", "1:1", "1:2", "1:2", "1:3", "2:1", "2:2", "3:1", "3:2", "4:1", "5:1", "5:2", "5:2"])
        #expect((0...6).map(text.line) == ["", "é", "b", "c", "", "d", ""])
    }

    /// Columns of a long line are counted in strides.
    @Test func columnsOfLongLines() {
        let even = SourceText(path: "a", bytes: Array(repeating: 97, count: 3 * 4_096))
        #expect(even.place(at: 3 * 4_096) == Place(path: "a", line: 1, column: 3 * 4_096 + 1))
        let line = String(repeating: "aé한🎙", count: 2_500)
        let bytes = Array(("x\n" + line + "\ny" + line).utf8)
        let text = SourceText(path: "a", bytes: bytes)
        var column = 1
        var number = 1
        for (offset, byte) in bytes.enumerated() {
            if offset % 97 == 0 || offset == bytes.count - 1 {
                #expect(text.place(at: offset) == Place(path: "a", line: number, column: column))
            }
            if byte & 0xC0 != 0x80 { column += 1 }
            if byte == 10 { (number, column) = (number + 1, 1) }
        }
    }
}

extension Array {
    /// Another order of the same elements; `stride` and `count` have no common divisor.
    fileprivate func shuffledByStride(_ stride: Int) -> [Element] {
        indices.map { self[$0 * stride % count] }
    }
}
