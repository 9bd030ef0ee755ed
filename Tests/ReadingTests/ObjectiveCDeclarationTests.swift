import PlainspokenModel
import PlainspokenReading
import Testing

/// C functions, variables and types outside methods, and local ones.
@Suite struct ObjectiveCDeclarationTests {
    @Test(arguments: cases) func facts(_ sample: SourceSample) {
        #expect(sample.scanObjectiveC() == sample.facts)
    }

    private static let cases: [SourceSample] = [
        SourceSample(
            "variables and functions",
            #"""
            static NSString * const kKey = @"key";
            FOUNDATION_EXPORT NSString *const kOther;
            extern int gCount;
            const CGFloat kWidth = 3.0f;
            static inline BOOL isReady(int a, const char *b) { return a > 0; }
            void plain(void);
            int main(int argc, char * argv[]) { @autoreleasepool { return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class])); } }
            static void (*callback)(int) = NULL;
            void (^gBlock)(NSString *) = ^(NSString *s) { use(s); };
            typedef void (^Done)(BOOL granted, NSError *error);
            typedef NS_ENUM(NSInteger, Kind) { KindA, KindB = 2, };
            typedef enum { X, Y } Letters;
            typedef struct { int a; CLLocation *b; } Pair;
            typedef struct Node Node;
            typedef CLLocationManager Manager;
            struct Point { int x, y; } origin;
            enum Color : NSUInteger { Red, Green };
            NSArray<CLLocation *> *locations(void) { return nil; }
            __attribute__((constructor)) static void start(void) { go(); }
            API_AVAILABLE(ios(13.0))
            static CLLocation *where(void) { return nil; }
            RCT_EXPORT_MODULE()
            RCT_EXPORT_METHOD(ask:(NSString *)kind resolve:(RCTPromiseResolveBlock)resolve) { [self go:kind]; }
            RCT_REMAP_METHOD(jsName, native:(int)a) { b(a); }
            """#,
            #"""
            1<0 function isReady {return a > 0;}
            2<0 function main {@autoreleasepool { r}
            3<2 scope {return UIApplication}
            4<0 closure {use(s);}
            5<0 type Pair {int a; CLLocation *b}
            6<0 type Point {int x, y;}
            7<0 function locations {return nil;}
            8<0 function start {go();}
            9<0 function where {return nil;}
            10<0 function ask:resolve: {[self go:kind];}
            11<0 function native: {b(a);}
            variable static  kKey: NSString = "key"
            variable  kOther: NSString
            variable extern  gCount: int
            variable const  kWidth: CGFloat = 3.0f
            function static inline  isReady(_:_:): BOOL {1}
            parameter  a: int @1
            parameter const  b: char @1
            function  plain: void
            function  main(_:_:): int {2}
            parameter  argc: int @2
            parameter  argv: char @2
            variable static  callback = nil
            variable  gBlock = {4}
            parameter ^ s: NSString @4
            typeAlias typedef Done
            type enum Kind
            enumCase enum KindA
            enumCase enum KindB = 2
            type enum Letters
            enumCase enum X
            enumCase enum Y
            type struct Pair {5}
            variable  a: int @5
            variable  b: CLLocation @5
            typeAlias typedef Node: Node
            typeAlias typedef Manager: CLLocationManager
            type struct Point {6}
            variable  x: int @6
            variable  y: int @6
            variable  origin: Point
            type enum Color
            enumCase enum Red
            enumCase enum Green
            function  locations: NSArray {7}
            function static  start: void {8}
            function static  where: CLLocation {9}
            function  ask:resolve:(ask:resolve:) {10}
            parameter RCT_EXPORT_METHOD kind: NSString @10
            parameter RCT_EXPORT_METHOD resolve: RCTPromiseResolveBlock @10
            function  native:(native:) {11}
            parameter RCT_REMAP_METHOD a: int @11
            0 a @1
            1 UIApplicationMain(argc, argv, nil, NSStringFromClass(AppDelegate.class())) @3
            2 argc ^1 @3
            3 argv ^1 @3
            4 NSStringFromClass(AppDelegate.class()) ^1 @3
            5 AppDelegate.class() ^4 @3
            6 use(s) @4
            7 s ^6 @4
            8 go() @8
            9 API_AVAILABLE(ios(13.0))
            10 ios(13.0) ^9
            11 RCT_EXPORT_MODULE()
            12 self.go:(go: kind) @10
            13 kind ^12 @10
            14 b(a) @11
            15 a ^14 @11
            string "key"
            """#),
        SourceSample(
            "locals",
            #"""
            void f(void) {
                int a, *b = &a, c[3];
                __block BOOL done = NO;
                __weak typeof(self) weakSelf = self;
                NSError *error;
                id<Talking> t = x;
                unsigned long long n = 3;
                NSMutableArray<NSString *> *list = [NSMutableArray array];
                void (^block)(int) = ^(int i) { j(i); };
                struct stat st;
                Foo bar;
                a * b;
                foo(bar);
                foo = bar;
                for (CLLocation *l in list) { k(l); }
                for (int i = 0; i < n; i++) m();
                for (id o in [p q]) r();
                AVPlayer *player = (AVPlayer *)s;
                id u = (AVPlayer *)v;
                static const int w = 1;
            }
            """#,
            #"""
            1<0 function f {int a, *b = &a, c[3]}
            2<1 closure {j(i);}
            3<1 loop if CLLocation *l in list {k(l);}
            4<1 loop if int i = 0; i < n; i++ {m();}
            5<1 loop if id o in [p q] {r();}
            function  f: void {1}
            variable  a: int @1
            variable  b: int = a @1
            variable  c: int @1
            variable __block  done: BOOL = false @1
            variable __weak  weakSelf = self @1
            variable  error: NSError @1
            variable  t: Talking = x @1
            variable  n: unsigned long long = 3 @1
            variable  list: NSMutableArray = NSMutableArray.array() @1
            variable  block = {2} @1
            parameter ^ i: int @2
            variable  st: stat @1
            variable  bar: Foo @1
            variable  b: a @1
            variable for l: CLLocation = list @3
            variable for i: int = 0 @4
            variable for o: id = p.q() @5
            variable  player: AVPlayer = s @1
            variable  u: id = v @1
            variable static const  w: int = 1 @1
            0 a @1
            1 self @1
            2 x @1
            3 NSMutableArray.array() @1
            4 j(i) @2
            5 i ^4 @2
            6 foo(bar) @1
            7 bar ^6 @1
            8 foo @1
            9 bar @1
            10 list @1
            11 k(l) @3
            12 l ^11 @3
            13 i @1
            14 n @1
            15 i @1
            16 m() @4
            17 p.q() @1
            18 r() @5
            19 s @1
            20 v @1
            foo = bar @1
            """#),
        SourceSample(
            "names and attributes",
            #"""
            void f(void) {
                __unused id a = b;
                id c __unused = d;
                NSString *__unused e, *namespace = @"x";
                Class class = g.class;
                double new = [h[@"new"] doubleValue];
                template = [NSTemporaryDirectory() i];
                [j isKindOfClass:[NSDictionary<NSString *, id> class]];
                k = [[NSMutableDictionary<NSString *, NSNumber *> alloc] init];
                @onExit { l(); };
                if (m < n && o > p) q();
            }
            """#,
            #"""
            1<0 function f {__unused id a = b; i}
            2<1 scope {l();}
            3<1 branch if m < n && o > p {q();}
            function  f: void {1}
            variable __unused  a: id = b @1
            variable  c: id = d @1
            variable  e: NSString @1
            variable  namespace: NSString = "x" @1
            variable  class: Class = g.class @1
            variable  new: double = h["new"].doubleValue() @1
            0 b @1
            1 d @1
            2 g.class @1
            3 h["new"].doubleValue() @1
            4 template @1
            5 NSTemporaryDirectory().i() @1
            6 j.isKindOfClass:(isKindOfClass: NSDictionary.class()) @1
            7 NSDictionary.class() ^6 @1
            8 k @1
            9 NSMutableDictionary.alloc().init() @1
            10 onExit @1
            11 l() @2
            12 m @1
            13 n @1
            14 o @1
            15 p @1
            16 q() @3
            template = NSTemporaryDirectory().i() @1
            k = NSMutableDictionary.alloc().init() @1
            string "x" @1
            string "new" @1
            """#),
    ]
}
