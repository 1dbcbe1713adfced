import QtQuick
import QtQuick.Templates as T
import Tingpai

// What is said of the thing that is pointed at, above it or under it.
T.ToolTip {
    id: root

    property real room: parent.width
    property bool under: false // its thing stands at the window's upper edge

    y: under ? parent.height + Theme.px(4) : -height - Theme.px(4)
    width: Math.min(implicitWidth, room)
    implicitWidth: Math.ceil(line.advanceWidth) + leftPadding + rightPadding + Theme.px(4)
    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
    padding: Theme.px(10)
    margins: Theme.px(4)
    closePolicy: T.Popup.NoAutoClose // keys mean what they always mean

    TextMetrics {
        id: line

        font.family: Theme.family
        font.pixelSize: Theme.small
        text: root.text
    }

    contentItem: Words {
        objectName: "tip"
        wrapMode: Text.Wrap
        font.pixelSize: Theme.small
        text: root.text
    }
    background: Rectangle {
        radius: Theme.px(7)
        color: Theme.card
        border.width: Theme.line
        border.color: Theme.textFaint // it stands out from cards
    }
}
