import QtQuick
import Tingpai

// One of those who share the screen.
Row {
    id: root

    required property int index

    readonly property string personName: nameField.text
    readonly property string pin: pinField.text

    spacing: Theme.gap

    Words {
        id: label

        anchors.verticalCenter: parent.verticalCenter
        width: root.width * 0.3 - root.spacing
        color: Theme.textDim
        text: qsTr("Person %1").arg(root.index + 1)
    }
    LineField {
        id: nameField

        objectName: "personName" + root.index
        width: root.width * 0.45
        maximumLength: 24
        text: qsTr("Player %1").arg(root.index + 1)
        spoken: qsTr("Name of person %1").arg(root.index + 1)
    }
    PinField {
        id: pinField

        objectName: "personPin" + root.index
        width: root.width * 0.25 - root.spacing
        placeholder: qsTr("PIN (optional)")
        spoken: qsTr("PIN of person %1, may be empty").arg(root.index + 1)
    }
}
