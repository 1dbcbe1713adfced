pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// The melds of one seat: in line, at the sides of the table two abreast from the second on.
Item {
    id: root

    required property RowModel model
    required property int tileWidth

    property int position: 0 // of the seat
    property list<int> plain: [] // tiles of each meld, but the turned one
    property list<int> turned: [] // 1 where a tile lies turned

    readonly property bool sideways: position % 2 === 1
    readonly property int count: plain.length
    readonly property int abreast: sideways && count > 1 ? 2 : 1
    readonly property int gap: gapAt(tileWidth)
    readonly property int along: lengthAt(tileWidth)
    readonly property int across: Theme.faceHeight(tileWidth) * abreast + gap * (abreast - 1)

    function lastMeld(): MeldView {
        return melds.itemAt(model.count - 1) as MeldView;
    }
    function kongOf(tile: string): MeldView {
        for (let i = 0; i < model.count; ++i) {
            const meld = melds.itemAt(i) as MeldView;
            if (meld && meld.stacked >= 0 && meld.tiles[0] === tile)
                return meld;
        }
        return null;
    }
    function measure() {
        const upright = [], lying = [];
        for (let i = 0; i < melds.count; ++i) {
            const meld = melds.itemAt(i) as MeldView;
            if (!meld || !meld.used)
                continue;
            lying.push(meld.turned >= 0 ? 1 : 0);
            upright.push(meld.placed - lying[lying.length - 1]);
        }
        plain = upright;
        turned = lying;
    }
    function gapAt(width: int): int {
        return Math.round(width * 0.25);
    }
    function meldAt(index: int, width: int): int {
        const between = sideways ? 2 * Theme.line : Theme.line;
        return plain[index] * (width + between) + turned[index] * (Theme.faceHeight(width) + between) - between;
    }
    // Of the lines before this one, each as long as its longest meld, with the gaps behind them.
    function before(index: int, width: int): int {
        let sum = 0;
        for (let i = 0; i < index - index % abreast; i += abreast) {
            let longest = meldAt(i, width);
            if (abreast > 1 && i + 1 < count)
                longest = Math.max(longest, meldAt(i + 1, width));
            sum += longest + gapAt(width);
        }
        return sum;
    }
    // How long they are with tiles of a width. At the sides the lowest tile's edge counts, too.
    function lengthAt(width: int): int {
        if (count === 0)
            return 0;
        const lines = Math.ceil(count / abreast) * abreast;
        return before(lines, width) - gapAt(width) + (sideways ? Theme.tileEdge(width) : 0);
    }
    function placeOf(index: int): point {
        if (index >= count)
            return Qt.point(0, 0);
        const start = before(index, tileWidth), inner = index % abreast * (Theme.faceHeight(tileWidth) + gap);
        switch (position) {
        case 0:
            return Qt.point(start, 0);
        case 1:
            return Qt.point(width - Theme.faceHeight(tileWidth) - inner, start);
        case 2:
            return Qt.point(along - start - meldAt(index, tileWidth), 0);
        default:
            return Qt.point(inner, start);
        }
    }

    implicitWidth: count === 0 ? 0 : sideways ? across : along
    implicitHeight: sideways ? along : Theme.tileHeight(tileWidth)

    Repeater {
        id: melds

        model: root.model
        onCountChanged: root.measure()

        MeldView {
            required property int index

            readonly property point place: root.placeOf(index)

            x: place.x
            y: place.y
            z: place.y
            position: root.position
            tileWidth: root.tileWidth
            onPlacedChanged: root.measure()
            onTurnedChanged: root.measure()
        }
    }
}
