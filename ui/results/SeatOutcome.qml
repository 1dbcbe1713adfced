pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// A seat at the end of a hand: who sits there, the hand laid open, what it brought, or what it waited for.
Rectangle {
    id: root

    required property bool used
    required property int position
    required property string name
    required property string windName
    required property int payment
    required property string paymentText
    required property string scoreText
    required property bool isWinner
    required property list<string> waits
    required property string waitsText
    required property SeatView seat

    property bool told: true // the payment
    property real clear: 1 // 0: the payment begins to appear
    property bool drawn: false // nobody won

    // Name, tiles and points side by side; where that is too narrow the tiles have a line of their own.
    readonly property int who: seal.width + Theme.px(28) + Math.max(Theme.px(58), Math.min(Theme.px(120), called.implicitWidth))
    readonly property int end: payments.width + Theme.px(18)
    readonly property bool oneLine: width - who - end >= 13.6 * Theme.px(22)
    readonly property int room: oneLine ? width - who - end - Theme.px(18) : width - Theme.px(32)
    readonly property int tileWidth: fitting()
    readonly property bool paying: !drawn || payment !== 0
    readonly property bool waited: waitsText !== ""
    readonly property int upper: Math.max(Theme.px(56), labels.implicitHeight + Theme.px(10), payments.implicitHeight + Theme.px(24))

    function lengthAt(width: int): real {
        const standing = Math.max(seat.openTiles.length, 14 - 3 * melds.count); // of all seats the same
        return standing * (width + Theme.line) + melds.lengthAt(width) + Theme.px(14);
    }
    function fitting(): int {
        let width = Theme.meldTile;
        while (width > 12 && lengthAt(width) > room)
            width = Theme.openTile(width - 1);
        return width;
    }

    visible: used
    implicitHeight: oneLine ? Math.max(Theme.px(waited ? 104 : 84), upper) : upper + Theme.tileHeight(tileWidth) + Theme.px(16)
    radius: Theme.px(14)
    color: Theme.sheet
    border.width: isWinner ? Math.max(2, Theme.px(2)) : Theme.line
    border.color: isWinner ? Theme.gain : Theme.plateLine
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2, now %3").arg(name).arg(waited && paying ? Phrase.list([waitsText, paymentText]) : waited ? waitsText : paymentText).arg(scoreText)

    onToldChanged: {
        if (told && Theme.timed(400) > 0)
            appearing.restart();
    }

    NumberAnimation {
        id: appearing

        target: root
        property: "clear"
        from: 0
        to: 1
        duration: Theme.timed(400)
        easing.type: Easing.OutCubic
    }
    Item {
        id: line

        width: parent.width
        height: root.oneLine ? parent.height : root.upper
    }
    Seal {
        id: seal

        x: Theme.px(16)
        anchors.verticalCenter: line.verticalCenter
        size: Theme.px(46)
        position: root.position
        sign: root.seat.seal
    }
    Column {
        id: labels

        x: seal.x + seal.width + Theme.px(12)
        anchors.verticalCenter: line.verticalCenter
        width: root.who - x
        spacing: Theme.px(3)

        Words {
            id: called

            width: parent.width
            strong: true
            font.pixelSize: Theme.font(16)
            color: Theme.plateText
            text: root.name
        }
        WindMark {
            size: Math.max(16, Theme.px(20))
            seat: root.seat
            ground: Theme.disc
        }
    }
    Row {
        id: held

        x: root.oneLine ? root.who + Theme.px(10) : Theme.px(16)
        y: root.oneLine ? Math.round((parent.height - height) / 2) : root.upper
        height: Theme.tileHeight(root.tileWidth)
        spacing: Theme.px(8)

        Row {
            spacing: Theme.line

            Repeater {
                model: 14

                Item {
                    id: place

                    required property int index

                    readonly property bool there: index < root.seat.openTiles.length
                    readonly property bool won: root.seat.winner && index === root.seat.openTiles.length - 1

                    visible: there
                    width: root.tileWidth + (won ? Theme.px(6) : 0)
                    height: held.height

                    RingedTile {
                        anchors.right: parent.right
                        tile: place.there ? root.seat.openTiles[place.index] : ""
                        tileWidth: root.tileWidth
                        ringed: place.won
                    }
                }
            }
        }
        MeldRow {
            id: melds

            visible: count > 0
            anchors.bottom: parent.bottom
            model: root.seat.melds
            tileWidth: root.tileWidth
        }
    }
    Row {
        id: payments

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(18)
        anchors.verticalCenter: line.verticalCenter
        spacing: Theme.px(14)
        opacity: root.told ? root.clear : 0

        Words {
            visible: root.paying
            anchors.verticalCenter: parent.verticalCenter
            display: true
            strong: true
            font.pixelSize: Theme.font(26)
            color: root.payment > 0 ? Theme.gain : root.payment < 0 ? Theme.loss : Theme.plateDim
            text: root.paymentText
        }
        Column {
            visible: root.waited
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(3)

            Words {
                anchors.right: parent.right
                strong: root.waits.length > 0
                font.pixelSize: Theme.normal
                color: root.waits.length > 0 ? Theme.gain : Theme.plateDim
                text: root.waitsText
            }
            TileRow {
                anchors.right: parent.right
                visible: root.waits.length > 0
                tiles: root.waits
                tileWidth: Math.min(Theme.cardTile, Math.floor(root.width / 3 / Math.max(4, root.waits.length)))
            }
        }
        Column {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.max(Theme.px(52), total.implicitWidth)

            Words {
                anchors.right: parent.right
                font.pixelSize: Theme.tiny
                color: Theme.plateDim
                text: qsTr("total")
            }
            Words {
                id: total

                anchors.right: parent.right
                strong: true
                font.pixelSize: Theme.font(16)
                color: Theme.plateText
                text: root.scoreText
            }
        }
    }
}
