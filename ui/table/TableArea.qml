pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// The table: four seats around their rivers, the person at the bottom. Moves follow the game's events.
FocusScope {
    id: root

    required property TableScene scene

    property point claimedFrom // where a tile that is claimed was lying, in this item
    property point discardFrom: Qt.point(0, 0) // where the discard that comes was lying, in this item

    property int cornerRoom: 0 // taken by the window's buttons at the upper left
    property int callRoom: 0 // taken by a button of the window where the calls are
    property bool endShown: scene.result.valid // how the hand ended, while no page tells it
    property bool grandDue: false // a rare hand has a moment of its own
    property real zoom: 1 // at which all of it is drawn
    property bool tutorAway: false // nothing beside the table tells what the tutor says

    property Item keyTarget: null // is offered the keys before the hand takes Tab

    readonly property alias hand: hand
    readonly property alias callBar: callBar
    readonly property alias pickBar: pickBar

    // The hand decides how far the seats are apart. Felt takes what is left over.
    readonly property int ownTile: ownTileAt(width)
    readonly property int handRoom: handRoomAt(width)
    readonly property int handStart: Math.round((width - handRoom) / 2)
    readonly property int leftEdge: edgeAt(width)
    readonly property int rightEdge: width - leftEdge
    readonly property int topEdge: Theme.px(24)
    readonly property int spare: Math.max(0, Math.round((height - Theme.px(800)) / 2)) // the middle comes down on a tall window
    readonly property int barTop: hand.y - Theme.px(58) // of the bars over the hand
    readonly property int bandTop: barTop - Theme.px(60) // of the own plate
    readonly property int sideTop: Theme.px(158)
    readonly property int sideRoom: barTop - Theme.px(6) - sideTop - spare

    // The calls, and above them what is asked: right of the rivers, left of the tiles on the right.
    readonly property int callsStart: centre.x + centre.width + Theme.gap
    readonly property int callsEnd: Math.min(handStart + handRoom, rightEdge - Theme.px(64))
    readonly property int callRow: barTop - Theme.px(4) - Theme.buttonHeight // the lower of the two
    readonly property int callsTop: pickBar.shown ? pickBar.y : callBar.y
    readonly property int askedTop: riverRight.y + riverRight.height + Theme.px(4)

    readonly property bool picking: scene.picking.active
    readonly property bool claiming: scene.asked && !scene.bottom.active && !picking
    readonly property int acting: claiming ? -1 : scene.bottom.active ? 0 : scene.right.active ? 1 : scene.top.active ? 2
            : scene.left.active ? 3 : -1

    signal takeBackRequested
    signal endLeft // the moment was long enough

    function ownTileAt(width: int): int {
        return Math.min(Theme.px(tutorAway ? 66 : 60), Math.floor((width - Theme.px(86)) / 14) - Theme.line);
    }
    function handRoomAt(width: int): int {
        return 14 * (ownTileAt(width) + Theme.line) - Theme.line + hand.drawnGap;
    }
    function edgeAt(width: int): int {
        return Math.max(Theme.px(26), Math.round((width - handRoomAt(width)) / 2) - Theme.px(58));
    }
    function riverAt(position: int): River {
        return [riverBottom, riverRight, riverTop, riverLeft][position];
    }
    function handAt(position: int): OpponentHand {
        return [null, handRight, handTop, handLeft][position];
    }
    // What the focus goes round in, by sections.
    function stops(): list<Item> {
        const call = callBar.firstAvailable() ?? pickBar.firstStop();
        return call ? [hand, call, riverBottom, riverRight, riverTop, riverLeft]
                : [hand, riverBottom, riverRight, riverTop, riverLeft];
    }
    function coming(event: tableEvent) {
        if (event.position === 0 || event.type === Game.Exchanged)
            hand.remember();
        if (event.type === Game.Claimed)
            claimedFrom = lastOf(riverAt(scene.lastDiscardPosition));
        if (event.type !== Game.Discarded)
            return;
        const tile = event.position === 0 ? hand.itemAt(event.row) as HandTile : null;
        const from = tile ?? handAt(event.position) ?? hand;
        discardFrom = from.mapToItem(root, from.width / 2 - Theme.tableTile / 2 + (tile?.slideX ?? 0), tile?.slideY ?? 0);
    }
    function shown(event: tableEvent) {
        switch (event.type) {
        case Game.Dealt:
            if (event.position === 0)
                hand.deal();
            break;
        case Game.Drew:
            if (event.position === 0)
                hand.arriveDrawn();
            break;
        case Game.Discarded:
            hand.settle();
            if (event.position === 0)
                hand.close();
            riverAt(event.position).arriveLast(riverAt(event.position).mapFromItem(root, discardFrom.x, discardFrom.y));
            if (event.riichi)
                callout(event);
            break;
        case Game.Exchanged:
            hand.close();
            break;
        case Game.Claimed:
        case Game.ConcealedKong:
            arriveMeld(event.position, event.type === Game.Claimed);
            if (event.position === 0)
                hand.close();
            callout(event);
            break;
        case Game.AddedKong:
            stackMeld(event.position, event.tile);
            if (event.position === 0)
                hand.close();
            callout(event);
            break;
        case Game.Won:
        case Game.WallExhausted:
        case Game.Aborted:
        case Game.Settled:
            if (scene.result.valid)
                layOpen(event.position);
            else
                callout(event); // the hand goes on, or is about to be settled
            break;
        }
    }
    function lastOf(river: River): point {
        const tile = river ? river.lastTile() : null;
        return tile ? tile.mapToItem(root, 0, 0) : Qt.point(width / 2, height / 2);
    }
    function arriveMeld(position: int, claimed: bool) {
        const meld = (position === 0 ? ownMelds : handAt(position).melds).lastMeld();
        if (!meld)
            return;
        const origin = meld.mapFromItem(hand, 0, 0);
        const stood = position === 0 ? hand.stoodAt(meld.tiles, meld.turned).map(x => x + origin.x) : [];
        meld.arrive(claimed ? meld.mapFromItem(root, claimedFrom) : Qt.point(0, 0), stood, origin.y);
    }
    function stackMeld(position: int, tile: string) {
        const other = handAt(position);
        const meld = (other?.melds ?? ownMelds).kongOf(tile);
        if (meld)
            meld.stack(other ? meld.mapFromItem(other, other.width / 2, other.height / 2)
                             : meld.mapFromItem(hand, hand.stoodAt([tile], -1)[0], 0));
    }
    // The winner's hand first.
    function layOpen(winner: int) {
        for (let steps = 0; steps < 3; ++steps)
            handAt((Math.max(1, winner) - 1 + steps) % 3 + 1).layOpen(Theme.timed(60 * (steps + 1)));
        stamp.fall();
        grand.rise();
    }
    function callout(event: tableEvent) {
        const bubble = callouts.itemAt(event.position) as Callout;
        if (bubble && root.scene.animationDuration > 0)
            bubble.say(callWord(event));
    }
    function callWord(event: tableEvent): string {
        if (event.type === Game.Discarded)
            return qsTr("Riichi!");
        if (event.type === Game.Won)
            return qsTr("Win!");
        if (event.type === Game.Aborted)
            return qsTr("Abort!");
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
    Felt {
        anchors.fill: parent
    }
    CentrePanel {
        id: centre

        x: Math.round((root.width - width) / 2)
        y: Theme.px(78) + 3 * riverBottom.rowPitch + Theme.gap + root.spare
        width: riverBottom.span
        height: Theme.px(182)
        seats: [root.scene.bottom, root.scene.right, root.scene.top, root.scene.left]
        lines: root.scene.centre
        indicators: root.scene.indicators
        handTitle: root.scene.handTitle
        wallLeft: root.scene.wallLeft
        acting: root.acting
        zoom: root.zoom
    }
    River {
        id: riverTop

        x: centre.x
        y: centre.y - Theme.gap - height + Math.round(Theme.tileEdge(Theme.tableTile) / 2)
        position: 2
        model: root.scene.top.river
        spoken: root.scene.top.riverText
        declaring: root.scene.top.declaringTile
        tileWidth: Theme.tableTile
        marked: root.scene.lastDiscardPosition === 2
        claimable: root.claiming
    }
    River {
        id: riverLeft

        x: centre.x - Theme.gap - width
        y: centre.y + Math.round((centre.height - height) / 2)
        position: 3
        model: root.scene.left.river
        spoken: root.scene.left.riverText
        declaring: root.scene.left.declaringTile
        tileWidth: Theme.tableTile
        marked: root.scene.lastDiscardPosition === 3
        claimable: root.claiming
    }
    River {
        id: riverRight

        x: centre.x + centre.width + Theme.gap
        y: centre.y + Math.round((centre.height - height) / 2)
        position: 1
        model: root.scene.right.river
        spoken: root.scene.right.riverText
        declaring: root.scene.right.declaringTile
        tileWidth: Theme.tableTile
        marked: root.scene.lastDiscardPosition === 1
        claimable: root.claiming
    }
    River {
        id: riverBottom

        x: centre.x
        y: centre.y + centre.height + Theme.gap
        model: root.scene.bottom.river
        spoken: root.scene.bottom.riverText
        declaring: root.scene.bottom.declaringTile
        tileWidth: Theme.tableTile
        marked: root.scene.lastDiscardPosition === 0
    }
    OpponentHand {
        id: handTop

        readonly property int start: root.leftEdge + root.cornerRoom + Theme.gap
        readonly property int beside: root.cornerRoom + Theme.gap + plateTop.width + plateTop.flowersWidth + Theme.px(14)

        x: Math.max(start, Math.min(Math.round((root.width - 13 * pitch) / 2) + 13 * pitch, start + room) - width)
        y: root.topEdge
        seat: root.scene.top
        room: root.width - 2 * root.edgeAt(root.width) - beside // from the width at once: no size in between
        pairRoom: room
    }
    OpponentHand {
        id: handLeft

        x: root.leftEdge
        y: root.sideTop + root.spare
        seat: root.scene.left
        room: root.sideRoom
        pairRoom: root.bandTop - Theme.gap - y
    }
    OpponentHand {
        id: handRight

        x: root.rightEdge - width
        y: root.sideTop + root.spare
        seat: root.scene.right
        room: root.sideRoom
        pairRoom: root.sideRoom
    }
    SeatPlate {
        id: plateTop

        x: root.rightEdge - width
        y: root.topEdge
        seat: root.scene.top
        zoom: root.zoom
        acting: root.acting === 2
        flowersLeft: true
        flowerRoom: Theme.px(86) // the hand needs the rest
    }
    SeatPlate {
        id: plateRight

        x: root.rightEdge - width
        y: root.topEdge + Theme.px(68)
        seat: root.scene.right
        zoom: root.zoom
        acting: root.acting === 1
        flowersLeft: true
        flowerRoom: x - 2 * Theme.gap - centre.x - centre.width
    }
    SeatPlate {
        id: plateLeft

        x: root.leftEdge
        y: root.topEdge + Theme.px(68)
        seat: root.scene.left
        zoom: root.zoom
        acting: root.acting === 3
        flowerRoom: centre.x - 2 * Theme.gap - x - width
    }
    SeatPlate {
        id: plateOwn

        x: Math.max(root.handStart, root.leftEdge + Theme.px(58))
        y: root.bandTop
        seat: root.scene.bottom
        zoom: root.zoom
        acting: root.claiming || root.picking || root.acting === 0
        note: root.picking ? qsTr("Choose") : root.claiming ? qsTr("Claim it?") : root.scene.canDiscard ? qsTr("Your turn") : ""
        flowerRoom: centre.x - 2 * Theme.gap - x - width
        flowersRise: true
    }
    HandRow {
        id: hand

        x: root.handStart
        y: root.height - height - Theme.px(36)
        tileWidth: root.ownTile
        focus: true
        Keys.forwardTo: root.keyTarget ? [root.keyTarget] : []
        model: root.scene.hand
        canDiscard: root.scene.canDiscard
        twoStep: AppSettings.twoStepDiscard
        picking: root.scene.picking.fromHand
        hintsShown: root.scene.tutor.shown
        numbersShown: root.scene.tutor.numbers
        seals: [root.scene.bottom.seal, root.scene.right.seal, root.scene.top.seal, root.scene.left.seal]
        laid: root.scene.result.valid
        won: root.scene.bottom.winner
        coming: root.scene.coming
        planShown: root.scene.tutor.shown && root.scene.tutor.selectedPlan >= 0
        onDiscardRequested: row => root.scene.discard(row)
        onPickRequested: row => root.scene.picking.pick(row)
    }
    MeldRow {
        id: ownMelds

        readonly property int room: root.width - Theme.px(26) - hand.x - hand.room - Theme.gap

        function fitting(): int {
            let width = Theme.ownMeldTile;
            while (width > 12 && lengthAt(width) > room)
                --width;
            return width;
        }

        x: Math.max(root.handStart + root.handRoom - width, hand.x + hand.room + Theme.gap)
        anchors.bottom: hand.bottom
        model: root.scene.bottom.melds
        tileWidth: fitting()
    }
    Verdict {
        objectName: "verdict"
        x: plateOwn.x + (handLeft.melded > 1 ? Theme.px(50) : 0)
        y: plateOwn.y - Math.max(Theme.gap, plateOwn.rise + Theme.px(4)) - height
        room: centre.x - Theme.gap - x
        visible: callBar.choosing < 0 && Game.teacher.shown && root.scene === Game
        teacher: Game.teacher
        onBackRequested: root.takeBackRequested()
    }
    Prompt {
        id: prompt

        objectName: "prompt"
        x: root.callsStart
        // Where suits are chosen, no river is there yet.
        y: root.picking ? Math.min(root.askedTop, root.callsTop - Theme.px(52)) : root.askedTop
        width: root.callsEnd - x
        height: implicitHeight
        room: (callBar.first || pickBar.shown || root.callRoom > 0 ? root.callsTop - Theme.px(4) : root.barTop - Theme.px(20)) - y
        needed: root.claiming || root.picking || Game.screen.closing
        asked: root.scene.promptText
        tutor: root.scene.tutor
        why: root.tutorAway ? hand.why : ""
        hintDue: root.scene.asked && (root.tutorAway || !root.scene.tutor.full)
    }
    CallBar {
        id: callBar

        x: root.callsEnd - width
        y: root.barTop - Theme.px(4) - height
        model: root.scene.calls
        canWin: root.scene.canWin
        room: root.callsEnd - root.callsStart
        optionsRoom: root.callsEnd - riverBottom.x - riverBottom.lastRowWidth - Theme.gap
        hintsShown: root.scene.tutor.shown
        onCallRequested: (command, option) => {
            hand.forceActiveFocus();
            root.scene.call(command, option);
        }
    }
    PickBar {
        id: pickBar

        objectName: "pickBar"
        x: root.callsEnd - width
        y: (callBar.first ? callBar.y - Theme.px(6) : root.barTop - Theme.px(4)) - height
        picking: root.scene.picking
        room: callBar.room
        onConfirmed: hand.forceActiveFocus()
    }
    WinStamp {
        id: stamp

        objectName: "winStamp"
        visible: root.endShown && !grand.visible
        x: root.callsEnd - width
        y: root.barTop - Theme.px(4) - height
        result: root.scene.result
        room: root.callsEnd - root.callsStart
    }
    GrandMoment {
        id: grand

        objectName: "grandMoment"
        visible: root.endShown && root.grandDue && root.scene.result.grand
        anchors.fill: parent
        result: root.scene.result
        onDismissed: root.endLeft()
    }
    Repeater {
        id: callouts

        model: 4

        Callout {
            required property int index

            readonly property SeatPlate plate: [plateOwn, plateRight, plateTop, plateLeft][index]

            position: index
            x: index === 0 ? plate.x : index === 3 ? plate.x + plate.width + Theme.gap : plate.x - width - Theme.gap
            y: index === 0 ? plate.y - height - Theme.gap : plate.y + Math.round((plate.height - height) / 2)
        }
    }
}
