pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// The hand that won, in its sets, with flowers or the tiles turned over for it at the right. What is told stands on the sets that are underlined.
Item {
    id: root

    required property HandWin win
    required property FanLine lit // the pattern told, null: none

    readonly property int between: Theme.px(16)
    readonly property bool captioned: win.aside.count > 0 && win.asideCaptioned
    readonly property int asideRoom: win.aside.count === 0 ? 0 : captioned ? Theme.px(96) : Theme.px(36)
    readonly property real asideScale: captioned ? 0.47 : 1 // of two lines, each half as high as the hand
    // All tiles in one line, as wide as they can be.
    readonly property int tileWidth: Math.min(Theme.wonTile, Math.floor((width - (win.sets.count - 1) * between - asideRoom
            - win.longestAside * Theme.px(4)) / Math.max(1, win.tileCount + win.longestAside * asideScale)) - Theme.line)

    implicitHeight: sets.height + sentence.height + Theme.px(6)
    Accessible.role: Accessible.StaticText
    Accessible.name: win.spoken

    Row {
        id: sets

        height: Theme.tileHeight(root.tileWidth) + Theme.px(14)
        spacing: root.between

        Repeater {
            model: root.win.sets

            LaidSet {
                tileWidth: root.tileWidth
                told: root.lit?.stands(place) ?? false
                tileTold: root.lit?.ofTile ?? false
            }
        }
    }
    Column {
        anchors.right: parent.right
        spacing: Theme.px(4)

        Repeater {
            model: root.win.aside

            AsideLine {
                anchors.right: parent?.right
                tileWidth: Math.floor(root.tileWidth * root.asideScale)
                told: root.lit?.aside === place
            }
        }
    }
    Words {
        id: sentence

        anchors.top: sets.bottom
        anchors.topMargin: Theme.px(6)
        width: parent.width
        height: Math.max(implicitHeight, Theme.font(14) * 1.4)
        wrapMode: Text.Wrap
        strong: true
        font.pixelSize: Theme.font(14)
        color: Theme.gain
        text: root.lit ? Phrase.pair(root.lit.name, root.lit.sentence) : ""
    }
}
