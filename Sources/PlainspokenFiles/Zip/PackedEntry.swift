import CZlib
import PlainspokenModel

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Reads a deflated entry in pieces at any place, without unpacking it to disk or memory.
///
/// A stream can only be read forward: copies of its state, one every few megabytes, let a reader go back. Unchecked
/// because the lock guards what changes.
final class PackedEntry: @unchecked Sendable {
    private let packed: FileWindow
    private let size: Int
    private let budget: UnpackingBudget
    private let report: @Sendable (String) -> Void
    private let lock = PlainLock()
    private var current: InflateStream?
    private var marks: [InflateStream] = []
    private let spacing: Int

    private static let markLimit = 128

    init(_ packed: FileWindow, size: Int, budget: UnpackingBudget, report: @escaping @Sendable (String) -> Void) {
        self.packed = packed
        self.size = size
        self.budget = budget
        self.report = report
        spacing = max(1 << 20, size / Self.markLimit)
    }

    var window: FileWindow {
        FileWindow(size: size) { self.read($0, $1) }
    }

    private func read(_ offset: Int, _ wanted: Int) -> [UInt8] {
        guard offset >= 0, wanted > 0, offset < size else { return [] }
        return lock.locked {
            let count = min(wanted, size - offset)
            guard let stream = stream(before: offset), skip(stream, to: offset) else { return [] }
            return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
                filled = advance(stream, into: buffer)
            }
        }
    }

    /// The nearest state that is not behind an offset.
    private func stream(before offset: Int) -> InflateStream? {
        let mark = marks.last { $0.output <= offset }
        if let current, current.output <= offset, mark.map({ $0.output <= current.output }) ?? true { return current }
        current = mark?.copy() ?? InflateStream()
        return current
    }

    private func skip(_ stream: InflateStream, to offset: Int) -> Bool {
        guard stream.output < offset else { return true }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1 << 16) { buffer in
            while stream.output < offset {
                let part = UnsafeMutableBufferPointer(rebasing: buffer[..<min(buffer.count, offset - stream.output)])
                guard advance(stream, into: part) == part.count else { return false }
            }
            return true
        }
    }

    /// Unpacks on, and keeps a copy of the state at every mark that is passed.
    private func advance(_ stream: InflateStream, into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
        var count = 0
        while count < buffer.count {
            let next = (marks.last?.output ?? 0) + spacing
            let isBefore = stream.output < next
            let most = isBefore ? min(buffer.count - count, next - stream.output) : buffer.count - count
            guard budget.take(most) else {
                report("unpacks to more than is read of one archive")
                return count
            }
            let got = stream.read(
                into: UnsafeMutableBufferPointer(rebasing: buffer[count..<(count + most)]), from: packed)
            count += got
            guard got == most else {
                report(stream.isAtEnd ? "unpacks to less than the archive states" : "is damaged and cannot be unpacked")
                return count
            }
            if stream.output == next, marks.count < Self.markLimit, let mark = stream.copy() { marks.append(mark) }
        }
        return count
    }
}

/// How much may be unpacked from one archive in all, again and again included: it bounds the time.
final class UnpackingBudget: @unchecked Sendable {
    private let lock = PlainLock()
    private var left: Int

    init(_ bytes: Int) {
        left = bytes
    }

    func take(_ count: Int) -> Bool {
        lock.locked {
            guard count <= left else { return false }
            left -= count
            return true
        }
    }
}

/// A mutex; the standard library's own asks for newer systems than this package.
final class PlainLock: @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>

    init() {
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    func locked<Result>(_ body: () -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body()
    }
}

/// The checksum of zip archives.
enum Checksum {
    static func crc32(_ bytes: [UInt8]) -> UInt32 {
        bytes.withUnsafeBufferPointer { UInt32(truncatingIfNeeded: CZlib.crc32(0, $0.baseAddress, UInt32($0.count))) }
    }
}
