import QtQuick
import Tingpai
import Tingpai.App

// What a program is called, the command that starts it and the protocol that it speaks.
FocusScope {
    id: root

    property int row: -1 // that is changed; -1: a new one
    property string before: "" // its name

    function edit(which: int, called: string, typed: string, speaks: int) {
        row = which;
        before = called;
        name.text = called;
        command.text = typed;
        protocol.current = speaks;
        problem.text = "";
        name.forceActiveFocus(Qt.TabFocusReason);
        name.selectAll();
    }
    function clear() {
        edit(-1, "", "", 0);
    }
    function keep() {
        const fault = Programs.keep(row, name.text, command.text, protocol.current);
        if (fault === "")
            clear();
        else
            problem.text = fault;
    }

    component Caption: Words {
        font.pixelSize: Theme.small
        color: Theme.textDim
        Accessible.ignored: true
    }

    focus: true
    implicitHeight: fields.implicitHeight

    Column {
        id: fields

        width: parent.width
        spacing: Theme.px(6)

        Caption {
            text: qsTr("Name")
        }
        LineField {
            id: name

            objectName: "programName"
            width: parent.width
            focus: true
            spoken: qsTr("Name of the program")
            maximumLength: 24
            onAccepted: root.keep()
        }
        Caption {
            text: qsTr("Command")
        }
        LineField {
            id: command

            objectName: "programCommand"
            width: parent.width
            spoken: qsTr("Command that starts the program")
            //: a command line, as an example
            placeholder: qsTr("such as python3 /home/me/bot.py")
            maximumLength: 1000
            onAccepted: root.keep()
        }
        Words {
            readonly property string trouble: Programs.trouble(command.text)

            objectName: "programRuns"
            width: parent.width
            visible: command.text !== "" && text !== problem.text
            wrapMode: Text.WrapAnywhere
            font.pixelSize: Theme.small
            color: Theme.textDim
            text: trouble !== "" ? trouble : qsTr("Runs without a shell: %1").arg(Programs.runs(command.text))
        }
        ChoiceRow {
            id: protocol

            objectName: "programProtocol"
            width: parent.width
            caption: qsTr("Protocol")
            names: Programs.protocols
            current: 0
            onChosen: index => current = index
        }
        Words {
            width: parent.width
            wrapMode: Text.Wrap
            font.pixelSize: Theme.small
            color: Theme.textDim
            text: Programs.protocolRules[protocol.current]
        }
        Words {
            id: problem

            objectName: "programProblem"
            width: parent.width
            visible: text !== ""
            wrapMode: Text.Wrap
            color: Theme.loss
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
        Row {
            spacing: Theme.px(10)

            ActionButton {
                objectName: "keepProgramButton"
                look: ActionButton.Strong
                enabled: root.row >= 0 || Programs.room
                text: root.row < 0 ? qsTr("Add") : qsTr("Save")
                onClicked: root.keep()
            }
            ActionButton {
                objectName: "cancelProgramButton"
                visible: root.row >= 0
                text: qsTr("Cancel")
                onClicked: root.clear()
            }
        }
    }
}
