#if __has_include(<zlib.h>)
#include <zlib.h>
#else
#error "zlib headers not found: apt-get install zlib1g-dev (Debian)"
#endif
