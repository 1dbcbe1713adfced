import QtQuick
import Tingpai

// A sign on a tile.
Rectangle {
    id: root

    property alias text: sign.text
    property alias ink: sign.color

    width: Math.max(height, sign.implicitWidth + Theme.px(8))
    height: Math.max(Theme.px(20), sign.implicitHeight)
    radius: height / 2
    border.width: Theme.line
    border.color: Theme.rimOf(color)

    Words {
        id: sign

        anchors.centerIn: parent
        strong: true
        font.pixelSize: Theme.tight(12) // it may not cover the tile
        color: Theme.badgeText
        Accessible.ignored: true
    }
}
