pragma ComponentBehavior: Bound
import QtQuick
import Tingpai

// The flowers that a seat has shown, beside its plate. Many close up: what is left of each still shows its number. Where they
// may rise over the plate, smaller ones lie in two or three lines first.
Item {
    id: root

    required property list<string> flowers
    required property int room

    property bool rising: false

    readonly property int count: flowers.length
    readonly property int wide: room + Theme.gap // of smaller ones, closer to what lies beside
    readonly property int lines: !rising || fits(count, Theme.plateTile, room) ? 1 : fits(Math.ceil(count / 2), Theme.flowerTile, wide) ? 2 : 3
    readonly property int tileWidth: lines > 1 ? Theme.flowerTile : Theme.plateTile
    readonly property int spread: lines > 1 ? wide : room
    readonly property int aLine: Math.ceil(count / lines)
    readonly property int pitch: Math.min(tileWidth + Theme.line, aLine > 1 ? Math.floor((spread - tileWidth) / (aLine - 1)) : tileWidth)
    readonly property int rise: Theme.faceHeight(tileWidth) + Theme.px(3)

    function fits(tiles: int, width: int, space: int): bool {
        return (tiles - 1) * Math.round(width * 0.85) + width <= space;
    }

    implicitWidth: count === 0 ? 0 : (aLine - 1) * pitch + tileWidth
    implicitHeight: (lines - 1) * rise + Theme.tileHeight(tileWidth)
    visible: count > 0
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Flowers: %n", "", count)

    Repeater {
        model: root.flowers

        TileShadow {
            required property int index

            tileWidth: root.tileWidth
            tileX: index % root.aLine * root.pitch
            tileY: Math.floor(index / root.aLine) * root.rise
        }
    }
    Repeater {
        model: root.flowers

        Tile {
            required property int index
            required property string modelData

            x: index % root.aLine * root.pitch
            y: Math.floor(index / root.aLine) * root.rise
            tile: modelData
            tileWidth: root.tileWidth
        }
    }
}
