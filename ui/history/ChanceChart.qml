pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// The win chance at each of the person's choices, and the mistakes on it.
Item {
    id: root

    readonly property int leftRoom: Math.round(Theme.tiny * 3.7)

    signal mistakeChosen(int row)

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Win chance by decision, %n mistake(s) marked", "", Review.mistakes.count)

    Words {
        width: root.leftRoom - Theme.px(6)
        horizontalAlignment: Text.AlignRight
        font.pixelSize: Theme.tiny
        color: Theme.textDim
        text: Review.topChanceText
    }
    Item {
        id: plot

        x: root.leftRoom
        width: root.width - x
        height: Math.floor(root.height)

        Repeater {
            model: Review.handStarts

            Rectangle {
                required property real modelData

                x: modelData * plot.width
                width: Theme.line
                height: plot.height
                color: Theme.cardLine
            }
        }
        Repeater {
            model: Review.chances

            Rectangle {
                required property bool used
                required property real atX
                required property real atY

                visible: used
                x: atX * plot.width - width / 2
                y: Math.round(atY * plot.height)
                width: Math.max(1, plot.width / Math.max(1, Review.total) * 0.8)
                height: plot.height - y
                color: Theme.bar
            }
        }
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: Theme.line
            color: Theme.centreLine
        }
        Repeater {
            model: Review.mistakes

            Rectangle {
                id: dot

                required property int index
                required property bool used
                required property real atX
                required property real atY

                visible: used
                x: atX * plot.width - width / 2
                y: Math.min(plot.height - height, atY * plot.height - height / 2)
                z: index === Review.selected ? 1 : 0
                width: Theme.px(index === Review.selected ? 13 : 9)
                height: width
                radius: width / 2
                color: index === Review.selected ? Theme.heading : Theme.loss
                border.width: Theme.line
                border.color: Theme.dock

                TapHandler {
                    margin: Theme.px(4)
                    onTapped: root.mistakeChosen(dot.index)
                }
            }
        }
    }
}
