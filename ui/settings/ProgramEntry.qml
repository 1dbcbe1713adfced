import QtQuick
import Tingpai
import Tingpai.App

// A program in the list: what it speaks, how it is run, and what came of trying it.
Rectangle {
    id: root

    required property int index
    required property bool used
    required property string name
    required property string command
    required property int protocol
    required property string speaks
    required property string runs

    property bool removing: false // asked once

    readonly property bool tried: Programs.tried === index

    signal editRequested
    signal removeRequested

    visible: used
    implicitHeight: lines.implicitHeight + 2 * lines.y
    radius: Theme.px(10)
    color: Theme.quietButton
    border.width: Theme.line
    border.color: Theme.cardLine
    Accessible.role: Accessible.Grouping
    Accessible.name: name
    Accessible.description: Phrase.sentences([speaks, runs])

    Column {
        id: lines

        x: Theme.px(12)
        y: Theme.px(10)
        width: parent.width - 2 * x
        spacing: Theme.px(6)

        Words {
            width: parent.width
            strong: true
            text: root.name
        }
        Words {
            width: parent.width
            wrapMode: Text.Wrap
            font.pixelSize: Theme.small
            color: Theme.textDim
            text: root.speaks
        }
        Words {
            width: parent.width
            wrapMode: Text.WrapAnywhere
            font.pixelSize: Theme.small
            text: root.runs
        }
        Flow {
            width: parent.width
            spacing: Theme.px(8)

            IconButton {
                objectName: "tryProgram" + root.index
                text: qsTr("Try it")
                spoken: qsTr("Try %1").arg(root.name)
                onClicked: Programs.tryIt(root.index)
            }
            IconButton {
                objectName: "editProgram" + root.index
                text: qsTr("Edit")
                spoken: qsTr("Edit %1").arg(root.name)
                onClicked: root.editRequested()
            }
            IconButton {
                objectName: "removeProgram" + root.index
                text: root.removing ? qsTr("Press again to remove") : qsTr("Remove")
                spoken: root.removing ? text : qsTr("Remove %1").arg(root.name)
                onActiveFocusChanged: root.removing = false
                onClicked: {
                    if (root.removing)
                        root.removeRequested();
                    root.removing = !root.removing;
                }
            }
        }
        Words {
            objectName: "programVerdict" + root.index
            width: parent.width
            visible: root.tried
            wrapMode: Text.Wrap
            strong: true
            color: Programs.trying ? Theme.textDim : Programs.well ? Theme.gain : Theme.loss
            text: Programs.trying ? qsTr("Trying…") : (Programs.well ? "✓ " : "✗ ") + Programs.verdict
            Accessible.role: Accessible.AlertMessage
            Accessible.name: Programs.trying ? text : Programs.verdict
        }
    }
}
