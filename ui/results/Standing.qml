pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// Who stands where at the end of a game.
Column {
    id: root

    required property RowModel ranking

    objectName: "standing"
    spacing: Theme.gap

    Repeater {
        model: root.ranking

        Rectangle {
            id: place

            required property bool used
            required property int rank
            required property string name
            required property int score
            required property string scoreText
            required property bool isMe

            visible: used
            width: root.width
            height: Theme.px(54)
            radius: Theme.radius
            color: Theme.card
            border.width: isMe ? 2 * Theme.line : Theme.line
            border.color: isMe ? Theme.accent : Theme.cardLine
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("Place %1: %2, %3").arg(rank).arg(name).arg(scoreText)

            Words {
                anchors.verticalCenter: parent.verticalCenter
                x: Theme.px(18)
                strong: true
                font.pixelSize: Theme.font(place.rank === 1 ? 28 : 22)
                color: place.rank === 1 ? Theme.accentText : Theme.textDim
                text: place.rank
            }
            Words {
                anchors.verticalCenter: parent.verticalCenter
                x: Theme.px(60)
                width: parent.width * 0.55
                font.pixelSize: Theme.font(18)
                strong: place.isMe
                text: place.name
            }
            Words {
                anchors.verticalCenter: parent.verticalCenter
                anchors.right: parent.right
                anchors.rightMargin: Theme.px(18)
                strong: true
                font.pixelSize: Theme.font(20)
                color: place.score > 0 ? Theme.gain : place.score < 0 ? Theme.loss : Theme.textDim
                text: place.scoreText
            }
        }
    }
}
