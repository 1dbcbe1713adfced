pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// What the person chooses and the program keeps.
Page {
    id: root

    property string part: "" // "sound", "keys": where it is opened

    readonly property bool twoColumns: body.width >= 64 * Theme.normal
    readonly property real column: twoColumns ? (body.width - Theme.px(12)) / 2 : body.width
    readonly property real share: 0.22 // of a row, for its caption
    readonly property list<string> suitNames: [qsTr("Characters"), qsTr("Dots"), qsTr("Bamboo")]

    function suitsOf(letters: string): string { // "mps"
        return qsTr("%1, %2, %3").arg(suitNames["mps".indexOf(letters[0])]).arg(suitNames["mps".indexOf(letters[1])])
            .arg(suitNames["mps".indexOf(letters[2])]);
    }
    function orderNames(): list<string> {
        let names = [];
        for (let i = 0; i < AppSettings.suitOrders.length; ++i)
            names.push(suitsOf(AppSettings.suitOrders[i]));
        return names;
    }
    function orderPictures(): list<string> {
        let pictures = [];
        for (let i = 0; i < AppSettings.suitOrders.length; ++i) {
            const letters = AppSettings.suitOrders[i];
            pictures.push("1" + letters[0] + " 1" + letters[1] + " 1" + letters[2]);
        }
        return pictures;
    }
    function adviserNames(): list<string> {
        let names = [qsTr("None")];
        for (const player of Programs.players)
            names.push(player);
        return names;
    }
    function loudness(volume: int): string {
        return volume === 0 ? qsTr("Off") : qsTr("%1 %").arg(volume);
    }

    title: qsTr("Settings")

    ScrollArea {
        anchors.fill: parent
        contentHeight: Math.max(left.implicitHeight, right.y + right.implicitHeight)

        Column {
            id: left

            width: root.column
            spacing: Theme.px(20)

            SettingsGroup {
                width: parent.width
                heading: qsTr("Table and tiles")

                ChoiceRow {
                    objectName: "tileSetChoice"
                    focus: root.part !== "sound" && root.part !== "keys"
                    width: parent.width
                    share: root.share
                    caption: qsTr("Tiles")
                    names: [qsTr("Classic"), qsTr("With indices"), qsTr("Clear"), qsTr("High contrast")]
                    current: AppSettings.tileSet
                    onChosen: index => AppSettings.tileSet = index
                }
                TileRow {
                    x: parent.width * root.share
                    tiles: ["1m", "5m", "9m", "3p", "8p", "1s", "7s", "2z", "5z", "6z", "7z", "5f", ""]
                    tileWidth: Math.min(Theme.handTile, Math.floor(parent.width * (1 - root.share) / 13.8))
                }
                ChoiceRow {
                    objectName: "whiteChoice"
                    width: parent.width
                    share: root.share
                    caption: qsTr("White dragon")
                    names: [qsTr("Framed"), qsTr("Blank")]
                    current: AppSettings.framedWhite ? 0 : 1
                    onChosen: index => AppSettings.framedWhite = index === 0
                }
                ChoiceRow {
                    objectName: "chromeChoice"
                    width: parent.width
                    share: root.share
                    caption: qsTr("Panels")
                    names: [qsTr("Dark"), qsTr("Light"), qsTr("System")]
                    current: AppSettings.chrome
                    onChosen: index => AppSettings.chrome = index
                }
                ChoiceRow {
                    objectName: "feltChoice"
                    width: parent.width
                    share: root.share
                    caption: qsTr("Felt")
                    names: [qsTr("Green"), qsTr("Blue"), qsTr("Grey"), qsTr("Dark")]
                    current: AppSettings.felt
                    onChosen: index => AppSettings.felt = index
                }
                ChoiceRow {
                    objectName: "suitChoice"
                    width: parent.width
                    share: root.share
                    caption: qsTr("Suits")
                    names: root.orderNames()
                    pictures: root.orderPictures()
                    current: AppSettings.suitOrder
                    onChosen: index => AppSettings.suitOrder = index
                }
                ChoiceRow {
                    objectName: "honourChoice"
                    width: parent.width
                    share: root.share
                    caption: qsTr("Honours")
                    names: [qsTr("After the suits"), qsTr("Before the suits")]
                    current: AppSettings.honoursFirst ? 1 : 0
                    onChosen: index => AppSettings.honoursFirst = index === 1
                }
                ChoiceRow {
                    objectName: "dragonChoice"
                    width: parent.width
                    share: root.share
                    caption: qsTr("Dragons")
                    names: [qsTr("White, green, red"), qsTr("Red, green, white")]
                    pictures: ["5z 6z 7z", "7z 6z 5z"]
                    current: AppSettings.redFirst ? 1 : 0
                    onChosen: index => AppSettings.redFirst = index === 1
                }
            }
            SettingsGroup {
                width: parent.width
                heading: qsTr("Accessibility")

                SliderRow {
                    objectName: "textSlider"
                    live: false // the page changes its shape with it
                    width: parent.width
                    share: root.share
                    caption: qsTr("Text size")
                    from: 100
                    to: 200
                    step: 25
                    value: Math.round(AppSettings.textScale * 100)
                    valueText: qsTr("%1 %").arg(value)
                    onChosen: value => AppSettings.textScale = value / 100
                }
                ChoiceRow {
                    objectName: "announceChoice"
                    width: parent.width
                    share: root.share
                    caption: qsTr("Screen reader")
                    names: [qsTr("Silent"), qsTr("Your moves"), qsTr("Every move")]
                    current: AppSettings.announcements
                    onChosen: index => AppSettings.announcements = index
                }
            }
            SettingsGroup {
                width: parent.width
                heading: qsTr("Programs")

                IconButton {
                    objectName: "programsButton"
                    anchors.right: parent.right
                    text: qsTr("Programs that can play here")
                    Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
                    Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
                    onClicked: root.pageRequested("Programs")
                }
            }
        }
        Column {
            id: right

            x: root.twoColumns ? root.column + Theme.px(12) : 0
            y: root.twoColumns ? 0 : left.implicitHeight + left.spacing
            width: root.column
            spacing: Theme.px(20)

            SettingsGroup {
                width: parent.width
                heading: qsTr("Sound and speed")

                ChoiceRow {
                    objectName: "speedChoice"
                    focus: root.part === "sound"
                    width: parent.width
                    share: root.share
                    caption: qsTr("Speed")
                    names: [qsTr("Slow"), qsTr("Normal"), qsTr("Fast"), qsTr("Instant")]
                    current: (AppSettings.speed + 3) % 4 // Off, the first, stands last
                    onChosen: index => AppSettings.speed = (index + 1) % 4
                }
                SliderRow {
                    objectName: "tileVolume"
                    width: parent.width
                    share: root.share
                    caption: qsTr("Tile sounds")
                    value: AppSettings.tileVolume
                    valueText: root.loudness(value)
                    onChosen: value => AppSettings.tileVolume = value
                }
                SliderRow {
                    objectName: "callVolume"
                    width: parent.width
                    share: root.share
                    caption: qsTr("Call sounds")
                    value: AppSettings.callVolume
                    valueText: root.loudness(value)
                    onChosen: value => AppSettings.callVolume = value
                }
                SliderRow {
                    objectName: "resultVolume"
                    width: parent.width
                    share: root.share
                    caption: qsTr("Result sounds")
                    value: AppSettings.resultVolume
                    valueText: root.loudness(value)
                    onChosen: value => AppSettings.resultVolume = value
                }
                ChoiceRow {
                    objectName: "motionChoice"
                    width: parent.width
                    share: root.share
                    caption: qsTr("Motion")
                    names: [qsTr("Animated"), qsTr("No animation")]
                    current: AppSettings.reducedMotion ? 1 : 0
                    onChosen: index => AppSettings.reducedMotion = index === 1
                }
            }
            SettingsGroup {
                width: parent.width
                heading: qsTr("Tutor")

                HintsChoice {
                    objectName: "hintsChoice"
                    width: parent.width
                    share: root.share
                }
                ChoiceRow {
                    objectName: "teachingChoice"
                    width: parent.width
                    share: root.share
                    caption: qsTr("Comments")
                    names: [qsTr("Off"), qsTr("After each move")]
                    current: AppSettings.teaching ? 1 : 0
                    onChosen: index => AppSettings.teaching = index === 1
                }
                ChoiceRow {
                    objectName: "numbersChoice"
                    width: parent.width
                    share: root.share
                    caption: qsTr("Numbers")
                    spoken: qsTr("Numbers of the tutor")
                    names: [qsTr("On request"), qsTr("Always")]
                    current: AppSettings.numbersAlways ? 1 : 0
                    onChosen: index => AppSettings.numbersAlways = index === 1
                }
                StepperRow {
                    objectName: "adviserChoice"
                    visible: Programs.players.length > 0
                    width: parent.width
                    share: root.share
                    caption: qsTr("Second opinion")
                    names: root.adviserNames()
                    current: Programs.adviser + 1
                    onChosen: index => Programs.chooseAdviser(index - 1)
                }
            }
            SettingsGroup {
                width: parent.width
                heading: qsTr("Keys and language")

                ChoiceRow {
                    objectName: "languageChoice"
                    focus: root.part === "keys"
                    width: parent.width
                    share: root.share
                    caption: qsTr("Language")
                    even: false
                    names: AppSettings.languageNames
                    current: AppSettings.languages.indexOf(AppSettings.language)
                    onChosen: index => AppSettings.language = AppSettings.languages[index]
                }
                ChoiceRow {
                    objectName: "discardChoice"
                    width: parent.width
                    share: root.share
                    caption: qsTr("Discard")
                    names: [qsTr("One click"), qsTr("Two clicks")]
                    current: AppSettings.twoStepDiscard ? 1 : 0
                    onChosen: index => AppSettings.twoStepDiscard = index === 1
                }
                IconButton {
                    objectName: "everyKeyButton"
                    anchors.right: parent.right
                    text: qsTr("Show and change the keys")
                    keyText: KeyBindings.texts[KeyBindings.Help]
                    onClicked: root.pageRequested("Keys")
                }
            }
        }
    }
}
