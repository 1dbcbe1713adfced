import QtQuick
import Tingpai

// What discarding a tile is worth, the best at full height.
Item {
    id: root

    required property real share // 0 to 1
    required property string caption
    required property bool best
    required property bool emphasised

    implicitHeight: fill.height + (label.visible ? label.height : 0)

    Rectangle {
        id: fill

        anchors.bottom: parent.bottom
        width: parent.width
        height: Math.max(Theme.px(3), Math.round(Theme.valueBar * Math.max(0, Math.min(1, root.share))))
        radius: Math.min(Theme.px(4), height / 2)
        color: root.best ? Theme.barBest : root.emphasised ? Theme.barStrong : Theme.bar
    }
    Words {
        id: label

        visible: root.caption !== ""
        anchors.bottom: fill.top
        anchors.horizontalCenter: parent.horizontalCenter
        width: Theme.handTile - Theme.px(4)
        horizontalAlignment: Text.AlignHCenter
        strong: true
        font.pixelSize: Theme.small
        color: root.best ? Theme.feltAccent : Theme.barStrong
        text: root.caption
    }
}
