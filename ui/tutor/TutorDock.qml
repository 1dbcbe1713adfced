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

        Words {
            anchors.verticalCenter: hints.verticalCenter
            visible: implicitWidth < (numbers.visible && numbers.beside ? numbers.x : hints.x) - Theme.px(6)
            strong: true
            font.pixelSize: Theme.large
            text: qsTr("Tutor")
        }
        IconButton {
            id: numbers

            readonly property bool beside: implicitWidth + Theme.px(6) <= hints.x // else under the others

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
                width: parent.width
                tutor: root.tutor
                why: root.why
                steady: root.steady
            }
            Flow {
                id: cards

                readonly property int columns: width > 36 * Theme.normal ? 2 : 1

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
                        numbers: root.tutor.numbers
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
                visible: root.tutor.shown && (root.tutor.available || root.tutor.waiting) && text !== ""
                width: parent.width
                wrapMode: Text.Wrap
                font.pixelSize: Theme.small
                color: Theme.textDim
                Accessible.role: Accessible.StaticText
                Accessible.name: text
                text: root.tutor.waysText
            }
            OpponentsReading {
                visible: !root.pinned && root.judged
                width: advice.width
                opponents: [root.opponents[0], root.opponents[1], root.opponents[2]]
                numbers: root.tutor.numbers
                pace: root.paceShown ? root.pace : ""
                paceNote: root.paceNote
            }
            Words {
                visible: root.log.count > 0
                topPadding: Theme.px(6)
                strong: true
                font.pixelSize: Theme.small
                color: Theme.textDim
                text: qsTr("Log")
            }
            Repeater {
                model: root.log

                Words {
                    required property string words
                    required property bool used
                    required property int index

                    visible: used
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
