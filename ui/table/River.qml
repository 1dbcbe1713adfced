pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// The discards of one seat, before it: six, six, the rest. Rows overlap so that a little of each tile's edge is seen, and
// of the lowest all of it.
Item {
    id: root

    required property RowModel model
    required property int tileWidth
    required property string spoken // all of it in words
    required property bool marked // its last tile is the last discard of the table

    property int declaring: -1 // index of the tile that lies sideways, -1: none
    property int position: 0 // of the seat: 0 below, 1 right, 2 above, 3 left
    property bool claimable: false // the one who looks may have it

    readonly property bool sideways: position % 2 === 1
    readonly property int pitch: tileWidth + (sideways ? Theme.px(2) : Theme.line)
    readonly property int rowPitch: Theme.faceHeight(tileWidth) + (sideways ? Theme.line : Theme.px(3))
    readonly property int span: 6 * pitch - (sideways ? Theme.px(2) : Theme.line)
    readonly property int deep: 2 * rowPitch + Theme.faceHeight(tileWidth)
    readonly property int rest: model.count - 12
    readonly property int longer: Theme.faceHeight(tileWidth) - tileWidth // what a tile that lies sideways takes more
    readonly property int declaringRow: declaring < 0 ? -1 : rowOf(declaring)

    readonly property int lastRowWidth: rest > 0 ? Math.round((Math.min(rest, 6) - 1) * pitch) + tileWidth : 0

    function rowOf(index: int): int {
        return Math.min(2, Math.floor(index / 6));
    }
    // A row is never wider than six tiles: one with more, or with a tile that lies sideways, closes up.
    function pitchOf(row: int): real {
        const gaps = row === 2 ? Math.max(5, rest - 1) : 5;
        return (5 * pitch - (row === declaringRow ? longer : 0)) / gaps;
    }
    // From the left as its owner sees it, and in rows away from the centre.
    function placeOf(index: int): point {
        const row = rowOf(index), away = row * rowPitch;
        const before = row === declaringRow && index > declaring ? longer : 0;
        const along = Math.round((index - 6 * row) * pitchOf(row)) + before;
        const more = index === declaring ? longer : 0; // it lies at its owner's side of the row
        switch (position) {
        case 0:
            return Qt.point(along, away + more);
        case 1:
            return Qt.point(away + more, 5 * pitch - along - more);
        case 2:
            return Qt.point(5 * pitch - along - more, 2 * rowPitch - away);
        default:
            return Qt.point(2 * rowPitch - away, along);
        }
    }
    function lastTile(): Item {
        return tiles.itemAt(model.count - 1);
    }
    // The newest tile comes from a point of this item.
    function arriveLast(from: point) {
        const last = tiles.itemAt(model.count - 1) as RiverTile;
        if (!last || Theme.timed(200) === 0)
            return;
        travel.complete(); // of the one before
        travelX.target = travelY.target = last.shift;
        travelX.from = from.x - last.x;
        travelY.from = from.y - last.y;
        travel.start();
    }

    z: travel.running ? 1 : 0 // its tile goes over the hand and what lies beside the plates
    Accessible.role: Accessible.List
    Accessible.name: spoken
    Accessible.focusable: true
    implicitWidth: sideways ? deep : span
    implicitHeight: (sideways ? span : deep) + Theme.tileEdge(tileWidth)

    ParallelAnimation { // one for the river, since one tile travels at a time
        id: travel

        NumberAnimation {
            id: travelX

            property: "x"
            to: 0
            duration: Theme.timed(200)
            easing.type: Easing.OutCubic
        }
        NumberAnimation {
            id: travelY

            property: "y"
            to: 0
            duration: Theme.timed(200)
            easing.type: Easing.OutCubic
        }
    }
    Rectangle {
        visible: root.activeFocus
        anchors.fill: parent
        anchors.margins: -Theme.ring
        radius: Theme.px(6)
        color: "transparent"
        border.width: Theme.ring
        border.color: Theme.clothFocus
    }
    Repeater {
        model: root.model

        TileShadow {
            required property int index
            required property bool used

            readonly property point spot: root.placeOf(index)

            visible: used && !(travel.running && index === root.model.count - 1)
            wide: root.sideways !== (index === root.declaring)
            tileWidth: root.tileWidth
            tileX: spot.x
            tileY: spot.y
        }
    }
    Repeater {
        id: tiles

        model: root.model

        RiverTile {
            readonly property point place: root.placeOf(index)

            x: place.x
            y: place.y
            z: ringed || shift.x !== 0 || shift.y !== 0 ? 10000 : place.y // a lower tile covers the edge above it
            tileWidth: root.tileWidth
            turns: ([0, 3, 2, 1][root.position] + (index === root.declaring ? 3 : 0)) % 4
            ringed: root.marked && index === root.model.count - 1
            ringColor: root.claimable ? Theme.accent : Theme.lastDiscard
        }
    }
}
