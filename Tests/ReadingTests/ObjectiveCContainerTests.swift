import PlainspokenModel
import PlainspokenReading
import Testing

/// Imports, interfaces and implementations of Objective-C.
@Suite struct ObjectiveCContainerTests {
    @Test(arguments: cases) func facts(_ sample: SourceSample) {
        #expect(sample.scanObjectiveC() == sample.facts)
    }

    private static let cases: [SourceSample] = [
        SourceSample(
            "imports",
            #"""
            #import <Speech/Speech.h>
            #include "Own.h"
            @import CoreLocation;
            @import UIKit.UIView;
            #import <Foundation/Foundation.h> // why
            #if __has_include(<HealthKit/HealthKit.h>)
            #import <HealthKit/HealthKit.h>
            #endif
            #import "../Shared/Store.h"
            """#,
            #"""
            import Speech/Speech.h
            import Own.h
            import CoreLocation
            import UIKit
            import Foundation/Foundation.h
            import HealthKit/HealthKit.h @1
            import ../Shared/Store.h
            1<0 #if canImport(HealthKit) {#import <HealthKit/H}
            """#),
        SourceSample(
            "interfaces",
            #"""
            NS_ASSUME_NONNULL_BEGIN
            @class Store, Other;
            @protocol Talking;
            __attribute__((objc_subclassing_restricted))
            @interface Recorder<ObjectType> : NSObject <AVCaptureDelegate, CLLocationManagerDelegate> {
            @private
                CLLocationManager *_manager;
                NSArray<CLLocation *> *_a, *_b;
                int _flags : 3;
                __weak id<Talking> _talker;
            }
            @property (nonatomic, weak, nullable) IBOutlet AVCaptureSession *session;
            @property(copy) void (^handler)(NSError * _Nullable error);
            @property (class, readonly, getter=isReady) BOOL ready NS_SWIFT_NAME(ready);
            @property id<Talking> delegate;
            @property NSDictionary<NSString *, NSArray<NSNumber *> *> *map;
            - (instancetype)initWithKind:(NSString *)kind NS_DESIGNATED_INITIALIZER;
            + (nullable Recorder *)shared;
            - (void)ask:(AVMediaType)type with:(void (^)(BOOL granted))block;
            - (id)init UNAVAILABLE_ATTRIBUTE;
            @end
            @interface Recorder () <MFMailComposeViewControllerDelegate>
            @end
            @interface Recorder (Extra)
            - (void)extra;
            @end
            @protocol Speaking <NSObject>
            @optional
            - (void)speak;
            @end
            NS_ASSUME_NONNULL_END
            """#,
            #"""
            1<0 type Recorder {{ @private CLLocatio}
            2<0 type Recorder {}
            3<0 type Recorder {- (void)extra;}
            4<0 type Speaking {@optional - (void)sp}
            type @interface Recorder <- NSObject, AVCaptureDelegate, CLLocationManagerDelegate {1}
            variable  _manager: CLLocationManager @1
            variable  _a: NSArray @1
            variable  _b: NSArray @1
            variable  _flags: int @1
            variable __weak  _talker: Talking @1
            variable nonatomic weak nullable @property session: AVCaptureSession @1
            variable copy @property handler @1
            variable class readonly getter @property ready: BOOL @1
            variable @property delegate: Talking @1
            variable @property map: NSDictionary @1
            function - initWithKind:(initWithKind:): instancetype @1
            parameter - kind: NSString @1
            function + shared: Recorder @1
            function - ask:with:(ask:with:): void @1
            parameter - type: AVMediaType @1
            parameter - block @1
            function - init: id @1
            typeExtension @interface Recorder <- MFMailComposeViewControllerDelegate {2}
            typeExtension @interface Recorder {3}
            function - extra: void @3
            type @protocol Speaking <- NSObject {4}
            function - speak: void @4
            """#),
        SourceSample(
            "implementations",
            #"""
            @implementation Recorder {
                AVAudioRecorder *_recorder;
            }
            @synthesize session = _session;
            @dynamic map;
            - (instancetype)init {
                self = [super init];
                if (self) { _manager = [[CLLocationManager alloc] init]; }
                return self;
            }
            - (void)ask:(AVMediaType)type with:(void (^)(BOOL))block
            {
                [AVCaptureDevice requestAccessForMediaType:AVMediaTypeVideo completionHandler:^(BOOL granted) {
                    dispatch_async(dispatch_get_main_queue(), ^{ block(granted); });
                }];
            }
            + (Recorder *)shared { static Recorder *one; static dispatch_once_t once; dispatch_once(&once, ^{ one = [self new]; }); return one; }
            @end
            @implementation Recorder (Extra)
            - (void)extra API_AVAILABLE(ios(13.0), macos(10.15)) { [self.session startRunning]; }
            - (void)more; { go(); }
            @end
            """#,
            #"""
            1<0 type Recorder {{ AVAudioRecorder *_}
            2<1 function init {self = [super init];}
            3<2 branch if self {_manager = [[CLLocat}
            4<1 function ask:with: {[AVCaptureDevice req}
            5<4 closure {dispatch_async(dispa}
            6<5 closure {block(granted);}
            7<1 function shared {static Recorder *one}
            8<7 closure {one = [self new];}
            9<0 type Recorder {- (void)extra API_AV}
            10<9 function extra iOS≥13.0 macOS≥10.15 {[self.session startR}
            11<9 function more {go();}
            typeExtension @implementation Recorder {1}
            variable  _recorder: AVAudioRecorder @1
            function - init: instancetype {2} @1
            function - ask:with:(ask:with:): void {4} @1
            parameter - type: AVMediaType @4
            parameter - block @4
            parameter ^ granted: BOOL @5
            function + shared: Recorder {7} @1
            variable static  one: Recorder @7
            variable static  once: dispatch_once_t @7
            typeExtension @implementation Recorder {9}
            function - extra: void {10} @9
            function - more: void {11} @9
            0 self @2
            1 super.init() @2
            2 self @2
            3 _manager @3
            4 CLLocationManager.alloc().init() @3
            5 self @2
            6 AVCaptureDevice.requestAccessForMediaType:completionHandler:(requestAccessForMediaType: AVMediaTypeVideo, completionHandler: {5}) @4
            7 AVMediaTypeVideo ^6 @4
            8 dispatch_async(dispatch_get_main_queue(), {6}) @5
            9 dispatch_get_main_queue() ^8 @5
            10 block(granted) @6
            11 granted ^10 @6
            12 dispatch_once(once, {8}) @7
            13 once ^12 @7
            14 one @8
            15 self.new() @8
            16 one @7
            17 self.session.startRunning() @10
            18 go() @11
            self = super.init() @2
            _manager = CLLocationManager.alloc().init() @3
            one = self.new() @8
            """#),
        SourceSample(
            "heads in clauses",
            #"""
            #if TARGET_OS_WATCH
            @interface Socket : NSObject <A>
            #else
            @interface Socket : NSObject <B>
            #endif
            @property id<C> delegate;
            - (void)open;
            @end
            @interface Cache <KeyType, ObjectType> () {
            #if X
                Lock(_lock);
                NSLock *_other;
            #endif
            }
            @end
            int
            #ifdef X
            one
            #else
            two
            #endif
            (int argc)
            {
                go();
            }
            """#,
            #"""
            1<0 #if TARGET_OS_WATCH {@interface Socket : }
            2<1 type Socket {}
            3<0 #if !TARGET_OS_WATCH 1 else {@interface Socket : }
            4<3 type Socket {}
            5<0 type Socket {@property id<C> dele}
            6<0 type Cache {{ #if X Lock(_lock);}
            7<6 #if X {Lock(_lock); NSLock }
            8<0 #if X {one}
            9<0 #if !X 1 else {two}
            10<0 scope {go();}
            type @interface Socket <- NSObject, A {5} @1
            type @interface Socket <- NSObject, B {4} @3
            variable @property delegate: C @5
            function - open: void @5
            typeExtension @interface Cache {6}
            variable  _other: NSLock @7
            0 _lock @7
            1 int
            2 argc
            3 go() @10
            """#),
        SourceSample(
            "macros before containers",
            #"""
            __attribute__((objc_root_class)) @interface A
            + (id)alloc;
            @end
            EXPORT SENDABLE @interface B : A
            - (id)init;
            @end
            __deprecated_msg("x")
            @protocol C <D>
            - (void)e;
            @end
            """#,
            #"""
            1<0 type A {+ (id)alloc;}
            2<0 type B {- (id)init;}
            3<0 type C {- (void)e;}
            type @interface A {1}
            function + alloc: id @1
            type @interface B <- A {2}
            function - init: id @2
            type @protocol C <- D {3}
            function - e: void @3
            """#),
    ]
}
