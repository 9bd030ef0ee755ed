import Testing

@testable import PlainspokenReading

/// WAV streams of every kind that is read, and bytes that are none.
@Suite struct WaveDecoderTests {
    private func little(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> ($0 * 8) & 0xFF) } }

    private func wave(
        kind: Int = 1, channels: Int = 1, rate: Int = 16_000, bits: Int = 16, _ data: [UInt8], size: Int? = nil,
        before: [UInt8] = [], id: String = "RIFF", extra: [UInt8] = []
    ) -> [UInt8] {
        let format =
            little(kind, 2) + little(channels, 2) + little(rate, 4) + little(rate * channels * bits / 8, 4)
            + little(channels * bits / 8, 2) + little(bits, 2) + extra
        return Array(id.utf8) + little(36 + data.count, 4) + Array("WAVE".utf8) + before + Array("fmt ".utf8)
            + little(format.count, 4) + format + Array("data".utf8) + little(size ?? data.count, 4) + data
    }

    private func decoded(_ bytes: [UInt8], pieces: Int = .max) throws -> [Float] {
        var decoder = WaveDecoder()
        var samples: [Float] = []
        var start = 0
        while start < bytes.count {
            let end = start + min(pieces, bytes.count - start)
            samples += try decoder.decode(Array(bytes[start..<end]))
            start = end
        }
        try decoder.finish()
        return samples
    }

    @Test func everyWidth() throws {
        #expect(try decoded(wave(bits: 8, [0, 128, 255])) == [-1, 0, 127.0 / 128])
        #expect(try decoded(wave([0, 0x80, 0, 0x40, 0xFF, 0x7F])) == [-1, 0.5, 32_767.0 / 32_768])
        #expect(try decoded(wave(bits: 24, [0, 0, 0x80, 0, 0, 0x40])) == [-1, 0.5])
        #expect(try decoded(wave(bits: 32, [0, 0, 0, 0x80, 0, 0, 0, 0x40])) == [-1, 0.5])
        let half = Float(0.5).bitPattern
        #expect(try decoded(wave(kind: 3, bits: 32, little(Int(half), 4))) == [0.5])
        let wide = Double(-0.25).bitPattern
        #expect(try decoded(wave(kind: 3, bits: 64, little(Int(truncatingIfNeeded: wide), 8))) == [-0.25])
    }

    @Test func numbersThatAreNone() throws {
        let bytes = [Float.nan, .infinity, 7, -7].flatMap { little(Int($0.bitPattern), 4) }
        #expect(try decoded(wave(kind: 3, bits: 32, bytes)) == [0, 0, 1, -1])
    }

    @Test func channelsAreMixed() throws {
        #expect(try decoded(wave(channels: 2, [0, 0x40, 0, 0xC0, 0, 0x40, 0, 0x40])) == [0, 0.5])
    }

    @Test func otherChunksAndFormats() throws {
        let list = Array("LIST".utf8) + little(3, 4) + [1, 2, 3, 0]
        #expect(try decoded(wave([0, 0x40], before: list)) == [0.5])
        let guid = [1, 0] + [UInt8](repeating: 0, count: 14)
        let extensible = little(22, 2) + little(16, 2) + little(1, 4) + guid
        #expect(try decoded(wave(kind: 0xFFFE, [0, 0x40], extra: extensible)) == [0.5])
        #expect(try decoded(wave([0, 0x40], size: 0xFFFF_FFFF, id: "RF64")) == [0.5])
        #expect(try decoded(wave([0, 0x40, 9], size: 0x7FFF_FFFF)) == [0.5])
        #expect(try decoded(wave([0, 0x40, 9, 9], size: 2)) == [0.5])
        #expect(try decoded(wave([0, 0x40, 9], size: 90)) == [0.5])
    }

    @Test func piecesDoNotMatter() throws {
        let bytes = wave(
            channels: 2, Array(0..<200), before: Array("JUNK".utf8) + little(40, 4) + [UInt8](repeating: 7, count: 40))
        let whole = try decoded(bytes)
        #expect(whole.count == 50)
        for pieces in [1, 2, 3, 7, 64] { #expect(try decoded(bytes, pieces: pieces) == whole) }
    }

    @Test(arguments: [
        ([UInt8](), "ends before its samples; it may not have been copied whole"),
        (Array("RIFF".utf8), "ends before its samples; it may not have been copied whole"),
        (
            Array("OggS\0\0\0\0\0\0\0\0\0\0".utf8),
            "is no WAV; convert it, or name the rate of headerless samples with --raw"
        ),
        (
            Array("RIFF\0\0\0\0WAVEdata\u{4}\0\0\0....".utf8),
            "has samples before it says how they are written"
        ),
        (Array("RIFF\0\0\0\0WAVEfmt \u{4}\0\0\0....".utf8), "has a damaged format chunk"),
    ])
    func noWave(_ bytes: [UInt8], _ message: String) {
        #expect(throws: WaveDecoder.Fault(message: message)) { try decoded(bytes) }
    }

    @Test func unusualFormats() {
        let compressed = WaveDecoder.Fault(message: "holds compressed or unusual samples; convert it to 16-bit PCM")
        for (kind, bits) in [(2, 4), (6, 8), (7, 8), (85, 0), (1, 12), (1, 0), (3, 16), (0, 16)] {
            #expect(throws: compressed) { try decoded(wave(kind: kind, bits: bits, [1, 2, 3, 4])) }
        }
        for (channels, rate) in [(0, 16_000), (65, 16_000), (1, 0), (1, 999), (1, 800_000)] {
            #expect(throws: WaveDecoder.Fault.self) { try decoded(wave(channels: channels, rate: rate, [1, 2])) }
        }
    }

    /// Every byte of the front changed to every interesting value: no trap, no more samples than there are bytes.
    @Test func hostileBytes() {
        let good = wave(channels: 2, [1, 2, 3, 4, 5, 6, 7, 8], before: Array("LIST".utf8) + little(2, 4) + [1, 2])
        for place in good.indices {
            for value: UInt8 in [0, 1, 2, 3, 0x7F, 0x80, 0xFE, 0xFF] {
                var bytes = good
                bytes[place] = value
                #expect(((try? decoded(bytes)) ?? []).count <= bytes.count)
                #expect(((try? decoded(Array(bytes.prefix(place)), pieces: 5)) ?? []).count <= bytes.count)
            }
        }
    }
}
