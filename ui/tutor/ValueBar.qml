import QtQuick
import Tingpai

// What discarding a tile is worth, the best at full height. Those that are not among the best are a mere strip.
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
        height: root.best || root.emphasised ? Math.max(Theme.px(4), Math.round(Theme.valueBar * Math.max(0, Math.min(1, root.share)))) : Theme.px(4)
        radius: Math.min(Theme.px(4), height / 2)
        color: root.best ? Theme.accent : root.emphasised ? Theme.barStrong : Theme.ivory
        opacity: root.best || root.emphasised ? 1 : 0.25
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
