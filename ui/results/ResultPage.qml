pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// The end of a hand: the hand that won and what it counts, one pattern after the other, then who pays; or who was ready.
EndPage {
    id: root

    required property HandResult result
    required property list<SeatView> seats // by position
    required property string round
    required property bool lastHand

    property bool reviewOffered: true
    property bool menuOffered: true
    property bool moreOffered: true // something comes after it
    property string nextKey: "Enter"

    readonly property HandWin win: result.wins[Math.min(telling, result.wins.length - 1)] // that is told, one after the other
    readonly property int beat: Math.min(260, 1600 / Math.max(1, win.fans.count))
    readonly property bool counting: count.running
    readonly property bool several: lastWin() > 0
    property int telling: 1000 // its place among the wins
    property int counted: 1000 // patterns of it told
    property bool totalled: true
    property bool paid: true
    property real amount: 0

    signal nextRequested
    signal tableRequested
    signal replayRequested
    signal reviewRequested
    signal fanRequested(int pattern)
    signal menuRequested

    // It has just come: it tells one thing after the other.
    function begin() {
        finish();
        rise();
        if (!result.won || Theme.timed(beat) === 0)
            return;
        paid = false;
        tell(0);
        count.restart();
    }
    function tell(win: int) {
        telling = win;
        counted = 0;
        totalled = false;
        amount = 0;
    }
    function finish() {
        count.stop();
        adding.stop();
        telling = 1000;
        counted = 1000;
        totalled = true;
        paid = true;
    }
    function tellNext() {
        if (counted < win.fans.count) {
            Cues.fanTick(counted);
            ++counted;
            adding.to = counted === win.fans.count ? win.total : amountOf(counted);
            adding.restart();
        } else if (!totalled) {
            totalled = true;
        } else if (telling < lastWin()) {
            tell(telling + 1);
        } else {
            Cues.payment();
            finish();
        }
    }
    function lastWin(): int {
        let last = 0;
        for (let place = 1; place < result.wins.length; ++place) {
            if (result.wins[place].used)
                last = place;
        }
        return last;
    }
    function countedOf(place: int): int {
        return place < telling ? 1000 : place === telling ? counted : 0;
    }
    function isTotalled(place: int): bool {
        return place < telling || place === telling && totalled;
    }
    function amountOf(patterns: int): int {
        let sum = 0;
        for (let row = 0; row < patterns; ++row)
            sum += win.fans.get(row).points;
        return sum;
    }

    first: moreOffered ? next : look
    Accessible.name: result.spoken
    onVisibleChanged: {
        if (!visible)
            finish();
    }
    leftActions: [
        ActionButton {
            objectName: "resultMenuButton"
            visible: root.menuOffered
            look: ActionButton.Quiet
            text: qsTr("Menu")
            keyText: "Esc"
            onClicked: root.menuRequested()
        },
        ActionButton {
            id: look

            objectName: "lookButton"
            look: ActionButton.Quiet
            text: qsTr("Look at the table")
            keyText: KeyBindings.texts[KeyBindings.LookAtTable]
            onClicked: root.tableRequested()
        }
    ]
    rightActions: [
        ActionButton {
            objectName: "resultReplayButton"
            visible: root.reviewOffered
            look: ActionButton.Quiet
            text: qsTr("Replay")
            Accessible.name: qsTr("Replay this hand")
            onClicked: root.replayRequested()
        },
        ActionButton {
            objectName: "resultReviewButton"
            visible: root.reviewOffered
            look: ActionButton.Quiet
            text: qsTr("Review this hand")
            onClicked: root.reviewRequested()
        },
        ActionButton {
            id: next

            objectName: "nextButton"
            visible: root.moreOffered
            focus: true
            look: ActionButton.Strong
            text: root.lastHand ? qsTr("Final standing") : qsTr("Next hand")
            keyText: root.nextKey
            onClicked: root.nextRequested()
            Keys.forwardTo: [haste]
        }
    ]

    Item { // Enter finishes what is being told; the next one goes on
        id: haste

        Keys.onPressed: event => {
            const goes = event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space;
            event.accepted = goes && (event.isAutoRepeat || root.counting);
            if (event.accepted && !event.isAutoRepeat)
                root.finish();
        }
    }
    Timer {
        id: count

        interval: root.counted === 0 && !root.totalled ? Theme.timed(220) : root.totalled ? Theme.timed(300) : Theme.timed(root.beat)
        repeat: true
        onTriggered: root.tellNext()
    }
    NumberAnimation {
        id: adding

        target: root
        property: "amount"
        duration: Theme.timed(180)
    }
    ResultHead { // of a draw
        visible: !root.result.won
        width: root.inner
        title: root.result.title
        note: root.result.reason === "" ? root.round : root.result.reason + " · " + root.round
    }
    Item {
        visible: !root.result.won
        width: 1
        height: Theme.px(28)
    }
    Repeater {
        model: root.result.wins

        Column {
            id: told

            required property HandWin modelData
            required property int index

            visible: modelData.used

            ResultHead {
                readonly property bool adds: root.counting && !root.isTotalled(told.index)

                width: root.inner
                title: told.modelData.title
                note: told.modelData.how + " · " + root.round
                position: told.modelData.position
                sign: told.modelData.seal
                amount: adds ? Math.round(told.index === root.telling ? root.amount : 0) : told.modelData.sumText
                unitText: adds && told.modelData.sumText !== String(told.modelData.total) ? "" : told.modelData.unitText
            }
            Item {
                width: 1
                height: Theme.px(28)
            }
            WonHand {
                width: root.inner
                win: told.modelData
                lit: cards.made > told.index ? (cards.itemAt(told.index) as FansCard)?.lit ?? null : null
            }
            Item {
                width: 1
                height: Theme.px(20)
            }
        }
    }
    Item {
        id: lower

        readonly property bool abreast: root.wide && root.result.won
        readonly property int fansWidth: abreast ? Theme.px(374) : root.inner
        readonly property int least: Theme.px(374)
        readonly property int cardHeight: cards.made > 0 ? cards.itemAt(0)?.height ?? 0 : 0

        width: root.inner
        height: abreast ? Math.max(fans.height, seats.height) : (fans.visible ? fans.height + Theme.px(10) : 0) + seats.height

        Column {
            id: fans

            visible: root.result.won
            spacing: Theme.px(10)

            Rows {
                id: cards

                model: root.result.wins

                FansCard {
                    required property HandWin modelData
                    required property int index

                    visible: win.used
                    width: lower.fansWidth
                    height: lower.abreast ? Math.max(implicitHeight, lower.least) : implicitHeight
                    room: lower.least
                    win: modelData
                    heading: root.several ? modelData.winner : ""
                    counted: root.countedOf(index)
                    totalled: root.isTotalled(index)
                    onFanRequested: pattern => root.fanRequested(pattern)
                }
            }
        }
        Column {
            id: seats

            x: lower.abreast ? fans.width + Theme.px(16) : 0
            y: lower.abreast || !fans.visible ? 0 : fans.height + Theme.px(10)
            width: root.inner - x
            spacing: Theme.px(10)

            Repeater {
                model: root.result.seats

                SeatOutcome {
                    width: seats.width
                    height: lower.abreast ? Math.max(implicitHeight, Math.round((lower.cardHeight - 3 * seats.spacing) / 4)) : implicitHeight
                    seat: root.seats[position]
                    told: root.paid
                    drawn: !root.result.won
                }
            }
            Ledger {
                objectName: "ledger"
                visible: model.count > 0
                width: seats.width
                model: root.result.ledger
                names: [root.seats[0].name, root.seats[1].name, root.seats[2].name, root.seats[3].name]
            }
        }
    }
}
