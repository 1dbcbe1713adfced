import QtQuick
import Tingpai

// The soft shadow of a row of tiles as wide and high as given. The picture's border is of a tile 100 wide: it is scaled
// with the window.
BorderImage {
    required property real rowWidth
    required property real rowHeight

    property real rowX: 0
    property real rowY: 0

    readonly property real factor: 0.55 * Theme.unit
    readonly property int spread: Theme.px(9)

    x: rowX - spread
    y: rowY
    width: Math.max(80, (rowWidth + 2 * spread) / factor)
    height: Math.max(80, rowHeight / factor)
    scale: factor
    transformOrigin: Item.TopLeft
    opacity: 0.75
    source: "qrc:/assets/table/tile_shadow.png"
    border {
        left: 40
        right: 40
        top: 40
        bottom: 40
    }
}
