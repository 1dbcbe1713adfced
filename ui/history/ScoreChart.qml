pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// The score of all four over the hands; the person's line is the strong one.
Item {
    id: root

    readonly property int leftRoom: Math.round(Theme.tiny * 3.7)

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Score over the hands: from %1 to %2").arg(Review.lowestScore).arg(Review.highestScore)

    Rectangle { // no points
        x: root.leftRoom
        y: root.height * Review.zeroLine
        width: root.width - x
        height: Theme.line
        color: Theme.centreLine
    }
    Words {
        width: root.leftRoom - Theme.px(6)
        horizontalAlignment: Text.AlignRight
        font.pixelSize: Theme.tiny
        color: Theme.textDim
        text: Review.highestScore > 0 ? "+" + Review.highestScore : ""
    }
    Words {
        anchors.bottom: parent.bottom
        width: root.leftRoom - Theme.px(6)
        horizontalAlignment: Text.AlignRight
        font.pixelSize: Theme.tiny
        color: Theme.textDim
        text: Review.lowestScore < 0 ? "−" + -Review.lowestScore : ""
    }
    Item {
        id: plot

        x: root.leftRoom
        width: root.width - x
        height: root.height

        Repeater {
            model: Review.scores

            Rectangle { // one piece of a player's line
                required property bool used
                required property int position
                required property real fromX
                required property real fromY
                required property real toX
                required property real toY

                readonly property bool mine: position === 0
                readonly property real dx: (toX - fromX) * plot.width
                readonly property real dy: (toY - fromY) * plot.height

                visible: used
                x: fromX * plot.width
                y: fromY * plot.height - height / 2
                z: mine ? 1 : 0
                width: Math.sqrt(dx * dx + dy * dy) + height / 2
                height: mine ? Math.max(2, Theme.px(3)) : Theme.line
                radius: height / 2
                transformOrigin: Item.Left
                rotation: Math.atan2(dy, dx) * 180 / Math.PI
                antialiasing: true
                color: mine ? Theme.heading : Theme.danger(position)
            }
        }
    }
}
