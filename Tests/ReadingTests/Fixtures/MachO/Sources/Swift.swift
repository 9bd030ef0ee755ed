// swift-format-ignore-file
// As much of a standard library as the compiler needs for the two files beside it.
@_marker public protocol Sendable {}
@_marker public protocol Copyable {}
@_marker public protocol Escapable {}
@_marker public protocol BitwiseCopyable {}
public typealias Void = ()
public typealias AnyObject = Builtin.AnyObject
@frozen public struct Bool { var _value: Builtin.Int1 }
@frozen public struct Int { var _value: Builtin.Int64 }
public enum Optional<Wrapped> { case none, some(Wrapped) }
