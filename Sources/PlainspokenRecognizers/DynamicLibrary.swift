#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A shared library that is bound at run time, so that neither the build nor the start needs it.
///
/// It stays loaded until the process ends: recognisers keep threads of their own.
struct DynamicLibrary: @unchecked Sendable {
    private let handle: UnsafeMutableRawPointer

    /// Loads a library; `nil` where the system's loader refuses it.
    init?(_ name: String) {
        guard let handle = dlopen(name, RTLD_NOW | RTLD_GLOBAL) else { return nil }
        self.handle = handle
    }

    /// A function of the library; another version may lack it.
    ///
    /// The caller states the C signature, since there is no header.
    func function<Function>(_ name: String, as type: Function.Type) throws(RecognizerFault) -> Function {
        guard let address = dlsym(handle, name) else { throw RecognizerFault(.anotherVersion(function: name)) }
        return unsafeBitCast(address, to: type)
    }
}

/// Why a recogniser that is installed does not work.
package struct RecognizerFault: Error, Hashable {
    enum Kind: Hashable {
        /// The library has no such function.
        case anotherVersion(function: String)
        /// The model could not be loaded.
        case model
        /// A call reported a failure while listening.
        case call
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }
}

extension RecognizerFault {
    /// For people, with the remedy.
    package var sentence: String {
        switch kind {
        case .anotherVersion:
            "it is another version than the one that scripts/install-recognizers installs; run that script"
        case .model: "its model cannot be loaded; install it again with scripts/install-recognizers"
        case .call: "it gave up on this sound; try another recording"
        }
    }
}
