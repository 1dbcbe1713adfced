import QtQuick
import Tingpai

// What stands for a player: a carved character, or initials, on the colour of the seat.
Rectangle {
    id: root

    required property int position
    required property string sign
    required property int size

    width: size
    height: size
    radius: Math.round(size * 0.2)
    antialiasing: true
    border.width: Theme.line
    border.color: Theme.rimOf(color)
    color: Theme.seats[position]
    gradient: Gradient {
        GradientStop {
            position: 0
            color: Qt.lighter(Theme.seats[root.position], 1.05)
        }
        GradientStop {
            position: 1
            color: Qt.darker(Theme.seats[root.position], 1.14)
        }
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: Math.max(2, Math.round(root.size * 0.075))
        radius: root.radius * 0.7
        color: "transparent"
        border.width: Math.max(1, Math.round(root.size * 0.03))
        border.color: "#8cffffff"
    }
    Text {
        anchors.centerIn: parent
        font.family: Theme.serif
        font.bold: true
        font.pixelSize: Math.max(11, Math.round(root.size * (root.sign.length > 1 ? 0.4 : 0.54)))
        textFormat: Text.PlainText
        color: Theme.badgeText
        text: root.sign
        Accessible.ignored: true
    }
}
