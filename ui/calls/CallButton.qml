import QtQuick
import Tingpai
import Tingpai.App

// One place of the call bar: empty while the call is not on offer, never narrower or wider.
ActionButton {
    id: root

    required property int index
    required property bool used
    required property int command
    required property string label
    required property bool available // the model's: see offered
    required property list<string> optionNames
    required property var optionTiles // a list of lists of tiles, which QML has no type for
    required property bool hasHint
    required property string valueText
    required property bool best
    required property int bestOption
    required property string spoken

    readonly property bool offered: used && available

    property bool confirming: false
    property int roomForTiles: 0
    property bool hintsShown: false

    // The tiles of a chow or kong that can be made in one way only.
    readonly property list<string> meld: offered && optionNames.length === 1 && (command === KeyBindings.Chow || command === KeyBindings.Kong) ? optionTiles[0] ?? [] : []
    readonly property int meldWidth: meld.length * Theme.cardTile
    readonly property bool meldShown: meld.length > 0 && meldWidth + Theme.px(10) <= roomForTiles
    readonly property int tilesWidth: meldShown ? meldWidth + Theme.px(10) : 0

    required detail
    required keyText
    keyRoom: Theme.textScale <= 1.3 && width >= 50
    captionRoom: width - tilesWidth - Theme.px(16) - (detail === "" ? 0 : Math.round(width * 0.45) + Theme.px(6)) - (keyRoom ? Theme.px(16) : 0)
    opacity: offered ? 1 : 0
    enabled: offered
    note: hintsShown && hasHint && offered ? valueText : ""
    text: confirming ? qsTr("Sure?") : label
    look: command === KeyBindings.Win || confirming ? ActionButton.Win : command === KeyBindings.Pass ? ActionButton.Quiet
            : ActionButton.Plain
    Accessible.ignored: !offered
    Accessible.name: confirming ? qsTr("Press again to decline the win") : spoken

    shift: -tilesWidth / 2

    TileRow {
        anchors.verticalCenter: parent.verticalCenter
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(10)
        visible: root.meldShown
        tiles: root.meld
        room: 4
        tileWidth: Theme.cardTile - Theme.px(2)
    }
    Ring { // what the tutor would answer
        visible: root.hintsShown && root.hasHint && root.best && root.offered
        anchors.fill: parent
        anchors.margins: -Theme.ring
        radius: Theme.px(11)
    }
}
