import PlainspokenReading
import Testing

/// Storyboards and xibs: buttons, what they call, and whose they are.
@Suite struct InterfaceFileTests {
    private func read(_ text: String) -> InterfaceFile { InterfaceFile.read(Array(text.utf8), path: "Main.storyboard") }

    @Test func buttonsOfTwoScenes() {
        let file = read(
            """
            <?xml version="1.0"?>
            <document><scenes>
            <scene><objects><viewController id="v" customClass="First"><view>
              <button id="a"><state key="normal" title="Allow &amp; go"/><state key="highlighted" title="No"/>
                <connections><action selector="ask:" destination="v" eventType="touchUpInside"/></connections></button>
              <button id="b"><buttonConfiguration key="configuration" title="Later"/></button>
              <!-- <button id="c"/> -->
            </view></viewController></objects></scene>
            <scene><objects><viewController customClass="Second"/>
              <barButtonItem title="Next" id="d"/><textView editable="NO" id="t"/></objects></scene>
            </scenes></document>
            """)
        let lines = file.buttons.map {
            "\($0.scene) \($0.id) \($0.title) \($0.selectors) \($0.controller ?? "-") \($0.place.line ?? 0)"
        }
        #expect(
            lines == [
                #"1 a Allow & go ["ask:"] First 4"#, "1 b Later [] First 6", "2 d Next [] Second 10",
            ])
        #expect(file.hasFixedTextView)
    }

    @Test func macButtonsHaveCells() {
        let file = read(
            """
            <document><objects><customObject id="-2" userLabel="File's Owner" customClass="Panel"/>
            <button id="a"><buttonCell key="cell" title="OK" id="c"/><connections><action selector="ok:"/></connections></button>
            </objects></document>
            """)
        #expect(file.buttons.map { "\($0.title) \($0.selectors) \($0.controller ?? "-")" } == [#"OK ["ok:"] Panel"#])
    }

    @Test(arguments: [
        "", "<", "<button", "<button id=\"a", "<button id=", "</", "<!--", "<!", "<?",
        "<state key='normal' title='x'/>",
        "<button><button><button>", "</button></button>", "<button id=\"a\" title=\"x\"><action selector=\"y\"",
    ]) func hostile(_ text: String) {
        _ = read(text)
        for end in text.utf8.indices { _ = InterfaceFile.read(Array(text.utf8[..<end]), path: "x.xib") }
    }
}
