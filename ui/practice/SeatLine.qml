pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// One player of a position on one line: wind, name and score, melds and flowers, discards in order; above these, or
// in their place before the first, the backs of the hand where there is room.
Item {
    id: root

    required property SeatView seat
    required property bool marked // the last discard of the table is this seat's
    required property int tileWidth

    property bool meldsShown: true
    property bool handShown: false

    readonly property int nameWidth: Math.round(Theme.normal * 7.3)
    readonly property int tileHeight: Theme.tileHeight(tileWidth)
    readonly property bool discarded: seat.river.count > 0
    readonly property int handHeight: discarded ? Theme.tileHeight(hand.tileWidth) + Theme.px(6) : 0 // what showing it takes
    readonly property real bareHeight: Math.max(who.implicitHeight, melds.visible ? tileHeight : 0, discarded
            ? river.implicitHeight : Theme.tileHeight(hand.tileWidth))

    implicitHeight: Math.max(bareHeight, river.y + river.implicitHeight)
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1, %n discard(s)", "", seat.river.count).arg(seat.spoken)

    Row {
        id: who

        spacing: Theme.px(8)
        width: root.nameWidth

        Rectangle {
            id: wind

            width: Math.max(Theme.px(24), Math.round(Theme.small * 1.7))
            height: width
            radius: Theme.px(5)
            visible: root.seat.windShown
            color: root.seat.dealer ? Theme.ivory : Theme.feltDark
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
        Column {
            width: root.nameWidth - wind.width - who.spacing

            Words {
                width: parent.width
                font.pixelSize: Theme.small
                color: Theme.feltText
                text: root.seat.name
            }
            Words {
                width: parent.width
                font.pixelSize: Theme.tiny
                color: root.seat.gain > 0 ? Theme.feltGain : root.seat.gain < 0 ? Theme.feltLoss : Theme.feltTextDim
                text: root.seat.scoreText
            }
        }
    }
    Row {
        id: melds

        visible: root.meldsShown && (root.seat.melds.count > 0 || root.seat.flowers.length > 0)
        anchors.right: parent.right
        transformOrigin: Item.TopRight
        scale: Math.min(1, root.width * 0.5 / Math.max(1, width)) // the discards need the other half
        spacing: Theme.px(8)

        TileRow {
            anchors.bottom: parent.bottom
            tiles: root.seat.flowers
            tileWidth: Math.round(root.tileWidth * 0.8)
            Accessible.name: qsTr("Flowers: %n", "", root.seat.flowers.length)
        }
        MeldRow {
            anchors.bottom: parent.bottom
            model: root.seat.melds
            tileWidth: root.tileWidth
        }
    }
    TileRow {
        id: hand

        x: river.x
        visible: root.handShown
        tiles: Array(root.seat.handCount).fill("")
        tileWidth: Math.round(root.tileWidth * 0.8)
        Accessible.ignored: true
    }
    Flow {
        id: river

        x: root.nameWidth + Theme.px(8)
        y: hand.visible ? root.handHeight : 0
        width: root.width - x - (melds.visible ? melds.width * melds.scale + Theme.px(16) : 0)
        spacing: Theme.px(2)

        Repeater {
            model: root.seat.river

            RiverTile {
                tileWidth: root.tileWidth
                ringed: root.marked && index === root.seat.river.count - 1
            }
        }
    }
}
