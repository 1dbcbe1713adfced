import QtQuick
import Tingpai

// A tile of another's hand: standing, or once the hand lies open, lying.
Item {
    id: root

    required property int position // of the seat
    required property string tile // empty: not seen
    required property int standing // width of a standing tile
    required property int lying // and of a lying one
    property bool ringed: false // lying

    width: position === 2 ? standing : Math.round(standing * 0.96)
    height: Math.round(standing * (position === 2 ? 1.42 : 0.75))

    TileBody {
        visible: root.tile === ""
        width: root.width
        height: root.height
        mirror: root.position === 1
        pose: root.position === 2 ? "far" : "side"
    }
    Loader { // most are never seen
        active: root.tile !== ""
        source: "LaidTile.qml"
    }
}
