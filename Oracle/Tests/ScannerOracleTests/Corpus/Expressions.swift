// swift-format-ignore-file
let view = List(items, id: \.self) { item in
    Text(item.name)
        .font(.title)
        #if os(iOS)
        .padding(.top, 3)
        #else
        .padding()
        #endif
        .onTapGesture { [weak self, count = items.count] in self?.open(item, count) }
    if item.isNew { Badge() }
} header: {
    Header()
} footer: { Footer(text: "x") }
let task = Task<Void, Never> { @MainActor in await model.load() }
let sorted = items.sorted { (a: Item, b: Item) -> Bool in a.x < b.x }.map(\.y).reduce(0, +)
let casted = (device as? AVCaptureDevice)?.formats.first!.description as! String
let called = handlers[key]?(1, two: 2)(3), chained = a.b().c { $0 }.d { x, _ in x } e: { 1 }
let choice = flag ? .on : other ?? fallback, negative = -x.y + -1, inverted = !done && ~mask != 0
let generic = Array<[Int]>(repeating: [], count: 3), nested = A<B<C>>.make(), compare = a < b && c > (d)
let dictionary: [String: Any] = ["a": 1, "b": [1, 2,], "c": ["d": nil]], none = [:] as [String: Int]
let closure: @Sendable (Int) async throws -> Void = { _ in try await run() }
let selector = #selector(Own.tap(_:)), name = #keyPath(Own.name), file = #fileID, method = own.call(_:with:)
let type = type(of: self), meta = Int.self, optional = Int?.none, metatype = [Int].self
withUnsafePointer(to: &value) { pointer in pointer.pointee = 3 }
if items.contains(where: { $0.isOpen }) { open() }
if let first = items.first(where: { $0 == x })?.name { use(first) }
while queue.pop { $0 } != nil { step() }
let result = try await withThrowingTaskGroup(of: Void.self) { group in for i in 0..<3 { group.addTask { go(i) } } }
.implicit(member: 1)
super.viewDidLoad(); Self.make(); self[0] = 1; self.init(x: 1)
let predicate = #Predicate<Own> { $0.id == id }
func start(done: @escaping(Kind, String) -> Void, then: @Sendable @autoclosure() -> Int = 3) {}
async let (first, second) = await
    load(one, two)
try pattern = Pattern(); await self.ready = isReady()
#expect(throws: (any Own.Error).self) { try run() }
let mask = (a .< b) .| (c .!= d) .& e, range = ..<3
let inverted = .!mask .& (.!(a .^ b))
