pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// The tutor: what it would do, why, up to three plans, and how it reads the opponents.
Rectangle {
    id: root

    required property Tutor tutor
    required property string why // not the tile that the person points at
    required property string rest // why there is nothing to advise on
    required property list<SeatView> opponents
    required property string pace // of the opponents, if it is unusual
    required property string paceNote // what follows from it
    required property RowModel log // what happened, newest first

    readonly property Item firstItem: hints
    readonly property bool judged: opponents[0].name !== ""
    readonly property bool paceShown: tutor.shown && tutor.full
    readonly property bool waysShown: !logShown && tutor.shown && (tutor.available || tutor.waiting)
    readonly property int others: tutor.shares.length > 0 ? tutor.shares[tutor.shares.length - 1] : 0
    readonly property bool pinned: height - header.height - reading.implicitHeight > 24 * Theme.normal // else among the rest

    property bool foldable: true
    property bool logShown: false // in place of the advice, until the person goes back
    property int pointedPlan: -1 // by the pointer or the focus
    property int keptPlan: -1 // chosen by a click or by keys: shown whenever no other is pointed at
    property point restedAt // the pointer, when the advice changed under it
    property bool steady: true // what is below the reason stays where it is
    property string told: "" // what was done, in a replay
    property string verdict: "" // and what the tutor thinks of it

    readonly property int inset: Theme.px(20)

    signal hideRequested
    signal toggleRequested

    function pointerMoved(): bool {
        return pointer.point.scenePosition !== restedAt;
    }
    function point(plan: int, focused: bool) {
        pointedPlan = plan;
        if (plan < 0 || focused || pointerMoved())
            tutor.selectedPlan = plan < 0 ? keptPlan : plan;
    }
    function choose(plan: int) {
        keptPlan = keptPlan === plan ? -1 : plan;
        tutor.selectedPlan = keptPlan;
    }

    gradient: Gradient {
        GradientStop {
            position: 0
            color: Theme.dockTop
        }
        GradientStop {
            position: 1
            color: Theme.dock
        }
    }
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
            if (root.tutor.selectedPlan < 0 || root.tutor.selectedPlan !== root.pointedPlan)
                root.keptPlan = root.tutor.selectedPlan;
            const card = plans.itemAt(root.tutor.selectedPlan) as PlanCard;
            if (card && !card.hovered)
                scroll.reveal(card);
        }
        function onChanged() { // a pointer that rests has not asked for the plan that comes to lie under it
            root.restedAt = pointer.point.scenePosition;
        }
    }
    HoverHandler {
        id: pointer

        onPointChanged: {
            if (root.pointedPlan >= 0 && root.tutor.selectedPlan < 0 && root.pointerMoved())
                root.tutor.selectedPlan = root.pointedPlan;
        }
    }
    Item {
        id: header

        readonly property bool oneLine: hints.implicitWidth + rest.implicitWidth + Theme.gap <= width

        x: root.inset
        y: Theme.px(17)
        width: parent.width - 2 * x
        height: oneLine ? Math.max(hints.implicitHeight, rest.implicitHeight) : rest.y + rest.implicitHeight

        ToggleSwitch {
            id: hints

            objectName: "hintsButton"
            checked: root.tutor.shown
            text: qsTr("Hints")
            spoken: root.tutor.shown ? qsTr("Hints on") : qsTr("Hints off")
            keyText: KeyBindings.texts[KeyBindings.Hints]
            onClicked: root.toggleRequested()
        }
        Row {
            id: rest

            anchors.right: parent.right
            y: header.oneLine ? 0 : hints.height + Theme.px(6)
            spacing: Theme.px(6)

            TabRow {
                names: [qsTr("Advice"), qsTr("Log")]
                tabs: ["adviceButton", "logButton"]
                current: root.logShown ? 1 : 0
                onChosen: index => root.logShown = index === 1
            }
            IconButton {
                id: numbers

                objectName: "numbersButton"
                anchors.verticalCenter: parent.verticalCenter
                enabled: root.tutor.shown && root.tutor.full
                opacity: enabled ? 1 : 0.45
                checked: enabled && root.tutor.numbers
                text: "#"
                spoken: checked ? qsTr("Show fewer numbers") : qsTr("Show all numbers")
                onClicked: root.tutor.toggleNumbers()

                Tip {
                    visible: numbers.hovered
                    under: true
                    room: root.width / 2
                    text: qsTr("%1 (%2)").arg(numbers.spoken).arg(KeyBindings.texts[KeyBindings.Numbers])
                }
            }
            IconButton {
                id: fold

                objectName: "foldButton"
                anchors.verticalCenter: parent.verticalCenter
                visible: root.foldable
                text: "»"
                spoken: qsTr("Fold the tutor away")
                onClicked: root.hideRequested()

                Tip {
                    visible: fold.hovered
                    under: true
                    room: root.width / 2
                    text: qsTr("%1 (%2)").arg(fold.spoken).arg(KeyBindings.texts[KeyBindings.Dock])
                }
            }
        }
    }
    ScrollArea {
        id: scroll

        anchors.top: header.bottom
        anchors.topMargin: Theme.px(14)
        anchors.bottom: root.pinned ? reading.top : parent.bottom
        anchors.bottomMargin: Theme.px(8)
        x: root.inset
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
                id: choice

                visible: !root.logShown
                width: parent.width
                tutor: root.tutor
                why: root.why
                rest: root.rest
                steady: root.steady
            }
            Item { // the sum of all ways, in figures and cut by share
                objectName: "sum"
                visible: root.waysShown && root.tutor.shares.length > 0
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
                            color: Theme.share(index, index === root.tutor.shares.length - 1)
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
                        kept: root.keptPlan === index
                        stepText: root.tutor.planStepText
                        onPointed: at => {
                            if (at || root.pointedPlan === index)
                                root.point(at ? index : -1, visualFocus);
                        }
                        onClicked: root.choose(index)

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
            Rectangle { // what no card tells
                visible: root.waysShown && root.tutor.shares.length > 0 && root.others > 0
                width: parent.width
                implicitHeight: otherName.implicitHeight + 2 * Theme.px(8)
                radius: Theme.radius
                color: "transparent"
                border.width: Theme.line
                border.color: Theme.cardLine

                Words {
                    id: otherName

                    objectName: "otherWays"
                    x: Theme.px(16)
                    y: Theme.px(8)
                    width: parent.width - 2 * x - othersChance.width - Theme.gap
                    wrapMode: Text.Wrap
                    color: Theme.textDim
                    Accessible.role: Accessible.StaticText
                    Accessible.name: Phrase.pair(text, othersChance.text)
                    text: qsTr("Other ways")
                }
                Words {
                    id: othersChance

                    anchors.right: parent.right
                    anchors.rightMargin: Theme.px(13)
                    anchors.verticalCenter: otherName.verticalCenter
                    strong: true
                    visible: root.tutor.numbers || root.tutor.shares.length < 4 // else one number too many unasked
                    color: Theme.textDim
                    text: qsTr("%1 %").arg(root.others)
                    Accessible.ignored: true
                }
            }
            Words {
                objectName: "ways"
                visible: root.waysShown && root.tutor.shares.length === 0 && text !== ""
                width: parent.width
                wrapMode: Text.Wrap
                font.pixelSize: Theme.small
                color: Theme.textDim
                Accessible.role: Accessible.StaticText
                Accessible.name: text
                text: root.tutor.waysText
            }
            Item { // the reading's place where the dock is low
                id: amongTheRest

                visible: !root.pinned && root.judged
                width: advice.width
                implicitHeight: reading.implicitHeight
            }
            Repeater {
                model: root.logShown ? root.log : null // unseen lines would be laid out again with every fold

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
    Rectangle { // what is to be done now: at the dock's edge, beside what scrolls
        readonly property real start: scroll.y + choice.y - scroll.view.contentY

        visible: choice.visible && choice.speaking && height > 0
        y: Math.max(scroll.y, start)
        width: Theme.px(4)
        height: Math.min(scroll.y + scroll.height, start + choice.choiceHeight) - y
        color: Theme.stroke
    }
    OpponentsReading {
        id: reading

        parent: root.pinned ? root : amongTheRest
        visible: root.judged
        x: root.pinned ? root.inset : 0
        y: root.pinned ? root.height - Theme.px(12) - height : 0
        width: root.width - 2 * root.inset
        opponents: [root.opponents[0], root.opponents[1], root.opponents[2]]
        numbers: root.tutor.numbers
        pace: root.paceShown ? root.pace : ""
        paceNote: root.paceNote
    }
}
