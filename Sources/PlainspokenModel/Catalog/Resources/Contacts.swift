extension Resource {
    static let contacts = Resource(
        id: "contacts",
        name: "Contacts",
        keys: [
            UsageKey(
                "NSContactsUsageDescription",
                introduced: [
                    .iOS: Version(6), .macOS: Version(10, 8), .watchOS: Version(2), .visionOS: Version(1),
                    .macCatalyst: Version(13),
                ],
                displayName: "Privacy - Contacts Usage Description",
                rule: """
                    Needed by any use of CNContactStore and by the old AddressBook functions. From iOS 18 a second step lets \
                    people choose some contacts; the key is the same.
                    """)
        ],
        uses: [
            ResourceUse(
                .request,
                swift: ["CNContactStore~requestAccess(for: .contacts)"],
                objectiveC: ["-[CNContactStore ~ requestAccessForEntityType:completionHandler:]"],
                modules: contactModules,
                keys: ["NSContactsUsageDescription"]),
            ResourceUse(
                .access,
                swift: [
                    "CNContactStore~unifiedContacts()", "CNContactStore~unifiedContact()",
                    "CNContactStore~unifiedMeContactWithKeys()", "CNContactStore~enumerateContacts()",
                    "CNContactStore~defaultContainerIdentifier()", "CNContactStore#containers()",
                    "CNContactStore#groups()",
                    "CNContactStore#execute()", "CNSaveRequest()", "CNContactFetchRequest()",
                ],
                objectiveC: [
                    "-[CNContactStore ~ unifiedContactsMatchingPredicate:keysToFetch:error:]",
                    "-[CNContactStore ~ unifiedContactWithIdentifier:keysToFetch:error:]",
                    "-[CNContactStore ~ enumerateContactsWithFetchRequest:error:usingBlock:]",
                    "-[CNContactStore ~ executeSaveRequest:error:]", "CNSaveRequest", "CNContactFetchRequest",
                ],
                modules: contactModules,
                keys: ["NSContactsUsageDescription"]),
            ResourceUse(
                .access,
                objectiveC: ["+[ABAddressBook ~ sharedAddressBook]"],
                functions: [
                    "ABAddressBookCreateWithOptions", "ABAddressBookRequestAccessWithCompletion",
                    "ABAddressBookCopyArrayOfAllPeople",
                ],
                modules: ["AddressBook"],
                keys: ["NSContactsUsageDescription"]),
            ResourceUse(
                .access,
                swift: ["ContactAccessButton()", ".contactAccessPicker()"],
                symbols: ["_$s10ContactsUI19ContactAccessButtonV"],
                modules: ["ContactsUI"],
                keys: ["NSContactsUsageDescription"],
                confidence: .likely,
                note: "Works under limited access, so the app also holds a CNContactStore."),
            ResourceUse(
                .access,
                swift: [
                    "CNContactViewController(forUnknownContact:)", "CNContactViewController(forNewContact:)",
                ],
                objectiveC: [
                    "+[CNContactViewController ~ viewControllerForUnknownContact:]",
                    "+[CNContactViewController ~ viewControllerForNewContact:]",
                ],
                modules: ["ContactsUI"],
                keys: ["NSContactsUsageDescription"],
                confidence: .likely,
                note: "Saving the contact needs a store."),
            ResourceUse(
                .reference,
                swift: ["CNContactStore"],
                objectiveC: ["CNContactStore"],
                modules: contactModules,
                keys: ["NSContactsUsageDescription"],
                note: "Uploads were refused for the class in permission plug-ins and push libraries."),
        ],
        falseFriends: [
            FalseFriend("CNContactPickerViewController", "the picker runs outside the app"),
            FalseFriend("CNContact, CNMutableContact, CNContactVCardSerialization", "plain values"),
            FalseFriend("MFMessageComposeViewController", "does not read contacts"),
            FalseFriend("CNContactStore.authorizationStatus(for:)", "reading the status does not prompt"),
            FalseFriend("ContactProvider extensions", "the app hands over contacts of its own"),
        ],
        missing: [
            Missing(
                .terminates, from: [.iOS: Version(10)], "the system ends the app when this line reaches the contacts")
        ],
        upload: .blocking,
        prompt: Prompt("“App” would like to access your contacts", buttons: ["Don’t Allow", "Continue"]),
        notes: ["The contacts' notes need an entitlement from Apple as well (iOS 13)."],
        sources: [
            "apple-protected", "xcspec", "rnp", "fph", "pk", "mobsf", "automate", "airmcp308", "plugins-contacts",
        ])
}

private let contactModules = ["Contacts", "ContactsUI"]
