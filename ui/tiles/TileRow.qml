pragma ComponentBehavior: Bound
import QtQuick
import Tingpai

// A few tiles side by side, read aloud as one.
Row {
    id: root

    required property list<string> tiles
    required property int tileWidth

    property string heading: ""
    property int room: 0 // places made; they stay, because making them costs more than showing other tiles

    width: tiles.length > 0 ? implicitWidth : 0 // a Row keeps its width when its last item hides
    spacing: Math.max(1, Math.round(tileWidth * 0.06))
    Accessible.role: Accessible.StaticText
    Accessible.ignored: Accessible.name === "" // an ornament, or read with what it belongs to
    onTilesChanged: room = Math.max(room, tiles.length)

    Repeater {
        model: root.room

        Tile {
            required property int index

            readonly property bool used: index < root.tiles.length

            visible: used
            tile: used ? root.tiles[index] : ""
            tileWidth: root.tileWidth
        }
    }
}
