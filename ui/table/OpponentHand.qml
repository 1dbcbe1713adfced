pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// An opponent's standing tiles and, at their right hand, the melds. The room for the drawn tile is kept.
Item {
    id: root

    required property SeatView seat
    required property int room // along the side of the table; tiles shrink before they need more
    required property int pairRoom // the same for melds that lie two abreast

    readonly property int position: seat.position
    readonly property bool sideways: position !== 2
    readonly property int melded: melds.count
    readonly property int places: Math.max(seat.handCount, 14 - 3 * melded)
    readonly property int gap: Theme.gap
    readonly property real shrunk: shrink()
    readonly property int standing: Math.floor((sideways ? Theme.sideTile : Theme.farTile) * Math.max(0.5, shrunk))
    readonly property int pitch: pitchAt(standing)
    readonly property int end: sideways ? Math.round(standing * 0.5) : 0 // the narrow side of the last tile
    readonly property int thick: Math.round(standing * (sideways ? 0.96 : 1.42))
    readonly property int handLength: places * pitch + gap + end
    readonly property bool open: seat.openTiles.length > 0 && !waits.running
    readonly property bool apart: seat.handCount % 3 === 2
    readonly property alias melds: melds

    property int countBefore: 0
    property int dealTime: 240 // milliseconds since the deal began, at the normal speed: its tiles come in fours
    readonly property int taken: dealTime < 240 ? 4 * Math.floor(dealTime / 60) : 14

    function layOpen(after: int) { // the tiles are there already
        waits.interval = after;
        if (after > 0)
            waits.restart();
    }
    function pitchAt(width: int): int {
        return sideways ? Math.round(width * 0.75) : width + Theme.line;
    }
    function lengthOf(share: real): int {
        const width = Math.floor((sideways ? Theme.sideTile : Theme.farTile) * share);
        const hand = places * pitchAt(width) + (sideways ? Math.round(width * 0.5) : 0) + gap;
        return melded === 0 ? hand : hand + gap + melds.lengthAt(Math.floor(Theme.meldTile * share));
    }
    // The largest share of the usual size that fits.
    function shrink(): real {
        const most = sideways && melded > 0 && melded % 2 === 0 ? pairRoom : room;
        let share = 1;
        while (share > 0.6 && lengthOf(share) > most)
            share -= 0.03;
        return share;
    }
    // Of the tile's upper left corner among the standing ones; the drawn one is the last.
    function placeOf(index: int): int {
        const along = index * pitch + (apart && index === seat.handCount - 1 ? gap : 0);
        return position === 3 ? along : handLength - end - pitch - along;
    }

    implicitWidth: sideways ? Math.max(thick, melds.width) : handLength + (melded > 0 ? gap + melds.width : 0)
    implicitHeight: sideways ? handLength + (melded > 0 ? gap + melds.height : 0) : Math.max(thick, melds.height)
    Accessible.role: Accessible.StaticText
    Accessible.name: root.seat.spoken

    Timer {
        id: waits
    }
    Connections {
        target: root.seat

        function onChanged() {
            if (root.countBefore === 0 && root.seat.handCount > 0 && Theme.timed(240) > 0)
                dealing.restart();
            root.countBefore = root.seat.handCount;
        }
    }
    NumberAnimation {
        id: dealing

        target: root
        property: "dealTime"
        from: 0
        to: 240
        duration: Theme.timed(240)
    }
    Item {
        id: backs

        readonly property int inset: Theme.px(6) // the side hands stand inside the melds

        x: root.position === 1 ? root.width - width - inset : root.position === 3 ? inset : root.width - width
        y: root.position === 1 ? root.height - height : 0
        width: root.sideways ? root.thick : root.handLength
        height: root.sideways ? root.handLength : root.thick

        RowShadow {
            readonly property int first: Math.min(root.placeOf(0), root.placeOf(root.seat.handCount - 1))
            readonly property int span: Math.abs(root.placeOf(0) - root.placeOf(root.seat.handCount - 1)) + root.pitch

            visible: !root.open && root.seat.handCount > 0 && root.taken >= 14
            rowX: root.sideways ? 0 : first
            rowY: root.sideways ? first + Theme.px(2) : Theme.px(4)
            rowWidth: root.sideways ? root.thick : span
            rowHeight: (root.sideways ? span + root.end : root.thick) + Theme.px(6)
        }
        TileBody { // what is seen of the row's lowest tile from the end, and of the one apart from it
            readonly property int index: root.position === 1 ? 0 : root.seat.handCount - (root.apart ? 2 : 1)

            visible: root.sideways && !root.open && index >= 0 && index < root.taken && root.seat.handCount > 0
            y: root.placeOf(index) + root.pitch
            width: root.thick
            height: root.end
            mirror: root.position === 1
            pose: "side_end"
        }
        TileBody {
            visible: root.sideways && !root.open && root.apart
            y: root.placeOf(root.seat.handCount - 1) + root.pitch
            width: root.thick
            height: Math.min(root.end, root.position === 1 ? root.gap : root.end)
            mirror: root.position === 1
            pose: "side_end"
        }
        Repeater {
            model: 14

            BackTile {
                required property int index

                readonly property int place: root.placeOf(index)

                visible: index < root.seat.handCount && index < root.taken
                x: root.sideways ? 0 : place
                y: root.sideways ? place : 0
                z: y
                position: root.position
                tile: root.open && index < root.seat.openTiles.length ? root.seat.openTiles[index] : ""
                ringed: root.open && root.seat.winner && index === root.seat.openTiles.length - 1
                standing: root.standing
                lying: Theme.openTile(root.pitch - (root.sideways ? 2 * Theme.line : Theme.line))
            }
        }
    }
    MeldRow {
        id: melds

        x: root.position === 1 ? root.width - width : 0
        y: root.position === 3 ? root.handLength + root.gap : 0
        position: root.position
        model: root.seat.melds
        tileWidth: Math.floor(Theme.meldTile * root.shrunk)
    }
}
