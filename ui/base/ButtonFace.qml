import QtQuick
import Tingpai

// The body of a button: lit from above, with its shadow below, and a frame where the focus is.
Item {
    id: root

    property color upper: Theme.buttonTop
    property color lower: Theme.button
    property color edge: Theme.buttonLine
    property bool raised: true
    property bool lit: false // pointed at
    property bool pressed: false
    property bool focused: false

    function shaded(tone: color): color {
        return pressed ? Qt.darker(tone, 1.15) : lit ? Theme.lifted(tone) : tone;
    }

    Rectangle {
        visible: root.raised && !root.pressed
        y: Theme.px(2)
        width: parent.width
        height: parent.height
        radius: Theme.radius
        color: Theme.shadow
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        border.width: root.focused ? Theme.ring : Theme.line
        border.color: root.focused ? Theme.focusRing : root.edge
        gradient: Gradient {
            GradientStop {
                position: 0
                color: root.shaded(root.upper)
            }
            GradientStop {
                position: 1
                color: root.shaded(root.lower)
            }
        }
    }
    Rectangle { // a bright button would swallow the frame
        visible: root.focused
        anchors.fill: parent
        anchors.margins: Theme.ring
        radius: Theme.radius - Theme.ring
        color: "transparent"
        border.width: Theme.line
        border.color: Theme.rimOf(Theme.focusRing)
    }
}
