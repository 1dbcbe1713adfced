pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// The hand that won, in its sets, with the flowers at the right. What is told stands on the sets that are underlined.
Item {
    id: root

    required property HandWin win
    required property FanLine lit // the pattern told, null: none

    readonly property int between: Theme.px(16)
    readonly property int flowersRoom: win.flowers.length > 0 ? Theme.px(36) : 0
    // All tiles in one line, as wide as they can be.
    readonly property int tileWidth: Math.min(Theme.wonTile, Math.floor((width - (win.sets.count - 1) * between - flowersRoom
            - win.flowers.length * Theme.px(4)) / Math.max(1, win.tileCount + win.flowers.length)) - Theme.line)

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
        id: flowers

        anchors.right: parent.right
        spacing: Theme.px(4)

        Repeater {
            model: root.win.flowers

            Tile {
                required property string modelData

                tile: modelData
                tileWidth: root.tileWidth
            }
        }
    }
    Rectangle {
        visible: flowers.width > 0 && (root.lit?.ofFlowers ?? false)
        x: flowers.x
        y: sets.height - height
        width: flowers.width
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
