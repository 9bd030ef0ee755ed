// swift-format-ignore-file
// Stands for Apple's module: only names matter.
public final class SpeechAnalyzer { public init() {} }
