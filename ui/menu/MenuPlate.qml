import QtQuick
import Tingpai

// What the title page lays on the cloth: a card with a little body. A light one is a tone darker than ivory, or its tiles
// would drown, and plain: on the cloth one would see the steps that a gradient's corners have.
Item {
    Rectangle {
        y: Theme.px(3)
        width: parent.width
        height: parent.height
        radius: body.radius
        color: "#46000000"
    }
    Rectangle {
        id: body

        anchors.fill: parent
        radius: Theme.px(16)
        color: Theme.menuTop
        border.width: Theme.line
        border.color: Theme.light ? Theme.plateLine : "#2effffff"
        gradient: Theme.light ? null : shade
    }
    Gradient {
        id: shade

        GradientStop {
            position: 0
            color: Theme.menuTop
        }
        GradientStop {
            position: 1
            color: Theme.menuLow
        }
    }
}
