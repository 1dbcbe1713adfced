pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// How ready an opponent seems, and on what.
Item {
    id: root

    required property SeatView seat
    required property bool numbers

    implicitHeight: Math.max(Theme.px(32), Theme.tileHeight(Theme.flowerTile), who.implicitHeight)
    Accessible.role: Accessible.StaticText
    Accessible.name: Phrase.list([seat.name, seat.hasEstimate ? seat.estimateText : qsTr("no estimate yet")])

    Words {
        id: who

        anchors.verticalCenter: parent.verticalCenter
        width: parent.width * 0.19
        font.pixelSize: Theme.small
        text: root.seat.name
    }
    Rectangle {
        id: track

        anchors.verticalCenter: parent.verticalCenter
        anchors.left: who.right
        anchors.leftMargin: Theme.px(6)
        anchors.right: reading.left
        anchors.rightMargin: Theme.px(8)
        height: Theme.px(12)
        radius: height / 2
        color: Theme.track

        DangerBar {
            visible: root.seat.hasEstimate
            opponent: root.seat.position
            height: parent.height
            width: Math.round(parent.width * Math.max(0.04, root.seat.ready))
        }
    }
    Words {
        id: reading

        anchors.verticalCenter: parent.verticalCenter
        anchors.right: waits.left
        anchors.rightMargin: Theme.px(4)
        width: Math.round(Theme.tiny * 6.4)
        font.pixelSize: Theme.tiny
        color: Theme.textDim
        text: !root.seat.hasEstimate ? "–" : root.numbers ? root.seat.readyText : root.seat.readyWords
    }
    Row {
        id: waits

        anchors.verticalCenter: parent.verticalCenter
        anchors.right: parent.right
        width: 3 * Theme.flowerTile + 2 * spacing // kept free: bars of all three compare
        spacing: Theme.px(2)

        Repeater {
            model: 3

            Tile {
                required property int index

                readonly property bool used: index < root.seat.likelyWaits.length

                visible: used
                tile: used ? root.seat.likelyWaits[index] : ""
                tileWidth: Theme.flowerTile
            }
        }
    }
}
