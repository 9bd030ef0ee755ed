import Testing

/// All tests here share the stubs' one world, so that they run one after the other.
@MainActor @Suite(.serialized) struct AppleTests {}
