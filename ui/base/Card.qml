import QtQuick
import Tingpai

// A part of a page: a heading and what belongs under it.
Rectangle {
    id: root

    required property string heading

    default property alias content: body.data
    property string note: "" // at the right of the heading, quieter
    readonly property int headHeight: Math.max(Theme.px(38), title.implicitHeight + Theme.px(8))
    readonly property int inset: Theme.px(16)

    implicitHeight: headHeight + body.childrenRect.height + Theme.px(12)
    radius: Theme.radius
    color: Theme.card
    border.width: Theme.line
    border.color: Theme.cardLine

    Words {
        id: title

        x: root.inset
        width: Math.min(implicitWidth, parent.width - 2 * x - (root.note === "" ? 0 : Theme.gap + Math.min(beside.implicitWidth, parent.width
                * 0.4)))
        height: root.headHeight
        strong: true
        display: true
        font.pixelSize: Theme.title
        text: root.heading
    }
    Words {
        id: beside

        anchors.left: title.right
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        anchors.rightMargin: root.inset
        height: root.headHeight
        horizontalAlignment: Text.AlignRight
        font.pixelSize: Theme.small
        color: Theme.textDim
        text: root.note
    }
    Item {
        id: body

        anchors.fill: parent
        anchors.topMargin: root.headHeight
        anchors.leftMargin: root.inset
        anchors.rightMargin: root.inset
        anchors.bottomMargin: Theme.px(12)
    }
}
