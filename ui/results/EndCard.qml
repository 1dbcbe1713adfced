import QtQuick
import Tingpai

// A part of a page about an end: a caption, and what belongs under it.
Rectangle {
    id: root

    required property string caption

    default property alias content: body.data

    implicitHeight: body.y + body.height + Theme.px(16)
    radius: Theme.px(14)
    color: Theme.sheet
    border.width: Theme.line
    border.color: Theme.plateLine

    Words {
        id: heading

        x: Theme.px(20)
        y: Theme.px(12)
        width: parent.width - 2 * x
        font.pixelSize: Theme.small
        color: Theme.plateDim
        text: root.caption
    }
    Column {
        id: body

        x: heading.x
        y: heading.y + heading.height + Theme.px(4)
        width: heading.width
        spacing: Theme.px(4)
    }
}
