extension Resource {
    static let photoLibrary = Resource(
        id: "photo-library",
        name: "Photo library, read and write",
        keys: [
            UsageKey(
                "NSPhotoLibraryUsageDescription",
                introduced: [
                    .iOS: Version(6), .macOS: Version(10, 14), .visionOS: Version(1), .macCatalyst: Version(13),
                ],
                displayName: "Privacy - Photo Library Usage Description",
                rule: """
                    Needed for the read-write level, any fetch of PHAsset or PHAssetCollection, and changes beyond pure \
                    adding. On macOS it serves adding too.
                    """)
        ],
        uses: photoLibraryUses + photoLibraryHints,
        falseFriends: [
            FalseFriend("PHPickerViewController, PhotosPicker", "the picker runs outside the app"),
            FalseFriend(
                "UIImagePickerController with .photoLibrary",
                "runs outside the app from iOS 11; naming the class may still be asked about at upload"),
            FalseFriend("PHPhotoLibrary.authorizationStatus(for:)", "reading the status does not prompt"),
            FalseFriend("UIDocumentPickerViewController, fileImporter", "files, not photos"),
            FalseFriend("PHLivePhotoView", "shows only"),
            FalseFriend("PHPhotoLibraryPreventAutomaticLimitedAccessAlert", "a Boolean, no sentence"),
        ],
        missing: [
            Missing(
                .terminates, from: [.iOS: Version(10), .macOS: Version(10, 14)],
                "the system ends the app when this line reaches the photo library")
        ],
        upload: .blocking,
        prompt: Prompt(
            "“App” would like to access your photo library",
            buttons: ["Limit Access…", "Allow Full Access", "Don’t Allow"]),
        notes: ["On macOS asking for the status alone ends nothing, even without the key."],
        sources: [
            "apple-protected", "xcspec", "rnp", "fph", "pk", "candor", "automate", "flutter113603", "firefox7424",
            "airmcp308", "mtb86",
        ])

    static let photoLibraryAdd = Resource(
        id: "photo-library-add",
        name: "Photo library, add only",
        keys: [
            UsageKey(
                "NSPhotoLibraryAddUsageDescription",
                introduced: [.iOS: Version(11), .visionOS: Version(1), .macCatalyst: Version(13)],
                displayName: "Privacy - Photo Library Additions Usage Description",
                rule: """
                    Needed for saving to the library without reading it, and for the Save Image action of share sheets and \
                    web views. UIImageWriteToSavedPhotosAlbum needs it even beside the read-write key.
                    """)
        ],
        uses: photoAddUses,
        falseFriends: [
            FalseFriend("PHPickerViewController", "reading by a picker needs no key"),
            FalseFriend("UIActivityViewController with text or links only", "there is no image to save"),
            FalseFriend("UIDocumentPickerViewController for export", "goes to Files, not to Photos"),
        ],
        missing: [
            Missing(
                .terminates, from: [.iOS: Version(11)],
                "the system ends the app when this line saves to the photo library")
        ],
        upload: .unreported,
        prompt: Prompt("“App” would like to add to your photos"),
        sources: ["apple-protected", "xcspec", "rnp", "fph", "or41246623", "readest5397", "or34862336"])
}

private let photos = ["Photos", "PhotosUI"]
private let library: [KeyRequirement] = ["NSPhotoLibraryUsageDescription"]
/// macOS has no key for adding alone.
private let macLibrary = KeyRequirement(anyOf: ["NSPhotoLibraryUsageDescription"], on: [.macOS])

