pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// The tutor: what it would do, why, up to three plans, and how it reads the opponents.
Rectangle {
    id: root

    required property Tutor tutor
    required property string why // not the tile that the person points at
    required property list<SeatView> opponents
    required property string pace // of the opponents, if it is unusual
    required property string paceNote // what follows from it
    required property RowModel log // what happened, newest first

    readonly property Item firstItem: hints
    readonly property bool judged: opponents[0].name !== ""
    readonly property bool paceShown: tutor.shown && tutor.full
    readonly property bool pinned: height - header.height - reading.implicitHeight > 24 * Theme.normal // else among the rest

    property bool foldable: true
    property bool logShown: false // in place of the advice, until the person goes back
    property bool steady: true // what is below the reason stays where it is
    property string told: "" // what was done, in a replay
    property string verdict: "" // and what the tutor thinks of it

    signal hideRequested
    signal toggleRequested

    color: Theme.dock
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Tutor")

    Rectangle {
        width: Theme.line
        height: parent.height
        color: Theme.cardLine
    }
    Connections {
        target: root.tutor

        function onSelectedPlanChanged() {
            const card = plans.itemAt(root.tutor.selectedPlan) as PlanCard;
            if (card && !card.hovered)
                scroll.reveal(card);
        }
    }
    Item {
        id: header

        x: Theme.px(18)
        y: Theme.px(14)
        width: parent.width - 2 * x
        height: Math.max(Theme.px(32), numbers.visible ? numbers.y + numbers.height : 0, hints.implicitHeight)

        IconButton {
            id: log

            objectName: "logButton"
            checked: root.logShown
            text: qsTr("Log")
            spoken: checked ? qsTr("Back to the advice") : qsTr("Show what happened")
            onClicked: root.logShown = !root.logShown
        }
        IconButton {
            id: numbers

            readonly property bool beside: log.width + implicitWidth + Theme.px(12) <= hints.x // else under the others

            objectName: "numbersButton"
            x: beside ? hints.x - width - Theme.px(6) : parent.width - width
            y: beside ? 0 : hints.height + Theme.px(6)
            visible: root.tutor.shown && root.tutor.full
            checked: root.tutor.numbers
            text: qsTr("Numbers")
            spoken: checked ? qsTr("Show fewer numbers") : qsTr("Show all numbers")
            keyText: KeyBindings.texts[KeyBindings.Numbers]
            onClicked: root.tutor.toggleNumbers()
        }
        IconButton {
            id: hints

            objectName: "hintsButton"
            anchors.right: fold.left
            anchors.rightMargin: Theme.px(6)
            checked: root.tutor.shown
            text: root.tutor.shown ? qsTr("Hints on") : qsTr("Hints off")
            keyText: KeyBindings.texts[KeyBindings.Hints]
            onClicked: root.toggleRequested()
        }
        IconButton {
            id: fold

            visible: root.foldable
            width: visible ? implicitWidth : 0
            objectName: "foldButton"
            anchors.right: parent.right
            text: "»"
            spoken: qsTr("Fold the tutor away")
            keyText: KeyBindings.texts[KeyBindings.Dock]
            onClicked: root.hideRequested()
        }
    }
    ScrollArea {
        id: scroll

        anchors.top: header.bottom
        anchors.topMargin: Theme.px(8)
        anchors.bottom: root.pinned ? reading.top : parent.bottom
        anchors.bottomMargin: Theme.px(8)
        x: Theme.px(16)
        width: parent.width - 2 * x
        contentHeight: advice.implicitHeight

        Column {
            id: advice

            width: parent.width
            spacing: Theme.px(9)

            Words {
                objectName: "told"
                visible: text !== ""
                width: parent.width
                wrapMode: Text.Wrap
                strong: true
                Accessible.role: Accessible.StaticText
                Accessible.name: text
                text: root.told
            }
            Words {
                objectName: "verdict"
                visible: text !== ""
                width: parent.width
                wrapMode: Text.Wrap
                font.pixelSize: Theme.small
                color: Theme.textDim
                Accessible.role: Accessible.StaticText
                Accessible.name: text
                text: root.verdict
            }
            Advice {
                visible: !root.logShown
                width: parent.width
                tutor: root.tutor
                why: root.why
                steady: root.steady
            }
            Item { // the sum of all ways, in figures and cut by share
                objectName: "sum"
                visible: !root.logShown && root.tutor.shown && root.tutor.shares.length > 0 && (root.tutor.available || root.tutor.waiting)
                width: parent.width
                implicitHeight: ways.implicitHeight + Theme.px(14)

                Words {
                    id: ways

                    width: parent.width - (sum.visible ? sum.width + Theme.px(8) : 0)
                    strong: true
                    text: qsTr("Ways to win")
                }
                Words {
                    id: sum

                    visible: root.tutor.numbers
                    anchors.right: parent.right
                    strong: true
                    font.pixelSize: Theme.small
                    color: Theme.gain
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                    text: root.tutor.sumText
                }
                Row {
                    id: bar

                    readonly property int whole: {
                        let sum = 0;
                        for (let i = 0; i < root.tutor.shares.length; ++i)
                            sum += root.tutor.shares[i];
                        return Math.max(1, sum);
                    }

                    anchors.bottom: parent.bottom
                    width: parent.width
                    spacing: Theme.px(2)

                    Repeater {
                        model: root.tutor.shares

                        Rectangle {
                            required property int modelData
                            required property int index

                            width: Math.round((bar.width - 3 * bar.spacing) * modelData / bar.whole)
                            height: Theme.px(7)
                            radius: Theme.px(2)
                            color: Theme.gain
                            opacity: index === 0 ? 1 : index === root.tutor.shares.length - 1 ? 0.35 : 0.65
                        }
                    }
                }
            }
            Flow {
                id: cards

                readonly property int columns: width > 36 * Theme.normal ? 2 : 1

                visible: !root.logShown
                width: parent.width
                spacing: advice.spacing

                Repeater {
                    id: plans

                    model: root.tutor.plans

                    PlanCard {
                        id: card

                        visible: used && root.tutor.shown && (root.tutor.available || root.tutor.waiting)
                        width: Math.floor((cards.width - (cards.columns - 1) * cards.spacing) / cards.columns)
                        selected: root.tutor.selectedPlan === index
                        stepText: root.tutor.planStepText
                        onPointed: at => {
                            if (at || selected)
                                root.tutor.selectedPlan = at ? index : -1;
                        }
                        onClicked: root.tutor.selectedPlan = selected && !pointedAt ? -1 : index // a tap does not hover

                        MouseArea { // steps along the plan; at its end the dock scrolls
                            anchors.fill: parent
                            acceptedButtons: Qt.NoButton
                            onWheel: wheel => {
                                const by = -Math.sign(wheel.angleDelta.y);
                                wheel.accepted = card.selected && by !== 0 && root.tutor.stepPlan(by);
                            }
                        }
                    }
                }
            }
            Words {
                objectName: "ways"
                visible: !root.logShown && root.tutor.shown && (root.tutor.available || root.tutor.waiting) && text !== ""
                width: parent.width
                wrapMode: Text.Wrap
                font.pixelSize: Theme.small
                color: Theme.textDim
                Accessible.role: Accessible.StaticText
                Accessible.name: text
                text: root.tutor.shares.length === 0 ? root.tutor.waysText : root.tutor.shares[root.tutor.shares.length - 1] > 0 ? qsTr("and other ways") : ""
            }
            OpponentsReading {
                visible: !root.pinned && root.judged
                width: advice.width
                opponents: [root.opponents[0], root.opponents[1], root.opponents[2]]
                numbers: root.tutor.numbers
                pace: root.paceShown ? root.pace : ""
                paceNote: root.paceNote
            }
            Repeater {
                model: root.log

                Words {
                    required property string words
                    required property bool used
                    required property int index

                    visible: used && root.logShown
                    width: advice.width
                    wrapMode: Text.Wrap
                    font.pixelSize: Theme.small
                    color: index === 0 ? Theme.text : Theme.textFaint
                    Accessible.role: Accessible.StaticText
                    Accessible.name: words
                    text: words
                }
            }
        }
    }
    OpponentsReading {
        id: reading

        visible: root.pinned && root.judged
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(12)
        x: Theme.px(18)
        width: parent.width - 2 * x
        opponents: [root.opponents[0], root.opponents[1], root.opponents[2]]
        numbers: root.tutor.numbers
        pace: root.paceShown ? root.pace : ""
        paceNote: root.paceNote
    }
}
