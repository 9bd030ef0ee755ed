import Foundation
@testable import PlainspokenRecognizers
import Testing

/// Other rates, held against the sine that they sample.
@Suite struct ResamplerTests {
    private func sine(_ hertz: Double, rate: Int, seconds: Double = 0.2) -> [Float] {
        (0..<Int(seconds * Double(rate))).map { Float(sin(2 * .pi * hertz * Double($0) / Double(rate))) }
    }

    private func resampled(_ samples: [Float], from rate: Int, pieces: Int) -> [Float] {
        var resampler = Resampler(from: rate, to: 16_000)
        var result: [Float] = []
        for start in stride(from: 0, to: samples.count, by: pieces) {
            result += resampler.resample(Array(samples[start..<min(start + pieces, samples.count)]))
        }
        return result + resampler.finish()
    }

    @Test(arguments: [8_000, 11_025, 16_000, 22_050, 44_100, 48_000])
    func aToneStaysTheSame(_ rate: Int) {
        let result = resampled(sine(440, rate: rate), from: rate, pieces: 1_000)
        let expected = sine(440, rate: 16_000)
        #expect(abs(result.count - expected.count) <= 1)
        // The ends lack samples on one side.
        let inner = zip(result, expected).dropFirst(200).dropLast(200)
        #expect(inner.count > 2_000)
        #expect(inner.allSatisfy { abs($0 - $1) < 0.02 })
    }

    @Test func piecesDoNotMatter() {
        let samples = sine(300, rate: 44_100)
        let whole = resampled(samples, from: 44_100, pieces: samples.count)
        #expect(resampled(samples, from: 44_100, pieces: 7) == whole)
        #expect(resampled(samples, from: 44_100, pieces: 441) == whole)
    }

    /// A tone above what 16 kHz can hold is gone, and does not come back as another one.
    @Test func nothingFoldsBack() {
        let result = resampled(sine(12_000, rate: 48_000), from: 48_000, pieces: 512)
        #expect(result.dropFirst(200).dropLast(200).allSatisfy { abs($0) < 0.02 })
    }

    @Test func extremes() {
        #expect(resampled([], from: 48_000, pieces: 1) == [])
        #expect(resampled([1], from: 768_000, pieces: 1).count == 1)
        #expect(resampled(Array(repeating: .nan, count: 50), from: 8_000, pieces: 3).count == 100)
        #expect([Float.nan, 2, -2, 0, .infinity].asInt16 == [0, 32_767, -32_767, 0, 32_767])
    }
}
