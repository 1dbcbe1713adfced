pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// What a hand counts, one pattern after the other, and what it shows that does not count.
Rectangle {
    id: root

    required property HandWin win
    required property int counted // patterns told so far
    required property bool totalled // and their sum

    // The one pointed at, or told last. Rows change their places when the win does.
    readonly property FanLine lit: asked ?? lineAt(totalled ? 0 : counted - 1, lines.count, win.used)
    property FanLine asked: null // pointed at, or with the focus
    property string heading: "" // whose it is, where several have won
    property int room: 0 // rows come closer before the card is higher

    readonly property int rest: Theme.px(34) + (whose.visible ? whose.height : 0) + sumRow.height + (win.excluded.count > 0 ? excluded.height + Theme.px(18) : 0)
    readonly property int lineHeight: Math.min(Theme.px(44), Math.floor((room - rest) / Math.max(1, win.fans.count)))

    signal fanRequested(int pattern)

    function lineAt(row: int, lines_: int, used: bool): FanLine {
        return used && row >= 0 && row < lines_ ? lines.itemAt(row) as FanLine : null;
    }

    implicitHeight: list.height + Theme.px(34) + (excluded.visible ? excluded.height + Theme.px(18) : 0)
    radius: Theme.px(14)
    color: Theme.sheet
    border.width: Theme.line
    border.color: Theme.plateLine

    Column {
        id: list

        x: Theme.px(22)
        y: Theme.px(16)
        width: parent.width - 2 * x

        Words {
            id: whose

            visible: text !== ""
            width: parent.width
            height: implicitHeight + Theme.px(6)
            strong: true
            font.pixelSize: Theme.small
            color: Theme.plateDim
            text: root.heading
        }
        Repeater {
            id: lines

            model: root.win.fans

            FanLine {
                id: line

                required property int index

                width: list.width
                height: Math.max(root.lineHeight, implicitHeight)
                told: index < root.counted
                lit: root.lit === line
                onLookedUp: root.fanRequested(pattern)
                onAskedChanged: {
                    if (asked || root.asked === line)
                        root.asked = asked ? line : null;
                }
            }
        }
        Rectangle {
            width: parent.width
            height: Theme.line
            color: Theme.plateLine
        }
        Item {
            id: sumRow

            width: parent.width
            height: Math.max(Theme.px(40), sum.implicitHeight)

            Words {
                visible: root.totalled
                anchors.verticalCenter: parent.verticalCenter
                strong: true
                font.pixelSize: Theme.font(18)
                color: Theme.plateText
                text: qsTr("Total")
            }
            Words {
                id: sum

                visible: root.totalled
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                display: true
                strong: true
                font.pixelSize: Theme.font(22)
                color: Theme.plateText
                text: root.win.total
            }
        }
    }
    Column {
        id: excluded

        visible: root.totalled && root.win.excluded.count > 0
        x: list.x
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(16)
        width: list.width
        spacing: Theme.px(2)

        Words {
            strong: true
            font.pixelSize: Theme.small
            color: Theme.plateDim
            text: qsTr("Not counted")
        }
        Repeater {
            model: root.win.excluded

            Words {
                required property bool used
                required property string name
                required property string reason

                visible: used
                width: excluded.width
                wrapMode: Text.Wrap
                font.pixelSize: Theme.small
                color: Theme.plateDim
                text: Phrase.pair(name, reason)
            }
        }
    }
}
