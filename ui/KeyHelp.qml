pragma ComponentBehavior: Bound
import QtQuick

// All keys on one page.
Overlay {
    id: root

    readonly property list<string> keys: ["← →", "Enter", qsTr("Space"), "1 … 9 0 - = \\", "C P K M", "N", "H",
        "↑ ↓", "T", "Esc", "Ctrl+N", "F11", "?"]
    readonly property list<string> uses: [qsTr("Move along the hand"), qsTr("Discard the tile under the cursor"),
        qsTr("Discard the drawn tile"), qsTr("Go to a tile, or choose among several chows"),
        qsTr("Chow, pung, kong, win"), qsTr("Pass; twice to decline a win"),
        qsTr("Show or hide the hints; hold for a peek"), qsTr("Step through the tutor's plans"),
        qsTr("Fold the tutor away"), qsTr("Cancel, or open the menu"), qsTr("New game"), qsTr("Full screen"),
        qsTr("This page")]

    signal closeRequested

    panelWidth: Theme.px(600)
    panelHeight: body.implicitHeight + Theme.px(110)
    Accessible.name: qsTr("Keys")

    Item {
        anchors.fill: parent

        Column {
            id: body

            x: Theme.px(32)
            y: Theme.px(22)
            width: parent.width - 2 * x
            spacing: Theme.px(7)

            Words {
                strong: true
                font.pixelSize: Theme.large
                color: Theme.ivory
                text: qsTr("Keys")
            }
            Repeater {
                model: root.keys

                Row {
                    id: line

                    required property string modelData
                    required property int index

                    width: body.width

                    Words {
                        width: parent.width * 0.3
                        strong: true
                        color: Theme.accentText
                        text: line.modelData
                    }
                    Words {
                        width: parent.width * 0.7
                        text: root.uses[line.index]
                    }
                }
            }
        }
        ActionButton {
            objectName: "closeKeysButton"
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: Theme.px(22)
            focus: true
            look: ActionButton.Strong
            text: qsTr("Close")
            keyText: "Esc"
            onClicked: root.closeRequested()
        }
    }
}
