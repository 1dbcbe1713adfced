import QtQuick
import Tingpai

// An answer that is no discard: a call, a kong, a win, or to pass.
Rectangle {
    id: root

    required property int index
    required property bool used
    required property int option
    required property string label
    required property list<string> tiles
    required property bool best
    required property bool asGood
    required property bool taken
    required property string spoken

    property bool underCursor: false
    property bool asking: false

    signal chosen

    implicitWidth: words.implicitWidth + Theme.px(28)
    implicitHeight: Math.max(Theme.buttonHeight, Theme.tileHeight(Theme.planTile) + Theme.px(10))
    visible: used
    radius: Theme.px(9)
    color: asking && hover.hovered ? Theme.buttonHover : asking ? Theme.button : Theme.card
    border.width: underCursor ? Theme.ring : best || taken ? 2 * Theme.line : Theme.line
    border.color: underCursor ? Theme.focusRing : best ? Theme.stroke : taken ? (asGood ? Theme.gain : Theme.loss)
            : Theme.buttonLine
    Accessible.role: Accessible.Button
    Accessible.name: spoken
    Accessible.focusable: true
    Accessible.onPressAction: chosen()

    Row {
        id: words

        anchors.centerIn: parent
        spacing: Theme.px(8)

        ChoiceSign {
            anchors.verticalCenter: parent.verticalCenter
            best: root.best
            asGood: root.asGood
            taken: root.taken
        }
        Words {
            anchors.verticalCenter: parent.verticalCenter
            strong: true
            color: root.asking ? Theme.buttonText : Theme.text
            text: root.label
        }
        TileRow {
            anchors.verticalCenter: parent.verticalCenter
            tiles: root.tiles
            tileWidth: Theme.planTile
        }
    }
    HoverHandler {
        id: hover
    }
    TapHandler {
        enabled: root.asking
        onTapped: root.chosen()
    }
}
