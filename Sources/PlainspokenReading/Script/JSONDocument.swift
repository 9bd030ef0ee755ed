import PlainspokenModel

/// Reading of JSON, with the place of every key and value; comments and trailing commas are taken as well.
package enum JSONDocument {
    /// Reads the one value of a file; a key that stands twice stands twice in the result.
    ///
    /// - Parameters:
    ///   - bytes: The file, in any Unicode encoding.
    ///   - path: The path that places carry.
    /// - Returns: The value at the root.
    /// - Throws: `Problem` with the place where the text is no JSON.
    package static func read(_ bytes: [UInt8], path: String) throws(Problem) -> PropertyValue {
        let text = SourceText(path: path, bytes: DecodedText(bytes).bytes)
        var reader = ScriptReader(text)
        let value = reader.value()
        if let fault = reader.fault { throw Problem("is no JSON: \(fault.message)", at: text.place(at: fault.offset)) }
        return value ?? PropertyValue(.null, at: Place(path: path))
    }
}
