pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// The table: four seats around their rivers, the person at the bottom. Moves follow the game's events.
FocusScope {
    id: root

    required property TableScene scene

    property point discardFrom: Qt.point(0, 0) // where the discard that comes was lying, in this item

    property int cornerRoom: 0 // taken by a button at the upper right
    property int callRoom: 0 // taken by a button of the window where the calls begin
    property bool tutorAway: false // nothing beside the table tells what the tutor says

    property Item keyTarget: null // is offered the keys before the hand takes Tab

    readonly property alias hand: hand
    readonly property alias callBar: callBar
    readonly property int callRow: hand.y - Theme.px(5) - Theme.valueBar - Theme.px(24) - Theme.buttonHeight
    readonly property int callsStart: callBar.first ? callBar.x + callBar.first.x : width - callRoom
    readonly property int promptStart: prompt.x
    readonly property bool valued: scene.tutor.shown && hand.count % 3 === 2 // the tiles of the hand
    readonly property int wordsEnd: Math.min(callRow + Theme.buttonHeight, hand.y - Theme.px(5) - (valued ? Theme.valueBar
            + Math.round(1.45 * Theme.small) : 0))
    readonly property int boardTop: Theme.margin + Theme.tileHeight(Theme.meldTile) + Theme.px(10)
    readonly property int boardBottom: callRow - Theme.gap
    readonly property int riverLong: 6 * (Theme.tableTile + Theme.line)
    readonly property int riverDeep: 3 * (Theme.tileHeight(Theme.tableTile) + Theme.line)
    readonly property int centreHeight: Math.min(riverLong, boardBottom - boardTop - 2 * riverDeep - 2 * Theme.px(6))
    // Between a side hand and its river.
    readonly property int sideRoom: Math.min(Theme.px(120), centre.x - Theme.px(6) - riverDeep - 2 * Theme.gap
            - Theme.margin - handLeft.height)
    readonly property int ownMeldRoom: width - 2 * Theme.margin - hand.room - Theme.margin

    signal takeBackRequested

    function riverAt(position: int): River {
        return [riverBottom, riverRight, riverTop, riverLeft][position];
    }
    function handAt(position: int): OpponentHand {
        return [null, handRight, handTop, handLeft][position];
    }
    // What the focus goes round in, by sections.
    function stops(): list<Item> {
        const call = callBar.firstAvailable();
        return call ? [hand, call, riverBottom, riverRight, riverTop, riverLeft]
                : [hand, riverBottom, riverRight, riverTop, riverLeft];
    }
    function coming(event: tableEvent) {
        if (event.type !== Game.Discarded)
            return;
        const tile = event.position === 0 ? hand.itemAt(event.row) as HandTile : null;
        const from = tile ?? handAt(event.position) ?? hand;
        discardFrom = from.mapToItem(root, from.width / 2 - Theme.tableTile / 2 + (tile?.slideX ?? 0), tile?.slideY ?? 0);
    }
    function shown(event: tableEvent) {
        switch (event.type) {
        case Game.Drew:
            if (event.position === 0)
                hand.arriveDrawn();
            break;
        case Game.Discarded:
            hand.settle();
            riverAt(event.position).arriveLast(riverAt(event.position).mapFromItem(root, discardFrom.x, discardFrom.y));
            break;
        case Game.Claimed:
        case Game.ConcealedKong:
            if (event.position === 0)
                ownMelds.arriveLast();
            else
                handAt(event.position).arriveMeld();
            callout(event);
            break;
        case Game.AddedKong:
        case Game.Won:
            callout(event);
            break;
        }
    }
    function callout(event: tableEvent) {
        const bubble = callouts.itemAt(event.position) as Callout;
        if (bubble && root.scene.animationDuration > 0)
            bubble.say(callWord(event));
    }
    function callWord(event: tableEvent): string {
        if (event.type === Game.Won)
            return qsTr("Win!");
        if (event.type !== Game.Claimed || event.tiles.length > 3)
            return qsTr("Kong!");
        return event.tiles[0] === event.tiles[1] ? qsTr("Pung!") : qsTr("Chow!");
    }

    Connections {
        target: root.scene

        function onEventComing(event: tableEvent) {
            root.coming(event);
        }
        function onEventShown(event: tableEvent) {
            root.shown(event);
        }
    }
    Rectangle { // the felt
        anchors.fill: parent
        gradient: Gradient {
            GradientStop {
                position: 0
                color: Theme.felt
            }
            GradientStop {
                position: 0.42
                color: Theme.feltLight
            }
            GradientStop {
                position: 1
                color: Theme.feltDark
            }
        }
    }
    Image { // its grain
        anchors.fill: parent
        source: "qrc:/assets/table/felt.png"
        fillMode: Image.Tile
    }
    CentrePanel {
        id: centre

        x: Math.round((root.width - width) / 2)
        y: Math.round((root.boardTop + root.boardBottom - height) / 2)
        width: root.riverLong
        height: root.centreHeight
        seats: [root.scene.bottom, root.scene.right, root.scene.top, root.scene.left]
        roundName: root.scene.roundWindName
        handNumber: root.scene.handNumber
        handCount: root.scene.handCount
        wallLeft: root.scene.wallLeft
    }
    River {
        id: riverTop

        anchors.bottom: centre.top
        anchors.bottomMargin: Theme.px(6)
        anchors.horizontalCenter: centre.horizontalCenter
        rotation: 180
        model: root.scene.top.river
        spoken: root.scene.top.riverText
        tileWidth: Theme.tableTile
        marked: root.scene.lastDiscardPosition === 2
    }
    River {
        id: riverLeft

        x: centre.x - Theme.px(6) - Math.round((width + height) / 2)
        y: Math.round(centre.y + (centre.height - height) / 2)
        rotation: 90
        model: root.scene.left.river
        spoken: root.scene.left.riverText
        tileWidth: Theme.tableTile
        marked: root.scene.lastDiscardPosition === 3
    }
    River {
        id: riverRight

        x: centre.x + centre.width + Theme.px(6) - Math.round((width - height) / 2)
        y: Math.round(centre.y + (centre.height - height) / 2)
        rotation: 270
        model: root.scene.right.river
        spoken: root.scene.right.riverText
        tileWidth: Theme.tableTile
        marked: root.scene.lastDiscardPosition === 1
    }
    River {
        id: riverBottom

        anchors.top: centre.bottom
        anchors.topMargin: Theme.px(6)
        anchors.horizontalCenter: centre.horizontalCenter
        model: root.scene.bottom.river
        spoken: root.scene.bottom.riverText
        tileWidth: Theme.tableTile
        marked: root.scene.lastDiscardPosition === 0
    }
    OpponentHand {
        id: handTop

        x: Math.round((root.width - width) / 2)
        y: Theme.margin
        rotation: 180
        seat: root.scene.top
    }
    OpponentHand {
        id: handLeft

        transformOrigin: Item.TopLeft // round the middle it would stand between two pixels
        x: Theme.margin + height
        y: Math.round((root.callRow - width) / 2)
        rotation: 90
        seat: root.scene.left
    }
    OpponentHand {
        id: handRight

        transformOrigin: Item.TopLeft
        x: root.width - Theme.margin - height
        y: Math.round((root.callRow + width) / 2)
        rotation: 270
        seat: root.scene.right
    }
    SeatPlate {
        readonly property real room: root.width - Theme.margin - handRight.height - Theme.gap - x

        x: handTop.x + handTop.width + Theme.margin
        y: Theme.margin
        seat: root.scene.top
        plateWidth: Math.min(Theme.px(200), room)
        nameWidth: Math.min(plateWidth, room - root.cornerRoom)
        flowerColumns: 8 // a second row would reach the river on the right
    }
    SeatPlate {
        x: Theme.margin + handLeft.height + Theme.gap
        y: Math.round(root.callRow / 2 - Theme.px(60))
        seat: root.scene.left
        plateWidth: root.sideRoom
    }
    SeatPlate {
        x: root.width - Theme.margin - handRight.height - Theme.gap - plateWidth
        y: Math.round(root.callRow / 2 - Theme.px(60))
        seat: root.scene.right
        plateWidth: root.sideRoom
    }
    HandRow {
        id: hand

        x: Math.max(Theme.margin, Math.round((root.width - room - (ownMelds.width > 0 ? ownMelds.width + Theme.margin
                : 0)) / 2))
        y: root.height - height - Theme.px(4) - Theme.dangerBar - Theme.px(8)
        focus: true
        Keys.forwardTo: root.keyTarget ? [root.keyTarget] : []
        model: root.scene.hand
        canDiscard: root.scene.canDiscard
        twoStep: AppSettings.twoStepDiscard
        hintsShown: root.scene.tutor.shown
        numbersShown: root.scene.tutor.numbers
        coming: root.scene.coming
        planShown: root.scene.tutor.shown && root.scene.tutor.selectedPlan >= 0
        onDiscardRequested: row => root.scene.discard(row)
    }
    MeldRow {
        id: ownMelds

        x: hand.x + hand.room + Theme.margin
        anchors.bottom: hand.bottom
        transformOrigin: Item.BottomLeft
        scale: width > root.ownMeldRoom ? root.ownMeldRoom / width : 1
        model: root.scene.bottom.melds
        tileWidth: Theme.ownMeldTile
    }
    Row {
        id: signs

        x: Theme.margin
        y: root.callRow + Math.round((Theme.buttonHeight - height) / 2)
        spacing: Theme.margin

        Row {
            visible: callBar.choosing < 0
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(2)
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("Flowers: %n", "", root.scene.bottom.flowers.length)

            WindMark { // whose they are, lest they be taken for what is asked beside them
                anchors.verticalCenter: parent.verticalCenter
                visible: root.scene.bottom.flowers.length > 0
                seat: root.scene.bottom
            }
            Repeater {
                model: root.scene.bottom.flowers

                Tile {
                    required property string modelData

                    tile: modelData
                    tileWidth: Theme.cardTile
                }
            }
        }
        Verdict {
            objectName: "verdict"
            anchors.verticalCenter: parent.verticalCenter
            visible: callBar.choosing < 0 && Game.teacher.shown && root.scene === Game
            teacher: Game.teacher
            onBackRequested: root.takeBackRequested()
        }
    }
    Prompt {
        id: prompt

        objectName: "prompt"
        visible: callBar.choosing < 0
        x: signs.width > 0 ? signs.x + signs.width + Theme.margin : Theme.margin
        y: root.callRow - Theme.px(4)
        width: root.callsStart - Theme.margin - x
        height: root.wordsEnd - y
        asked: root.scene.promptText
        tutor: root.scene.tutor
        why: root.tutorAway ? hand.why : ""
        hintDue: root.scene.asked && (root.tutorAway || !root.scene.tutor.full)
    }
    CallBar {
        id: callBar

        x: root.width - width - Theme.margin
        y: root.callRow
        model: root.scene.calls
        canWin: root.scene.canWin
        optionRoom: x - Theme.margin
        hintsShown: root.scene.tutor.shown
        onCallRequested: (kind, option) => {
            hand.forceActiveFocus();
            root.scene.call(kind, option);
        }
    }
    Repeater {
        id: callouts

        model: 4

        Callout {
            required property int index

            x: Math.round((index === 1 ? root.width * 0.8 : index === 3 ? root.width * 0.2 : root.width / 2) - width / 2)
            y: Math.round((index === 0 ? hand.y - Theme.px(70) : index === 2 ? root.boardTop + Theme.px(20)
                    : centre.y + centre.height / 2) - height / 2)
        }
    }
}