private let photoLibraryUses: [ResourceUse] = [
    ResourceUse(
        .request,
        swift: ["PHPhotoLibrary.requestAuthorization(for: .readWrite)", "PHPhotoLibrary.requestAuthorization(!for:)"],
        objectiveC: [
            "+[PHPhotoLibrary ~ requestAuthorizationForAccessLevel:PHAccessLevelReadWrite handler:]",
            "+[PHPhotoLibrary requestAuthorization:]",
        ],
        modules: photos,
        keys: library,
        note: "The old form without a level always asks for reading and writing."),
    ResourceUse(
        .access,
        swift: [
            "PHAsset.fetchAssets()", "PHAssetCollection.fetchAssetCollections()",
            "PHCollectionList.fetchCollectionLists()", "PHCollectionList.fetchTopLevelUserCollections()",
            "PHCollection.fetchTopLevelUserCollections()",
            "PHImageManager~requestImage(for:, targetSize:)", "PHImageManager~requestImageDataAndOrientation()",
            "PHImageManager~requestAVAsset()", "PHCachingImageManager~startCachingImages()",
        ],
        objectiveC: [
            "+[PHAsset ~ fetchAssetsWithOptions:]", "+[PHAsset ~ fetchAssetsWithMediaType:options:]",
            "+[PHAsset ~ fetchAssetsWithLocalIdentifiers:options:]",
            "+[PHAsset ~ fetchAssetsInAssetCollection:options:]",
            "+[PHAssetCollection ~ fetchAssetCollectionsWithType:subtype:options:]",
            "+[PHCollectionList ~ fetchCollectionListsWithType:subtype:options:]",
            "+[PHCollectionList ~ fetchTopLevelUserCollectionsWithOptions:]",
            "-[PHImageManager ~ requestImageForAsset:targetSize:contentMode:options:resultHandler:]",
        ],
        modules: photos,
        keys: library,
        note: "The first fetch prompts."),
    ResourceUse(
        .access,
        swift: [
            "PHPhotoLibrary#register()", "PHPhotoLibrary~presentLimitedLibraryPicker()",
            "PHAssetChangeRequest.deleteAssets()", "PHAssetChangeRequest(for:)",
            "PHAssetCollectionChangeRequest.creationRequestForAssetCollection()",
            "PHAssetCollectionChangeRequest(for:)",
            "PHAssetCollectionChangeRequest.deleteAssetCollections()",
        ],
        objectiveC: [
            "-[PHPhotoLibrary ~ registerChangeObserver:]",
            "-[PHPhotoLibrary presentLimitedLibraryPickerFromViewController:]",
            "+[PHAssetChangeRequest ~ deleteAssets:]",
            "+[PHAssetChangeRequest ~ changeRequestForAsset:]",
            "+[PHAssetCollectionChangeRequest ~ creationRequestForAssetCollectionWithTitle:]",
            "+[PHAssetCollectionChangeRequest ~ changeRequestForAssetCollection:]",
        ],
        modules: photos,
        keys: library),
    ResourceUse(
        .access,
        swift: ["PHPhotoLibrary#performChanges()", "PHPhotoLibrary#performChangesAndWait()"],
        objectiveC: [
            "-[PHPhotoLibrary ~ performChanges:completionHandler:]", "-[PHPhotoLibrary ~ performChangesAndWait:error:]",
        ],
        beside: [
            "PHAssetChangeRequest.deleteAssets()", "PHAssetChangeRequest(for:)",
            "PHAssetCollectionChangeRequest.creationRequestForAssetCollection()",
            "PHAssetCollectionChangeRequest(for:)",
            "+[PHAssetChangeRequest ~ deleteAssets:]", "+[PHAssetChangeRequest ~ changeRequestForAsset:]",
            "+[PHAssetCollectionChangeRequest ~ creationRequestForAssetCollectionWithTitle:]",
            "+[PHAssetCollectionChangeRequest ~ changeRequestForAssetCollection:]",
        ],
        modules: photos,
        keys: library,
        note: "Changes beyond pure adding, albums included."),
    ResourceUse(
        .access,
        swift: ["PHPickerConfiguration(photoLibrary:)"],
        objectiveC: ["-[PHPickerConfiguration ~ initWithPhotoLibrary:]"],
        beside: [
            "PHAsset.fetchAssets(withLocalIdentifiers:)", "+[PHAsset ~ fetchAssetsWithLocalIdentifiers:options:]",
        ],
        modules: photos,
        keys: library,
        note: "The picker itself is free; turning its identifiers into assets is not."),
    ResourceUse(
        .access,
        swift: ["ALAssetsLibrary()"],
        objectiveC: [
            "-[ALAssetsLibrary ~ writeImageToSavedPhotosAlbum:orientation:completionBlock:]",
            "-[ALAssetsLibrary ~ enumerateGroupsWithTypes:usingBlock:failureBlock:]",
        ],
        modules: ["AssetsLibrary"],
        keys: library,
        confidence: .likely,
        note: "Gone from newer SDKs."),
]

