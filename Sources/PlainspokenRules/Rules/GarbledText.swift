import PlainspokenModel
import PlainspokenWording

extension Rule {
    static let garbledText = Rule(
        id: "garbled-text", group: .wording, level: .warning,
        summary: "would be shown broken: wrong encoding, markup, literal quotes or escapes"
    ) { target, subject in
        subject.shown(of: target).compactMap { usage in
            guard let fault = Garbling.fault(in: usage.sentence.text) else { return nil }
            return usage.finding(
                "garbled-text", .certain, target, subject, message: Message.garbled(usage, fault),
                remedy: Message.remedy(fault))
        }
    }
}

private enum Message {
    static func garbled(_ usage: UsageSentence, _ fault: Garbling.Fault) -> String {
        let place = "\(usage.key)\(Spoken.table(usage.declaration))"
        return switch fault {
        case .encoding(let seen, let meant?): "\(place) was read in a wrong encoding: it shows “\(seen)” for “\(meant)”"
        case .encoding(let seen, nil): "\(place) lost letters in a wrong encoding: “\(seen)”"
        case .markup(let markup): "\(place) shows markup as it stands: \(markup)"
        case .entity(let entity): "\(place) shows an entity as it stands: \(entity)"
        case .escape(let escape): "\(place) shows an escape as it stands: \(escape)"
        case .quotes: "\(place) is shown with quotation marks around it"
        case .control(let value): "\(place) holds the control character U+\(hexadecimal(value))"
        }
    }

    static func remedy(_ fault: Garbling.Fault) -> String {
        switch fault {
        case .encoding: "write the letters anew and save the file as UTF-8"
        case .markup, .entity: "write plain text: a prompt shows no markup"
        case .escape: "write the character itself"
        case .quotes: "take the quotation marks away; one pair belongs to the file, the other is shown"
        case .control: "take the character away"
        }
    }

    private static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
