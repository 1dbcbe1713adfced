import QtQuick
import Tingpai

// A door of the title page: a tile, its name, and the ways on behind it.
Item {
    id: root

    required property string tile
    required property string heading

    default property alias content: ways.data
    readonly property int inset: Theme.px(22)

    implicitHeight: ways.y + ways.implicitHeight + Theme.px(10)
    Accessible.role: Accessible.Grouping
    Accessible.name: heading

    MenuPlate {
        anchors.fill: parent
    }
    Tile {
        id: sign

        x: root.inset
        y: root.inset
        tile: root.tile
        tileWidth: Theme.px(38)
    }
    Words {
        id: title

        anchors.left: sign.right
        anchors.leftMargin: Theme.px(14)
        anchors.right: parent.right
        anchors.rightMargin: root.inset
        anchors.verticalCenter: sign.verticalCenter
        display: true
        strong: true
        font.pixelSize: Theme.font(24)
        color: Theme.plateText
        text: root.heading
    }
    Column {
        id: ways

        x: root.inset
        y: Math.max(sign.y + sign.height, title.y + title.height) + Theme.px(10)
        width: parent.width - 2 * x
    }
}
