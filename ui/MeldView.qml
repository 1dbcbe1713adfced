pragma ComponentBehavior: Bound
import QtQuick

// One meld as its owner lays it: the turned tile's place shows whom it came from.
Item {
    id: root

    required property list<string> tiles
    required property int turned // index of the sideways tile, -1: none
    required property int stacked // index of the tile that lies on the sideways one, -1: none
    required property bool concealed // the outer two face down
    required property string name
    required property int tileWidth

    readonly property int tileHeight: Theme.tileHeight(tileWidth)
    readonly property int placed: stacked < 0 ? tiles.length : tiles.length - 1

    function widthOf(index: int): int {
        return index === stacked ? 0 : index === turned ? tileHeight : tileWidth;
    }
    function xOf(index: int): int {
        if (index === stacked)
            return xOf(turned);
        let sum = 0;
        for (let i = 0; i < index; ++i)
            sum += widthOf(i);
        return sum;
    }
    function arrive() {
        if (Theme.moving > 0)
            arrival.restart();
    }

    implicitWidth: placed * tileWidth + (turned >= 0 ? tileHeight - tileWidth : 0)
    implicitHeight: tileHeight
    Accessible.role: Accessible.StaticText
    Accessible.name: name
    transform: Translate {
        id: shift
    }

    NumberAnimation {
        id: arrival

        target: shift
        property: "y"
        from: -2 * root.tileHeight
        to: 0
        duration: Theme.moving
        easing.type: Easing.OutCubic
    }
    Repeater {
        model: root.tiles

        Tile {
            required property string modelData
            required property int index

            x: root.xOf(index)
            y: root.tileHeight - height - (index === root.stacked ? Math.round(height / 2) : 0)
            tile: root.concealed && (index === 0 || index === 3) ? "" : modelData
            tileWidth: root.tileWidth
            turns: index === root.turned || index === root.stacked ? 3 : 0
        }
    }
}
