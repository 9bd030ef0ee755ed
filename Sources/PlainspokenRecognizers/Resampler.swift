import Foundation

/// Turns mono samples of any rate into those of another, piece by piece.
///
/// A sinc under a Hann window, cut off below the lower of the two rates: what the lower rate cannot hold would come back
/// as noise in the band of speech. The same samples in other pieces give the same result.
package struct Resampler {
    /// Zero crossings on each side of the kernel.
    private static let crossings = 16.0

    private let step: Double
    private let cutoff: Double
    private let reach: Double
    /// The samples that later results still need; `first` is the index of the first one.
    private var kept: [Float] = []
    private var first = 0
    private var produced = 0

    /// - Parameters:
    ///   - rate: of the samples that come, in hertz, above zero.
    ///   - target: of the samples that are wanted, in hertz, above zero.
    package init(from rate: Int, to target: Int) {
        step = Double(max(1, rate)) / Double(max(1, target))
        cutoff = min(1, 1 / step)
        reach = Self.crossings / cutoff
    }

    /// Takes samples and gives those that can be told by now.
    package mutating func resample(_ samples: [Float]) -> [Float] {
        guard step != 1 else { return samples }
        kept += samples
        return produce(through: Double(first + kept.count) - reach)
    }

    /// The rest, as if silence followed.
    package mutating func finish() -> [Float] { step == 1 ? [] : produce(through: Double(first + kept.count)) }

    private mutating func produce(through end: Double) -> [Float] {
        var result: [Float] = []
        while Double(produced) * step < end {
            result.append(sample(at: Double(produced) * step))
            produced += 1
        }
        let passed = min(max(0, Int(Double(produced) * step - reach) - first), kept.count)
        kept.removeFirst(passed)
        first += passed
        return result
    }

    private func sample(at position: Double) -> Float {
        let low = max(first, Int((position - reach).rounded(.up)))
        let high = min(first + kept.count - 1, Int(position + reach))
        guard low <= high else { return 0 }
        var sum = 0.0
        for index in low...high {
            let distance = (position - Double(index)) * cutoff
            let angle = Double.pi * distance
            let sinc = distance == 0 ? 1 : sin(angle) / angle
            sum += Double(kept[index - first]) * sinc * (0.5 + 0.5 * cos(angle / Self.crossings)) * cutoff
        }
        return Float(sum)
    }
}
