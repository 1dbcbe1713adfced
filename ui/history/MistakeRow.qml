pragma ComponentBehavior: Bound
import QtQuick
import Tingpai

// A mistake in the list of a review: what was lost, how, and what would have been better.
ListRow {
    id: root

    required property string hand
    required property string taken
    required property string best
    required property string fault
    required property string lossText
    required property int severity // 0 to 2
    required property string times

    implicitHeight: Math.max(Theme.px(74), lines.implicitHeight + Theme.px(14))

    Item {
        anchors.fill: parent

        Row { // how large: one to three bars
            id: size

            anchors.bottom: parent.verticalCenter
            x: Theme.px(12)
            spacing: Theme.px(2)

            Repeater {
                model: 3

                Rectangle {
                    required property int index

                    anchors.bottom: size.bottom
                    width: Theme.px(5)
                    height: Theme.px(6 + 5 * index)
                    radius: Theme.px(1)
                    color: index <= root.severity ? Theme.loss : Theme.cardLine
                }
            }
        }
        Words {
            anchors.top: parent.verticalCenter
            anchors.topMargin: Theme.px(4)
            x: Theme.px(10)
            width: lines.x - x - Theme.px(4)
            font.pixelSize: Theme.tiny
            color: Theme.textDim
            text: root.times
        }
        Column {
            id: lines

            anchors.verticalCenter: parent.verticalCenter
            x: Math.max(Theme.px(46), Math.round(Theme.tiny * 2.6))
            width: parent.width - x - Theme.px(12)

            Item {
                width: parent.width
                height: loss.height

                Words {
                    width: parent.width - loss.width - Theme.px(8)
                    strong: true
                    font.pixelSize: Theme.small
                    text: root.hand + " · " + root.fault
                }
                Words {
                    id: loss

                    anchors.right: parent.right
                    strong: true
                    font.pixelSize: Theme.small
                    color: Theme.loss
                    text: root.lossText
                }
            }
            Words {
                width: parent.width
                font.pixelSize: Theme.small
                color: Theme.textDim
                text: "✗ " + root.taken
            }
            Words {
                width: parent.width
                font.pixelSize: Theme.small
                text: "★ " + root.best
            }
        }
    }
}
