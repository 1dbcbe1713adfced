import QtQuick
import Tingpai
import Tingpai.App

// How the hand ended, where the calls were: the seal of a win, or a draw without one.
Rectangle {
    id: root

    required property HandResult result
    required property int room

    readonly property HandWin win: result.wins[0]

    function fall() {
        if (result.won)
            Cues.stamp(result.grand);
        if (Theme.timed(160) > 0)
            falling.restart();
    }

    width: Math.min(room, words.x + words.width + Theme.px(18))
    height: Theme.px(88)
    radius: Theme.px(14)
    color: Theme.light ? Theme.plate : Theme.faded("#0b1c16", 0.85)
    border.width: Theme.line
    border.color: Theme.plateLine
    Accessible.role: Accessible.StaticText
    Accessible.name: root.result.title

    ParallelAnimation {
        id: falling

        NumberAnimation {
            target: root
            property: "scale"
            from: 1.5
            to: 1
            duration: Theme.timed(160)
            easing.type: Easing.InQuad
        }
        NumberAnimation {
            target: root
            property: "opacity"
            from: 0
            to: 1
            duration: Theme.timed(80)
        }
    }
    WinSeal {
        id: seal

        visible: root.result.won
        x: Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        size: Theme.px(64)
    }
    Column {
        id: words

        readonly property int most: root.room - x - Theme.px(18)

        x: seal.visible ? seal.x + seal.width + Theme.px(14) : Theme.px(20)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(most, Math.ceil(Math.max(title.contentWidth, note.contentWidth)))

        Words {
            id: title

            width: words.most
            height: Theme.closeLine * font.pixelSize
            display: true
            strong: true
            font.pixelSize: Theme.tight(32)
            color: Theme.plateText
            text: root.result.title
        }
        Words {
            id: note

            width: words.most
            wrapMode: Text.Wrap
            font.pixelSize: Theme.tight(16)
            color: Theme.plateDim
            text: root.result.won ? root.win.moment : qsTr("The wall is empty")
        }
    }
}
