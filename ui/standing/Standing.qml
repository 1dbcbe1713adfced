pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// Who stands where at the end of a game.
Column {
    id: root

    required property TableScene scene

    property int rowHeight: Theme.px(76)

    objectName: "standing"
    spacing: Theme.px(10)

    Repeater {
        model: root.scene.ranking

        Rectangle {
            id: place

            required property bool used
            required property int position
            required property int rank
            required property string name
            required property int gain
            required property string scoreText
            required property string placement
            required property bool isMe

            visible: used
            width: root.width
            height: Math.max(root.rowHeight, points.implicitHeight + Theme.px(8))
            radius: Theme.px(14)
            color: Theme.sheet
            border.width: rank === 1 ? Math.max(2, Theme.px(2)) : Theme.line
            border.color: rank === 1 ? Theme.gain : Theme.plateLine
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("Place %1: %2, %3").arg(rank).arg(name).arg(placement === "" ? scoreText : scoreText + ", " + placement)

            Words {
                id: rank

                x: Theme.px(20)
                width: Math.max(Theme.px(26), implicitWidth)
                anchors.verticalCenter: parent.verticalCenter
                display: true
                strong: true
                font.pixelSize: Theme.font(25)
                color: place.rank === 1 ? Theme.plateText : Theme.plateDim
                text: place.rank
            }
            Seal {
                id: seal

                anchors.left: rank.right
                anchors.leftMargin: Theme.px(10)
                anchors.verticalCenter: parent.verticalCenter
                size: Theme.px(46)
                position: place.position
                sign: [root.scene.bottom, root.scene.right, root.scene.top, root.scene.left][place.position].seal
            }
            Words {
                anchors.left: seal.right
                anchors.leftMargin: Theme.px(14)
                anchors.right: points.left
                anchors.rightMargin: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                font.pixelSize: Theme.font(18)
                strong: true
                color: Theme.plateText
                text: place.name
            }
            Words {
                id: points

                anchors.right: byPlace.left
                anchors.rightMargin: byPlace.width > 0 ? Theme.px(18) : 0
                anchors.verticalCenter: parent.verticalCenter
                display: true
                strong: true
                font.pixelSize: Theme.font(26)
                color: place.gain > 0 ? Theme.gain : place.gain < 0 ? Theme.loss : Theme.plateDim
                text: place.scoreText
            }
            Words { // what the place makes of the points
                id: byPlace

                anchors.right: parent.right
                anchors.rightMargin: Theme.px(20)
                anchors.baseline: points.baseline
                width: place.placement === "" ? 0 : Math.max(Theme.px(64), implicitWidth)
                horizontalAlignment: Text.AlignRight
                strong: true
                font.pixelSize: Theme.font(17)
                color: Theme.plateText
                text: place.placement
            }
        }
    }
}
