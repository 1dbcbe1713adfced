import QtQuick
import Tingpai

// Round a tile that is pointed out, loaded by it: a pale line within.
Ring {
    id: root

    readonly property RingedTile owner: parent?.parent as RingedTile // through the loader

    radius: Math.round((owner?.tileWidth ?? 0) * 0.14)
    border.color: owner?.ringColor ?? "transparent"

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.ring
        radius: root.radius - Theme.ring
        color: "transparent"
        border.width: Theme.line
        border.color: Theme.ivory
    }
}
