pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// The rules in brief, and every pattern with an example. They are those of the game at the table, or of the next one; others
// can be chosen.
Page {
    id: root

    function showWanted() {
        const row = RuleBook.wanted >= 0 ? RuleBook.rowOf(RuleBook.wanted) : 0;
        list.currentIndex = row;
        list.positionViewAtIndex(row, ListView.Center);
    }

    title: qsTr("Rules and fans")
    Component.onDestruction: RuleBook.wanted = -1
    onOpened: showWanted()

    ChoiceRow {
        id: kinds

        objectName: "bookRules"
        visible: RuleBook.rulesets.length > 1
        width: Math.min(parent.width, (8 + 13 * names.length) * Theme.normal)
        share: 0.12
        caption: qsTr("Rules")
        names: RuleBook.rulesetNames
        current: RuleBook.rulesets.indexOf(RuleBook.ruleset)
        onChosen: index => {
            RuleBook.ruleset = RuleBook.rulesets[index];
            root.showWanted();
        }
    }
    Card {
        id: rules

        y: kinds.visible ? kinds.height + Theme.gap : 0
        width: Math.round(parent.width * 0.34)
        height: parent.height - y
        heading: qsTr("Rules in brief")
        border.color: rulesText.activeFocus ? Theme.focusRing : Theme.cardLine

        RulesText {
            id: rulesText

            objectName: "rulesText"
            anchors.fill: parent
        }
    }
    LineField {
        id: search

        objectName: "fanSearch"
        x: rules.width + Theme.gap
        y: rules.y
        width: parent.width - x
        focus: true
        spoken: Phrase.pair(qsTr("Search"), RuleBook.heading)
        placeholder: qsTr("Enter a name, a word or the points")
        onTextChanged: {
            RuleBook.filter = text;
            list.currentIndex = 0;
            list.positionViewAtBeginning();
        }
        Keys.onUpPressed: list.move(-1)
        Keys.onDownPressed: list.move(1)
    }
    Card {
        x: search.x
        y: search.y + search.height + Theme.gap
        width: search.width
        height: parent.height - y
        heading: RuleBook.heading
        note: RuleBook.numberText
        border.color: list.activeFocus ? Theme.focusRing : Theme.cardLine

        PageList {
            id: list

            function move(by: int) { // the focus stays where it is, so the row is said
                const next = currentIndex + by;
                if (next < 0 || next >= RuleBook.patterns.count)
                    return;
                currentIndex = next;
                const row = currentItem as FanRow;
                if (row)
                    Announcer.say(row.spoken);
            }

            objectName: "fanList"
            anchors.fill: parent
            page: root
            rows: RuleBook.patterns
            model: rows // at once: they were there before the page, and move by a person's hand alone
            highlightMoveDuration: Theme.quick
            preferredHighlightBegin: Theme.px(40)
            preferredHighlightEnd: height - Theme.px(40)
            highlightRangeMode: ListView.ApplyRange
            Accessible.name: RuleBook.heading
            Keys.onUpPressed: move(-1)
            Keys.onDownPressed: move(1)

            delegate: FanRow {
                required property int index

                width: ListView.view.width
                current: index === list.currentIndex
            }
        }
        Words {
            objectName: "noFan"
            visible: RuleBook.patterns.count === 0
            anchors.centerIn: parent
            width: Math.min(implicitWidth, parent.width)
            color: Theme.textDim
            text: qsTr("None of these matches")
        }
    }
}
