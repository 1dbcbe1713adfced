import QtQuick
import Tingpai

// A key and what it does.
Row {
    id: root

    required property string keyText
    required property string text

    spacing: Theme.px(10)

    KeyCap {
        id: cap

        anchors.verticalCenter: parent.verticalCenter
        font.pixelSize: Theme.large
        border.color: Theme.stroke
        text: root.keyText
    }
    Words {
        anchors.verticalCenter: parent.verticalCenter
        width: root.width - cap.width - root.spacing
        wrapMode: Text.Wrap
        text: root.text
    }
}
