pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// What each hand of a game brought: a bar up or down for each, in the order of play.
Item {
    id: root

    required property RowModel hands

    readonly property real pitch: width / Math.max(1, hands.count)
    readonly property int half: Math.round((height - Theme.tiny * 1.3) / 2)

    Rectangle {
        y: root.half
        width: parent.width
        height: Theme.line
        color: Theme.plateDim
    }
    Repeater {
        model: root.hands

        Item {
            id: hand

            required property bool used
            required property int index
            required property int number
            required property int points
            required property string pointsText
            required property real share
            required property string spoken

            visible: used
            x: Math.round(index * root.pitch)
            width: Math.round(root.pitch)
            height: root.height
            Accessible.role: Accessible.StaticText
            Accessible.name: spoken

            Rectangle {
                readonly property int tall: Math.max(hand.points === 0 ? 0 : 2, Math.round(Math.abs(hand.share) * root.half))

                x: Math.round((parent.width - width) / 2)
                y: hand.points > 0 ? root.half - tall : root.half + Theme.line
                width: Math.max(3, Math.min(Theme.px(22), Math.round(root.pitch * 0.6)))
                height: tall
                radius: Math.min(Theme.px(3), height / 2)
                color: hand.points > 0 ? Theme.gain : Theme.loss
            }
            Words {
                visible: hand.index % Math.ceil(Theme.tiny * 1.8 / root.pitch) === 0
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.bottom: parent.bottom
                width: implicitWidth
                font.pixelSize: Theme.tiny
                color: Theme.plateDim
                text: hand.number
                Accessible.ignored: true
            }
            HoverHandler {
                id: hover
            }
            Tip {
                visible: hover.hovered
                text: hand.spoken
            }
        }
    }
}
