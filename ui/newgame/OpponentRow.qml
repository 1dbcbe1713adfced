import QtQuick
import Tingpai
import Tingpai.App

// One opponent of the next game: who it is and where it sits, how well it plays, and what it leans to.
Rectangle {
    id: root

    required property int bot // 0 plays after the person, 2 before
    required property string name
    required property string place
    required property string spoken

    readonly property int level: AppSettings.botLevels[bot]
    readonly property int player: Programs.chosen[bot] // -1: the bot
    readonly property real below: who.visible ? who.height + inset : 0 // for the line of who plays
    readonly property bool inLine: width >= 41 * Theme.normal
    readonly property int inset: Theme.px(12)
    readonly property int gap: Theme.px(14)
    readonly property int nameWidth: Math.round(7.5 * Theme.normal)
    readonly property int levelWidth: Math.round(8 * Theme.normal)
    readonly property int firstHeight: Math.max(Theme.px(66), levels.implicitHeight + Theme.px(20)) // of two lines
    readonly property int styleX: inLine ? levels.x + levelWidth + gap : inset

    function playerNames(): list<string> {
        let names = [qsTr("Bot")];
        for (const player of Programs.players)
            names.push(player);
        return names;
    }

    implicitHeight: below + (inLine ? Math.max(Theme.px(68), levels.implicitHeight + Theme.px(20), words.implicitHeight + Theme.px(14))
            : firstHeight + (styles.visible ? styles.height + inset : 0))
    radius: Theme.px(12)
    color: Theme.card
    border.width: Theme.line
    border.color: Theme.cardLine
    Accessible.role: Accessible.Grouping
    Accessible.name: spoken

    Item {
        id: first // the line, or the first of two

        width: parent.width
        height: root.inLine ? parent.height - root.below : root.firstHeight

        Seal {
            id: seal

            x: root.inset
            anchors.verticalCenter: parent.verticalCenter
            position: root.bot + 1
            sign: Game.botSeal(root.bot + 1)
            size: Theme.px(46)
        }
        Column {
            id: words

            x: seal.x + seal.width + Theme.px(14)
            anchors.verticalCenter: parent.verticalCenter
            width: root.nameWidth

            Words {
                width: parent.width
                strong: true
                font.pixelSize: Theme.font(16)
                text: root.name
            }
            Words {
                width: parent.width
                font.pixelSize: Theme.small
                color: Theme.textDim
                text: root.place
            }
        }
        LevelPips {
            id: levels

            objectName: "botLevel" + root.bot
            visible: root.player < 0
            x: words.x + words.width + root.gap
            anchors.verticalCenter: parent.verticalCenter
            width: root.inLine ? root.levelWidth : Math.min(root.width - x - root.inset, 14 * Theme.normal)
            height: implicitHeight
            current: root.level
            spoken: qsTr("Level of %1").arg(root.name)
            ink: Theme.seatBars[root.bot + 1]
            onChosen: level => AppSettings.setBotLevel(root.bot, level)
        }
        Words {
            visible: root.player >= 0
            x: levels.x
            width: root.width - x - root.inset
            height: parent.height
            wrapMode: Text.Wrap
            color: Theme.textDim
            text: qsTr("A program plays here")
        }
    }
    ChoiceRow {
        id: styles

        objectName: "botStyle" + root.bot
        visible: root.player < 0
        x: root.styleX
        y: root.inLine ? Math.round((root.height - root.below - height) / 2) : root.firstHeight
        width: root.width - x - root.inset
        share: 0
        even: false
        caption: ""
        spoken: qsTr("Style of %1").arg(root.name)
        names: AppSettings.styleNames
        usable: AppSettings.stylesOf(root.level)
        current: AppSettings.botStyles[root.bot]
        onChosen: index => AppSettings.setBotStyle(root.bot, index)
    }
    StepperRow {
        id: who

        objectName: "botPlayer" + root.bot
        visible: Programs.players.length > 0
        x: words.x
        y: root.height - height - root.inset
        width: root.width - x - root.inset
        share: 0.2
        caption: qsTr("Player")
        spoken: qsTr("Player in the seat of %1").arg(root.name)
        names: root.playerNames()
        current: root.player + 1
        onChosen: index => Programs.choose(root.bot, index - 1)
    }
    HoverHandler {
        id: hover

        enabled: styles.visible && styles.usable < styles.names.length
    }
    Tip {
        x: styles.x
        y: styles.y - height
        width: Math.min(implicitWidth, root.width - x)
        visible: hover.hovered && hover.point.position.x > styles.x && hover.point.position.y > styles.y
        delay: Theme.settling
        text: qsTr("Only regular bots and better ones have a style. Only experts and masters look at danger and can be careful.")
    }
}
