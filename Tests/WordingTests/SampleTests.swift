import PlainspokenWording
import Testing

/// Every judgement on the labelled sentences of every language: what is good stays silent, what is faulty is found.
@Suite struct SampleTests {
    private func faults(_ line: Samples.Line, _ samples: Samples) throws -> Set<String> {
        let language = try #require(samples.language)
        let sentence = line.sentence
        var faults: Set<String> = []
        if Placeholder.fault(in: sentence, written: nil, key: "NSSampleUsageDescription", language: language) != nil {
            faults.insert("placeholder")
        } else if Vagueness.isVague(sentence, topic: line.topic, language: language, names: ["Pocketbook"]) {
            faults.insert("vague")
        }
        if ResourceMentions.stranger(in: sentence, topic: line.topic, language: language) != nil {
            faults.insert("stray")
        }
        if Truncation.fault(in: sentence, language: language) != nil { faults.insert("truncated") }
        if Garbling.fault(in: line.text) != nil { faults.insert("garbled") }
        if WrongLanguage.fault(in: sentence, locale: samples.locale) != nil { faults.insert("language") }
        return faults
    }

    @Test(arguments: Samples.all) func goodSentencesStaySilent(_ samples: Samples) throws {
        #expect(samples.good.count >= 30)
        for line in samples.good { #expect(try faults(line, samples) == [], "\(line.text)") }
    }

    @Test(arguments: Samples.all) func vagueSentencesAreFound(_ samples: Samples) throws {
        for line in samples.vague { #expect(try faults(line, samples) == ["vague"], "\(line.text)") }
    }

    @Test(arguments: Samples.all) func brokenOffSentencesAreFound(_ samples: Samples) throws {
        for line in samples.truncated { #expect(try faults(line, samples) == ["truncated"], "\(line.text)") }
    }

    @Test(arguments: Samples.all) func straySentencesAreFound(_ samples: Samples) throws {
        for line in samples.stray { #expect(try faults(line, samples) == ["stray"], "\(line.text)") }
    }

    @Test(arguments: Samples.all) func placeholdersAreFound(_ samples: Samples) throws {
        for line in samples.placeholder {
            #expect(try faults(line, samples).contains("placeholder"), "\(line.text)")
        }
    }

    /// No sentence is taken for another language; most are recognised.
    @Test(arguments: Samples.all) func languagesAreTold(_ samples: Samples) {
        var recognised = 0
        for line in samples.good + samples.vague {
            guard let found = LanguageDetector.language(of: line.sentence) else { continue }
            #expect(found == samples.locale || found == "zh" && samples.locale.hasPrefix("zh"), "\(line.text)")
            recognised += 1
        }
        #expect(recognised * 10 >= (samples.good.count + samples.vague.count) * 6)
    }

    /// A sentence that stands in the table of another language is found, relatives aside; none is found in its own.
    @Test(arguments: Samples.all) func sentencesInOtherTablesAreFound(_ samples: Samples) {
        for other in Samples.all where other.locale != samples.locale {
            let found = samples.good.count { WrongLanguage.fault(in: $0.sentence, locale: other.locale) != nil }
            let isRelated = Self.related.contains { $0.contains(samples.locale) && $0.contains(other.locale) }
            #expect(
                found * 10 >= samples.good.count * (isRelated ? 1 : 6), "\(samples.locale) in \(other.locale): \(found)"
            )
        }
    }

    private static let related: [Set<String>] = [["es", "pt", "it"], ["de", "nl"], ["ja", "zh-Hant", "zh-Hans"]]
}
