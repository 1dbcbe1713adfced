import QtQuick
import Tingpai
import Tingpai.App

// One place of the call bar: empty while the call is not on offer, never narrower or wider.
ActionButton {
    id: root

    required property int index
    required property int kind
    required property string label
    required property bool available
    required property list<string> optionNames
    required property var optionTiles // a list of lists of tiles, which QML has no type for
    required property bool hasHint
    required property string valueText
    required property bool best
    required property int bestOption
    required property string spoken

    property bool confirming: false
    property bool hintsShown: false

    required detail
    keyRoom: Theme.textScale <= 1.3 && width >= 50
    captionRoom: width - Theme.px(16) - (detail === "" ? 0 : Math.round(width * 0.45) + Theme.px(6)) - (keyRoom ? Theme.px(16) : 0)
    opacity: available ? 1 : 0
    enabled: available
    note: hintsShown && hasHint && available ? valueText : ""
    text: confirming ? qsTr("Sure?") : label
    look: kind === Game.Win || confirming ? ActionButton.Win : kind === Game.Pass ? ActionButton.Quiet
            : ActionButton.Plain
    Accessible.ignored: !available
    Accessible.name: confirming ? qsTr("Press again to decline the win") : spoken

    Rectangle { // what the tutor would answer
        visible: root.hintsShown && root.hasHint && root.best && root.available
        anchors.fill: parent
        anchors.margins: -Theme.ring
        radius: Theme.px(11)
        color: "transparent"
        border.width: Theme.ring
        border.color: Theme.accent
    }
}
