pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// How ready an opponent seems, and on what.
Item {
    id: root

    required property SeatView seat
    required property bool numbers
    readonly property bool won: seat.winner && !seat.hasEstimate // it has left, and the others play on
    readonly property string wonWords: qsTr("%1 has won").arg(seat.name)

    implicitHeight: Math.max(seal.height, said.implicitHeight, Theme.tileHeight(Theme.flowerTile)) + Theme.px(6)
    Accessible.role: Accessible.StaticText
    Accessible.name: won ? wonWords : Phrase.list([seat.name, seat.hasEstimate ? seat.estimateText : qsTr("no estimate yet")])

    Seal {
        id: seal

        anchors.verticalCenter: parent.verticalCenter
        position: root.seat.position
        sign: root.seat.seal
        size: Theme.px(34)
    }
    Column {
        id: said

        anchors.verticalCenter: parent.verticalCenter
        anchors.left: seal.right
        anchors.leftMargin: Theme.px(10)
        anchors.right: waits.left
        anchors.rightMargin: Theme.gap
        spacing: Theme.px(4)

        Words {
            width: parent.width
            wrapMode: Text.Wrap
            font.pixelSize: Theme.small
            text: root.won ? root.wonWords : root.seat.hasEstimate ? root.seat.readyWords : root.seat.name
        }
        Item {
            visible: root.seat.hasEstimate
            width: parent.width
            implicitHeight: Math.max(track.height, share.visible ? share.implicitHeight : 0)

            Rectangle {
                id: track

                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(Theme.px(84), parent.width)
                height: Theme.px(6)
                radius: height / 2
                color: Theme.track

                Rectangle {
                    width: Math.max(parent.height, Math.round(parent.width * root.seat.ready))
                    height: parent.height
                    radius: height / 2
                    color: Theme.danger(root.seat.position)
                }
            }
            Words {
                id: share

                visible: root.numbers
                x: track.width + Theme.gap
                width: parent.width - x
                font.pixelSize: Theme.tiny
                color: Theme.textDim
                text: root.seat.readyText
            }
        }
    }
    Item {
        id: waits

        anchors.right: parent.right
        width: 3 * Theme.flowerTile + 2 * Theme.px(2) // kept free: the sentences of all three have the same room
        height: parent.height

        Row {
            anchors.verticalCenter: parent.verticalCenter
            anchors.right: parent.right
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
}
