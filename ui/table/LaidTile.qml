import QtQuick
import Tingpai

// A tile of another's hand that lies open, loaded by the one that stood there.
RingedTile {
    readonly property BackTile owner: parent?.parent as BackTile // through the loader

    tile: owner?.tile ?? ""
    tileWidth: owner?.lying ?? 0
    turns: [0, 3, 2, 1][owner?.position ?? 0]
    ringed: owner?.ringed ?? false
}
