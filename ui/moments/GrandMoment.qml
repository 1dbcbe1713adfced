pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// A hand that comes once in many games: its name across the table. Rays and wash are painted once and do not move.
Item {
    id: root

    required property HandResult result

    readonly property HandWin win: result.wins[0]
    readonly property point middle: Qt.point(width / 2, height * 0.36)

    signal dismissed

    function rise() {
        if (Theme.timed(220) > 0)
            rising.restart();
    }

    clip: true
    Accessible.role: Accessible.StaticText
    Accessible.name: root.win.spoken

    MouseArea {
        anchors.fill: parent
        onClicked: root.dismissed()
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.rimWidth
        radius: Theme.px(18)
        color: "#c8060f0c"
    }
    Repeater {
        model: 24

        Rectangle {
            required property int index

            readonly property int reach: Theme.px(index % 2 === 0 ? 430 : 330)

            x: root.middle.x - width / 2
            y: root.middle.y - height
            width: Theme.px(index % 2 === 0 ? 12 : 7)
            height: reach
            transformOrigin: Item.Bottom
            rotation: index * 15 + 7
            antialiasing: true
            gradient: Gradient {
                GradientStop {
                    position: 0
                    color: "#00f0ab45"
                }
                GradientStop {
                    position: 1
                    color: "#55f0ab45"
                }
            }
        }
    }
    Rectangle {
        id: band

        x: Theme.rimWidth
        y: name.y - Theme.px(18)
        width: parent.width - 2 * x
        height: note.y + note.height + Theme.px(18) - y
        color: Theme.grandBand

        Rectangle {
            width: parent.width
            height: Math.max(1, Theme.px(2))
            color: Theme.brass
        }
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: Math.max(1, Theme.px(2))
            color: Theme.brass
        }
    }
    WinSeal {
        id: seal

        x: Math.round(root.middle.x - width / 2)
        y: Math.round(root.middle.y - height / 2)
        size: Theme.px(150)
    }
    Words {
        id: name

        x: Theme.px(40)
        y: seal.y + seal.height + Theme.px(56)
        width: parent.width - 2 * x
        height: Theme.closeLine * Theme.tight(76)
        horizontalAlignment: Text.AlignHCenter
        display: true
        strong: true
        font.pixelSize: Theme.tight(76)
        color: Theme.feltAccent
        text: root.win.grandName
    }
    Words {
        id: note

        x: name.x
        y: name.y + name.height + Theme.px(6)
        width: name.width
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: Theme.tight(22)
        color: Theme.feltText
        text: root.result.title + " · " + root.win.totalText
    }
    ParallelAnimation {
        id: rising

        NumberAnimation {
            target: seal
            property: "scale"
            from: 1.5
            to: 1
            duration: Theme.timed(160)
            easing.type: Easing.InQuad
        }
        NumberAnimation {
            target: name
            property: "opacity"
            from: 0
            to: 1
            duration: Theme.timed(400)
            easing.type: Easing.OutCubic
        }
    }
}
