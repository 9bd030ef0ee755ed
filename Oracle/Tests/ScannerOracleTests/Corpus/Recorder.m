#import <AVFoundation/AVFoundation.h>
#import "Recorder.h" // own
@import Speech;
#pragma mark - Don't stop
#define ASK(block) \
    [SFSpeechRecognizer requestAuthorization:(block)]; \
    log(@"asked " #block)
#if TARGET_OS_IOS && !defined(OWN)
@interface Recorder () <AVAudioRecorderDelegate> {
    NSMutableDictionary<NSString *, NSArray<NSNumber *> *> *_items;
}
@property (nonatomic, copy, nullable) void (^done)(BOOL, NSError *);
@end
#elif TARGET_OS_OSX /* the Mac */
#else // neither
#endif // TARGET_OS_IOS
@implementation Recorder
- (instancetype)initWithName:(NSString *)name, ... {
    if ((self = [super init])) { _name = [name copy] ?: @"none"; }
    return self;
}
+ (void)ask:(void (^)(SFSpeechRecognizerAuthorizationStatus))block {
    __weak typeof(self) weakSelf = self;
    [AVCaptureDevice requestAccessForMediaType:AVMediaTypeAudio completionHandler:^(BOOL granted) {
        weakSelf.level = granted ? 1.5e-3f : 0x1F; flags |= 1 << 3; count->value++;
    }];
    NSArray *list = @[@1, @(x + 2), @YES], *more = @{@"key": @"a \"quoted\" 한국어 \
joined"};
    char letter = '\'', other = L'x'; const char *raw = "c" "d";
    SEL action = @selector(tap:with:); Class type = NSClassFromString(@"SFSpeechRecognizer");
    @try { @synchronized(self) { } } @finally { } @autoreleasepool { }
    for (id item in list) { if (item != nil && a >= b || c <= d) continue; }
}
@end
