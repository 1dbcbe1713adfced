pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// The hands of a game side by side: accuracy as a bar, points, and how much of them was the person's doing.
Row {
    id: root

    required property RowModel model
    required property int places

    readonly property bool narrow: width / places < Theme.tiny * 3.1 // per cents go without their sign

    Repeater {
        model: root.model

        Item {
            id: hand

            required property bool used
            required property string title
            required property bool over
            required property real accuracy // 0 to 1
            required property int judged
            required property string accuracyText
            required property string pointsText
            required property int pointsSign
            required property string spoken

            visible: used
            width: root.width / Math.max(1, root.places)
            height: root.height
            Accessible.role: Accessible.StaticText
            Accessible.name: spoken

            Words {
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(implicitWidth, parent.width - 2)
                font.pixelSize: Theme.tiny
                color: Theme.textDim
                text: hand.title
            }
            Rectangle {
                id: track

                anchors.horizontalCenter: parent.horizontalCenter
                y: Math.round(Theme.tiny * 1.5)
                width: Math.min(Theme.px(22), parent.width * 0.6)
                height: parent.height - Math.round(Theme.tiny * 4.5)
                radius: Theme.px(3)
                color: Theme.track

                Rectangle {
                    anchors.bottom: parent.bottom
                    width: parent.width
                    height: hand.judged > 0 ? Math.max(Theme.line, parent.height * hand.accuracy) : 0
                    radius: Theme.px(3)
                    color: Theme.bar
                }
            }
            Words {
                objectName: "handAccuracy"
                anchors.top: track.bottom
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(implicitWidth, parent.width - 2)
                font.pixelSize: Theme.tiny
                text: root.narrow ? hand.accuracyText.replace(/[^0-9]/g, "") : hand.accuracyText
            }
            Words {
                anchors.bottom: parent.bottom
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(implicitWidth, parent.width - 2)
                font.pixelSize: Theme.tiny
                strong: true
                color: hand.pointsSign > 0 ? Theme.gain : hand.pointsSign < 0 ? Theme.loss : Theme.textDim
                text: hand.pointsText
            }
        }
    }
}
