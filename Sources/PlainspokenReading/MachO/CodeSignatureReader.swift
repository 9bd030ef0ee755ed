import PlainspokenModel

/// Reads what a code signature says beside the hashes: entitlements and flags.
struct CodeSignatureReader {
    private(set) var entitlements: [UInt8]?
    private(set) var isHardened = false
    private var source: ByteSource

    init?(_ extent: MachOImage.Extent, of source: ByteSource) {
        guard let part = source.part(extent.offset, extent.count) else { return nil }
        self.source = part
        read()
    }

    /// The numbers of a signature are big-endian, whatever the processor.
    private mutating func read() {
        guard source.bigWord(0) == 0xFADE_0CC0, let count = source.bigWord(8) else { return }
        for index in 0..<min(Int(count), 64) {
            guard let place = source.bigWord(16 + index * 8), let magic = source.bigWord(Int(place)),
                let length = source.bigWord(Int(place) + 4)
            else { return }
            switch magic {
            case 0xFADE_7171 where length >= 8 && length < 1 << 20:
                entitlements = source.bytes(Int(place) + 8, Int(length) - 8)
            case 0xFADE_0C02:
                isHardened = isHardened || (source.bigWord(Int(place) + 12) ?? 0) & 0x1_0000 != 0
            default: break
            }
        }
    }
}