private let photoLibraryHints: [ResourceUse] = [
    ResourceUse(
        .reference,
        swift: ["UIImagePickerController"],
        objectiveC: ["UIImagePickerController"],
        modules: ["UIKit", "SwiftUI"],
        platforms: [.iOS],
        keys: library,
        confidence: .possible,
        note: "The class alone was asked about at upload in 2016 and 2018; nothing prompts from iOS 11."),
    ResourceUse(
        .reference,
        swift: ["PHPhotoLibrary"],
        objectiveC: ["PHPhotoLibrary"],
        modules: photos,
        keys: [KeyRequirement(anyOf: ["NSPhotoLibraryUsageDescription", "NSPhotoLibraryAddUsageDescription"])],
        confidence: .possible),
    ResourceUse(
        .reference,
        classes: ["PHPhotoLibrary", "PHAsset"],
        modules: photos,
        keys: [KeyRequirement(anyOf: ["NSPhotoLibraryUsageDescription", "NSPhotoLibraryAddUsageDescription"])],
        confidence: .likely,
        note: "Uploads were refused for picker plug-ins that show the system's picker and name the assets."),
]

private let photoAddUses: [ResourceUse] = [
    ResourceUse(
        .request,
        swift: ["PHPhotoLibrary.requestAuthorization(for: .addOnly)"],
        objectiveC: ["+[PHPhotoLibrary ~ requestAuthorizationForAccessLevel:PHAccessLevelAddOnly handler:]"],
        modules: photos,
        keys: ["NSPhotoLibraryAddUsageDescription", macLibrary]),
    ResourceUse(
        .access,
        functions: ["UIImageWriteToSavedPhotosAlbum", "UISaveVideoAtPathToSavedPhotosAlbum"],
        modules: ["UIKit", "SwiftUI"],
        keys: ["NSPhotoLibraryAddUsageDescription"],
        note: "The read-write key does not take its place."),
    ResourceUse(
        .access,
        swift: [
            "PHAssetChangeRequest.creationRequestForAsset()", "PHAssetChangeRequest.creationRequestForAssetFromImage()",
            "PHAssetChangeRequest.creationRequestForAssetFromVideo()", "PHAssetCreationRequest.forAsset()",
            "PHAssetCreationRequest.creationRequestForAsset()",
        ],
        objectiveC: [
            "+[PHAssetCreationRequest ~ creationRequestForAsset]",
            "+[PHAssetChangeRequest creationRequestForAssetFromImage:]",
            "+[PHAssetChangeRequest creationRequestForAssetFromImageAtFileURL:]",
            "+[PHAssetChangeRequest creationRequestForAssetFromVideoAtFileURL:]",
        ],
        modules: photos,
        keys: [
            KeyRequirement(
                anyOf: ["NSPhotoLibraryAddUsageDescription", "NSPhotoLibraryUsageDescription"],
                whereAskedFor: ["NSPhotoLibraryUsageDescription"],
                on: [.iOS, .visionOS, .macCatalyst]),
            macLibrary,
        ],
        note: """
            Without read-write permission the system asks for adding only; with it, that one key is enough. So the \
            read-write key does where other code asks for the library.
            """),
    ResourceUse(
        .mention,
        swift: ["UIActivityViewController", "ShareLink"],
        objectiveC: ["UIActivityViewController"],
        modules: ["UIKit", "SwiftUI"],
        platforms: [.iOS],
        keys: ["NSPhotoLibraryAddUsageDescription"],
        confidence: .possible,
        note: "A person may save an image from the share sheet; apps crashed there for years."),
    ResourceUse(
        .mention,
        swift: ["WKWebView"],
        objectiveC: ["WKWebView"],
        modules: ["WebKit"],
        platforms: [.iOS],
        keys: ["NSPhotoLibraryAddUsageDescription"],
        confidence: .possible,
        note: "A long press on an image offers to save it; a crash was reported on iOS 26.1."),
]
