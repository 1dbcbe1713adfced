pragma ComponentBehavior: Bound
import QtQuick
import Tingpai

// One meld as its owner lays it: the turned tile's place shows whom it came from. It is laid out for its seat and not
// turned as a whole, so that every tile's edge is below.
Item {
    id: root

    required property bool used
    required property list<string> tiles
    required property int turned // index of the sideways tile, -1: none
    required property int stacked // index of the tile that lies on the sideways one, -1: none
    required property bool concealed // the outer two face down
    required property bool offered // the stacked tile may be robbed
    required property string name
    required property int tileWidth

    property real clock: 340 // milliseconds since it was called, at the normal speed
    property int comer: -1 // the tile that comes from a point: the claimed one, or the one laid on it
    property bool alone: false // and the others lie there already
    property point claimedFrom
    property list<real> stoodX // where the tiles of the person's own hand stood; others come out of the row beside it
    property real stoodY: 0

    property int position: 0 // of the seat: 0 below, 1 right, 2 above, 3 left

    readonly property bool sideways: position % 2 === 1
    readonly property int span: Theme.faceHeight(tileWidth)
    readonly property int between: sideways ? 2 * Theme.line : Theme.line
    readonly property int placed: !used ? 0 : stacked < 0 ? tiles.length : tiles.length - 1
    readonly property int length: lengthAt(tileWidth)

    function lengthAt(width: int): int {
        return placed === 0 ? 0 : placed * (width + between) - between + (turned >= 0 ? Theme.faceHeight(width) - width : 0);
    }
    function placeOf(index: int): point {
        const at = index === stacked ? turned : index;
        const along = at * (tileWidth + between) + (turned >= 0 && at > turned ? span - tileWidth : 0);
        const lies = at === turned;
        const own = lies ? span : tileWidth; // along the meld
        const inwards = lies && index !== stacked ? span - tileWidth : 0;
        switch (position) {
        case 0:
            return Qt.point(along, inwards);
        case 1:
            return Qt.point(inwards, length - along - own);
        case 2:
            return Qt.point(length - along - own, index === stacked ? span - tileWidth : 0);
        default:
            return Qt.point(index === stacked ? span - tileWidth : 0, along);
        }
    }
    // The claimed tile comes from a point of this item, the hand's own after it.
    function arrive(from: point, standing: list<real>, height: real) {
        claimedFrom = from;
        comer = turned;
        alone = false;
        stoodX = standing;
        stoodY = height;
        if (Theme.timed(220) > 0)
            arrival.restart();
    }
    // A pung becomes a kong.
    function stack(from: point) {
        claimedFrom = from;
        comer = stacked;
        alone = true;
        if (Theme.timed(220) > 0)
            arrival.restart();
    }
    // How far a tile still is from its place.
    function lag(index: int): point {
        const taken = index === comer;
        if (clock >= 340 || alone && !taken)
            return Qt.point(0, 0);
        const begin = taken ? 0 : 40 * (index - (turned >= 0 && index > turned ? 1 : 0));
        const part = Math.max(0, Math.min(1, (clock - begin) / 220));
        const left = part < 0.5 ? 1 - 4 * part * part * part : Math.pow(2 - 2 * part, 3) / 2;
        const place = placeOf(index);
        if (taken && (claimedFrom.x !== 0 || claimedFrom.y !== 0))
            return Qt.point(Math.round((claimedFrom.x - place.x) * left), Math.round((claimedFrom.y - place.y) * left));
        if (!taken && index < stoodX.length)
            return Qt.point(Math.round((stoodX[index] - place.x) * left), Math.round((stoodY - place.y) * left));
        const away = (position === 0 || position === 3 ? -2 : 2) * span * left;
        return sideways ? Qt.point(0, Math.round(away)) : Qt.point(Math.round(away), 0);
    }

    implicitWidth: sideways ? span : length
    implicitHeight: (sideways ? length : span) + Theme.tileEdge(tileWidth)
    visible: used
    Accessible.role: Accessible.StaticText
    Accessible.name: name

    NumberAnimation {
        id: arrival

        target: root
        property: "clock"
        from: 0
        to: 340
        duration: Theme.timed(340)
    }
    Repeater {
        model: 4

        TileShadow {
            required property int index

            readonly property point place: root.placeOf(index)

            visible: index < root.tiles.length && index !== root.stacked && (root.alone || root.clock >= 340)
            wide: root.sideways !== (index === root.turned)
            tileWidth: root.tileWidth
            tileX: place.x
            tileY: place.y
        }
    }
    Repeater {
        model: 4 // they stay, because making them costs more than showing other tiles

        RingedTile {
            required property int index

            readonly property bool there: index < root.tiles.length
            readonly property point place: root.placeOf(index)
            readonly property point lag: root.lag(index)

            visible: there
            x: place.x + lag.x
            y: place.y + lag.y
            z: index === root.stacked ? 10000 : place.y // what lies lower covers the edge above it
            tile: !there || root.concealed && (index === 0 || index === 3) ? "" : root.tiles[index]
            tileWidth: root.tileWidth
            ringed: root.offered && index === root.stacked
            ringColor: Theme.accent
            turns: ([0, 3, 2, 1][root.position] + (index === root.turned || index === root.stacked ? 3 : 0)) % 4
        }
    }
}
