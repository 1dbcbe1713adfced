import QtQuick

// A sign on a tile.
Rectangle {
    id: root

    property alias text: sign.text
    property alias ink: sign.color

    width: Math.max(height, sign.implicitWidth + Theme.px(8))
    height: Theme.px(20)
    radius: height / 2
    border.width: Theme.line
    border.color: Theme.ivory

    Words {
        id: sign

        anchors.centerIn: parent
        strong: true
        font.pixelSize: Theme.tiny
        color: Theme.buttonText
        Accessible.ignored: true
    }
}
