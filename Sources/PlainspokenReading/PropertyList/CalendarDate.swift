/// A date as property lists write it: `2025-01-31T23:59:59Z`.
struct CalendarDate {
    var text: String

    /// Nil where the text has not this form; the form alone counts, as for Apple's readers.
    init?(text: String) {
        let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
        let parts = digits.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, let day = parts.last, digits.utf8.count <= 40 else { return nil }
        let clock = day.split(separator: "T", omittingEmptySubsequences: false)
        guard clock.count == 2, clock[1].hasSuffix("Z") else { return nil }
        let time = clock[1].dropLast().split(separator: ":", omittingEmptySubsequences: false)
        let numbers = [parts[0], parts[1], clock[0]] + time
        guard time.count == 3, numbers.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) }),
            numbers.dropFirst().allSatisfy({ $0.utf8.count == 2 })
        else { return nil }
        self.text = text
    }

    /// From seconds since 2001, as binary lists count; nil for what is no date within 100,000 years.
    init?(secondsSince2001 seconds: Double) {
        guard seconds.isFinite, abs(seconds) < 3.2e12 else { return nil }
        // `rounded` would need libm, which nothing else here does.
        let truncated = Int64(seconds)
        let whole = Double(truncated) > seconds ? truncated - 1 : truncated
        let days = Self.quotient(whole, 86_400)
        let second = whole - days * 86_400
        // Days from 1 March 0000 to 1 January 2001; years that begin in March end with the leap day.
        let shifted = days + 730_791
        let era = Self.quotient(shifted, 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * month + 2) / 5 + 1
        let calendarMonth = month < 10 ? month + 3 : month - 9
        let year = yearOfEra + era * 400 + (calendarMonth <= 2 ? 1 : 0)
        let date = "\(Self.padded(year, 4))-\(Self.padded(calendarMonth, 2))-\(Self.padded(day, 2))"
        let time = [second / 3_600, second / 60 % 60, second % 60].map { Self.padded($0, 2) }
        text = "\(date)T\(time.joined(separator: ":"))Z"
    }

    /// Rounded down, also for what is negative.
    private static func quotient(_ number: Int64, _ divisor: Int64) -> Int64 {
        number >= 0 ? number / divisor : -((divisor - 1 - number) / divisor)
    }

    private static func padded(_ number: Int64, _ width: Int) -> String {
        let digits = String(number.magnitude)
        return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
