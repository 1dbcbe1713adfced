pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// The middle of the table: the round, the wall, each seat's wind and score. The active seat has the accent.
Rectangle {
    id: root

    required property list<SeatView> seats // by position: bottom, right, top, left
    required property string roundName
    required property int handNumber
    required property int handCount
    required property int wallLeft

    readonly property int largest: Math.max(11, Theme.px(28)) // leaves the rest its room in large text
    readonly property real spare: height - Theme.closeLine * (largest + 2 * Theme.tight(13) + 2 * Theme.tight(17)) - Theme.px(16)

    radius: Theme.radius
    color: Theme.centre
    border.width: Theme.line
    border.color: Theme.centreLine
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("%1 round, hand %2 of %3, %4 tiles left").arg(roundName).arg(handNumber).arg(handCount)
        .arg(wallLeft)

    Column {
        anchors.centerIn: parent
        width: parent.width * 0.4
        spacing: Math.max(0, Math.min(Theme.px(4), root.spare / 4))

        Words {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            height: Theme.closeLine * font.pixelSize
            font.pixelSize: root.largest
            strong: true
            color: Theme.feltText
            text: root.roundName
        }
        Words {
            objectName: "handNumber"
            visible: root.spare > 0
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            height: Theme.closeLine * font.pixelSize
            font.pixelSize: Theme.tight(13)
            color: Theme.feltTextDim
            text: qsTr("Hand %1/%2").arg(root.handNumber).arg(root.handCount)
        }
        Words {
            objectName: "wallLeft"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            height: Theme.closeLine * font.pixelSize
            font.pixelSize: Theme.tight(13)
            color: Theme.feltTextDim
            text: qsTr("%n left", "tiles in the wall", root.wallLeft)
        }
    }
    Repeater {
        model: root.seats

        CentreSeat {
            required property SeatView modelData

            seat: modelData
            anchors.fill: parent
        }
    }
}
