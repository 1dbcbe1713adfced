import QtQuick
import Tingpai

// The red seal of a win, set a little askew.
Rectangle {
    id: root

    required property int size

    width: size
    height: size
    radius: Math.round(size * 0.14)
    rotation: -5
    antialiasing: true
    gradient: Gradient {
        GradientStop {
            position: 0
            color: "#c2452e"
        }
        GradientStop {
            position: 1
            color: "#a83a25"
        }
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: Math.round(root.size * 0.07)
        radius: root.radius * 0.7
        color: "transparent"
        antialiasing: true
        border.width: Math.max(1, Math.round(root.size * 0.035))
        border.color: "#e6fffaf0"
    }
    Text {
        anchors.centerIn: parent
        font.family: Theme.serif
        font.bold: true
        font.pixelSize: Math.round(root.size * 0.6)
        color: "#fffaf0"
        text: "和"
        Accessible.ignored: true
    }
}
