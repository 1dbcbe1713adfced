pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// How the tutor reads the opponents, under a line.
Column {
    id: root

    required property list<SeatView> opponents
    required property bool numbers
    required property string pace // how fast they are beside others; empty: as most
    required property string paceNote // and what follows

    spacing: Theme.px(3)

    Rectangle {
        width: parent.width
        height: Theme.line
        color: Theme.cardLine
    }
    Item {
        width: parent.width
        implicitHeight: heading.height + (pace.visible && !pace.beside ? pace.height : 0)

        Words {
            id: heading

            readonly property int samples: root.opponents[0]?.samples ?? 0
            readonly property string source: samples > 0 ? qsTr("Estimated from %n possible hand(s)", "", samples) : ""

            objectName: "opponentsHeading"
            topPadding: Theme.px(10)
            bottomPadding: Theme.px(2)
            strong: true
            Accessible.role: Accessible.Heading
            Accessible.name: text
            Accessible.description: source
            text: qsTr("Opponents")

            HoverHandler {
                id: pointer
            }
            Tip {
                visible: pointer.hovered && heading.source !== ""
                text: heading.source
            }
        }
        Words {
            id: pace

            readonly property bool beside: heading.width + Theme.margin + implicitWidth <= root.width

            objectName: "pace"
            visible: text !== ""
            x: beside ? root.width - width : 0
            y: beside ? heading.baselineOffset - baselineOffset : heading.height
            width: Math.min(implicitWidth, root.width)
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
                room: root.width
                x: parent.width - width
                text: root.paceNote
            }
        }
    }
    Repeater {
        model: root.opponents

        OpponentBar {
            required property SeatView modelData

            seat: modelData
            numbers: root.numbers
            width: root.width
        }
    }
}
