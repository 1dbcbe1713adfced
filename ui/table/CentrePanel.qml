pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// The middle of the table: where the game stands, the wall, each seat's wind and score. A stroke of amber is at the seat to move.
Item {
    id: root

    required property list<SeatView> seats // by position: bottom, right, top, left
    required property RowModel lines
    required property RowModel indicators
    required property string handTitle
    required property int wallLeft
    required property int acting // position of the seat to move, -1: none

    property real zoom: 1 // at which the table is drawn

    readonly property int room: Math.round(width * 0.44) // between the seats at the sides

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("%1, %n tile(s) left", "where the game stands", wallLeft).arg(handTitle)

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
    WallStrokes {
        anchors.fill: parent
        tilesLeft: root.wallLeft
        lit: Theme.wall
        taken: Theme.wallTaken
        unit: Theme.unit
    }
    Column {
        anchors.centerIn: parent
        width: root.room
        spacing: Theme.textScale > 1.1 ? 0 : Theme.px(2)

        Repeater {
            model: root.lines

            Words {
                required property bool used
                required property int place
                required property string caption
                required property string value
                required property string sign

                readonly property bool first: place === 0
                readonly property bool last: place === root.lines.count - 1

                objectName: first ? "round" : "handNumber"
                visible: used && !last && sign === "" && (first || root.zoom >= 0.8) // else the page tells it
                width: root.room
                horizontalAlignment: Text.AlignHCenter
                height: Theme.closeLine * font.pixelSize
                display: first
                strong: first
                font.pixelSize: Theme.tightAt(first ? 25 : 13, root.zoom)
                color: first ? Theme.plateText : Theme.plateDim
                text: caption === "" ? value : caption + " " + value
            }
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.px(8)

            Repeater {
                model: root.lines

                Words {
                    required property bool used
                    required property int place
                    required property string value

                    objectName: "wallLeft"
                    visible: used && place === root.lines.count - 1
                    height: Theme.closeLine * font.pixelSize
                    font.pixelSize: Theme.tightAt(13, root.zoom)
                    color: Theme.plateDim
                    text: value
                }
            }
            Repeater {
                model: root.lines

                CounterSign {
                    anchors.verticalCenter: parent?.verticalCenter
                    zoom: root.zoom
                }
            }
        }
        Row {
            id: turned

            readonly property int tileWidth: Math.min(Theme.flowerTile, Math.floor(root.room / Math.max(1, root.indicators.count)) - Theme.line)

            objectName: "indicators"
            anchors.horizontalCenter: parent.horizontalCenter
            visible: root.indicators.count > 0
            spacing: Theme.line

            Repeater {
                model: root.indicators

                Tile {
                    required property bool used
                    required property string spoken

                    visible: used
                    tileWidth: turned.tileWidth
                    Accessible.role: Accessible.StaticText
                    Accessible.name: spoken
                }
            }
        }
    }
    Repeater {
        id: sides

        readonly property bool fit: { // else the plates alone tell winds and scores
            for (let side = 0; side < count; ++side) {
                const seat = itemAt(side) as CentreSeat;
                if (seat && !seat.fits)
                    return false;
            }
            return true;
        }

        model: root.seats

        CentreSeat {
            required property SeatView modelData

            seat: modelData
            acting: root.acting === modelData.position
            zoom: root.zoom
            visible: sides.fit
        }
    }
    TurnStroke {
        anchors.fill: parent
        seat: root.acting
    }
}
