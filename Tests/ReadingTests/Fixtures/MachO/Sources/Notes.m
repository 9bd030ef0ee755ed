// Declares every class itself, so that no SDK is needed.
@interface NSObject
+ (instancetype)alloc;
- (instancetype)init;
@end
@interface CLLocationManager : NSObject
- (void)requestWhenInUseAuthorization;
- (void)startUpdatingLocation;
@end
@interface AVCaptureDevice : NSObject
+ (void)requestAccessForMediaType:(id)type completionHandler:(void (^)(signed char))handler;
@end
@interface CNContactStore : NSObject
- (void)requestAccessForEntityType:(long)type completionHandler:(void (^)(signed char, id))handler;
@end
@interface SFSpeechRecognizer : NSObject
+ (void)requestAuthorization:(void (^)(long))handler;
@end
@interface CBCentralManager : NSObject
@end
extern id const AVMediaTypeVideo;

@protocol CBCentralManagerDelegate
@end
@interface SHKNotes : NSObject <CBCentralManagerDelegate> {
    CLLocationManager *_manager;
}
- (void)requestAlwaysAuthorization;
@end

@implementation SHKNotes
// A method of its own, whose name no code here sends.
- (void)requestAlwaysAuthorization {
    _manager = [[CLLocationManager alloc] init];
    [_manager requestWhenInUseAuthorization];
    [_manager startUpdatingLocation];
    [AVCaptureDevice requestAccessForMediaType:AVMediaTypeVideo completionHandler:^(signed char granted) {}];
    [[[CNContactStore alloc] init] requestAccessForEntityType:0 completionHandler:^(signed char granted, id error) {}];
    [SFSpeechRecognizer requestAuthorization:^(long status) {}];
    (void)[[CBCentralManager alloc] init];
}
@end

int main(void) { return [[SHKNotes alloc] init] != 0; }
