import PlainspokenModel
import PlainspokenReading
import Testing

/// Member chains, calls, assignments and values of Swift files.
@Suite struct SwiftExpressionTests {
    @Test(arguments: cases) func facts(_ sample: SourceSample) {
        #expect(sample.scanSwift() == sample.facts)
    }

    private static let cases: [SourceSample] = [
        SourceSample(
            "chains",
            #"""
            AVCaptureDevice.requestAccess(for: .video) { granted in use(granted) }
            manager.requestWhenInUseAuthorization()
            self.manager?.delegate!.ask()
            super.viewDidLoad()
            CLLocationManager()
            Foo<Bar, [Int]>.shared.run<Baz>(1)
            list[0]?.items["key", default: []].first!()
            a.0.1.b
            x.self
            Type.self.init(1)
            handler?(a, label: b)
            try await session.start().value
            UIApplication.shared
                .open(url)
                // why
                .then { $0 }
                /* what */ .done()
            Text("x").bold
            ()
            let y = z
            (a.b)(1)
            [c](2)
            """#,
            #"""
            1<0 closure {granted in use(grant}
            2<0 closure {$0}
            variable let y = z
            0 AVCaptureDevice.requestAccess(for: .video, ~{1})
            1 .video
            2 use(granted) @1
            3 granted ^2 @1
            4 manager.requestWhenInUseAuthorization()
            5 self.manager.delegate.ask()
            6 super.viewDidLoad()
            7 CLLocationManager()
            8 Foo.shared.run<Baz>(1)
            9 list[0].items["key", default: []].first()
            10 a.0.1.b
            11 x.self
            12 Type.self.init(1)
            13 handler(a, label: b)
            14 a ^13
            15 b ^13
            16 session.start().value
            17 UIApplication.shared.open(url).then(~{2}).done()
            18 url ^17
            19 $0 @2
            20 Text("x").bold
            21 z
            22 a.b(1)
            23 (…)(2)
            24 c
            string "key"
            string "x"
            """#),
        SourceSample(
            "implicit members",
            #"""
            set(.video)
            let x: Kind = .audio
            return .video.other(1)
            options = [.mixWithOthers, .duckOthers]
            call(.init(1), .some(.none))
            return .done
            """#,
            #"""
            variable let x: Kind = .audio
            0 set(.video)
            1 .video
            2 .audio
            3 .video.other(1)
            4 options
            5 .mixWithOthers
            6 .duckOthers
            7 call(.init(1), .some(.none))
            8 .init(1) ^7
            9 .some(.none) ^7
            10 .none
            11 .done
            options = [.mixWithOthers, .duckOthers]
            """#),
        SourceSample(
            "parentheses and literals",
            #"""
            (manager).start()
            (try await load(1)).value
            (x as? WKWebView)?.load(r)
            (a + b).c
            ((d))
            (label: e, f)
            "s".count
            [g, h].forEach { $0 }
            [i: j, "k": 1].keys
            1.5.rounded();
            { l }()
            """#,
            #"""
            1<0 closure {$0}
            2<0 closure {l}
            0 manager.start()
            1 load(1).value
            2 (…) as WKWebView.load(r)
            3 x
            4 r ^2
            5 (…).c
            6 a
            7 b
            8 d
            9 e
            10 f
            11 (…).count
            12 (…).forEach(~{1})
            13 g
            14 h
            15 $0 @1
            16 (…).keys
            17 i
            18 j
            19 (…).rounded()
            20 (…)()
            21 l @2
            string "s"
            string "k"
            """#),
        SourceSample(
            "arguments",
            #"""
            f(1, -2, a: "s", b: nil, c: true, d: [x, .y], e: ["k": 1, "l": .m], g: x + y, h: &z, i: { j })
            f(*, +)
            reduce(0, +)
            f(a ? b : c, (d), e as? F, !g, \.h, try? i())
            f(
                // comment
                first: 1,
                second: g(h(i)),
            )
            """#,
            #"""
            1<0 closure {j}
            0 f(1, -2, a: "s", b: nil, c: true, d: [x, .y], e: ["k": 1, "l": .m], g: …, h: z, i: {1})
            1 x
            2 .y
            3 .m
            4 x
            5 y
            6 z ^0
            7 j @1
            8 f(…, …)
            9 reduce(0, …)
            10 f(b | c, d, e, …, …, i())
            11 a
            12 b
            13 c
            14 d ^10
            15 e ^10
            16 g
            17 i() ^10
            18 f(first: 1, second: g(h(i)))
            19 g(h(i)) ^18
            20 h(i) ^19
            21 i ^20
            string "s"
            string "k"
            string "l"
            """#),
        SourceSample(
            "assignments",
            #"""
            request.requiresOnDeviceRecognition = true
            a.b.c += 1
            self.x = y ?? z
            list[0] = .video
            _ = f()
            (p, q) = r
            opts |= [.a]
            x <<= 1
            x == y
            x <= y
            x !== y
            t = u ? v : w
            z! = try await k() as! K
            """#,
            #"""
            0 request.requiresOnDeviceRecognition
            1 a.b.c
            2 self.x
            3 y
            4 z
            5 list[0]
            6 .video
            7 f()
            8 p
            9 q
            10 r
            11 opts
            12 .a
            13 x
            14 x
            15 y
            16 x
            17 y
            18 x
            19 y
            20 t
            21 u
            22 v
            23 w
            24 z
            25 k()
            request.requiresOnDeviceRecognition = true
            a.b.c += 1
            self.x = y | z
            list[0] = .video
            _ = f()
            _ = r
            opts |= [.a]
            x <<= 1
            t = v | w
            z = k()
            """#),
        SourceSample(
            "generics and comparisons",
            #"""
            a < b
            a < b && c > d
            f(a < b, c > (d))
            f(a<b, c>(d))
            Foo<A>()
            Foo<A>.b
            Array<Dictionary<String, Int>>(x)
            let z: Foo<Bar<Int?>?>? = nil
            x << 2 >> 3
            if i < n { j() }
            Set<(A) -> B>()
            Box<any P & Q>(1)
            a.b<C>(d)
            while k < l.count, m > 0 { o() }
            """#,
            #"""
            1<0 branch if i < n {j()}
            2<0 loop if k < l.count, m > 0 {o()}
            variable let z: Foo = nil
            0 a
            1 b
            2 a
            3 b
            4 c
            5 d
            6 f(…, …)
            7 a
            8 b
            9 c
            10 d
            11 f(a<b, c>(d))
            12 a<b, c>(d) ^11
            13 d ^12
            14 Foo<A>()
            15 Foo.b
            16 Array<Dictionary>(x)
            17 x ^16
            18 x
            19 i
            20 n
            21 j() @1
            22 Set<(A) -> B>()
            23 Box<P & Q>(1)
            24 a.b<C>(d)
            25 d ^24
            26 k
            27 l.count
            28 m
            29 o() @2
            """#),
        SourceSample(
            "casts and checks",
            #"""
            x as! Foo
            x is Bar
            y as? [Foo.Bar] ?? z
            if a is B { c() }
            let d = e as F
            """#,
            #"""
            1<0 branch if a is B {c()}
            variable let d: F = e
            0 x
            1 x
            2 y
            3 z
            4 a
            5 c() @1
            6 e
            """#),
        SourceSample(
            "key paths and selectors",
            #"""
            f(\.name, \Foo.bar?.baz, \.[0], \.self)
            #selector(Foo.tapped(_:for:))
            #selector(getter: self.view)
            #keyPath(A.b.c)
            NotificationCenter.default.addObserver(self, selector: #selector(done), name: .x, object: nil)
            let g = self.play(_:at:)
            list.map(String.init(describing:))
            sort(by: \.a) { $0 }
            """#,
            #"""
            1<0 closure {$0}
            variable let g = self.play
            0 f(…, …, …, …)
            1 #selector(Foo.tapped)
            2 Foo.tapped ^1
            3 #selector(getter: self.view)
            4 self.view ^3
            5 #keyPath(A.b.c)
            6 A.b.c ^5
            7 NotificationCenter.default.addObserver(self, selector: #selector(done), name: .x, object: nil)
            8 self ^7
            9 #selector(done) ^7
            10 done ^9
            11 .x
            12 self.play
            13 list.map(String.init)
            14 String.init ^13
            15 sort(by: …, ~{1})
            16 $0 @1
            """#),
        SourceSample(
            "macros",
            #"""
            #Preview("Name") { View() }
            #warning("soon")
            print(#file, #line)
            let x = #URL("https://x")
            """#,
            #"""
            1<0 closure {View()}
            variable let x = #URL("https://x")
            0 #Preview("Name", ~{1})
            1 View() @1
            2 #warning("soon")
            3 print(#file, #line)
            4 #file ^3
            5 #line ^3
            6 #URL("https://x")
            string "Name"
            string "soon"
            string "https://x"
            """#),
        SourceSample(
            "line breaks",
            #"""
            let a = b
            (c).d()
            let e = f
            [g].h()
            let i = j
            .k
            let l = m
            -n
            let o = p
            - q
            return
            r()
            s ?
            t : u
            v
            ?? w
            """#,
            #"""
            variable let a = b
            variable let e = f
            variable let i = j.k
            variable let l = m
            variable let o = …
            0 b
            1 c.d()
            2 f
            3 (…).h()
            4 g
            5 j.k
            6 m
            7 n
            8 p
            9 q
            10 r()
            11 s
            12 t
            13 u
            14 v
            15 w
            """#),
        SourceSample(
            "postfix conditionals",
            #"""
            View()
                .a()
                #if os(iOS)
                .b(x)
                #else
                .c { y }
                #endif
                .d()
            next()
            """#,
            #"""
            1<0 #if os(iOS) {.b(x)}
            2<0 #if !os(iOS) 1 else {.c { y }}
            3<2 closure {y}
            0 View().a().b(x).c(~{3}).d()
            1 x ^0 @1
            2 y @3
            3 next()
            """#),
        SourceSample(
            "operators",
            #"""
            a...b
            ...c
            d...
            e! + f?.g
            -h.i
            !j
            ~k
            l ... m
            n.map(-)
            o = -1
            p++
            """#,
            #"""
            0 a
            1 b
            2 c
            3 d
            4 e
            5 f.g
            6 h.i
            7 j
            8 k
            9 l
            10 m
            11 n.map(…)
            12 o
            13 p
            o = -1
            """#),
        SourceSample(
            "words that change nothing",
            #"""
            try? a()
            try! b().c
            await d
            async let e = f()
            yield &g
            consume h
            each i
            any P.self
            unsafe .init(x)
            await(j)
            """#,
            #"""
            variable async let e = f()
            0 a()
            1 b().c
            2 d
            3 f()
            4 g
            5 h
            6 i
            7 P.self
            8 .init(x)
            9 x ^8
            10 await(j)
            11 j ^10
            """#),
    ]
}
