import QtQuick
import Tingpai

// A tile of the hand of a position: chosen before it is judged, marked after. Marks are signs, not colours alone.
Item {
    id: root

    required property int index
    required property bool used
    required property string tile
    required property bool drawn
    required property int option // index of its discard, -1: it may not be discarded
    required property bool best
    required property bool asGood
    required property bool taken
    required property string spoken
    required property int tileWidth

    property bool underCursor: false
    property bool asking: false

    signal chosen

    implicitWidth: tileWidth + (drawn ? Theme.px(12) : 0)
    implicitHeight: Theme.tileHeight(tileWidth) + Theme.px(16)
    visible: used
    Accessible.role: Accessible.Button
    Accessible.name: spoken
    Accessible.focusable: true
    Accessible.onPressAction: chosen()

    RingedTile {
        id: face

        anchors.right: parent.right
        y: Theme.px(6) - (root.asking && root.option >= 0 && (root.underCursor || hover.hovered) ? Theme.px(5) : 0)
        tile: root.tile
        tileWidth: root.tileWidth
        ringed: root.underCursor || root.best || root.taken
        ringColor: root.underCursor ? Theme.tileFocusRing : root.best ? Theme.accent : root.asGood ? Theme.gain
                : Theme.loss
    }
    ChoiceSign {
        anchors.horizontalCenter: face.horizontalCenter
        anchors.bottom: parent.bottom
        best: root.best
        asGood: root.asGood
        taken: root.taken
    }
    HoverHandler {
        id: hover
    }
    TapHandler {
        enabled: root.asking
        onTapped: root.chosen()
    }
}
