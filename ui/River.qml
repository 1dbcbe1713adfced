pragma ComponentBehavior: Bound
import QtQuick
import Tingpai.App

// The discards of one seat, in its own orientation: six, six, the rest.
Item {
    id: root

    required property RowModel model
    required property int tileWidth
    required property bool marked // its last tile is the last discard of the table

    readonly property int tileHeight: Theme.tileHeight(tileWidth)
    readonly property int pitch: tileWidth + Theme.line
    readonly property int restRoom: 9 * pitch // a longer third row closes up

    function column(index: int): int {
        return index < 12 ? index % 6 : index - 12;
    }
    function line(index: int): int {
        return Math.min(2, Math.floor(index / 6));
    }
    function placeOf(index: int): point {
        const rest = tiles.count - 12;
        const step = line(index) === 2 && rest > 9 ? (restRoom - tileWidth) / (rest - 1) : pitch;
        return Qt.point(Math.round(column(index) * step), line(index) * (tileHeight + Theme.line));
    }
    // The newest tile comes from a point of this item.
    function arriveLast(from: point) {
        const last = tiles.itemAt(tiles.count - 1) as RiverTile;
        if (last && Theme.moving > 0)
            last.arriveFrom(from);
    }

    implicitWidth: 6 * pitch
    implicitHeight: 3 * (tileHeight + Theme.line)

    Repeater {
        id: tiles

        model: root.model

        RiverTile {
            readonly property point place: root.placeOf(index)

            x: place.x
            y: place.y
            tileWidth: root.tileWidth
            ringed: root.marked && index === tiles.count - 1
        }
    }
}
