import PlainspokenModel

/// The chains that may hold data, by the names in them: all others need not be looked at.
struct TellingChains {
    private let base: CodeBase
    /// Hashes of names that were marked in all files.
    private var marked: Set<UInt32> = []
    /// By file and chain; empty for a file that has none.
    private var isTelling: [[Bool]]
    private(set) var isEmpty = true

    init(_ base: CodeBase) {
        self.base = base
        isTelling = Array(repeating: [], count: base.files.count)
    }

    /// Marks the chains of all files, or of one, that hold a name.
    mutating func mark(_ name: String, only file: Int? = nil) {
        let hash = ChainNames.hash(name)
        if let file { return mark(hash, in: file) }
        guard marked.insert(hash).inserted else { return }
        for file in base.files.indices { mark(hash, in: file) }
    }

    private mutating func mark(_ hash: UInt32, in file: Int) {
        for chain in base.files[file].chainNames.chains(hash) {
            if isTelling[file].isEmpty {
                isTelling[file] = Array(repeating: false, count: base.files[file].facts.expressions.count)
                isEmpty = false
            }
            isTelling[file][chain] = true
        }
    }

    func isIn(_ file: Int) -> Bool { !isTelling[file].isEmpty }

    func contains(_ chain: ExpressionReference) -> Bool { isIn(chain.file) && isTelling[chain.file][chain.index] }

    func contains(anyOf chains: Range<Int>, in file: Int) -> Bool {
        isIn(file) && isTelling[file][chains].contains(true)
    }
}
