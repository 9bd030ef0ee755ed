import Foundation

public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable { case top, center, bottom }
public struct Axis: Sendable {
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
    public static let vertical = Axis()
}

public struct Text: PrimitiveView {
    let content: String
    public init<S: StringProtocol>(_ content: S) { self.content = String(content) }
    public func stubNode() -> StubNode {
        let node = StubNode("Text")
        node.text = content
        return node
    }
}

public struct Label: PrimitiveView {
    let title: String
    let image: String
    public init<S: StringProtocol>(_ title: S, systemImage: String) {
        self.title = String(title)
        image = systemImage
    }
    public func stubNode() -> StubNode {
        let node = StubNode("Label")
        node.text = title
        node.image = image
        return node
    }
}

public struct TextField: PrimitiveView {
    let title: String
    let text: Binding<String>
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.title = String(title)
        self.text = text
    }
    public func stubNode() -> StubNode {
        let node = StubNode("TextField")
        node.text = text.wrappedValue
        return node
    }
}

public struct HStack<Content: View>: PrimitiveView {
    let content: Content
    public init(alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    public func stubNode() -> StubNode { StubNode("HStack", [content.stubNode()]) }
}

public struct VStack<Content: View>: PrimitiveView {
    let content: Content
    public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    public func stubNode() -> StubNode { StubNode("VStack", [content.stubNode()]) }
}

/// Takes the first view, as where there is room.
public struct ViewThatFits<Content: View>: PrimitiveView {
    let content: Content
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    public func stubNode() -> StubNode { StubNode("ViewThatFits", Array(content.stubNode().children.prefix(1))) }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
    let data: Data
    let content: (Data.Element) -> Content
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.data = data
        self.content = content
    }
    public func stubNode() -> StubNode { StubNode("ForEach", data.map { content($0).stubNode() }) }
}

public struct Button<Content: View>: PrimitiveView {
    let action: @MainActor () -> Void
    let content: Content
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Content) {
        self.action = action
        content = label()
    }
    public func stubNode() -> StubNode {
        let node = StubNode("Button", [content.stubNode()])
        node.action = action
        return node
    }
}

public struct ButtonStyleConfiguration {
    public struct Label: PrimitiveView {
        let node: StubNode
        public func stubNode() -> StubNode { node }
    }
    public let label: Label
    public let isPressed: Bool
}

@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
