pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// How the tutor reads the opponents, under a line.
Column {
    id: root

    required property list<SeatView> opponents
    required property string pace // how fast they are beside others; empty: as most
    required property string paceNote // and what follows

    spacing: Theme.px(3)

    Rectangle {
        width: parent.width
        height: Theme.line
        color: Theme.cardLine
    }
    Flow {
        topPadding: Theme.px(6)
        width: parent.width
        spacing: Theme.px(8)

        Words {
            id: title

            strong: true
            text: qsTr("Opponents")
        }
        Words {
            readonly property int samples: root.opponents[0]?.samples ?? 0

            visible: samples > 0
            width: Math.min(implicitWidth, root.width)
            height: Math.max(title.height, implicitHeight)
            verticalAlignment: Text.AlignBottom
            wrapMode: Text.Wrap
            font.pixelSize: Theme.small
            color: Theme.textFaint
            Accessible.role: Accessible.StaticText
            Accessible.name: text
            text: qsTr("from %n sampled hand(s) of each", "", samples)
        }
    }
    Words {
        objectName: "pace"
        visible: text !== ""
        width: root.width
        bottomPadding: Theme.px(2)
        wrapMode: Text.Wrap
        font.pixelSize: Theme.small
        color: Theme.textDim
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        Accessible.description: root.paceNote
        text: root.pace

        HoverHandler {
            id: hover
        }
        Tip {
            visible: hover.hovered
            text: root.paceNote
        }
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
