import PlainspokenModel
import PlainspokenReading
import Testing

/// The block tree, the preprocessor, comments and recovery in Objective-C.
@Suite struct ObjectiveCBlockTests {
    @Test(arguments: cases) func facts(_ sample: SourceSample) {
        #expect(sample.scanObjectiveC() == sample.facts)
    }

    private static let cases: [SourceSample] = [
        SourceSample(
            "branches",
            #"""
            void f(void) {
                if (a) b(); else if (c) { d(); } else e();
                if (@available(iOS 13.0, macOS 10.15, *)) { g(); } else { h(); }
                if (!@available(iOS 11, *)) { i(); }
                if (@available(iOS 12, *) && j) k();
                if (@available(iOS 12, *) || j) k();
                while (l) m();
                do { n(); } while (o);
                switch (p) {
                    case A:
                    case B: { q(); break; }
                    case C ... D: r(); break;
                    #if X
                    case E: s();
                    #endif
                    default: t();
                }
                @try { u(); } @catch (NSException *ex) { v(ex); } @finally { w(); }
                @synchronized (self) { x(); }
                @autoreleasepool { y(); }
                { z(); }
                label: goto label;
                return;
            }
            """#,
            #"""
            1<0 function f {if (a) b(); else if }
            2<1 branch if a {b();}
            3<1 branch 1 if c {d();}
            4<1 branch 2 else {e();}
            5<1 branch if @available(iOS 13.0, macOS 10.15, *) iOS≥13.0 macOS≥10.15 {g();}
            6<1 branch 1 else iOS<13.0 macOS<10.15 {h();}
            7<1 branch if !@available(iOS 11, *) iOS<11.0 {i();}
            8<1 branch if @available(iOS 12, *) && j iOS≥12.0 {k();}
            9<1 branch if @available(iOS 12, *) || j {k();}
            10<1 loop if l {m();}
            11<1 loop if o {n();}
            12<1 switchBody if p {case A: case B: { q(}
            13<12 switchCase if A {}
            14<12 switchCase 1 if B {{ q(); break; }}
            15<14 scope {q(); break;}
            16<12 switchCase 2 if C ... D {r(); break;}
            17<12 #if X {case E: s();}
            18<17 switchCase 3 if E {s();}
            19<12 switchCase 4 else {t();}
            20<1 doBody {u();}
            21<1 catchBody 1 if (NSException *ex) {v(ex);}
            22<1 deferBody 2 {w();}
            23<1 scope {x();}
            24<1 scope {y();}
            25<1 scope {z();}
            function  f: void {1}
            parameter @catch ex: NSException @21
            0 a @1
            1 b() @2
            2 c @1
            3 d() @3
            4 e() @4
            5 g() @5
            6 h() @6
            7 i() @7
            8 j @1
            9 k() @8
            10 j @1
            11 k() @9
            12 l @1
            13 m() @10
            14 n() @11
            15 o @1
            16 p @1
            17 A @12
            18 B @12
            19 q() @15
            20 C @12
            21 D @12
            22 r() @16
            23 E @17
            24 s() @18
            25 t() @19
            26 u() @20
            27 v(ex) @21
            28 ex ^27 @21
            29 w() @22
            30 self @1
            31 x() @23
            32 y() @24
            33 z() @25
            """#),
        SourceSample(
            "macros",
            #"""
            #ifndef OWN_H
            #define OWN_H
            #define kName @"name"
            #define VERSION 3
            #define LOG(fmt, ...) NSLog(fmt, ##__VA_ARGS__)
            #define MANAGER [[CLLocationManager alloc] init]
            #define OPEN if (x) {
            #define LONG \
                first(); \
                second()
            void f(void) { LOG(@"a"); id m = MANAGER; }
            #undef VERSION
            #pragma mark - x
            #endif
            """#,
            #"""
            1<0 #if true {#define OWN_H #defin}
            2<1 branch if x {}
            3<1 function f {LOG(@"a"); id m = MA}
            macro #define OWN_H @1
            macro #define kName = "name" @1
            macro #define VERSION = 3 @1
            macro #define LOG = NSLog(fmt, __VA_ARGS__) @1
            macro #define MANAGER = CLLocationManager.alloc().init() @1
            macro #define OPEN @1
            macro #define LONG @1
            function  f: void {3} @1
            variable  m: id = MANAGER @3
            0 NSLog(fmt, __VA_ARGS__) @1
            1 fmt ^0 @1
            2 __VA_ARGS__ ^0 @1
            3 CLLocationManager.alloc().init() @1
            4 x @1
            5 first() @1
            6 second() @1
            7 LOG("a") @3
            8 MANAGER @3
            string "name" @1
            string "a" @3
            """#),
        SourceSample(
            "conditional compilation",
            #"""
            #if TARGET_OS_IPHONE && !TARGET_OS_SIMULATOR
            a();
            #elif defined(DEBUG) || defined X
            b();
            #elif __IPHONE_OS_VERSION_MAX_ALLOWED >= 110000
            c();
            #else
            d();
            #endif
            #ifdef __cplusplus
            extern "C" {
            #endif
            void e(void);
            #ifdef __cplusplus
            }
            #endif
            #ifndef FLAG
            int g;
            #endif
            #if 0
            int h;
            #endif
            void i(void) {
            #if A
                if (j) {
            #else
                if (k) {
            #endif
                    l();
                }
            }
            void m(void) {}
            """#,
            #"""
            1<0 #if (TARGET_OS_IPHONE && !TARGET_OS_SIMULATOR) {a();}
            2<0 #if (!(TARGET_OS_IPHONE && !TARGET_OS_SIMULATOR) && (DEBUG || X)) 1 {b();}
            3<0 #if (!(TARGET_OS_IPHONE && !TARGET_OS_SIMULATOR) && !(DEBUG || X) && ?__IPHONE_OS_VERSION_MAX_ALLOWED >= 110000?) 2 {c();}
            4<0 #if (!(TARGET_OS_IPHONE && !TARGET_OS_SIMULATOR) && !(DEBUG || X) && !?__IPHONE_OS_VERSION_MAX_ALLOWED >= 110000?) 3 else {d();}
            5<0 #if !FLAG {int g;}
            6<0 #if false {int h;}
            7<0 function i {#if A if (j) { #else}
            8<7 branch if j {#else if (k) { #endi}
            9<8 #if ?#else? 1 else {if (k) {}
            10<9 branch if k {}
            11<0 function m {}
            function  a @1
            function  b @2
            function  c @3
            function  d @4
            function  e: void
            variable  g: int @5
            variable  h: int @6
            function  i: void {7}
            function  m: void {11}
            0 j @7
            1 k @9
            2 l() @8
            """#),
        SourceSample(
            "comments",
            #"""
            // plainspoken:allow x: y
            /* plainspoken:one
             */ int a; // 'quote " @end
            /* @interface */ int b; \
            // joined \
               plainspoken:two
            int c;
            """#,
            #"""
            variable  a: int
            variable  b: int
            variable  c: int
            marker 1: plainspoken:allow x: y
            marker 2: plainspoken:one
            """#),
        SourceSample(
            "broken",
            #"""
            @interface A : B
            - (void)c {
                if (d) {
            @end
            @implementation A
            - (void)e { [f g; }
            - (void)h:(int)i j { k(); ) }
            @end
            void l(void) { m(@"open
            n(); }
            @implementation B
            - (void)o { p(); }
            """#,
            #"""
            1<0 type A {- (void)c { if (d) {}
            2<1 function c {if (d) {}
            3<2 branch if d {}
            4<0 type A {- (void)e { [f g; } }
            5<4 function e {[f g;}
            6<4 function h: {k(); )}
            7<0 function l {m(@"open n();}
            8<0 type B {- (void)o { p(); }}
            9<8 function o {p();}
            type @interface A <- B {1}
            function - c: void {2} @1
            typeExtension @implementation A {4}
            function - e: void {5} @4
            function - h:(h:): void {6} @4
            parameter - i: int @6
            function  l: void {7}
            typeExtension @implementation B {8}
            function - o: void {9} @8
            0 d @2
            1 f.g() @5
            2 k() @6
            3 m("open") @7
            4 n() @7
            5 p() @9
            string "open" @7
            problem 9: a string literal is not closed
            problem 2: a bracket is not closed
            problem 3: a bracket is not closed
            problem 6: a bracket is not closed
            problem 7: a closing bracket has no opening one
            problem 9: a bracket is not closed
            problem 12: there is no @end before this
            """#),
    ]
}
