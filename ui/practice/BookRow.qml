import QtQuick
import Tingpai

// A position of the person's own in the book: its hand, when it comes again, how it went.
ListRow {
    id: root

    required property list<string> tiles
    required property list<string> melds
    required property string title
    required property string whenText
    required property bool due
    required property string recordText

    implicitHeight: lines.implicitHeight + Theme.px(20)

    Column {
        id: lines

        anchors.verticalCenter: parent.verticalCenter
        x: Theme.px(14)
        width: parent.width - 2 * x
        spacing: Theme.px(6)

        Item {
            width: parent.width
            height: title.implicitHeight

            Words {
                id: title

                width: parent.width - when.width - Theme.px(8)
                font.pixelSize: Theme.small
                color: Theme.textDim
                text: root.title + " · " + root.recordText
            }
            Words {
                id: when

                anchors.right: parent.right
                strong: root.due
                font.pixelSize: Theme.small
                color: root.due ? Theme.gain : Theme.textDim
                text: root.whenText
            }
        }
        HandLine {
            tiles: root.tiles
            melds: root.melds
            room: lines.width
            largestTile: Theme.px(38)
        }
    }
}
