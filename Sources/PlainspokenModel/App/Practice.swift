/// What code does with a resource, with its place: the facts that decide whether a sentence is true.
package struct Practice: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        /// Speech is turned into text on the device on every path.
        case recognizesOnDevice = "recognizes-on-device"
        /// Speech may go to Apple's server.
        case mayRecognizeOnServer = "may-recognize-on-server"
        /// A recogniser takes the language of the device instead of one that the app names.
        case guessesLanguage = "guesses-language"
        /// A growing transcript is written into text that people edit.
        case overwritesDraft = "overwrites-draft"
        /// Sound, film or samples are written to a file.
        case records
        /// A captured picture is written to a file.
        case stores
        /// What was stored is removed again.
        case deletes
        /// Data of the resource leaves the device.
        case sends
        /// Data of the resource is given to a company's library that measures or advertises.
        case reports
        /// Uses the resource while the app is in the background.
        case worksInBackground = "works-in-background"
        /// Demands the most exact values.
        case demandsPrecision = "demands-precision"
        /// Reads everything the resource holds rather than what people pick.
        case readsEverything = "reads-everything"
        case reads
        case writes
        /// Runs while a button is held: a gesture starts and ends it.
        case runsWhileHeld = "runs-while-held"
        /// Is switched on by one tap and off by another.
        case runsFromTap = "runs-from-tap"
        /// Shows advertising or follows people across apps.
        case advertises
        /// Tells another app by a script or an event what to do; the subject is the app.
        case scripts
    }

    /// Why a request may go to a server.
    package enum Circumstance: String, Sendable, Hashable {
        case never
        case onSomePaths = "on-some-paths"
        case afterStart = "after-start"
        case switchedOff = "switched-off"
        case onlyWhereSupported = "only-where-supported"
        case replaced, appended, inserted
    }

    package var kind: Kind
    /// The id of a resource of the catalogue.
    package var resource: String
    package var place: Place
    package var confidence: Confidence
    /// The call as people know it: `URLSession.upload(for:from:)`.
    package var api: String
    /// The enclosing type and function; nil at file level.
    package var feature: String?
    /// What it is about: a Health type, an app that is told, a library that is given data, a variable.
    package var subject: String?
    package var circumstance: Circumstance?
    /// Other places that belong to it, such as where the data comes from.
    package var related: [Place]

    package init(
        _ kind: Kind, of resource: String, at place: Place, confidence: Confidence, api: String,
        feature: String? = nil, subject: String? = nil, circumstance: Circumstance? = nil, related: [Place] = []
    ) {
        self.kind = kind
        self.resource = resource
        self.place = place
        self.confidence = confidence
        self.api = api
        self.feature = feature
        self.subject = subject
        self.circumstance = circumstance
        self.related = related
    }
}

/// A button that leads to the system's prompt and is worded like the prompt's own.
package struct Primer: Sendable, Hashable {
    /// The button's words as people see them.
    package var title: String
    /// The language of a table in which it is worded so; nil where the words stand in code or in a base file.
    package var locale: String?
    /// The button.
    package var place: Place
    /// The request that its action makes.
    package var request: Place
    /// How the request is called.
    package var api: String
    /// The text in a table, where it comes from one.
    package var table: Place?
    /// A button beside it that leaves without the prompt.
    package var exit: Place?
    package var confidence: Confidence

    package init(
        title: String, locale: String? = nil, place: Place, request: Place, api: String, table: Place? = nil,
        exit: Place? = nil, confidence: Confidence
    ) {
        self.title = title
        self.locale = locale
        self.place = place
        self.request = request
        self.api = api
        self.table = table
        self.exit = exit
        self.confidence = confidence
    }
}
