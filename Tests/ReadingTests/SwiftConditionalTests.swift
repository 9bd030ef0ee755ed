import PlainspokenModel
import PlainspokenReading
import Testing

/// Conditional compilation, and recovery from what does not fit together.
@Suite struct SwiftConditionalTests {
    @Test(arguments: cases) func facts(_ sample: SourceSample) {
        #expect(sample.scanSwift() == sample.facts)
    }

    private static let cases: [SourceSample] = [
        SourceSample(
            "conditions",
            #"""
            #if os(iOS) && !targetEnvironment(simulator) || DEBUG
            a()
            #elseif canImport(Speech, _version: 2) || (swift(>=5.9) && true)
            b()
            #elseif canImport(A.B)
            c()
            #else
            d()
            #endif
            #if !(os(macOS) || os(Linux)) && !FLAG
            e()
            #endif
            #if os(iOS) ||
                os(tvOS)
            f()
            #endif
            #if compiler(>=6) && $Feature
            g()
            #endif
            """#,
            #"""
            1<0 #if ((os(iOS) && !targetEnvironment(simulator)) || DEBUG) {a()}
            2<0 #if (!((os(iOS) && !targetEnvironment(simulator)) || DEBUG) && (canImport(Speech) || (?swift(>=5.9)? && true))) 1 {b()}
            3<0 #if (!((os(iOS) && !targetEnvironment(simulator)) || DEBUG) && !(canImport(Speech) || (?swift(>=5.9)? && true)) && canImport(A.B)) 2 {c()}
            4<0 #if (!((os(iOS) && !targetEnvironment(simulator)) || DEBUG) && !(canImport(Speech) || (?swift(>=5.9)? && true)) && !canImport(A.B)) 3 else {d()}
            5<0 #if (!(os(macOS) || os(Linux)) && !FLAG) {e()}
            6<0 #if (os(iOS) || os(tvOS)) {f()}
            7<0 #if (?compiler(>=6)? && $Feature) {g()}
            0 a() @1
            1 b() @2
            2 c() @3
            3 d() @4
            4 e() @5
            5 f() @6
            6 g() @7
            """#),
        SourceSample(
            "around declarations",
            #"""
            class A {
                #if os(iOS)
                func b() { c() }
                #elseif os(macOS)
                var d: Int { e() }
                #endif
                func f() {
                    #if DEBUG
                    g()
                    #if NESTED
                    h()
                    #endif
                    #else
                    i()
                    #endif
                    j()
                }
            }
            """#,
            #"""
            1<0 type A {#if os(iOS) func b()}
            2<1 #if os(iOS) {func b() { c() }}
            3<2 function b {c()}
            4<1 #if (!os(iOS) && os(macOS)) 1 {var d: Int { e() }}
            5<4 accessor d {e()}
            6<1 function f {#if DEBUG g() #if NE}
            7<6 #if DEBUG {g() #if NESTED h() #}
            8<7 #if NESTED {h()}
            9<6 #if !DEBUG 1 else {i()}
            type class A {1}
            function func b {3} @2
            variable var d: Int {5} @4
            function func f {6} @1
            0 c() @3
            1 e() @5
            2 g() @7
            3 h() @8
            4 i() @9
            5 j() @6
            """#),
        SourceSample(
            "a clause that opens a brace",
            #"""
            class A {
                func b() {
                    #if os(iOS)
                    if c {
                    #else
                    if d, e() {
                    #endif
                        f()
                    }
                    g()
                }
                func h() {}
            }
            """#,
            #"""
            1<0 type A {func b() { #if os(iO}
            2<1 function b {#if os(iOS) if c { #}
            3<2 branch if c {#else if d, e() { #e}
            4<3 #if ?#else? 1 else {if d, e() {}
            5<4 branch if d, e() {}
            6<1 function h {}
            type class A {1}
            function func b {2} @1
            function func h {6} @1
            0 c @2
            1 d @4
            2 e() @4
            3 f() @3
            4 g() @2
            """#),
        SourceSample(
            "a clause that closes a brace",
            #"""
            func a() {
                if b {
                    c()
                #if X
                }
                d()
                #endif
            }
            func e() {}
            """#,
            #"""
            1<0 function a {if b { c() #if X } d}
            2<1 branch if b {c() #if X}
            3<0 function e {}
            function func a {1}
            function func e {3}
            0 b @1
            1 c() @2
            2 d() @1
            """#),
        SourceSample(
            "unclosed",
            #"""
            func a() {
                #if X
                b()
            }
            func c() {}
            """#,
            #"""
            1<0 function a {#if X b()}
            2<0 function c {}
            function func a {1}
            function func c {2}
            0 b() @1
            """#),
        SourceSample(
            "stray directives",
            #"""
            #else
            a()
            #endif
            b()
            #elseif X
            c()
            """#,
            #"""
            0 a()
            1 b()
            2 c()
            """#),
        SourceSample(
            "in lists",
            #"""
            let a = [
                1,
                #if DEBUG
                two(),
                #endif
                3,
            ]
            f(
                x,
                #if os(iOS)
                y
                #endif
            )
            """#,
            #"""
            variable let a = [1, two(), 3]
            0 two()
            1 f(x, y)
            2 x ^1
            3 y ^1
            """#),
        SourceSample(
            "braces out of place",
            #"""
            func a() { b( }
            func c() { d() ] }
            }
            func e() { f() }
            """#,
            #"""
            1<0 function a {b(}
            2<0 function c {d() ]}
            3<0 function e {f()}
            function func a {1}
            function func c {2}
            function func e {3}
            0 b() @1
            1 d() @2
            2 f() @3
            problem 1: a bracket is not closed
            problem 2: a closing bracket has no opening one
            problem 3: a closing bracket has no opening one
            """#),
        SourceSample(
            "missing braces",
            #"""
            class A {
                func b() {
                    if c {
                        d()
                }
                func e() { f() }
            }
            let g = 1
            """#,
            #"""
            1<0 type A {func b() { if c { d(}
            2<1 function b {if c { d() } func e(}
            3<2 branch if c {d()}
            4<2 function e {f()}
            type class A {1}
            function func b {2} @1
            function func e {4} @2
            variable let g = 1 @1
            0 c @2
            1 d() @3
            2 f() @4
            problem 1: a bracket is not closed
            """#),
        SourceSample(
            "garbage",
            #"""
            let = 3
            func
            class { a() }
            if { b() }
            switch { }
            guard else { c() }
            for in { d() }
            @ @@ #
            a b c
            f(a b, c d)
            x.
            y()
            """#,
            #"""
            1<0 function class {a()}
            2<0 closure {b()}
            3<0 closure {}
            4<0 guardElse {c()}
            5<0 loop if in {d()}
            function func class {1}
            variable for in @5
            0 a() @1
            1 b() @2
            2 c() @4
            3 d() @5
            4 a
            5 b
            6 c
            7 f(a, c)
            8 a ^7
            9 b
            10 c ^7
            11 d
            12 x.y()
            """#),
    ]
}
