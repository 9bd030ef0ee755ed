/// A button of a storyboard or xib with what it is connected to.
package struct InterfaceButton: Sendable, Hashable {
    /// The object's id, by which tables translate it: `Bt1.normalTitle`.
    package var id: String
    package var title: String
    /// Selectors of its actions: `ask:`.
    package var selectors: [String]
    /// The class of the scene's controller or of the file's owner.
    package var controller: String?
    /// Buttons of one scene stand beside each other.
    package var scene: Int
    package var place: Place

    package init(id: String, title: String, selectors: [String], controller: String?, scene: Int, place: Place) {
        self.id = id
        self.title = title
        self.selectors = selectors
        self.controller = controller
        self.scene = scene
        self.place = place
    }
}

/// A text of a localised table.
package struct LocalizedText: Sendable, Hashable {
    package var key: String
    package var locale: String
    package var text: String
    package var place: Place

    package init(key: String, locale: String, text: String, place: Place) {
        self.key = key
        self.locale = locale
        self.text = text
        self.place = place
    }
}
