import QtQuick
import QtQuick.Window
import Tingpai

// The picture of a tile. All of one width share one picture in memory.
Image {
    required property string tile // "3m"; empty: face down
    required property int tileWidth

    width: tileWidth
    height: Theme.tileHeight(tileWidth)
    source: Theme.tileSource(tile)
    sourceSize.width: Math.ceil(width * Screen.devicePixelRatio)
    sourceSize.height: Math.ceil(height * Screen.devicePixelRatio)
}
