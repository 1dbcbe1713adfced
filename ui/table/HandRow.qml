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

    property bool laid: false // it lies open, the hand is over
    property bool won: false // with the drawn tile
    property int cursor: -1
    property int raised: -1
    property HandTile askedTile: null
    property HandTile afloat: null // dragged, over everything on the table
    property real drawnShift: 0 // of the drawn tile, while it arrives

    readonly property string why: askedTile ? askedTile.why : "" // not the tile that is pointed at
    readonly property int count: model.count
    readonly property int pitch: tileWidth + Theme.line
    readonly property int drawnGap: Theme.px(14)
    readonly property bool apart: tiles.count > 0 && ((tiles.itemAt(count - 1) as HandTile)?.drawn ?? false)
    // Room for the drawn tile is kept, so that the hand stays where it is.
    readonly property int room: (count % 3 === 2 ? count : count + 1) * pitch + drawnGap

    signal discardRequested(int row)

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
    function press(row: int) {
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
        if (Theme.moving > 0)
            arrival.restart();
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
        duration: Theme.moving
        easing.type: Easing.OutCubic
    }
    RowShadow {
        visible: root.count > 0
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
            laid: root.laid
            wins: root.won && drawn
            underCursor: root.cursor === index && root.activeFocus
            raised: root.raised === index
            transform: Translate {
                y: tile.drawn ? root.drawnShift : 0
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
