import PlainspokenModel
import PlainspokenReading
import Testing

/// Whatever the bytes are, scanning Objective-C ends, and its facts keep their shape.
@Suite struct ObjectiveCHostileTests {
    /// Openers, closers and directives that are repeated until nothing fits together.
    private static let parts = [
        "(", "[", "{", "[a b:", "[[", "f(", "@[", "@{", "@{a:", "@(", "@\"", "\"", "'", "R\"(", "^{", "^(int a){", "/*",
        "//\\\n",
        "if (x) ", "if (x) {", "for (;;) ", "while (1) ", "do ", "switch (x) { case y:", "else ", "@try {", "@catch ",
        "@interface A\n", "@implementation A\n", "@end\n", "@property ", "- (void)a ", "- (void)a:(", "@protocol P\n",
        "#if X\n", "#else\n", "#endif\n", "#if A\n}\n", "#define X ", "#define X {\n", "#define X \\\n", "#import <",
        "a = ", "a ? ", "a ? b : ", "a->b", "a.b", "(A *)", "(id)", "A *a = ", "A<", "a < ", "int ", "struct A {",
        "typedef ", "enum { ", "namespace a {", "class A : ", "template <", "[&](", "[](){", "void f() {", "~", "-",
        "!",
        "&", "*", "}", ")", "]", ";", ":", "::", "@", "#", "\\", "\\\n", "\0", "\u{FEFF}", "é", ">>", "@selector(",
        "NS_ENUM(A, B) {", "RCT_EXPORT_METHOD(a:(b)c", "MACRO", "MACRO(", "__attribute__((", "/*plainspoken:*/",
        "static ", "return ", "goto ", "a: ", "0x", "1e+", ".5", "@available(iOS 1, *)", "extern \"C\" {",
    ]

    @Test(arguments: parts) func repeated(_ part: String) {
        check(Array(String(repeating: part, count: 500).utf8))
        check(Array(("void f() { g(" + String(repeating: part, count: 150) + ")\n}").utf8))
        check(Array(("@implementation A\n- (void)b { " + String(repeating: part, count: 150) + "}\n@end").utf8))
    }

    @Test func manyBrackets() {
        check([UInt8](repeating: 0x5B, count: 300_000))
        check([UInt8](repeating: 0x7B, count: 100_000) + [UInt8](repeating: 0x7D, count: 100_000))
    }

    @Test func randomBytes() {
        var random = SeededGenerator(seed: 4)
        for length in [0, 1, 2, 3, 7, 50, 1000] {
            for _ in 0..<40 {
                check((0..<length).map { _ in UInt8.random(in: .min ... .max, using: &random) })
            }
        }
    }

    @Test func randomTokens() {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<120 {
            var source = ""
            for _ in 0..<60 { source += (Self.parts.randomElement(using: &random) ?? "") + " " }
            check(Array(source.utf8))
        }
    }

    /// Real code with bytes removed, doubled, swapped and overwritten.
    @Test func mutations() {
        var random = SeededGenerator(seed: 6)
        let original = Array(Self.code.utf8)
        for _ in 0..<250 {
            var bytes = original
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let start = Int.random(in: 0..<bytes.count, using: &random)
                let end = min(bytes.count, start + Int.random(in: 1...12, using: &random))
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes.removeSubrange(start..<end)
                case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
                case 2: bytes.swapAt(start, end - 1)
                default:
                    let part = Self.parts.randomElement(using: &random) ?? ""
                    bytes.replaceSubrange(start..<end, with: Array(part.utf8))
                }
                if bytes.isEmpty { bytes = original }
            }
            check(bytes)
        }
    }

    /// Every prefix of real code, as an editor saves it.
    @Test func prefixes() {
        let bytes = Array(Self.code.utf8)
        for length in stride(from: 0, to: bytes.count, by: 5) { check(Array(bytes.prefix(length))) }
    }

    private func check(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
        for path in ["A.m", "A.mm"] {
            let facts = ObjectiveCScanner.scan(SourceText(path: path, bytes: bytes))
            #expect(SourceFactsShape(facts).faults == [], sourceLocation: sourceLocation)
        }
    }

    private static let code = ##"""
        #import <Speech/Speech.h>
        #define LOG(x) NSLog(x, ##__VA_ARGS__)
        #if TARGET_OS_IOS && !defined(X)
        @interface Recorder<T> : NSObject <A, B> {
            CLLocationManager *_m; // plainspoken:allow x: y
        }
        @property (nonatomic, weak) IBOutlet id<C> delegate;
        - (void)ask:(NSString * _Nullable)type with:(void (^)(BOOL granted))block;
        @end
        #endif
        static NSString * const kKey = @"key" "x\u00e9";
        typedef NS_ENUM(NSInteger, Kind) { A, B = 1 << 2 };
        @implementation Recorder
        - (void)ask:(NSString *)type with:(void (^)(BOOL))block {
            if (@available(iOS 13, *)) { [[CLLocationManager alloc] init]; } else if (a < b) c = d ? e : f; else g();
            for (NSArray<Foo *> *x in [y z]) { x[0].w = @[@1, @{@"k": (id)v}]; }
            [AVCaptureDevice requestAccessForMediaType:AVMediaTypeVideo completionHandler:^(BOOL granted) {
                dispatch_async(dispatch_get_main_queue(), ^{ self->_m.delegate = (id<C>)self; });
            }];
            switch (n) { case 1: { break; } default: [o addTarget:self action:@selector(p:)]; }
            @try { auto l = [&](int q) { return std::max<int>(q, 1); }; } @catch (NSException *e) { } @finally { }
        }
        @end
        namespace s { class T : public U { T() : v(1) {} }; }
        """##
}
