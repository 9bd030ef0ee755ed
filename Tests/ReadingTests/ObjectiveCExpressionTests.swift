import PlainspokenModel
import PlainspokenReading
import Testing

/// Messages, literals, blocks and assignments of Objective-C.
@Suite struct ObjectiveCExpressionTests {
    @Test(arguments: cases) func facts(_ sample: SourceSample) {
        #expect(sample.scanObjectiveC() == sample.facts)
    }

    private static let cases: [SourceSample] = [
        SourceSample(
            "messages",
            #"""
            void f(void) {
                [[CLLocationManager alloc] init];
                CLLocationManager *m = [[CLLocationManager alloc] init];
                m.delegate = self;
                self.manager.desiredAccuracy = kCLLocationAccuracyBest;
                [m requestWhenInUseAuthorization];
                [self->_m stop];
                [NSString stringWithFormat:@"%@ %d", a, 1];
                [[UIApplication sharedApplication] openURL:[NSURL URLWithString:@"x"] options:@{} completionHandler:nil];
                [(AVPlayer *)item play];
                [((AVPlayerLayer *)self.layer).player pause];
                [@"text" writeToFile:path atomically:YES];
                [@[a, b] count];
                [a[0] run];
                [x ? y : z go];
                [self.block(1) done];
                [obj sel:a ? b : c then:d];
                [foo : bar];
                id r = [a b].c;
                (id)[q w];
                [super viewDidLoad];
                [[[A b] c] d:[E f]];
            }
            """#,
            #"""
            1<0 function f {[[CLLocationManager }
            function  f: void {1}
            variable  m: CLLocationManager = CLLocationManager.alloc().init() @1
            variable  r: id = a.b().c @1
            0 CLLocationManager.alloc().init() @1
            1 CLLocationManager.alloc().init() @1
            2 m.delegate @1
            3 self @1
            4 self.manager.desiredAccuracy @1
            5 kCLLocationAccuracyBest @1
            6 m.requestWhenInUseAuthorization() @1
            7 self._m.stop() @1
            8 NSString.stringWithFormat:(stringWithFormat: "%@ %d", a, 1) @1
            9 a ^8 @1
            10 UIApplication.sharedApplication().openURL:options:completionHandler:(openURL: NSURL.URLWithString:(URLWithString: "x"), options: [], completionHandler: nil) @1
            11 NSURL.URLWithString:(URLWithString: "x") ^10 @1
            12 (…) as AVPlayer.play() @1
            13 item @1
            14 self.layer @1
            15 (…) as AVPlayerLayer.player.pause() @1
            16 (…).writeToFile:atomically:(writeToFile: path, atomically: true) @1
            17 path ^16 @1
            18 (…).count() @1
            19 a @1
            20 b @1
            21 a[0].run() @1
            22 x @1
            23 y @1
            24 z @1
            25 (…).go() @1
            26 self.block(1).done() @1
            27 obj.sel:then:(sel: b | c, then: d) @1
            28 a @1
            29 b @1
            30 c @1
            31 d ^27 @1
            32 foo.:(: bar) @1
            33 bar ^32 @1
            34 a.b().c @1
            35 q.w() @1
            36 super.viewDidLoad() @1
            37 A.b().c().d:(d: E.f()) @1
            38 E.f() ^37 @1
            m.delegate = self @1
            self.manager.desiredAccuracy = kCLLocationAccuracyBest @1
            string "%@ %d" @1
            string "x" @1
            string "text" @1
            """#),
        SourceSample(
            "literals",
            #"""
            void f(void) {
                id a = @[@1, @"two", @YES, @(x), @-3];
                id b = @{@"k": @1, kKey : [v w]};
                id c = @selector(play:at:);
                SEL d = @selector(stop);
                id e = NSClassFromString(@"CLLocationManager");
                id g = @protocol(Talking);
                NSString *h = @"a" @"b"
                    @"c\n\"\x41\101\u00e9";
                char *i = "c" "d";
                id j = nil;
                BOOL k = NO && YES;
                int l = -1, n = 0x1F, o = 'c';
                CGRect p = {{0, 1}, .size = {2, 3}};
                CGPoint q = (CGPoint){1, 2};
                id r = x ?: y;
                id s = t ? u : w;
                const char *v = @encode(int);
                CFStringRef cf = CFSTR("z");
                NSString *z = (__bridge NSString *)kKey;
            }
            """#,
            #"""
            1<0 function f {id a = @[@1, @"two",}
            function  f: void {1}
            variable  a: id = [1, "two", true, x, -3] @1
            variable  b: id = ["k": 1, kKey: v.w()] @1
            variable  c: id = @selector("play:at:") @1
            variable  d: SEL = @selector("stop") @1
            variable  e: id = NSClassFromString("CLLocationManager") @1
            variable  g: id = @protocol("Talking") @1
            variable  h: NSString = "abc⏎"AAé" @1
            variable  i: char = "cd" @1
            variable  j: id = nil @1
            variable  k: BOOL = … @1
            variable  l: int = -1 @1
            variable  n: int = 0x1F @1
            variable  o: int = 'c' @1
            variable  p: CGRect = [[0, 1], [2, 3]] @1
            variable  q: CGPoint = [1, 2] @1
            variable  r: id = x | y @1
            variable  s: id = u | w @1
            variable const  v: char = @encode("int") @1
            variable  cf: CFStringRef = CFSTR("z") @1
            variable  z: NSString = kKey @1
            0 x @1
            1 kKey @1
            2 v.w() @1
            3 @selector("play:at:") @1
            4 @selector("stop") @1
            5 NSClassFromString("CLLocationManager") @1
            6 @protocol("Talking") @1
            7 x @1
            8 y @1
            9 t @1
            10 u @1
            11 w @1
            12 @encode("int") @1
            13 CFSTR("z") @1
            14 kKey @1
            string "two" @1
            string "k" @1
            string "CLLocationManager" @1
            string "abc⏎"AAé" @1
            string "cd" @1
            string "z" @1
            """#),
        SourceSample(
            "blocks",
            #"""
            void f(void) {
                [a run:^{ b(); }];
                [a run:^BOOL(id x, NSError *e) { return c(x); } then:^(void) { d(); }];
                e = ^NSString *(int i) { return g; };
                ^{ h(); }();
                dispatch_after(t, q, ^{ [weakSelf i]; });
            }
            """#,
            #"""
            1<0 function f {[a run:^{ b(); }]; [}
            2<1 closure {b();}
            3<1 closure {return c(x);}
            4<1 closure {d();}
            5<1 closure {return g;}
            6<1 closure {h();}
            7<1 closure {[weakSelf i];}
            function  f: void {1}
            parameter ^ x: id @3
            parameter ^ e: NSError @3
            parameter ^ i: int @5
            0 a.run:(run: {2}) @1
            1 b() @2
            2 a.run:then:(run: {3}, then: {4}) @1
            3 c(x) @3
            4 x ^3 @3
            5 d() @4
            6 e @1
            7 g @5
            8 h() @6
            9 dispatch_after(t, q, {7}) @1
            10 t ^9 @1
            11 q ^9 @1
            12 weakSelf.i() @7
            e = {5} @1
            """#),
        SourceSample(
            "assignments",
            #"""
            void f(void) {
                a = b;
                self.c.d = [E f];
                g->h += 1;
                i[0] = @1;
                *j = k;
                l = m = n;
                if ((self = [super init])) { o |= p; }
                q == r;
                s <<= 1;
                t = u ? v : w;
            }
            """#,
            #"""
            1<0 function f {a = b; self.c.d = [E}
            2<1 branch if (self = [super init]) {o |= p;}
            function  f: void {1}
            0 a @1
            1 b @1
            2 self.c.d @1
            3 E.f() @1
            4 g.h @1
            5 i[0] @1
            6 j @1
            7 k @1
            8 l @1
            9 m @1
            10 n @1
            11 self @1
            12 super.init() @1
            13 o @2
            14 p @2
            15 q @1
            16 r @1
            17 s @1
            18 t @1
            19 u @1
            20 v @1
            21 w @1
            a = b @1
            self.c.d = E.f() @1
            g.h += 1 @1
            i[0] = 1 @1
            j = k @1
            l = n @1
            m = n @1
            self = super.init() @1
            o |= p @2
            s <<= 1 @1
            t = v | w @1
            """#),
    ]
}
