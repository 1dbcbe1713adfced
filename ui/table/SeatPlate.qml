pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// Who sits there, the dealer's mark, and the flowers shown.
Column {
    id: root

    required property SeatView seat
    required property int plateWidth

    property int nameWidth: plateWidth // with the wind before it
    property int flowerColumns: 4

    spacing: Theme.px(6)
    visible: seat.name !== ""

    Row {
        spacing: Theme.px(6)

        WindMark {
            id: wind

            anchors.verticalCenter: parent.verticalCenter
            seat: root.seat
        }
        Words {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, root.nameWidth - wind.width - parent.spacing)
            font.pixelSize: Theme.small
            color: Theme.feltTextDim
            text: root.seat.name
        }
        ThinkingDots {
            anchors.verticalCenter: parent.verticalCenter
            thinking: root.seat.thinking
        }
    }
    Grid {
        visible: root.seat.flowers.length > 0
        columns: Math.max(1, Math.min(root.flowerColumns, Math.floor((root.plateWidth + spacing) / (Theme.flowerTile + spacing))))
        spacing: Theme.px(2)
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("Flowers: %n", "", root.seat.flowers.length)

        Repeater {
            model: root.seat.flowers

            Tile {
                required property string modelData

                tile: modelData
                tileWidth: Theme.flowerTile
            }
        }
    }
}
