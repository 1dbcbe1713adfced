import QtQuick
import Tingpai

// A hand in a list: its tiles, and smaller beside them those of its melds.
Row {
    id: root

    required property list<string> tiles
    required property list<string> melds
    required property real room
    required property int largestTile

    readonly property int tileWidth: Math.min(largestTile, Math.floor(room / 18)) // four kongs and a pair fit

    spacing: Math.round(tileWidth * 0.4)

    TileRow {
        id: hand

        tiles: root.tiles
        tileWidth: root.tileWidth
    }
    TileRow {
        y: hand.height - height
        tiles: root.melds
        tileWidth: root.tileWidth * 0.8
    }
}
