pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// The person's hand. One click discards, or a drag to the table; with two steps either lifts the tile first, and the
// second click discards. The cursor is for keys.
FocusScope {
    id: root

    required property RowModel model
    required property bool canDiscard
    required property int tileWidth
    required property bool twoStep
    required property bool hintsShown
    required property bool numbersShown
    required property list<string> seals // signs of the seats by position
    required property bool planShown
    required property RowModel coming // what the plan wants

    property bool picking: false // tiles are chosen, none is discarded
    property bool laid: false // it lies open, the hand is over
    property bool won: false // with the drawn tile
    property int cursor: -1
    property int raised: -1
    property HandTile askedTile: null
    property HandTile afloat: null // dragged, over everything on the table
    property real drawnShift: 0 // of the drawn tile, while it arrives
    property list<string> tilesBefore // a change, and where they stood
    property list<int> placesBefore
    property real away: 0 // 1: where they stood, 0: in their places
    property int dealTime: 1000 // milliseconds since the deal began, at the normal speed

    readonly property string why: askedTile ? askedTile.why : "" // not the tile that is pointed at
    readonly property int count: model.count
    readonly property int pitch: tileWidth + Theme.line
    readonly property int drawnGap: Theme.px(14)
    readonly property bool apart: tiles.count > 0 && ((tiles.itemAt(count - 1) as HandTile)?.drawn ?? false)
    // Room for the drawn tile is kept, so that the hand stays where it is.
    readonly property int room: (count % 3 === 2 ? count : count + 1) * pitch + drawnGap

    signal discardRequested(int row)
    signal pickRequested(int row)

    function itemAt(row: int): Item {
        return tiles.itemAt(row);
    }
    // Two tiles that stand together.
    function alike(row: int, other: int): bool {
        const one = tiles.itemAt(row) as HandTile;
        const two = tiles.itemAt(other) as HandTile;
        return one !== null && two !== null && two.used && one.tile === two.tile && !one.drawn && !two.drawn;
    }
    function step(by: int) {
        if (count === 0)
            return;
        cursor = cursor < 0 ? (by > 0 ? 0 : count - 1) : (cursor + by + count) % count;
    }
    function pick(row: int) {
        if (row < count)
            cursor = row;
    }
    function discardAtCursor() {
        if (cursor >= 0 && canDiscard)
            discardRequested(cursor);
    }
    function pickAtCursor() {
        if (cursor >= 0)
            pickRequested(cursor);
    }
    function press(row: int) {
        if (picking) {
            pickRequested(row);
            return;
        }
        if (!canDiscard)
            return;
        if (twoStep && raised !== row) {
            raised = row;
            return;
        }
        raised = -1;
        discardRequested(row);
    }
    function drop(row: int) {
        if (twoStep)
            raised = row;
        else if (canDiscard)
            press(row);
    }
    function settle() { // what was dragged away has gone, and its place is another tile's
        for (let row = 0; row < tiles.count; ++row)
            (tiles.itemAt(row) as HandTile)?.settle();
    }
    function clear() {
        raised = -1;
        cursor = -1;
    }
    function arriveDrawn() {
        if (Theme.timed(160) > 0)
            arrival.restart();
    }
    function remember() {
        const faces = [], places = [];
        for (let row = 0; row < count; ++row) {
            const tile = tiles.itemAt(row) as HandTile;
            faces.push(tile?.tile ?? "");
            places.push(tile?.x ?? 0);
        }
        tilesBefore = faces;
        placesBefore = places;
    }
    // Where tiles stood that went into a meld, one after the other; of the one that was claimed, anywhere.
    function stoodAt(meld: list<string>, claimed: int): list<real> {
        const free = tilesBefore.slice();
        return meld.map((tile, index) => {
            const old = index === claimed ? -1 : free.indexOf(tile);
            if (old < 0)
                return 0;
            free[old] = "-";
            return placesBefore[old];
        });
    }
    // The hand closes up: each tile goes from where one like it stood.
    function close() {
        const free = tilesBefore.slice();
        for (let row = 0; row < tiles.count; ++row) {
            const tile = tiles.itemAt(row) as HandTile;
            if (!tile)
                continue;
            let nearest = -1;
            for (let old = 0; old < free.length; ++old) {
                if (free[old] === tile.tile && (nearest < 0 || Math.abs(placesBefore[old] - tile.x) < Math.abs(
                                                    placesBefore[nearest] - tile.x)))
                    nearest = old;
            }
            tile.comesFrom = tile.used && tile.tile !== "" && nearest >= 0 ? placesBefore[nearest] - tile.x : 0;
            if (nearest >= 0)
                free[nearest] = "-";
        }
        if (Theme.timed(140) > 0)
            closing.restart();
    }
    // In fours as they are taken from the wall; then they are sorted.
    function deal() {
        if (Theme.timed(180) === 0)
            return;
        for (let row = 0; row < tiles.count; ++row) {
            const tile = tiles.itemAt(row) as HandTile;
            if (tile)
                tile.comesFrom = (takenAt(row) - row) * pitch;
        }
        dealing.restart();
    }
    function takenAt(row: int): int {
        return row < 13 ? (row * 5 + 3) % 13 : row;
    }
    function dealt(row: int): real { // 0: in the wall, 1: in the hand
        const part = Math.max(0, Math.min(1, (dealTime - 60 * Math.floor(takenAt(row) / 4)) / 180));
        return 1 - Math.pow(1 - part, 3);
    }
    function finishMoves() {
        arrival.complete();
        closing.complete();
        dealing.complete();
    }

    z: afloat ? 1 : 0
    implicitWidth: room
    implicitHeight: Theme.tileHeight(tileWidth)
    activeFocusOnTab: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Your hand")
    onCanDiscardChanged: raised = -1
    onCursorChanged: { // the focus stays on the row
        const tile = tiles.itemAt(cursor) as HandTile;
        if (tile && activeFocus)
            Announcer.say(tile.spoken);
    }
    onCountChanged: {
        if (cursor >= count)
            cursor = count - 1;
    }

    NumberAnimation {
        id: arrival

        target: root
        property: "drawnShift"
        from: -Theme.px(40)
        to: 0
        duration: Theme.timed(160)
        easing.type: Easing.OutCubic
    }
    NumberAnimation {
        id: closing

        target: root
        property: "away"
        from: 1
        to: 0
        duration: Theme.timed(140)
        easing.type: Easing.OutQuad
    }
    SequentialAnimation {
        id: dealing

        PropertyAction {
            target: root
            property: "away"
            value: 1
        }
        NumberAnimation {
            target: root
            property: "dealTime"
            from: 0
            to: 360
            duration: Theme.timed(360)
        }
        NumberAnimation {
            target: root
            property: "away"
            to: 0
            duration: Theme.timed(200)
            easing.type: Easing.InOutCubic
        }
    }
    RowShadow {
        visible: root.count > 0 && root.dealTime >= 360
        rowY: Theme.px(18)
        rowWidth: (root.count - (root.apart ? 1 : 0)) * root.pitch
        rowHeight: root.height - Theme.px(4)
    }
    RowShadow {
        visible: root.apart
        rowX: (root.count - 1) * root.pitch + root.drawnGap
        rowY: Theme.px(18)
        rowWidth: root.pitch
        rowHeight: root.height - Theme.px(4)
    }
    Repeater {
        id: tiles

        model: root.model

        HandTile {
            id: tile

            tileWidth: root.tileWidth
            x: index * root.pitch + (drawn ? root.drawnGap : 0)
            hintsShown: root.hintsShown
            numbersShown: root.numbersShown
            seals: root.seals
            twinBefore: root.alike(index, index - 1)
            twinAfter: root.alike(index, index + 1)
            planShown: root.planShown
            picking: root.picking
            laid: root.laid
            wins: root.won && drawn
            underCursor: root.cursor === index && root.activeFocus
            raised: root.raised === index
            opacity: root.dealTime < 360 && root.dealt(index) === 0 ? 0 : 1
            transform: Translate {
                x: Math.round(tile.comesFrom * root.away)
                y: tile.drawn ? root.drawnShift : root.dealTime < 360 ? Math.round(Theme.px(-90) * (1 - root.dealt(tile.index))) : 0
            }
            onAskedChanged: {
                if (asked || root.askedTile === tile)
                    root.askedTile = asked ? tile : null;
            }
            onAfloatChanged: {
                if (afloat || root.afloat === tile)
                    root.afloat = afloat ? tile : null;
            }
            onPressed: root.press(index)
            onDropped: root.drop(index)
        }
    }
    Repeater {
        model: root.coming

        GhostTile {
            x: Math.round(centre * root.pitch - width / 2)
            y: -height - Theme.px(4)
        }
    }
}
