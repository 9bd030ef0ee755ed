import PlainspokenModel
import PlainspokenReading
import Testing

/// The block tree of Swift files.
@Suite struct SwiftBlockTests {
    @Test(arguments: cases) func facts(_ sample: SourceSample) {
        #expect(sample.scanSwift() == sample.facts)
    }

    private static let cases: [SourceSample] = [
        SourceSample(
            "if and else",
            #"""
            if a { b() } else if let c = d, case .e(let f, g: var h)? = i { j(c) } else { k() }
            """#,
            #"""
            1<0 branch if a {b()}
            2<0 branch 1 if let c = d, case .e(let f, g: var h)? = i {j(c)}
            3<0 branch 2 else {k()}
            variable let c = d @2
            variable let f @2
            variable var h @2
            0 a
            1 b() @1
            2 d
            3 .e(…, g: …)
            4 i
            5 j(c) @2
            6 c ^5 @2
            7 k() @3
            """#),
        SourceSample(
            "availability",
            #"""
            if #available(iOS 17, macOS 14, *) { a() } else if x { b() } else { c() }
            if #available(iOS 15.2, *), y { d() } else { e() }
            if #unavailable(watchOS 9) { f() } else { g() }
            guard #available(tvOS 16.0.1, *) else { return }
            while #available(visionOS 2, *) { h() }
            """#,
            #"""
            1<0 branch if #available(iOS 17, macOS 14, *) iOS≥17.0 macOS≥14.0 {a()}
            2<0 branch 1 if x iOS<17.0 macOS<14.0 {b()}
            3<0 branch 2 else iOS<17.0 macOS<14.0 {c()}
            4<0 branch if #available(iOS 15.2, *), y iOS≥15.2 {d()}
            5<0 branch 1 else {e()}
            6<0 branch if #unavailable(watchOS 9) watchOS<9.0 {f()}
            7<0 branch 1 else watchOS≥9.0 {g()}
            8<0 guardElse if #available(tvOS 16.0.1, *) tvOS<16.0.1 {return}
            9<0 loop if #available(visionOS 2, *) visionOS≥2.0 {h()}
            0 a() @1
            1 x
            2 b() @2
            3 c() @3
            4 y
            5 d() @4
            6 e() @5
            7 f() @6
            8 g() @7
            9 h() @9
            """#),
        SourceSample(
            "guard and bindings",
            #"""
            func f() {
                guard let self, let x, let y = try? z() as? Place, y > 1 else { return }
                use(x)
            }
            """#,
            #"""
            1<0 function f {guard let self, let }
            2<1 guardElse if let self, let x, let y = try? z() as? Place, y > 1 {return}
            function func f {1}
            variable let self = self @1
            variable let x = x @1
            variable let y: Place = z() @1
            0 self @1
            1 x @1
            2 z() @1
            3 y @1
            4 use(x) @1
            5 x ^4 @1
            """#),
        SourceSample(
            "loops",
            #"""
            for x in [a, b] where x.ok { c(x) }
            for case let .some(y) in list { d }
            for await (k, v) in stream { e() }
            for var i: Int in 0..<10 {}
            for try await z in feed.lines { f(z) }
            outer: while let w = next(), w > 0 { continue outer }
            repeat { g() } while h()
            for j in numbers.filter { $0 > 4 } { i() }
            """#,
            #"""
            1<0 loop if x in [a, b] where x.ok {c(x)}
            2<0 loop if case let .some(y) in list {d}
            3<0 loop if (k, v) in stream {e()}
            4<0 loop if var i: Int in 0..<10 {}
            5<0 loop if z in feed.lines {f(z)}
            6<0 loop if let w = next(), w > 0 {continue outer}
            7<0 loop if h() {g()}
            8<0 closure {$0 > 4}
            9<0 loop if j in numbers.filter { $0 > 4 } {i()}
            variable for x = [a, b] @1
            variable let y = list @2
            variable for k @3
            variable for v @3
            variable for i: Int = … @4
            variable for z = feed.lines @5
            variable let w = next() @6
            variable for j = numbers.filter(~{8}) @9
            0 a
            1 b
            2 x.ok
            3 c(x) @1
            4 x ^3 @1
            5 .some(…)
            6 list
            7 d @2
            8 stream
            9 e() @3
            10 feed.lines
            11 f(z) @5
            12 z ^11 @5
            13 next()
            14 w
            15 g() @7
            16 h()
            17 numbers.filter(~{8})
            18 $0 @8
            19 i() @9
            """#),
        SourceSample(
            "switch",
            #"""
            switch AVCaptureDevice.authorizationStatus(for: .audio) {
            case .authorized, .denied where x: a()
            case let .some(n): b(n)
            case .other(let p, q: .r(var s)): c()
            case is Foo, let t as Bar: d(t)
            case 0..<5, "x": break
            case (let u, _): e
            case let (v, w)?: f
            #if os(iOS)
            case .ephemeral: g()
            #else
            case .mac: h()
            #endif
            @unknown default: i()
            }
            """#,
            #"""
            1<0 switchBody if AVCaptureDevice.authorizationStatus(for: .audio) {case .authorized, .d}
            2<1 switchCase if .authorized, .denied where x {a()}
            3<1 switchCase 1 if let .some(n) {b(n)}
            4<1 switchCase 2 if .other(let p, q: .r(var s)) {c()}
            5<1 switchCase 3 if is Foo, let t as Bar {d(t)}
            6<1 switchCase 4 if 0..<5, "x" {break}
            7<1 switchCase 5 if (let u, _) {e}
            8<1 switchCase 6 if let (v, w)? {f}
            9<1 #if os(iOS) {case .ephemeral: g()}
            10<9 switchCase 7 if .ephemeral {g()}
            11<1 #if !os(iOS) 1 else {case .mac: h()}
            12<11 switchCase 8 if .mac {h()}
            13<1 switchCase 9 else {i()}
            variable let n @3
            variable let p @4
            variable var s @4
            variable let t: Bar @5
            variable let u @7
            variable let v @8
            variable let w @8
            0 AVCaptureDevice.authorizationStatus(for: .audio)
            1 .audio
            2 .authorized @1
            3 .denied @1
            4 x @1
            5 a() @2
            6 .some(…) @1
            7 b(n) @3
            8 n ^7 @3
            9 .other(…, q: .r(…)) @1
            10 .r(…) ^9 @1
            11 c() @4
            12 d(t) @5
            13 t ^12 @5
            14 e @7
            15 f @8
            16 .ephemeral @9
            17 g() @10
            18 .mac @11
            19 h() @12
            20 i() @13
            string "x" @1
            """#),
        SourceSample(
            "statements inside #if in a case",
            #"""
            switch x {
            case .a:
                #if DEBUG
                log()
                #endif
                b()
            default: c()
            }
            """#,
            #"""
            1<0 switchBody if x {case .a: #if DEBUG l}
            2<1 switchCase if .a {#if DEBUG log() #end}
            3<2 #if DEBUG {log()}
            4<1 switchCase 1 else {c()}
            0 x
            1 .a @1
            2 log() @3
            3 b() @2
            4 c() @4
            """#),
        SourceSample(
            "do and catch",
            #"""
            do { try a() } catch let error as Oops where error.x { b() } catch Fault.one(let c), Fault.two { d() } catch { e() }
            do throws(E) { f() }
            defer { g() }
            """#,
            #"""
            1<0 doBody {try a()}
            2<0 catchBody 1 if let error as Oops where error.x {b()}
            3<0 catchBody 2 if Fault.one(let c), Fault.two {d()}
            4<0 catchBody 3 {e()}
            5<0 doBody {f()}
            6<0 deferBody {g()}
            variable let error: Oops @2
            variable let c @3
            0 a() @1
            1 error.x
            2 b() @2
            3 Fault.one(…)
            4 Fault.two
            5 d() @3
            6 e() @4
            7 f() @5
            8 g() @6
            """#),
        SourceSample(
            "closures",
            #"""
            run { a() }
            run { [weak self, m = self.manager, unowned(safe) o] (x: CLLocation, y) async throws -> Int in b() }
            run(c) { x, y in d() } onEnd: { e() } then: { f() }
            let g = { h }()
            return { x in i(x) }
            { (j: Int) -> Void in k() }(1)
            list.map { $0.name }.filter { $0 == "x" }
            m { @MainActor (n: Int) in n }
            for send in sends { o() }
            """#,
            #"""
            1<0 closure {a()}
            2<0 closure {[weak self, m = self}
            3<0 closure {x, y in d()}
            4<0 closure {e()}
            5<0 closure {f()}
            6<0 closure {h}
            7<0 closure {x in i(x)}
            8<0 closure {(j: Int) -> Void in }
            9<0 closure {$0.name}
            10<0 closure {$0 == "x"}
            11<0 closure {@MainActor (n: Int) }
            12<0 loop if send in sends {o()}
            variable let m = self.manager @2
            parameter in x: CLLocation @2
            variable let g = (…)()
            parameter in j: Int @8
            parameter in n: Int @11
            variable for send = sends @12
            0 run(~{1})
            1 a() @1
            2 run(~{2})
            3 self.manager
            4 b() @2
            5 run(c, ~{3}, ~onEnd: {4}, ~then: {5})
            6 c ^5
            7 d() @3
            8 e() @4
            9 f() @5
            10 (…)()
            11 h @6
            12 i(x) @7
            13 x ^12 @7
            14 (…)(1)
            15 k() @8
            16 list.map(~{9}).filter(~{10})
            17 $0.name @9
            18 $0 @10
            19 m(~{11})
            20 n @11
            21 sends
            22 o() @12
            string "x" @10
            """#),
        SourceSample(
            "bodies that are no closures",
            #"""
            if x { a() }
            guard y else { b() }
            switch z { case 1: c() }
            while foo(1) { d() }
            if list.contains(where: { $0 > 1 }) { e() }
            if x.first { $0 > 1 } == nil { f() }
            if let g = h.first(where: { $0.ok })?.name { i() }
            var k = l { didSet { m() } }
            if n
            {
                o()
            }
            p()
            { q() }
            """#,
            #"""
            1<0 branch if x {a()}
            2<0 guardElse if y {b()}
            3<0 switchBody if z {case 1: c()}
            4<3 switchCase if 1 {c()}
            5<0 loop if foo(1) {d()}
            6<0 closure {$0 > 1}
            7<0 branch if list.contains(where: { $0 > 1 }) {e()}
            8<0 closure {$0 > 1}
            9<0 branch if x.first { $0 > 1 } == nil {f()}
            10<0 closure {$0.ok}
            11<0 branch if let g = h.first(where: { $0.ok })?.name {i()}
            12<0 accessor k {m()}
            13<0 branch if n {o()}
            14<0 closure {q()}
            variable let g = h.first(where: {10}).name @11
            variable var k = l {12}
            0 x
            1 a() @1
            2 y
            3 b() @2
            4 z
            5 c() @4
            6 foo(1)
            7 d() @5
            8 list.contains(where: {6})
            9 $0 @6
            10 e() @7
            11 x.first(~{8})
            12 $0 @8
            13 f() @9
            14 h.first(where: {10}).name
            15 $0.ok @10
            16 i() @11
            17 l
            18 m() @12
            19 n
            20 o() @13
            21 p(~{14})
            22 q() @14
            """#),
        SourceSample(
            "values of branches",
            #"""
            let a = if x { 1 } else if y { .two } else { "3" }
            let b = switch z { case 1: true; default: nil }
            let c = x ? .one : y ? [2] : three()
            let d = e ?? f?.g ?? "h"
            let i = j as? K ?? l
            """#,
            #"""
            1<0 branch if x {1}
            2<0 branch 1 if y {.two}
            3<0 branch 2 else {"3"}
            4<0 switchBody if z {case 1: true; defaul}
            5<4 switchCase if 1 {true;}
            6<4 switchCase 1 else {nil}
            variable let a = 1 | .two | "3"
            variable let b = true | nil
            variable let c = .one | [2] | three()
            variable let d = e | f.g | "h"
            variable let i: K = j | l
            0 x
            1 y
            2 .two @2
            3 z
            4 x
            5 .one
            6 y
            7 three()
            8 e
            9 f.g
            10 j
            11 l
            string "3" @3
            string "h"
            """#),
        SourceSample(
            "functions in functions",
            #"""
            class A {
                func b() {
                    func c() { d() }
                    struct E { let f = { g() } }
                    c()
                }
                var h: Int { i() }
                class func j() {}
                class var k: Int { 1 }
            }
            """#,
            #"""
            1<0 type A {func b() { func c() }
            2<1 function b {func c() { d() } str}
            3<2 function c {d()}
            4<2 type E {let f = { g() }}
            5<4 closure {g()}
            6<1 accessor h {i()}
            7<1 function j {}
            8<1 accessor k {1}
            type class A {1}
            function func b {2} @1
            function func c {3} @2
            type struct E {4} @2
            variable let f = {5} @4
            variable var h: Int {6} @1
            function class func j {7} @1
            variable class var k: Int {8} @1
            0 d() @3
            1 g() @5
            2 c() @2
            3 i() @6
            """#),
    ]
}
