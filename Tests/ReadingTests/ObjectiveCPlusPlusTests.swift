import PlainspokenModel
import PlainspokenReading
import Testing

/// C++ in Objective-C files.
@Suite struct ObjectiveCPlusPlusTests {
    @Test(arguments: cases) func facts(_ sample: SourceSample) {
        #expect(sample.scanObjectiveC(path: "A.mm") == sample.facts)
    }

    private static let cases: [SourceSample] = [
        SourceSample(
            "namespaces and classes",
            #"""
            namespace a::b {
            template <typename T, int N>
            class Box : public Base<T>, private Other {
            public:
                Box(int x) : Base<T>(x), y{2} { go(); }
                ~Box() override {}
                T get() const noexcept { return y; }
                static Box make();
                bool operator==(const Box &other) const { return true; }
            private:
                int y = 0;
                std::vector<std::pair<int, NSString *>> list;
            };
            }
            using namespace std;
            int Box::size() { return 1; }
            void swap(Box &l, Box &&r) {}
            enum class Kind : int { A, B };
            extern "C" void plain();
            """#,
            #"""
            1<0 type Box {public: Box(int x) :}
            2<1 function Box {go();}
            3<1 function Box {}
            4<1 function get {return y;}
            5<1 function == {return true;}
            6<0 function size {return 1;}
            7<0 function swap {}
            type class Box <- Base, T, Other {1}
            function  Box(_:) {2} @1
            parameter  x: int @2
            function  Box {3} @1
            function  get: T {4} @1
            function static  make: Box @1
            function  ==(_:): bool {5} @1
            parameter const  other: Box @5
            variable  y: int = 0 @1
            variable  list: std::vector @1
            function  size: int {6}
            function  swap(_:_:): void {7}
            parameter  l: Box @7
            parameter  r: Box @7
            type enum Kind
            enumCase enum A
            enumCase enum B
            function  plain: void
            0 x @1
            1 go() @2
            2 y @4
            """#),
        SourceSample(
            "statements",
            #"""
            void f() {
                auto x = [&](int a, NSString *b) -> int { return g(a); };
                auto y = [self, &z] { [self go]; };
                [self run:[=](int i) mutable { h(i); }];
                std::make_shared<Foo>(1)->bar();
                static_cast<CLLocationManager *>(p).delegate = self;
                std::vector<int> v(3);
                std::string s{"a"};
                for (auto &item : v) { use(item); }
                for (const auto& [k, w] : map) {}
                if (auto *q = find()) { q->r(); }
                try { t(); } catch (const std::exception &e) { u(e.what()); }
                Foo foo = Foo{1, 2};
                a < b && c > (d);
                auto raw = R"x(a "b" )x";
                delete[] array;
                new Thing(3);
                const int n = 1'000;
                constexpr auto m = 2;
            }
            @implementation A
            - (void)b { std::function<void()> c = [weakSelf]() { [weakSelf d]; }; }
            @end
            """#,
            #"""
            1<0 function f {auto x = [&](int a, }
            2<1 closure {return g(a);}
            3<1 closure {[self go];}
            4<1 closure {h(i);}
            5<1 loop if auto &item : v {use(item);}
            6<1 loop if const auto& [k, w] : map {}
            7<1 branch if auto *q = find() {q->r();}
            8<1 doBody {t();}
            9<1 catchBody 1 if (const std::exception &e) {u(e.what());}
            10<0 type A {- (void)b { std::fun}
            11<10 function b {std::function<void()}
            12<11 closure {[weakSelf d];}
            function  f: void {1}
            variable  x = {2} @1
            parameter [] a: int @2
            parameter [] b: NSString @2
            variable  y = {3} @1
            parameter [] i: int @4
            variable  v: std::vector @1
            variable  s: std::string @1
            variable for item = v @5
            variable  q = find() @7
            parameter const @catch e: std::exception @9
            variable  foo: Foo = Foo(1, 2) @1
            variable  raw = "a "b" " @1
            variable const  n: int = 1'000 @1
            variable constexpr  m = 2 @1
            typeExtension @implementation A {10}
            function - b: void {11} @10
            variable  c: std::function = {12} @11
            0 g(a) @2
            1 a ^0 @2
            2 self.go() @3
            3 self.run:(run: {4}) @1
            4 h(i) @4
            5 i ^4 @4
            6 std.make_shared(1).bar() @1
            7 static_cast(p).delegate @1
            8 p ^7 @1
            9 self @1
            10 v @1
            11 use(item) @5
            12 item ^11 @5
            13 const @1
            14 auto @1
            15 k @1
            16 w @1
            17 map @1
            18 find() @1
            19 q.r() @7
            20 t() @8
            21 u(e.what()) @9
            22 e.what() ^21 @9
            23 Foo(1, 2) @1
            24 a @1
            25 b @1
            26 c @1
            27 d @1
            28 (…) @1
            29 array @1
            30 Thing(3) @1
            31 weakSelf.d() @12
            static_cast(p).delegate = self @1
            string "a" @1
            string "a "b" " @1
            """#),
    ]
}
