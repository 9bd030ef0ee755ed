/// Reads a WAV stream piece by piece, so that a microphone's pipe of any length takes no more memory than a piece.
///
/// Takes whole numbers of 8, 16, 24 and 32 bits and floating point of 32 and 64 bits, in RIFF and RF64, and gives the
/// mean of the channels. Other chunks are passed over without being kept.
package struct WaveDecoder {
    /// Why a stream is no WAV that can be read: one clause, lower case.
    package struct Fault: Error, Hashable {
        package var message: String
    }

    /// How the samples are written.
    package struct Format: Hashable, Sendable {
        /// In hertz, from 1,000 to 768,000.
        package var rate: Int
        /// From 1 to 64.
        package var channels: Int
        /// 8, 16, 24, 32 or 64.
        var bits: Int
        var isFloat: Bool

        /// The bytes of one sample of each channel.
        var frame: Int { channels * bits / 8 }
    }

    private enum Part {
        /// The first twelve bytes.
        case front
        /// The eight bytes before a chunk.
        case chunk
        case format(size: Int)
        /// Bytes of a chunk that is not needed.
        case skip(UInt64)
        /// Samples; `nil` where the stream does not know its length.
        case samples(left: UInt64?)
        case end
    }

    /// A format chunk has 16, 18 or 40 bytes; more is another kind of file.
    private static let longestFormat = 256

    /// Known as soon as the front of the stream was read.
    package private(set) var format: Format?
    private var part = Part.front
    private var waiting: [UInt8] = []

    package init() {}

    /// Takes the next bytes and gives the mono samples in them, from -1 to 1.
    package mutating func decode(_ bytes: [UInt8]) throws(Fault) -> [Float] {
        waiting += bytes
        var used = 0
        var samples: [Float] = []
        while try step(&used, &samples) {}
        waiting.removeFirst(used)
        return samples
    }

    /// The stream is over; throws where it ended before its samples.
    package func finish() throws(Fault) {
        switch part {
        case .samples, .end: return
        default: throw Fault(message: "ends before its samples; it may not have been copied whole")
        }
    }

    /// Reads one part; false where more bytes are needed.
    private mutating func step(_ used: inout Int, _ samples: inout [Float]) throws(Fault) -> Bool {
        let rest = waiting[used...]
        switch part {
        case .front:
            guard rest.count >= 12 else { return false }
            try readFront(Array(rest.prefix(12)))
            used += 12
        case .chunk:
            guard rest.count >= 8 else { return false }
            try readChunk(Array(rest.prefix(8)))
            used += 8
        case .format(let size):
            guard rest.count >= size else { return false }
            format = try Self.format(Array(rest.prefix(size)))
            used += size
            part = size % 2 == 1 ? .skip(1) : .chunk
        case .skip(let count):
            let skipped = min(count, UInt64(rest.count))
            used += Int(skipped)
            part = skipped == count ? .chunk : .skip(count - skipped)
            return skipped == count
        case .samples(let left):
            return readSamples(rest, left, &used, &samples)
        case .end:
            used = waiting.count
            return false
        }
        return true
    }

    private mutating func readFront(_ bytes: [UInt8]) throws(Fault) {
        let isRiff = bytes.starts(with: "RIFF".utf8) || bytes.starts(with: "RF64".utf8)
        guard isRiff, bytes.dropFirst(8).elementsEqual("WAVE".utf8) else {
            throw Fault(message: "is no WAV; convert it, or name the rate of headerless samples with --raw")
        }
        part = .chunk
    }

    private mutating func readChunk(_ bytes: [UInt8]) throws(Fault) {
        let size = UInt64(Self.number(bytes[4...]))
        if bytes.starts(with: "fmt ".utf8) {
            guard size >= 16, size <= Self.longestFormat else { throw Fault(message: "has a damaged format chunk") }
            part = .format(size: Int(size))
        } else if bytes.starts(with: "data".utf8) {
            guard format != nil else { throw Fault(message: "has samples before it says how they are written") }
            // Programs that write into a pipe do not know the length, and write the largest number they have.
            part = .samples(left: size >= 0x7FFF_F000 ? nil : size)
        } else {
            part = .skip(size + size % 2)
        }
    }

    private mutating func readSamples(
        _ rest: ArraySlice<UInt8>, _ left: UInt64?, _ used: inout Int, _ samples: inout [Float]
    ) -> Bool {
        guard let format else { return false }
        let available = Int(min(UInt64(rest.count), left ?? .max))
        let whole = available - available % format.frame
        var place = rest.startIndex
        let end = rest.startIndex + whole
        samples.reserveCapacity(samples.count + whole / format.frame)
        while place < end {
            samples.append(Self.mean(rest[place..<place + format.frame], format))
            place += format.frame
        }
        used += whole
        if let left {
            let remaining = left - UInt64(whole)
            // A last frame that was cut off is left out.
            part = remaining < UInt64(format.frame) ? .end : .samples(left: remaining)
            return remaining < UInt64(format.frame)
        }
        return false
    }

    private static func format(_ bytes: [UInt8]) throws(Fault) -> Format {
        var kind = number(bytes[0..<2])
        // The extensible format names the kind at the front of a longer identifier.
        if kind == 0xFFFE, bytes.count >= 26 { kind = number(bytes[24..<26]) }
        let channels = Int(number(bytes[2..<4]))
        let rate = Int(number(bytes[4..<8]))
        let bits = Int(number(bytes[14..<16]))
        let isKnown = kind == 1 && [8, 16, 24, 32].contains(bits) || kind == 3 && [32, 64].contains(bits)
        guard isKnown else {
            throw Fault(message: "holds compressed or unusual samples; convert it to 16-bit PCM")
        }
        guard (1...64).contains(channels), (1_000...768_000).contains(rate) else {
            throw Fault(message: "says \(channels) channels at \(rate) Hz, which no recording has")
        }
        return Format(rate: rate, channels: channels, bits: bits, isFloat: kind == 3)
    }

    private static func mean(_ frame: ArraySlice<UInt8>, _ format: Format) -> Float {
        let width = format.bits / 8
        var sum = 0.0
        for channel in 0..<format.channels {
            let start = frame.startIndex + channel * width
            sum += sample(frame[start..<start + width], format)
        }
        return Float(sum / Double(format.channels))
    }

    private static func sample(_ bytes: ArraySlice<UInt8>, _ format: Format) -> Double {
        var bits: UInt64 = 0
        for byte in bytes.reversed() { bits = bits << 8 | UInt64(byte) }
        if format.isFloat {
            let value =
                format.bits == 32
                ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
            return value.isFinite ? max(-1, min(1, value)) : 0
        }
        // Eight bits are written without a sign.
        if format.bits == 8 { return (Double(bits) - 128) / 128 }
        let signed = Int64(bitPattern: bits << UInt64(64 - format.bits)) >> Int64(64 - format.bits)
        return Double(signed) / Double(Int64(1) << Int64(format.bits - 1))
    }

    /// Little endian, four bytes at most.
    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        bytes.prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
}
