import QtQuick
import Tingpai

// A key as it looks on the keyboard.
Rectangle {
    id: root

    property alias text: words.text
    property alias font: words.font

    implicitWidth: Math.max(implicitHeight, words.implicitWidth + Theme.px(12))
    implicitHeight: words.implicitHeight + Theme.px(4)
    radius: Theme.px(5)
    color: Theme.quietButton
    border.width: Theme.line
    border.color: Theme.buttonLine

    Words {
        id: words

        anchors.centerIn: parent
        strong: true
        font.pixelSize: Theme.small
        color: Theme.accentText
    }
}
