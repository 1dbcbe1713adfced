pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// The middle of the table: the round, the wall, each seat's wind and score. A stroke of amber is at the seat to move.
Item {
    id: root

    required property list<SeatView> seats // by position: bottom, right, top, left
    required property string roundName
    required property int handNumber
    required property int handCount
    required property int wallLeft
    required property int acting // position of the seat to move, -1: none

    property real zoom: 1 // at which the table is drawn

    readonly property int room: Math.round(width * 0.44) // between the seats at the sides

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("%1 round, hand %2 of %3, %4 tiles left").arg(roundName).arg(handNumber).arg(handCount)
        .arg(wallLeft)

    Rectangle { // its shadow
        anchors.fill: parent
        anchors.margins: -Theme.px(2)
        anchors.topMargin: Theme.px(2)
        anchors.bottomMargin: -Theme.px(5)
        radius: Theme.px(16)
        color: "#38000000"
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.px(14)
        border.width: Theme.line
        border.color: Theme.centreLine
        gradient: Gradient {
            GradientStop {
                position: 0
                color: Theme.centreTop
            }
            GradientStop {
                position: 1
                color: Theme.centre
            }
        }
    }
    WallRing {
        anchors.fill: parent
        tilesLeft: root.wallLeft
    }
    Column {
        anchors.centerIn: parent
        width: root.room
        spacing: Theme.textScale > 1.1 ? 0 : Theme.px(2)

        Words {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            height: Theme.closeLine * font.pixelSize
            display: true
            font.pixelSize: Theme.tightAt(25, root.zoom)
            strong: true
            color: Theme.plateText
            text: root.roundName
        }
        Words {
            objectName: "handNumber"
            visible: root.zoom >= 0.8 // else the page tells it
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            height: Theme.closeLine * font.pixelSize
            font.pixelSize: Theme.tightAt(13, root.zoom)
            color: Theme.plateDim
            text: qsTr("Hand %1/%2").arg(root.handNumber).arg(root.handCount)
        }
        Words {
            objectName: "wallLeft"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            height: Theme.closeLine * font.pixelSize
            font.pixelSize: Theme.tightAt(13, root.zoom)
            color: Theme.plateDim
            text: qsTr("%n left", "tiles in the wall", root.wallLeft)
        }
    }
    Repeater {
        model: root.seats

        CentreSeat {
            required property SeatView modelData

            seat: modelData
            acting: root.acting === modelData.position
            zoom: root.zoom
        }
    }
    TurnStroke {
        anchors.fill: parent
        seat: root.acting
    }
}
