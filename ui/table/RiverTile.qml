import QtQuick
import Tingpai

// A discard in its river.
Tile {
    id: root

    required property int index
    required property bool used
    required property string name
    required property bool drawn
    required property bool last

    property alias shift: shift // on its way to its place

    visible: used
    ringColor: Theme.feltAccent
    Accessible.role: Accessible.StaticText
    Accessible.name: name
    transform: Translate {
        id: shift
    }

    Rectangle { // straight from the wall: 75 % brightness
        anchors.fill: parent
        visible: root.drawn
        radius: root.tileWidth * 0.09
        color: Theme.shade
    }
    Item { // and a notch
        visible: root.drawn
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
}
