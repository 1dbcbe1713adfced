pragma ComponentBehavior: Bound
import QtQuick
import Tingpai.App

// How the tutor reads the opponents, under a line.
Column {
    id: root

    required property list<SeatView> opponents

    spacing: Theme.px(3)

    Rectangle {
        width: parent.width
        height: Theme.line
        color: Theme.cardLine
    }
    Words {
        topPadding: Theme.px(6)
        strong: true
        text: qsTr("Opponents")
    }
    Repeater {
        model: root.opponents

        OpponentBar {
            required property SeatView modelData

            seat: modelData
            width: root.width
        }
    }
}
