import Foundation

@propertyWrapper
public struct Binding<Value> {
    let get: () -> Value
    let set: (Value) -> Void
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
    }
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }
    public var projectedValue: Binding<Value> { self }
}

/// Keeps its object as long as the value of the view that declares it.
@propertyWrapper @MainActor
public struct StateObject<Object: ObservableObject> {
    private final class Box {
        var object: Object?
    }
    private let box = Box()
    private let make: () -> Object
    public init(wrappedValue make: @autoclosure @escaping () -> Object) { self.make = make }
    public var wrappedValue: Object {
        if let object = box.object { return object }
        let object = make()
        box.object = object
        return object
    }
}

@propertyWrapper @MainActor
public struct State<Value> {
    private final class Box {
        var value: Value
        init(_ value: Value) { self.value = value }
    }
    private let box: Box
    public init(wrappedValue: Value) { box = Box(wrappedValue) }
    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }
    public var projectedValue: Binding<Value> {
        let box = box
        return Binding(get: { box.value }, set: { box.value = $0 })
    }
}

@MainActor
public struct EnvironmentValues {
    public static var stub = EnvironmentValues()
    public init() {}
    public var undoManager: UndoManager?
    public var locale = Locale(identifier: "en-US")
}

@propertyWrapper @MainActor
public struct Environment<Value> {
    private let path: KeyPath<EnvironmentValues, Value>
    public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }
    public var wrappedValue: Value { EnvironmentValues.stub[keyPath: path] }
}
