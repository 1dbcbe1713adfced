import QtQuick
import Tingpai

// A tile that a plan still wants, above the place in the hand where it would stand.
Item {
    id: root

    required property bool used
    required property string tile
    required property real centre // in tiles of the hand
    required property int live // copies left of a tile that wins, -1: it comes earlier
    required property string spoken

    implicitWidth: Theme.ghostTile
    implicitHeight: Theme.tileHeight(Theme.ghostTile)
    visible: used
    Accessible.role: Accessible.StaticText
    Accessible.name: used ? spoken : "" // what is hidden can be read, too

    RingedTile {
        anchors.fill: parent
        opacity: 0.72
        tile: root.tile
        tileWidth: Theme.ghostTile
        ringed: root.live >= 0
    }
    Badge {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.top
        anchors.bottomMargin: -Theme.px(6)
        color: Theme.coming
        text: root.live < 0 ? "+" : "×" + root.live
    }
}
