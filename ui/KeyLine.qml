import QtQuick

// A key and what it does.
Row {
    id: root

    required property string keyText
    required property string text

    spacing: Theme.px(10)

    Rectangle {
        id: cap

        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(34)
        height: Theme.px(34)
        radius: Theme.px(7)
        color: Theme.quietButton
        border.width: Theme.line
        border.color: Theme.accent

        Words {
            anchors.centerIn: parent
            strong: true
            font.pixelSize: Theme.large
            color: Theme.accentText
            text: root.keyText
        }
    }
    Words {
        anchors.verticalCenter: parent.verticalCenter
        width: root.width - cap.width - root.spacing
        wrapMode: Text.Wrap
        text: root.text
    }
}
