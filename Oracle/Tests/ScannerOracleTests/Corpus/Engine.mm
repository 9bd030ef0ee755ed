#include <vector>
# include <map>
namespace own { template <typename T> struct Box : public std::vector<std::vector<T>> { T value; }; }
static auto make = [](const auto &x) -> int { return x >> 2; };
own::Box<int> *box = new own::Box<int>(); const char *text = R"x(a ")" b)x"; long big = 1'000'000;
void run() { box->value = 3; auto *member = &own::Box<int>::value; (box->*member)++; u8"é"; }
