import QtQuick
import Tingpai
import Tingpai.App

// The game at the table: what it is, the own hand where nobody else may look on, and the way back to it.
Item {
    id: root

    readonly property alias goOn: goOn
    readonly property alias takeBack: takeBack
    readonly property alias reshuffle: reshuffle
    readonly property bool over: Game.phase === Game.GameOver
    readonly property int inset: Theme.px(24)
    readonly property bool handShown: Game.phase === Game.Playing && !Game.screen.active
    // The hand stands between the words and the button, or below where there is no room: 14 tiles and their gaps.
    readonly property int between: goOn.x - Theme.px(26) - inset - about.needed - Theme.px(26)
    readonly property bool inLine: between >= 15 * Theme.px(25)
    readonly property string points: Game.screen.active || Game.phase === Game.NoGame ? ""
            : qsTr("%1 points").arg(Game.bottom.scoreText)

    signal continueRequested
    signal takeBackRequested(bool anotherLuck)

    function told(parts: list<string>): string {
        let text = "";
        for (const part of parts)
            text += part === "" ? "" : (text === "" ? "" : " · ") + part;
        return text;
    }

    implicitHeight: quiet.y + quiet.height + Theme.px(12)

    MenuPlate {
        anchors.fill: parent
    }
    Column {
        id: about

        readonly property real needed: Math.max(title.implicitWidth, detail.implicitWidth)

        x: root.inset
        y: Math.max(Theme.px(18), Math.round((Theme.px(92) - height) / 2))
        width: (root.inLine && root.handShown ? hand.x : goOn.x) - x - Theme.px(16)
        spacing: Theme.px(3)

        Words {
            id: title

            width: parent.width
            display: true
            strong: true
            font.pixelSize: Theme.font(22)
            color: Theme.plateText
            text: qsTr("Your game")
        }
        Words {
            id: detail

            objectName: "gameDetail"
            width: parent.width
            wrapMode: Text.Wrap
            font.pixelSize: Theme.font(14)
            color: Theme.plateDim
            text: root.told([Game.rules.name, root.over ? qsTr("The game is over") : Game.handTitle, root.points])
        }
    }
    OwnHand {
        id: hand

        objectName: "pausedHand"
        visible: root.handShown
        x: root.inLine ? goOn.x - Theme.px(26) - width : root.inset
        y: root.inLine ? Math.round((Theme.px(92) - height) / 2) : head.height
        tileWidth: Math.min(Theme.px(32), Math.floor((root.inLine ? root.between : root.width - 2 * root.inset) / 15) - Theme.line)
    }
    ActionButton {
        id: goOn

        objectName: "continueButton"
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(22)
        y: Math.max(Theme.px(18), Math.round((Theme.px(92) - height) / 2))
        height: Math.max(implicitHeight, Theme.px(52))
        look: ActionButton.Strong
        text: root.over ? qsTr("Final standing") : qsTr("Continue")
        keyText: KeyBindings.texts[KeyBindings.Back]
        onClicked: root.continueRequested()
    }
    Item {
        id: head

        height: Math.max(Theme.px(92), about.y + about.implicitHeight + Theme.px(12), goOn.y + goOn.height + Theme.px(12))
    }
    Flow {
        id: quiet

        x: root.inset
        y: head.height + (hand.visible && !root.inLine ? hand.height + Theme.px(10) : 0)
        width: parent.width - 2 * x
        height: implicitHeight
        spacing: Theme.gap

        IconButton {
            id: takeBack

            objectName: "takeBackEntry"
            visible: Game.canTakeBack
            text: qsTr("Take back")
            keyText: KeyBindings.texts[KeyBindings.TakeBack]
            onClicked: root.takeBackRequested(false)
        }
        IconButton {
            id: reshuffle

            objectName: "anotherLuckEntry"
            visible: Game.canTakeBack
            text: qsTr("Take back, reshuffle")
            keyText: KeyBindings.texts[KeyBindings.AnotherLuck]
            onClicked: root.takeBackRequested(true)
        }
        Words {
            id: proof

            objectName: "wallProof"
            visible: Deals.wallHash !== ""
            width: Math.min(Math.ceil(line.advanceWidth) + Theme.gap, quiet.width)
            height: Math.max(implicitHeight, takeBack.height)
            wrapMode: Text.WrapAnywhere
            font.pixelSize: Theme.tiny
            color: Theme.plateDim
            text: qsTr("Wall seal: %1").arg(Deals.wallHash)

            TextMetrics {
                id: line

                font: proof.font
                text: proof.text
            }
        }
    }
}
