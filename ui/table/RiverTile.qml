import QtQuick
import Tingpai

// A discard in its river.
RingedTile {
    id: root

    required property int index
    required property bool used
    required property string name
    required property bool drawn
    required property bool last

    property alias shift: shift // on its way to its place

    visible: used
    Accessible.role: Accessible.StaticText
    Accessible.name: name
    transform: Translate {
        id: shift
    }

    Rectangle { // straight from the wall: a little darker
        visible: root.drawn
        width: root.faceWidth
        height: root.faceHeight
        radius: root.tileWidth * 0.1
        color: Theme.fromWall
    }
    Image { // and with a corner cut
        visible: root.drawn
        x: root.faceWidth - width
        y: root.faceHeight - height
        width: Math.round(root.tileWidth * 0.22)
        height: width
        source: "image://drawing/tiles/bodies/notch.svg"
        sourceSize.width: Math.ceil(width * Theme.pixelRatio)
        sourceSize.height: Math.ceil(height * Theme.pixelRatio)
    }
}
