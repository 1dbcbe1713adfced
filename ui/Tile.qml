import QtQuick
import QtQuick.Window

// One tile, face up or down, turned by quarters. It shows; it does not listen. A table has a hundred of them: it
// is as small as can be.
Item {
    id: root

    required property string tile // "3m"; empty: face down
    required property int tileWidth

    property int turns: 0 // quarter turns clockwise
    property bool ringed: false
    property color ringColor: Theme.accent

    readonly property int tileHeight: Theme.tileHeight(tileWidth)

    implicitWidth: turns % 2 === 0 ? tileWidth : tileHeight
    implicitHeight: turns % 2 === 0 ? tileHeight : tileWidth

    Image {
        anchors.centerIn: parent
        width: root.tileWidth
        height: root.tileHeight
        rotation: 90 * root.turns
        source: "qrc:/assets/tiles/classic/" + (root.tile === "" ? "back" : root.tile) + ".svg"
        sourceSize.width: Math.ceil(root.tileWidth * Screen.devicePixelRatio)
        sourceSize.height: Math.ceil(root.tileHeight * Screen.devicePixelRatio)
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.ring + 1
        visible: root.ringed
        radius: root.tileWidth * 0.12
        color: "transparent"
        border.width: Theme.ring
        border.color: root.ringColor
    }
}
