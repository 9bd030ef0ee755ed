import PlainspokenModel

extension XMLListReader {
    /// The text of an element up to its closing tag, which is read too; nil after a fault.
    mutating func elementText(of name: String, from start: Int) -> String? {
        let first = scanner.offset
        scanner.skip { $0 != 0x3C && $0 != 0x26 }
        if scanner.stands("</") {
            let text = scanner.text(first..<scanner.offset)
            return readEnd(of: name, from: start) ? text : nil
        }
        var text = Array(scanner.bytes[first..<scanner.offset])
        while let byte = scanner.current {
            if byte == 0x26 {
                readReference(into: &text)
            } else if byte != 0x3C {
                let chunk = scanner.offset
                scanner.skip { $0 != 0x3C && $0 != 0x26 }
                text += scanner.bytes[chunk..<scanner.offset]
            } else if scanner.stands("</") {
                return readEnd(of: name, from: start) ? String(decoding: text, as: UTF8.self) : nil
            } else if !readInnerMarkup(into: &text, of: name) {
                return nil
            }
        }
        stop("<\(name)> is not closed by </\(name)>", at: start)
        return nil
    }

    private mutating func readEnd(of name: String, from start: Int) -> Bool {
        let tag = scanner.offset
        scanner.offset += 2
        let found = readName()
        scanner.skip { $0.isXMLSpace }
        if found == name, scanner.skip(">") { return true }
        stop("</\(found)> stands where </\(name)> is due", at: tag)
        return false
    }

    /// CDATA, or a comment, which Apple's readers refuse inside text; false where an element stands.
    private mutating func readInnerMarkup(into text: inout [UInt8], of name: String) -> Bool {
        let start = scanner.offset
        if scanner.skip("<![CDATA[") {
            let first = scanner.offset
            guard scanner.skipPast("]]>") else {
                stop("the CDATA begun here is not closed by \"]]>\"", at: start)
                return false
            }
            text += scanner.bytes[first..<max(first, scanner.offset - 3)]
            return true
        }
        if scanner.skip("<!--"), scanner.skipPast("-->") {
            report("a comment inside <\(name)> is refused by Apple's readers; move it before the element", at: start)
            noteMarkers(in: start + 4..<max(start + 4, scanner.offset - 3))
            return true
        }
        stop("\"<\" inside <\(name)> begins no text; write it as &lt; or close the element before it", at: start)
        return false
    }

    /// `&amp;`, `&#233;` or `&#xE9;`; anything else is reported and kept as it stands.
    private mutating func readReference(into text: inout [UInt8]) {
        let start = scanner.offset
        scanner.offset += 1
        scanner.skip { $0.isLetter || $0.isDigit || $0 == 0x23 }
        let name = scanner.text(start + 1..<scanner.offset)
        if scanner.skip(";"), let scalar = Self.scalar(of: name) {
            text.append(scalar)
            return
        }
        let shown = quoted(scanner.text(start..<scanner.offset))
        report(
            name.isEmpty
                ? "\"&\" stands alone; write it as &amp;" : "\(shown) is no character of XML; write & as &amp;",
            at: start)
        text += scanner.bytes[start..<scanner.offset]
    }

    private static func scalar(of name: String) -> Unicode.Scalar? {
        switch name {
        case "lt": return "<"
        case "gt": return ">"
        case "amp": return "&"
        case "quot": return "\""
        case "apos": return "'"
        default: break
        }
        let number: UInt32?
        if name.hasPrefix("#x") {
            number = UInt32(name.dropFirst(2), radix: 16)
        } else if name.hasPrefix("#") {
            number = UInt32(name.dropFirst())
        } else {
            number = nil
        }
        return number.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
    }
}
