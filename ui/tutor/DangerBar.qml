import QtQuick
import Tingpai

// One opponent's colour and pattern.
Rectangle {
    id: root

    required property int opponent // 1 next, 2 opposite, 3 previous

    property bool overflowing: false // more than the scale shows

    radius: Math.min(width, height, Theme.px(4)) / 2
    color: Theme.danger(opponent)

    Image {
        anchors.fill: parent
        source: Theme.pattern(root.opponent)
        fillMode: Image.Tile
        sourceSize.width: Theme.patternSize
        sourceSize.height: Theme.patternSize
        horizontalAlignment: Image.AlignLeft
        verticalAlignment: Image.AlignTop
    }
    Rectangle {
        visible: root.overflowing
        anchors.bottom: parent.bottom
        width: parent.width
        height: 2 * Theme.line
        color: Theme.ivory
    }
}
