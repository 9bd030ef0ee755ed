extension Resource {
    static let journalingSuggestions = Resource(
        id: "journaling-suggestions",
        name: "Journaling suggestions",
        kind: .noKey,
        keys: [],
        uses: [],
        falseFriends: [
            FalseFriend("JournalingSuggestionsPicker", "the system's picker: an entitlement, no key"),
            FalseFriend("NSJournalingSuggestionsUsageDescription and the like", "no such key is in any list"),
        ],
        missing: [Missing(.none, "nothing: there is no key")],
        upload: .unreported,
        prompt: Prompt("The system's suggestions picker", buttons: [], showsPurpose: false),
        sources: ["general"])
}
