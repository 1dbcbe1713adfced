pragma ComponentBehavior: Bound
import QtQuick
import Tingpai

// One meld as its owner lays it: the turned tile's place shows whom it came from.
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
    visible: used
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
        model: 4 // they stay, because making them costs more than showing other tiles

        Tile {
            required property int index

            readonly property bool there: index < root.tiles.length

            visible: there
            x: root.xOf(index)
            y: root.tileHeight - height - (index === root.stacked ? Math.round(height / 2) : 0)
            tile: !there || root.concealed && (index === 0 || index === 3) ? "" : root.tiles[index]
            tileWidth: root.tileWidth
            ringed: root.offered && index === root.stacked
            ringColor: Theme.feltAccent
            turns: index === root.turned || index === root.stacked ? 3 : 0
        }
    }
}
