import QtQuick
import Tingpai
import Tingpai.App

// What the last choice cost: a dot (how bad by colour and sign, larger once it was punished) and a sentence.
Rectangle {
    id: root

    required property Teacher teacher
    required property int room

    readonly property list<string> signs: ["✓", "·", "!", "!!"]
    readonly property real dot: Theme.px(teacher.punished ? 28 : 20)

    signal backRequested

    width: content.width + 2 * Theme.gap
    height: content.height + 2 * Theme.px(4)
    radius: Theme.radius
    color: Theme.plate
    border.width: Theme.line
    border.color: Theme.plateLine
    Accessible.role: Accessible.StaticText
    Accessible.name: teacher.punished ? qsTr("%1, and it was punished").arg(teacher.text) : teacher.text
    Accessible.description: teacher.reason

    Grid {
        id: content

        x: Theme.gap
        y: Theme.px(4)
        columns: said.implicitWidth + columnSpacing + back.implicitWidth > root.room - 2 * Theme.gap ? 1 : 2
        columnSpacing: Theme.gap
        rowSpacing: Theme.px(4)
        verticalItemAlignment: Grid.AlignVCenter

        Row {
            id: said

            spacing: Theme.gap

            Rectangle {
                objectName: "verdictDot"
                anchors.verticalCenter: parent.verticalCenter
                width: root.dot
                height: root.dot
                radius: root.dot / 2
                color: Theme.verdicts[root.teacher.grade]

                Words {
                    anchors.centerIn: parent
                    strong: true
                    font.pixelSize: Theme.small
                    color: Theme.accentInk
                    text: root.signs[root.teacher.grade]
                }
            }
            Words {
                objectName: "verdictText"
                anchors.verticalCenter: parent.verticalCenter
                strong: true
                color: Theme.plateText
                text: root.teacher.lossText
            }
            Words {
                anchors.verticalCenter: parent.verticalCenter
                visible: root.teacher.betterTile !== "" || root.teacher.betterAction !== ""
                color: Theme.plateDim
                text: root.teacher.betterAction === "" ? qsTr("better:") : qsTr("better: %1").arg(root.teacher.betterAction)
            }
            Tile {
                anchors.verticalCenter: parent.verticalCenter
                visible: root.teacher.betterTile !== ""
                tile: root.teacher.betterTile
                tileWidth: Theme.cardTile
            }
        }
        IconButton {
            id: back

            objectName: "offerBackButton"
            visible: root.teacher.offersBack && Game.canTakeBack
            text: qsTr("Take it back")
            keyText: KeyBindings.texts[KeyBindings.TakeBack]
            onClicked: root.backRequested()
        }
    }
}
