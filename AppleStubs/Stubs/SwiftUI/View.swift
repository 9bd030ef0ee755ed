@_exported import Combine
@_exported import FoundationStubs
@_exported import Foundation

/// What a view came to: a tree that a test can read and press.
public final class StubNode {
    public var kind: String
    public var text = ""
    public var image = ""
    public var label: String?
    public var value: String?
    public var hint: String?
    public var children: [StubNode]
    public var action: (@MainActor () -> Void)?
    public var accessibilityAction: (@MainActor () -> Void)?
    public var press: ((Bool) -> Void)?
    public var disappear: (() -> Void)?

    public init(_ kind: String, _ children: [StubNode] = []) {
        self.kind = kind
        self.children = children
    }

    /// All nodes of a kind, in order.
    public func all(_ kind: String) -> [StubNode] {
        (self.kind == kind ? [self] : []) + children.flatMap { $0.all(kind) }
    }

    /// The texts below, in order.
    public var texts: [String] { (text.isEmpty ? [] : [text]) + children.flatMap(\.texts) }
}

@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
    func stubNode() -> StubNode
}

extension View {
    public func stubNode() -> StubNode { body.stubNode() }
}

extension Never: View {
    public var body: Never { fatalError("a primitive view has no body") }
}

/// A view without a body of its own.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    public var body: Never { fatalError("a primitive view has no body") }
}

@resultBuilder
public enum ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content>
    {
        TupleView(repeat each content)
    }
    public static func buildIf<Content: View>(_ content: Content?) -> OptionalView<Content> { OptionalView(content) }
    public static func buildEither<First: View, Second: View>(first: First) -> EitherView<First, Second> {
        EitherView(first: first, second: nil)
    }
    public static func buildEither<First: View, Second: View>(second: Second) -> EitherView<First, Second> {
        EitherView(first: nil, second: second)
    }
}

public struct EmptyView: PrimitiveView {
    public init() {}
    public func stubNode() -> StubNode { StubNode("Empty") }
}

public struct TupleView<each Content: View>: PrimitiveView {
    let content: (repeat each Content)
    init(_ content: repeat each Content) { self.content = (repeat each content) }
    public func stubNode() -> StubNode {
        let node = StubNode("Tuple")
        for view in repeat each content { node.children.append(view.stubNode()) }
        return node
    }
}

public struct OptionalView<Content: View>: PrimitiveView {
    let content: Content?
    init(_ content: Content?) { self.content = content }
    public func stubNode() -> StubNode { content?.stubNode() ?? StubNode("Empty") }
}

public struct EitherView<First: View, Second: View>: PrimitiveView {
    let first: First?
    let second: Second?
    public func stubNode() -> StubNode { first?.stubNode() ?? second?.stubNode() ?? StubNode("Empty") }
}

/// A view that was changed by a modifier.
public struct ModifiedView<Content: View>: PrimitiveView {
    let content: Content
    let change: (StubNode) -> Void
    public func stubNode() -> StubNode {
        let node = content.stubNode()
        change(node)
        return node
    }
}

public struct Font: Sendable {
    public static let footnote = Font()
}

extension View {
    func changed(_ change: @escaping (StubNode) -> Void) -> some View { ModifiedView(content: self, change: change) }

    public func font(_ font: Font?) -> some View { changed { _ in } }
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { changed { _ in } }
    public func padding() -> some View { changed { _ in } }
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        changed { $0.label = String(label) }
    }
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        changed { $0.value = String(value) }
    }
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { changed { $0.hint = String(hint) } }
    public func accessibilityAction(_ handler: @escaping () -> Void) -> some View {
        changed { $0.accessibilityAction = handler }
    }
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View { changed { $0.disappear = action } }
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
        changed { node in node.press = { if let pressed = $0 as? V { action(pressed) } } }
    }
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        changed { node in
            let label = StubNode("Label")
            node.press =
                style.makeBody(configuration: ButtonStyleConfiguration(label: .init(node: label), isPressed: false))
                .stubNode().press
        }
    }
}
