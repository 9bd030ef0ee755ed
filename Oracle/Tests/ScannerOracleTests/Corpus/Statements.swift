// swift-format-ignore-file
func walk(_ items: [Item]) async throws {
    if let item, let other = items.first as? Own, case .some(let x) = other.value, x > 3 { use(x) } else if a { b() } else { c() }
    guard #available(iOS 17, *), let self else { return }
    while let next = iterator.next(), !next.isEmpty { continue }
    outer: for case let (index, value)? in items.enumerated() where value > 0 { if index > 2 { break outer } }
    for try await line: String in lines { print(line) }
    for item in items.filter({ $0.isOpen }) where item { }
    repeat { step() } while running
    do { try run() } catch let error as Failure where error.isFatal { stop(error) } catch .cancelled, .timeout { } catch { }
    do throws(Failure) { try await self.go() } catch {}
    switch value {
    case .one(let a, _), .two(a: let a, b: 3...): use(a)
    case let (x, y) where x == y: use(x)
    case is Own, 1...5: break
    case let item as Other:
        fallthrough
    #if os(iOS)
    case .phone: call()
    #endif
    @unknown default: let late = 1; use(late)
    }
    defer { close() }
    let chosen = if a { 1 } else { 2 }, picked = switch b { case .x: 1; default: 2 }
    a.b?.c![0].d = value; (x, y) = (y, x); z += 1; flags |= .on; t.0 = 3; _ = try? await go(); p?.q <<= 2
    throw Failure.none
}
#if os(iOS) && !targetEnvironment(simulator) || DEBUG
let one = 1
#elseif canImport(Speech) && (swift(>=5.9) || compiler(<6))
let two = 2
#else
let three = 3
#endif
#sourceLocation(file: "x.swift", line: 1)
#sourceLocation()
#warning("careful")
