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
    readonly property int asideRoom: win.aside.count > 0 ? Theme.px(36) : 0
    // All tiles in one line, as wide as they can be.
    readonly property int tileWidth: Math.min(Theme.wonTile, Math.floor((width - (win.sets.count - 1) * between - asideRoom
            - win.aside.count * Theme.px(4)) / Math.max(1, win.tileCount + win.aside.count)) - Theme.line)

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
    Row {
        id: aside

        anchors.right: parent.right
        spacing: Theme.px(4)

        Repeater {
            model: root.win.aside

            RingedTile {
                required property bool used
                required property bool counts

                visible: used
                tileWidth: root.tileWidth
                ringed: counts
            }
        }
    }
    Rectangle {
        visible: aside.width > 0 && (root.lit?.ofAside ?? false)
        x: aside.x
        y: sets.height - height
        width: aside.width
        height: Math.max(2, Theme.px(4))
        radius: height / 2
        color: Theme.gain
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
