// Stands for Apple's framework: only names matter.
@interface NSObject
+ (nonnull instancetype)alloc;
- (nonnull instancetype)init;
@end
@interface CLLocationManager : NSObject
- (void)requestWhenInUseAuthorization;
@end
