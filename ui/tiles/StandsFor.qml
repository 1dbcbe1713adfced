import QtQuick
import Tingpai

// What a wild tile stands for: a small tile at its foot.
Tile {
    property int hostWidth: 0 // of the wild tile

    tile: ""
    tileWidth: Math.round(hostWidth * 0.5)
}
