import QtQuick
import Tingpai

// What discarding a tile is worth, the best at full height. Those that are not among the best are a mere strip.
Item {
    id: root

    required property real share // 0 to 1
    required property string caption
    required property bool best
    required property bool emphasised

    property int captionShift: 0 // to between two tiles that are alike

    readonly property bool told: best || emphasised

    implicitHeight: fill.height + (label.visible ? label.height : 0)

    Rectangle {
        id: fill

        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        width: root.told ? Theme.px(16) : Math.round(root.width * 0.6)
        height: root.told ? Math.max(Theme.px(6), Math.round(Theme.valueBar * Math.max(0, Math.min(1, root.share)))) : Theme.strip
        radius: Math.min(Theme.px(3), height / 2)
        color: root.best ? Theme.accent : root.emphasised ? Theme.barStrong : Theme.ivory
        opacity: root.told ? 1 : 0.25
        border.width: root.told && Theme.light ? Theme.line : 0 // a bar is pale on a light cloth
        border.color: Theme.rimOf(color)
    }
    Words {
        id: label

        visible: root.caption !== ""
        anchors.bottom: fill.top
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.horizontalCenterOffset: root.captionShift
        width: Theme.handTile - Theme.px(4)
        horizontalAlignment: Text.AlignHCenter
        strong: true
        font.pixelSize: Theme.small
        color: root.best ? Theme.feltAccent : Theme.barNumber
        text: root.caption
    }
    Rectangle { // on a light cloth
        z: -1
        visible: label.visible && Theme.light
        anchors.fill: label
        anchors.leftMargin: (label.width - label.contentWidth) / 2 - Theme.px(4)
        anchors.rightMargin: anchors.leftMargin
        anchors.topMargin: Theme.px(2)
        radius: Theme.px(4)
        color: Theme.numberPlate
    }
}
