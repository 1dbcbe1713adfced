import QtQuick
import Tingpai
import Tingpai.App

// Between two people at one screen: who it is for holds the button, or types a PIN, and sees their tiles.
FocusScope {
    id: root

    required property SharedScreen screen

    property bool wrong: false // the last PIN was

    function look(pin: string) {
        if (screen.locked && pin === "")
            return;
        wrong = !screen.reveal(pin);
        pinField.clear();
    }

    onVisibleChanged: {
        wrong = false;
        pinField.clear();
        hold.held = false;
    }
    Accessible.role: Accessible.Dialog
    Accessible.name: title.text

    MouseArea { // nothing behind is reached
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.scrim
    }
    Rectangle {
        anchors.centerIn: parent
        width: Math.min(35 * Theme.normal, root.width - 2 * Theme.margin)
        height: body.implicitHeight + Theme.px(72)
        radius: Theme.px(16)
        color: Theme.panel
        border.width: Theme.line
        border.color: Theme.centreLine

        Column {
            id: body

            anchors.centerIn: parent
            width: parent.width - Theme.px(72)
            spacing: Theme.px(20)

            Words {
                id: title

                objectName: "curtainTitle"
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                strong: true
                display: true
                font.pixelSize: Theme.huge
                color: Theme.heading
                text: root.screen.curtainWind === "" ? qsTr("Pass the screen to %1").arg(root.screen.curtainName)
                        //: %1 is a person, %2 a seat wind
                        : qsTr("Pass the screen to %1 (%2)").arg(root.screen.curtainName).arg(root.screen.curtainWind)
            }
            Words {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                color: Theme.textDim
                text: root.screen.locked ? qsTr("Enter your PIN to see your hand")
                        : qsTr("Hold Space to see your hand")
            }
            HoldButton {
                id: hold

                objectName: "revealButton"
                anchors.horizontalCenter: parent.horizontalCenter
                visible: !root.screen.locked
                focus: visible
                text: qsTr("Hold to look")
                onDone: root.look("")
            }
            PinField {
                id: pinField

                objectName: "pinField"
                anchors.horizontalCenter: parent.horizontalCenter
                visible: root.screen.locked
                focus: visible
                spoken: qsTr("PIN of %1").arg(root.screen.curtainName)
                onTyped: pin => root.look(pin)
                onTextEdited: root.wrong = false
            }
            ActionButton {
                objectName: "pinButton"
                anchors.horizontalCenter: parent.horizontalCenter
                visible: root.screen.locked
                enabled: pinField.text !== ""
                look: ActionButton.Strong
                text: qsTr("Show my hand")
                keyText: "Enter"
                onClicked: root.look(pinField.text)
            }
            Words {
                objectName: "wrongPin"
                visible: root.wrong
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                color: Theme.loss
                text: qsTr("Wrong PIN")
            }
        }
    }
}
