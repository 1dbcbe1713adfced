import QtQuick
import Tingpai

// What the title page lays on the cloth: a card with a little body. Lighter than that, its tiles would drown.
Item {
    id: root

    readonly property color upper: Theme.light ? "#f6f1e5" : Theme.tinted("#1d3d32")
    readonly property color lower: Theme.light ? "#e9e1cf" : Theme.tinted("#122921")

    Rectangle {
        y: Theme.px(3)
        width: parent.width
        height: parent.height
        radius: body.radius
        antialiasing: true
        color: "#46000000"
    }
    Rectangle {
        id: body

        anchors.fill: parent
        radius: Theme.px(16)
        antialiasing: true
        border.width: Theme.line
        border.color: Theme.light ? Theme.plateLine : "#2effffff"
        gradient: Gradient {
            GradientStop {
                position: 0
                color: root.upper
            }
            GradientStop {
                position: 1
                color: root.lower
            }
        }
    }
}
