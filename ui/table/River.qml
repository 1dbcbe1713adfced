pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// The discards of one seat, in its own orientation: six, six, the rest.
Item {
    id: root

    required property RowModel model
    required property int tileWidth
    required property string spoken // all of it in words
    required property bool marked // its last tile is the last discard of the table

    readonly property int tileHeight: Theme.tileHeight(tileWidth)
    readonly property int pitch: tileWidth + Theme.line
    readonly property int rest: model.count - 12
    // A third row of more than eight closes up.
    readonly property real restPitch: rest > 8 ? (8 * pitch - tileWidth) / (rest - 1) : pitch

    function column(index: int): int {
        return index < 12 ? index % 6 : index - 12;
    }
    function line(index: int): int {
        return Math.min(2, Math.floor(index / 6));
    }
    function placeOf(index: int): point {
        return Qt.point(Math.round(column(index) * (line(index) === 2 ? restPitch : pitch)), line(index) * (tileHeight + Theme.line));
    }
    // The newest tile comes from a point of this item.
    function arriveLast(from: point) {
        const last = tiles.itemAt(model.count - 1) as RiverTile;
        if (!last || Theme.moving === 0)
            return;
        travel.complete(); // of the one before
        travelX.target = travelY.target = last.shift;
        travelX.from = from.x - last.x;
        travelY.from = from.y - last.y;
        travel.start();
    }

    Accessible.role: Accessible.List
    Accessible.name: spoken
    Accessible.focusable: true
    implicitWidth: 6 * pitch
    implicitHeight: 3 * (tileHeight + Theme.line)

    ParallelAnimation { // one for the river, since one tile travels at a time
        id: travel

        NumberAnimation {
            id: travelX

            property: "x"
            to: 0
            duration: Theme.moving
            easing.type: Easing.OutCubic
        }
        NumberAnimation {
            id: travelY

            property: "y"
            to: 0
            duration: Theme.moving
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
        border.color: Theme.focusRing
    }
    Repeater {
        id: tiles

        model: root.model

        RiverTile {
            readonly property point place: root.placeOf(index)

            x: place.x
            y: place.y
            tileWidth: root.tileWidth
            ringed: root.marked && index === root.model.count - 1
        }
    }
}
