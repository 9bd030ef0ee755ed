extension Vocabulary {
    static let english = Vocabulary(
        fillers: Lexicon(
            """
            the, a, an, we'd, we'll, you'd, i'd, me, this, that, these, those, it, its, it's, our, your, my, we, us, you, i, is, are, be, been, being, was
            will, would, can, could, may, might, must, should, shall, do, does, to, of, for, in, on, at, by, with, within
            from, and, or, so, as, if, when, while, please, also, some, any, all, every, each, certain, various, other, more
            there, here, which, what, such, in order to, so that, because, etc, thank, thanks, description, just, only for, simply, own, one, into, through, via, up
            app, apps, app's, application, application's, applications, program, device, device's, phone, phone's, iphone, iphone's, ipad, ipad's, mac, mac's
            need, needs, needed, require, requires, required, requiring, requirement, want, wants, like, likes, asks, asking
            request, requests, requesting, requested, use, uses, used, using, usage, utilize, utilizes, access, accesses
            accessing, permission, permissions, authorization, authorisation, authorize, authorise, allow, allows, allowing, let, lets, letting
            grant, grants, granting, give, gives, giving, get, gets, have, has, having, enable, enables, enabling, enabled, turn on
            consent, agree, necessary, mandatory, essential, important, optional, able, ability, capability, capabilities
            feature, features, function, functions, functionality, functionalities, functional, service, services, purpose, purposes, reason, reasons
            experience, experiences, user, users, user's, customer, customers, work, works, working, run, runs, running, operate, operates, operation
            properly, correctly, well, fully, full, intended, expected, normally, normal, perform, performs, performing
            smoothly, better, best, improve, improves, improving, improved, improvement, enhance, enhances, enhancing, optimize, optimizes
            optimise, optimises, optimal, provide, provides, providing, offer, offers, deliver, delivers, support, supports, supporting, supported
            good, great, smooth, seamless, rich, richer, personalized experience, core, main, basic, key, manage, manages, managing
            convenient, conveniently, easily, continue, continuing, proceed, start, make, makes, data, information, info, content
            quality, performance, usability, convenience, one place, in one place, various purposes, technical, system, correct
            for uploading, for upload, for uploads, some features
            """),
        topics: [
            .camera: TopicWords(
                "camera, cameras, camera's, webcam",
                own: """
                    photo*, pictur*, video*, scan*, film*, shoot*, qr, barcode*, code*, snap*, selfie*, image*, captur*, face*, card*
                    document*, receipt*, lens, ar, augmented, record*, take, takes, taking, see*, look*, read*, call*, measur*
                    recogni*, visual*, show*, point*, view*, detect*, light*, torch, flashlight
                    """),
            .microphone: TopicWords(
                "microphone, microphones, mic, mics, microphone's",
                deeds:
                    "record, records, recording, capture, captures, audio, sound, sounds, voice, hear, listen, input",
                own: """
                    voice*, audio, sound*, record*, speak*, spoken, speech, say*, said, talk*, listen*, hear*, dictat*, sing*
                    song*, hum*, call*, video*, film*, music*, noise*, tune*, tuning, transcri*, conversation*, podcast*, meeting*
                    breath*, snor*, cough*, word*, loud*, pitch, guitar, instrument*, clip*, movie*, live, broadcast*, clap*, applause
                    """),
            .photos: TopicWords(
                "photo library, photos, photo, pictures, picture, gallery, photo album, camera roll, images, image, album, albums",
                deeds:
                    "load, loads, loading, fetch, fetches, read, reads, open, library, media, browse, view, videos, video",
                own: """
                    video*, save*, saving, media, wallpaper*, screenshot*, avatar*, profile*, upload*, attach*, choos*, select*, pick*
                    import*, export*, memor*, library, film*, clip*
                    """),
            .photosAdd: TopicWords(
                "photo library, photos, photo, pictures, picture, gallery, photo album, camera roll, images, image, album, albums",
                deeds: "library, media",
                own:
                    "save*, saving, add*, stor*, export*, download*, keep*, put*, writ*, record*, video*, screenshot*, creat*"
            ),
            .location: TopicWords(
                "location, locations, geolocation, gps, whereabouts",
                deeds: """
                    determine, determines, detect, detects, know, knows, track, tracks, tracking, current, precise, exact
                    approximate, background, position, based, foreground, in use, always, even
                    """,
                own: """
                    near*, map*, where*, position*, place*, route*, weather*, distan*, run*, walk*, driv*, trip*, ride*, navigat*
                    direction*, region*, area*, city, cities, country, local*, surround*, clos*, address*, stop*, store*, shop*
                    station*, around, geo*, beacon*, home, sun*, prayer*, qibla, star*, compass, altitude, speed, arriv*, leav*, travel*
                    journey*, commut*, wifi, wi, network*, check*, hik*, log*, find*, deliver*, pickup, track*, timezone, step*
                    workout*, visit*, here, path*, parking, tag*, follow*
                    """),
            .contacts: TopicWords(
                "contacts, address book, contact list, phone book",
                deeds: "see, sees, read, reads, view, list, address",
                own: """
                    contact*, friend*, people, person*, invit*, address*, name*, phone*, email*, family, someone, birthday*, call*
                    messag*, who*, share*, guest*, recipient*, sender*
                    """),
            .calendar: TopicWords(
                "calendar, calendars, calendar's",
                deeds: "event, events, entries, see, read, reads, view, full",
                own: """
                    event*, schedul*, appointment*, meeting*, plan*, date*, agenda, book*, remind*, deadline*, day*, week*, class*
                    free, busy, session*, task*, time*
                    """),
            .reminders: TopicWords(
                "reminders", deeds: "read, view, see, lists, full",
                own: "reminder*, remind*, task*, list*, todo*, due, plan*"),
            .bluetooth: TopicWords(
                "bluetooth, ble",
                own: """
                    device*, connect*, head*, sensor*, accessor*, print*, watch*, nearby, pair*, wearable*, speaker*, beacon*
                    keyboard*, controller*, hardware, scale*, monitor*, lock*, transmitter*, car, tracker*, ear*, glasses
                    wireless*, equipment, thermometer*, light*, lamp*, peer*, find*, play*, game*
                    """),
            .localNetwork: TopicWords(
                "local network, lan",
                own: """
                    network*, server*, device*, connect*, find*, discover*, wifi, wi, cast*, stream*, print*, tv*, computer*, mac
                    bridge*, play*, home, sync*, speaker*, airplay, nearby, local*, camera*, peer*, share*
                    """),
            .faceID: TopicWords(
                "face id, faceid",
                own: """
                    face*, unlock*, authenticat*, biometric*, secur*, protect*, sign*, log*, lock*, password*, passcode*, verif*
                    identi*, open*, access*, confirm*, touch, account*, payment*, wallet*, privat*, restrict*, approv*, key*
                    """),
            .motion: TopicWords(
                "motion, accelerometer, gyroscope, pedometer",
                deeds: "fitness, activity, activities, sensor, sensors, detect, detects",
                own: """
                    motion*, step*, walk*, run*, activ*, fitness, mov*, shak*, tilt*, orient*, pace, exercis*, workout*, distan*
                    driv*, sleep*, stair*, floor*, altitude, barometer, sensor*, rotat*, head*, gestur*, balanc*, stabil*, navig*
                    location*, game*, level*, turn*, still*
                    """),
            .health: TopicWords(
                "healthkit, health data, apple health, health app, health",
                deeds: "read, reads, write, writes, share, shares, update, updates, record, records, sharing, updating",
                own: """
                    health*, step*, heart*, workout*, weight*, sleep*, calori*, fitness, activ*, blood*, glucose, nutrition*, water
                    exercis*, walk*, run*, rid*, body, cycl*, mindful*, medic*, energy, distan*, height, temperature, oxygen, hrv
                    train*, session*, match*, symptom*, meal*, food*, dose*, insulin, carb*, reading*, climb*, breath*, sport*, nothing
                    """),
            .tracking: TopicWords(
                "idfa, advertising identifier, app tracking",
                deeds: "track, tracks, tracking, activity, identifier, across, websites, companies, owned",
                own: """
                    ad, ads, advert*, track*, personal*, identif*, analy*, measur*, relevant, market*, campaign*, content, offer*
                    data, usage, attribution, free
                    """),
            .music: TopicWords(
                "media library, apple music, music library",
                deeds: "music, media, library, songs, song",
                own: """
                    music*, song*, playlist*, media, librar*, audio*, listen*, track*, album*, artist*, play*, sound*, podcast*
                    tune*, alarm*, ringtone*, tone*, file*
                    """),
            .siri: TopicWords(
                "siri", own: "siri, shortcut*, voice*, ask*, command*, say*, speak*, hands, intent*, call*"),
            .speech: TopicWords(
                "speech recognition, voice recognition",
                deeds: "speech, recognition, recognize, recognise, voice",
                own: """
                    speech, voice*, spoken, speak*, say*, said, dictat*, transcri*, talk*, word*, text*, listen*, pronounc*
                    caption*, audio, command*, hear*, record*, search*, read*
                    """),
            .nfc: TopicWords(
                "nfc", deeds: "tag, tags, read, reads, scan",
                own:
                    "tag*, scan*, card*, tap*, read*, chip*, passport*, door*, pay*, phone*, pair*, near*, sensor*, badge*, ticket*"
            ),
            .home: TopicWords(
                "homekit, home data", own: "home*, accessor*, light*, device*, room*, scene*, smart, lamp*"),
            .files: TopicWords(
                "folder, folders, file, files, desktop, documents, downloads, volume, volumes",
                deeds: "read, write, open, save, removable, network"),
            .automation: TopicWords(
                "automation, apple events, appleevents, applescript, apple",
                deeds: "control, controls, commands, send, sends"),
        ],
        placeholders: Lexicon(
            """
            todo, fixme, lorem ipsum, dolor sit amet, placeholder text, sample text, dummy text, example text, your text here
            text goes here, description goes here, reason goes here, insert text, insert description, insert reason
            add description here, add reason here, enter description here, enter reason here, explain here, describe here, replace me
            change me, fill in here, fill this in, to be defined, to be filled, your reason here, your description here, put your reason
            your usage description, usage description here, purpose goes here, message goes here, go here, goes here, write here
            myapp, your app name, appname, app name here, your message to user, your custom message, text to be shown
            """),
        instructions: Lexicon(
            """
            explain why, explain how, explain to, describe why, describe how, describe the, describe what, specify the reason, specify why, state why
            tell the user, tell users, enter a, enter the, enter your, insert a, insert the, insert your, write a, write your, write the reason, add a description
            add a reason, add your, replace this, replace with, put a, put your, provide a reason, provide a description, reason why, reason for
            why you need, why your app, why the app, why we need, why do you
            """),
        wholes: Lexicon(
            """
            n a, na, none, null, nil, undefined, test, tests, testing, test string, test text, string, text, description, usage description
            asdf, asdfgh, asdfasdf, qwerty, qwertz, xxx, xxxx, placeholder, tbd, tba, foo, bar, foobar, foo bar, hello, hello world
            sample, example, dummy, reason, message, value, title, your text, some text, blah, blah blah, abc, temp, tmp
            no description, no reason, not applicable, not available, unknown, default, empty, why, because, yes, no, ok, please
            privacy, permission, permissions, access, usage, purpose, unused, a, b, x, key, true, false, something, this is a test, some reason, just a test, test test
            required for apple, required by apple, required for app store, needed for apple, required by app store, apple requires this
            """),
        dangling: Lexicon(
            """
            the, a, an, your, our, its, their, his, and, or, because, so that, in order to, such as, as well as, and the, and to
            so that you can, so you can, be able to, needs to, need to, wants to, would like to, allows you to, lets you, used to
            required to, required for, used for, needed to, needed for, access to, access to your, nor, whose, although
            """),
        unfinished: Lexicon(
            """
            to, for, with, of, from, into, by, via, when, while, as, using, through, during, between, cannot
            """),
        finished: Lexicon(
            """
            talk to, speak to, talking to, speaking to, write to, send to, sent to, connect to, connected to, belong to, listen to
            listening to, listen for, looking for, look for, looked for, ask for, asking for, pay for, it is for, used for, signed up for
            share with, shared with, sharing with, sign in with, chat with, play with, work with, connect with, meet with, interact with
            you want to, you choose to, you like to, if you want to, it needs to, agree to, consent to, subscribe to, refer to, respond to, reply to
            coming from, comes from, choose from, buy from, came from, listen with, like to, able to, need to, made of, aware of, take care of
            like this, do this, for this, allow this, see this, in use, where you are, who you are, you are, they are, it is, friends are
            what it is, where it is, this is, who is, what is, dreaming of, think of, run by, pass by, passing by, stop by, nearby, of what it is, are at
            where they are, where your friends are, where friends are, which plant it is, plant it is, bird it is, tree it is, song it is, how far it is
            disagree with, where it is from, far it is, what that is, what they are, how you are, near you are, for that, you need to, you have to
            """),
        claims: ClaimWords(
            order: .before, reach: 5,
            negations: """
                not, never, no, nothing, none, nobody, without, neither, nor, cannot, can't, don't, doesn't, isn't, won't, aren't
                didn't, wasn't, isnt, dont, doesnt, wont, arent
                """,
            pronouns: "no, nothing, none, nobody, no one, neither", without: "without",
            harmless:
                "not only, not just, no trace, no traces, read only, write only, add only, no matter, whether or not, no longer than, no more, no longer, no need",
            only: "only, solely, exclusively, nothing but, just for, alone, purely, strictly",
            asLong: "as long as",
            anytime: "always, at any time, anytime, all the time, any time",
            between: """
                be, been, being, is, are, was, were, ever, also, any, otherwise, then, directly, itself, have, has, get, gets, getting, will, would
                it, them, us, we, you, of, the, a, an, your, our, this, that, these, those, their, its, to, with, on, in, at, from, by, for, do, does, else, way, all
                any of, actually, currently, audio, sound, take, takes, make, makes, data, photo, photos, picture, pictures, information, recording, recordings, contacts, location, such, other, existing
                events, calendar
                """,
            connectors: "or, and, nor, ever, either, otherwise",
            stops: "when, while, because, so that, need, needs, want, wants, have to, has to, if, but, as",
            conditions: """
                if, unless, until, otherwise, except, without your permission, without your consent, without permission, without consent
                without asking, without your approval, without your knowledge, without your explicit, without explicit, without access, before you, without your, when not, while not, when you are not, while you are not, whenever you
                denied, deny, decline, before you tap, before you press, declined, you choose to, without you, without being asked
                """,
            ability: "can, can't, cannot, could, couldn't, able, unable, may, might, impossible, possible",
            limits: """
                for advertising, of other apps, from other apps, other apps, with other apps, for ads, for marketing, for any other, for other, for tracking, for anything else, permanently, history, longer, beyond, outside
                personal information, personal data, personally, identifiable, password, passwords, by default, automatically, when, while, after, during
                other than, anything else, more than, for long, in plain text, unencrypted, unless, until, right away
                """,
            people: "you, people, they, he, she",
            deeds: [
                .send:
                    "send, sends, sent, sending, upload*, transmit*, share, shares, shared, sharing, transfer*, submit*, collect, collected, collects, collecting, passed on, give away, given away, give, gives, given, disclose*, leaked, leaks, streamed, stream, handed, goes to, go to, goes anywhere, go anywhere, goes out",
                .store:
                    "store, stores, stored, storing, save, saves, saved, saving, keep, keeps, kept, keeping, retain*, persist*",
                .record: "record, records, recorded, recording anything, film, films, filmed",
                .recording: "recording, recordings",
                .transcribe:
                    "transcribe, transcribes, transcribed, transcribing, turned into text, turn into text, turns into text, turned into words, converted to text, converted into text, into text, written down",
                .delete: "delete*, deleting, erase*, erasing, discard*, removed, thrown away, wiped, destroyed",
                .stay:
                    "stay, stays, stayed, staying, remain, remains, kept on, kept only on, keeps on, kept private on",
                .leave: "leave, leaves, leaving, left",
                .read:
                    "read, reads, reading, access to the other, access to your other, access to other, access to any other, access to the rest, look at, looked at, looks at, look into",
                .write:
                    "write, writes, written, writing, change, changes, changed, changing, modify, modifies, modified, edit, edits, edited, alter, altered",
                .use: "use, uses, used, using, access, accesses, accessed, accessing, need, needs",
                .ask: "ask, asks, asked, request, requests, requested, prompt, prompted",
                .process:
                    "process*, analys*, analyz*, comput*, recogni*, understood, happens, happen, takes place, performed, handled, runs, done, interpreted, evaluated, on device processing, detected, transcri*, turn, turns, turned",
                .invite: "invite, invites, inviting, invitation, invitations",
                .find: "find, finds, finding, discover, discovers, search, searches, look up",
                .scan: "scan, scans, scanning", .pay: "pay, pays, payment, payments",
                .advertise: "ads, advertising, adverts, advertisements",
            ],
            things: [
                .identity:
                    "name, names, email, emails, e-mail, email address, phone number, phone numbers, account, username, identity, card number, payment",
                .maker: "we",
                .device: "device, devices, iphone, phone, mac, ipad, watch, machine, computer",
                .onDevice: ClaimWords.phrases(
                    ["on this", "on your", "on the", "on my", "inside this", "inside your"],
                    ["device", "iphone", "phone", "ipad", "mac", "watch", "computer", "machine"])
                    + ", on device, locally, on the device itself, offline, local processing, in memory on",
                .it: "it",
                .server:
                    "server, servers, cloud, internet, our service, online, backend, our speech service, api, web, off device",
                .ours: "our, us, ourselves",
                .apple: "apple, apple's",
                .thirdParty:
                    "third party, third parties, third-party, others, other people, other users, other companies, advertisers, partners, else",
                .noOne: "anyone, anybody, anywhere, with no one, no one, nobody, to anyone",
                .atOnce:
                    "immediately, at once, right away, right after, instantly, straight away, as soon as, afterwards, straight after, directly after, the moment",
                .open:
                    "app is open, app open, in the foreground, foreground, using the app, app is in use, app is running, while in use, use the app, app is on screen, app is active, use this app, using this app, app is on the screen",
                .background:
                    "in the background, background, when the app is closed, while the app is closed, when the app is not open, behind the scenes",
                .hold:
                    "hold, holding, held, press and hold, keep pressed, while you press, keep pressing, pressing, pressed",
                .pick:
                    "you pick, you choose, you select, you picked, you chose, you selected, explicitly connect, selected by you, chosen by you, you've picked, you have picked, you've selected, you have selected, you tap, you point out, you hand",
                .approximate: "approximate, approximately, rough, roughly, coarse",
                .exact: "exact, exactly, precise, precisely, accurate",
                .anonymous: "anonymous*, anonymised, anonymized",
            ])
    )
}
