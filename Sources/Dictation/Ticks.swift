/// Time in microseconds: sums of tenths of a second stay exact.
typealias Ticks = Int64

extension Ticks {
    /// Rounds seconds; what is negative or no number is zero, what is endless stays within bounds.
    init(seconds: Double) {
        let ticks = (seconds * 1_000_000).rounded()
        self = ticks > 0 ? (ticks < 1e15 ? Int64(ticks) : 1_000_000_000_000_000) : 0
    }

    /// Adds without overflow.
    func adding(_ ticks: Ticks) -> Ticks {
        let (sum, isOver) = addingReportingOverflow(ticks)
        return isOver ? .max : sum
    }
}
