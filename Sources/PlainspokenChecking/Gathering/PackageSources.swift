import PlainspokenModel
import PlainspokenReading

/// Finds the source files of products of local Swift packages.
struct PackageSources {
    let tree: FileTree

    /// Absolute paths of the source files of a product's targets and of the local targets they depend on.
    func sources(of product: String, in package: String) -> [String] {
        _ = (product, package, tree)
        return []
    }
}
