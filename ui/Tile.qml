import QtQuick
import QtQuick.Window

// One tile, face up or down, turned by quarters. It shows; it does not listen.
Item {
    id: root

    required property string tile // "3m"; empty: face down
    required property int tileWidth

    property int turns: 0 // quarter turns clockwise
    property bool dimmed: false // discarded straight from the wall: darker, with a notch
    property bool ringed: false
    property bool shadowed: false
    property color ringColor: Theme.accent

    readonly property int tileHeight: Theme.tileHeight(tileWidth)

    implicitWidth: turns % 2 === 0 ? tileWidth : tileHeight
    implicitHeight: turns % 2 === 0 ? tileHeight : tileWidth

    Item {
        anchors.centerIn: parent
        width: root.tileWidth
        height: root.tileHeight
        rotation: 90 * root.turns

        Image {
            visible: root.shadowed
            x: -0.16 * root.tileWidth
            y: -0.16 * root.tileWidth + 0.04 * root.tileHeight
            width: 1.32 * root.tileWidth
            height: root.tileHeight + 0.32 * root.tileWidth
            source: root.shadowed ? "qrc:/assets/table/tile_shadow.png" : ""
        }
        Image {
            anchors.fill: parent
            source: "qrc:/assets/tiles/classic/" + (root.tile === "" ? "back" : root.tile) + ".svg"
            sourceSize.width: Math.ceil(root.tileWidth * Screen.devicePixelRatio)
            sourceSize.height: Math.ceil(root.tileHeight * Screen.devicePixelRatio)
        }
        Rectangle { // 75 % brightness
            anchors.fill: parent
            visible: root.dimmed
            radius: root.tileWidth * 0.09
            color: Theme.shade
        }
        Item { // the notch
            visible: root.dimmed
            anchors.right: parent.right
            width: Math.round(root.tileWidth * 0.2)
            height: width
            clip: true

            Rectangle {
                x: parent.width - width / 2
                y: -height / 2
                width: parent.width * 1.414
                height: width
                rotation: 45
                color: Theme.feltDark
            }
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
}
