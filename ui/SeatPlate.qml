pragma ComponentBehavior: Bound
import QtQuick
import Tingpai.App

// Who sits there, the dealer's mark, and the flowers shown.
Column {
    id: root

    required property SeatView seat
    required property int plateWidth

    spacing: Theme.px(6)
    visible: seat.name !== ""

    Row {
        spacing: Theme.px(6)

        Rectangle {
            width: Math.max(Theme.px(22), Math.round(Theme.small * 1.6))
            height: width
            radius: Theme.px(5)
            anchors.verticalCenter: parent.verticalCenter
            color: root.seat.dealer ? Theme.ivory : Theme.centre
            border.width: Theme.line
            border.color: Theme.centreLine

            Words {
                anchors.fill: parent
                horizontalAlignment: Text.AlignHCenter
                color: root.seat.dealer ? Theme.feltDark : Theme.feltText
                strong: true
                font.pixelSize: Theme.small
                text: ["東", "南", "西", "北"][root.seat.wind]
            }
        }
        Words {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, root.plateWidth - Theme.px(28))
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
        columns: 4
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
