pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// Before a game: its rules and length, the opponents and the hints. Enter begins it from wherever the focus is.
Page {
    id: root

    component Heading: Words {
        strong: true
        font.pixelSize: Theme.font(14)
        color: Theme.textDim
    }

    readonly property list<string> places: [qsTr("on your right"), qsTr("opposite"), qsTr("on your left")]
    readonly property bool wide: body.width >= 60 * Theme.normal
    readonly property int level: AppSettings.botLevels[0]
    readonly property bool mixed: AppSettings.level === ""

    function start() {
        if (Game.newGame())
            gameRequested();
    }
    function startBy(event: var) {
        if (!event.isAutoRepeat) // held from the page before
            start();
    }
    function placeOf(bot: int, name: string): string {
        switch (bot) {
        case 0:
            return qsTr("%1, on your right, plays after you").arg(name);
        case 1:
            return qsTr("%1, opposite").arg(name);
        default:
            return qsTr("%1, on your left, plays before you").arg(name);
        }
    }

    title: qsTr("New game")
    Keys.onReturnPressed: event => startBy(event)
    Keys.onEnterPressed: event => startBy(event)

    ScrollArea {
        id: scroll

        objectName: "newGameChoices"
        width: parent.width
        height: parent.height - foot.height - Theme.px(16)
        contentHeight: form.implicitHeight

        Column {
            id: form

            width: scroll.width
            spacing: Theme.px(8)

            Heading {
                text: qsTr("Rules")
            }
            Grid {
                id: cards

                readonly property int most: Math.max(1, Math.floor(width / (15 * Theme.normal)))
                readonly property real tallest: Array.from(children).reduce((tall, card) => Math.max(tall, card.implicitHeight), 0)

                width: parent.width
                columns: Math.ceil(RuleSettings.cards.count / Math.ceil(RuleSettings.cards.count / most))
                spacing: Theme.px(14)

                Repeater {
                    model: RuleSettings.cards

                    RuleCard {
                        required property int index
                        required property string name

                        objectName: "ruleCard" + index
                        width: (cards.width - (cards.columns - 1) * cards.spacing) / cards.columns
                        height: cards.tallest
                        focusPolicy: RuleSettings.cards.count > 1 ? Qt.TabFocus : Qt.NoFocus
                        text: name
                        checked: index === RuleSettings.card
                        onClicked: RuleSettings.card = index
                    }
                }
            }
            RuleOptions {
                width: parent.width
            }
            Grid {
                id: halves

                readonly property int part: root.wide ? Math.round((form.width - columnSpacing) * 0.64) : form.width

                columns: root.wide ? 2 : 1
                columnSpacing: Theme.px(28)
                rowSpacing: Theme.px(20)

                Column {
                    id: table

                    width: halves.part
                    spacing: Theme.px(8)

                    Heading {
                        text: qsTr("Length")
                    }
                    ChoiceRow {
                        objectName: "lengthChoice"
                        focus: true
                        width: parent.width
                        share: 0
                        caption: ""
                        spoken: qsTr("Length")
                        names: RuleSettings.lengthNames
                        current: AppSettings.lengths.indexOf(String(AppSettings.length))
                        onChosen: index => AppSettings.length = Number(AppSettings.lengths[index])
                    }
                    Item {
                        width: parent.width
                        height: Math.max(heading.implicitHeight + Theme.px(12), same.implicitHeight)

                        Heading {
                            id: heading

                            anchors.bottom: parent.bottom
                            text: qsTr("Opponents")
                        }
                        IconButton {
                            id: same

                            objectName: "sameLevelButton"
                            anchors.right: parent.right
                            anchors.bottom: parent.bottom
                            visible: root.mixed
                            text: qsTr("All three: %1").arg(AppSettings.levelNames[root.level])
                            onClicked: AppSettings.level = AppSettings.levels[root.level]
                        }
                    }
                    Repeater {
                        model: AppSettings.botNames

                        OpponentRow {
                            required property string modelData
                            required property int index

                            width: table.width
                            bot: index
                            name: modelData
                            place: root.places[index]
                            spoken: root.placeOf(index, modelData)
                        }
                    }
                }
                Column {
                    id: help

                    width: root.wide ? form.width - halves.part - halves.columnSpacing : form.width
                    spacing: Theme.px(8)

                    Heading {
                        text: qsTr("Hints")
                    }
                    Rectangle {
                        width: parent.width
                        height: choices.implicitHeight + 2 * Theme.px(8)
                        radius: Theme.px(14)
                        color: Theme.card
                        border.width: Theme.line
                        border.color: Theme.cardLine

                        Column {
                            id: choices

                            x: Theme.px(8)
                            y: Theme.px(8)
                            width: parent.width - 2 * x
                            spacing: Theme.px(4)

                            HintLevels {
                                objectName: "hintsChoice"
                                width: parent.width
                            }
                            Rectangle {
                                x: Theme.px(14)
                                width: parent.width - 2 * x
                                height: Theme.line
                                color: Theme.cardLine
                            }
                            SwitchRow {
                                objectName: "teachingChoice"
                                width: parent.width
                                text: qsTr("Comment after each move")
                                checked: AppSettings.teaching
                                onClicked: AppSettings.teaching = !AppSettings.teaching
                            }
                        }
                    }
                }
            }
        }
    }
    Item {
        id: foot

        width: parent.width
        height: Math.max(begin.height, kept.implicitHeight)
        y: Math.min(parent.height - height, form.implicitHeight + Theme.px(24))

        Words {
            id: kept

            objectName: "keptNote"
            visible: root.keepsGame !== ""
            width: begin.x - Theme.px(16)
            height: parent.height
            wrapMode: Text.Wrap
            font.pixelSize: Theme.font(14)
            color: Theme.textDim
            text: qsTr("Your game in progress is kept: find it under Records.")
        }
        ActionButton {
            id: begin

            objectName: "startButton"
            anchors.right: parent.right
            width: Math.max(implicitWidth, root.wide ? help.width : Math.round(parent.width * 0.4))
            height: Math.max(implicitHeight, Theme.px(52))
            look: ActionButton.Strong
            text: qsTr("Start")
            keyText: "Enter"
            onClicked: root.start()
        }
    }
}
