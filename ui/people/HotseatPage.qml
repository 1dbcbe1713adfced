pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// Who shares the screen: names, and a PIN for those who want one.
Page {
    id: root

    property int people: 2
    property list<string> names: [] // of all four rows

    readonly property bool wide: body.width >= 68 * Theme.normal

    function readNames() {
        const read = [];
        for (let i = 0; i < rows.count; ++i) {
            const row = rows.itemAt(i) as PersonRow;
            read.push(row ? row.personName : "");
        }
        names = read;
    }
    function isFree(seat: int): bool {
        for (let i = 0; i < people; ++i) {
            if (Game.seatOf(i, people) === seat)
                return false;
        }
        return true;
    }
    function playerNames(): list<string> {
        let names = [qsTr("Bot")];
        for (const player of Programs.players)
            names.push(player);
        return names;
    }
    function begin() {
        const names = [];
        const pins = [];
        for (let i = 0; i < people; ++i) {
            const row = rows.itemAt(i) as PersonRow;
            names.push(row.personName);
            pins.push(row.pin);
        }
        if (Game.newSharedGame(names, pins))
            gameRequested();
    }

    title: qsTr("Pass and play")
    note: keepsGame

    ScrollArea {
        id: scroll

        anchors.fill: parent
        contentHeight: form.implicitHeight

        Column {
            id: form

            x: root.wide ? 0 : (scroll.width - width) / 2
            width: root.wide ? scroll.width - seating.width - Theme.px(36) : Math.min(scroll.width, 51 * Theme.normal)
            spacing: root.wide ? Theme.px(22) : Theme.px(14)

            Words {
                width: parent.width
                wrapMode: Text.Wrap
                color: Theme.textDim
                text: qsTr("A curtain hides each hand between turns. After every discard all players have the same time to answer “Any calls?”: press your key to call and take the screen. Bots fill the empty seats.")
            }
            Words {
                objectName: "sharedRules"

                visible: RuleSettings.differ || RuleSettings.card > 0 || RuleSettings.variant > 0
                width: parent.width
                wrapMode: Text.Wrap
                color: Theme.textDim
                text: qsTr("Rules chosen under New game: %1").arg(RuleSettings.differ ? Phrase.list([RuleSettings.title, RuleSettings.differences]) : RuleSettings.title)
            }
            ChoiceRow {
                objectName: "peopleChoice"
                focus: true
                width: parent.width
                caption: qsTr("People")
                names: ["2", "3", "4"]
                current: root.people - 2
                onChosen: index => root.people = index + 2
            }
            Repeater {
                id: rows

                model: 4
                onItemAdded: root.readNames()

                PersonRow {
                    width: form.width
                    visible: index < root.people
                    onPersonNameChanged: root.readNames()
                }
            }
            ChoiceRow {
                objectName: "anyoneChoice"

                readonly property list<int> times: [2000, 3000, 5000, 8000]

                function indexOf(time: int): int {
                    for (let i = 0; i < times.length; ++i) {
                        if (times[i] === time)
                            return i;
                    }
                    return -1;
                }

                width: parent.width
                caption: qsTr("Time to call")
                names: [qsTr("%n second(s)", "", 2), qsTr("%n second(s)", "", 3), qsTr("%n second(s)", "", 5), qsTr("%n second(s)", "", 8)]
                current: indexOf(AppSettings.anyoneTime)
                onChosen: index => AppSettings.anyoneTime = times[index]
            }
            HintsChoice {
                objectName: "sharedHintsChoice"
                width: parent.width
            }
            Words {
                visible: root.people < 4
                width: parent.width
                color: Theme.textDim
                text: qsTr("Level of the bots")
            }
            LevelChoice {
                objectName: "sharedLevelChoice"
                visible: root.people < 4
                width: parent.width
                caption: ""
                spoken: qsTr("Level of the bots")
                share: 0
            }
            Repeater { // who plays in the seats that are left
                model: 3

                StepperRow {
                    id: player

                    required property int index // the bot's

                    objectName: "sharedPlayer" + index
                    visible: Programs.players.length > 0 && root.isFree(index + 1)
                    width: form.width
                    caption: Game.botName(index + 1)
                    spoken: qsTr("Player in the seat of %1").arg(caption)
                    names: root.playerNames()
                    current: Programs.chosen[index] + 1
                    onChosen: value => Programs.choose(index, value - 1)
                }
            }
            ActionButton {
                objectName: "startSharedButton"
                look: ActionButton.Strong
                text: qsTr("Begin")
                onClicked: root.begin()
            }
        }
        Seating {
            id: seating

            objectName: "seating"
            visible: root.wide
            x: Math.floor(scroll.width) - width
            width: Math.floor(Math.min(scroll.height, scroll.width * 0.45))
            height: Math.min(scroll.height, width * 1.25)
            people: root.names.slice(0, root.people)
        }
    }
}
