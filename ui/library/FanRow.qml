pragma ComponentBehavior: Bound
import QtQuick
import Tingpai

// One pattern: its points, what it is, and a hand that shows it.
Rectangle {
    id: root

    required property bool used
    required property int points
    required property string name
    required property string sentence
    required property string excludes
    required property list<var> melds // of lists of tiles
    required property list<string> tiles
    required property string winning
    required property string how
    required property string spoken

    property bool current: false

    readonly property real handWidth: hand.implicitWidth
    readonly property real room: words.width

    implicitHeight: used ? words.implicitHeight + Theme.px(22) : 0
    visible: used
    radius: Theme.radius
    color: current ? Theme.quietButton : "transparent"
    border.width: current ? Theme.ring : 0
    border.color: Theme.gain
    Accessible.role: Accessible.ListItem
    Accessible.name: spoken
    Accessible.description: excludes
    Accessible.selected: current

    Words {
        x: Theme.px(10)
        y: Theme.px(8)
        width: Theme.px(40)
        horizontalAlignment: Text.AlignRight
        strong: true
        display: true
        font.pixelSize: Theme.large
        text: root.points
    }
    Column {
        id: words

        x: Theme.px(64)
        y: Theme.px(9)
        width: parent.width - x - Theme.px(12)
        spacing: Theme.px(4)

        Words {
            width: parent.width
            strong: true
            font.pixelSize: Theme.font(17)
            text: root.name
        }
        Words {
            width: parent.width
            wrapMode: Text.WordWrap
            text: root.sentence
        }
        Item { // as large as the hand is shown
            width: hand.implicitWidth * hand.scale
            height: hand.implicitHeight * hand.scale

            Row {
                id: hand

                spacing: Theme.gap
                scale: Math.min(1, root.room / Math.max(1, implicitWidth))
                transformOrigin: Item.TopLeft

                Repeater {
                    model: root.melds

                    TileRow {
                        required property list<string> modelData

                        spacing: 0
                        tiles: modelData
                        tileWidth: Theme.cardTile
                    }
                }
                TileRow {
                    spacing: 0
                    tiles: root.tiles
                    tileWidth: Theme.cardTile
                }
                RingedTile {
                    tile: root.winning
                    tileWidth: Theme.cardTile
                    ringed: true
                }
                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: text !== ""
                    font.pixelSize: Theme.small
                    color: Theme.textDim
                    text: root.how
                }
            }
        }
        Words {
            visible: text !== ""
            width: parent.width
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.small
            color: Theme.textDim
            text: root.excludes
        }
    }
}
