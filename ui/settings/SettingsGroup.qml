import QtQuick
import Tingpai

// Settings that belong together, under a heading.
Rectangle {
    id: root

    required property string heading

    default property alias content: rows.data

    implicitHeight: rows.y + rows.implicitHeight + Theme.px(18)
    radius: Theme.radius
    color: Theme.card
    border.width: Theme.line
    border.color: Theme.cardLine
    Accessible.role: Accessible.Grouping
    Accessible.name: heading

    Words {
        id: title

        x: Theme.px(16)
        y: Theme.px(8)
        width: parent.width - 2 * x
        strong: true
        color: Theme.accentText
        text: root.heading
    }
    Column {
        id: rows

        x: Theme.px(16)
        y: title.y + title.implicitHeight + Theme.px(8)
        width: parent.width - 2 * x
        spacing: Theme.px(18)
    }
}
