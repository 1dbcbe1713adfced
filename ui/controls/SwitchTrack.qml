import QtQuick
import Tingpai

// What a switch looks like: its knob at the right where it is on.
Rectangle {
    id: root

    required property bool on

    property bool pointed: false
    property bool focused: false

    implicitWidth: Math.round(height * 1.75)
    radius: height / 2
    color: on ? Theme.chosenFill : Theme.track
    border.width: focused ? Theme.ring : Theme.line
    border.color: focused ? Theme.focusRing : pointed ? Theme.text : on ? Theme.buttonLine : Theme.textFaint

    Rectangle {
        readonly property int inset: Math.round(root.height / 8)

        x: root.on ? parent.width - width - inset : inset
        y: inset
        width: parent.height - 2 * inset
        height: width
        radius: width / 2
        color: root.on ? Theme.badgeText : Theme.textFaint

        Behavior on x {
            NumberAnimation {
                duration: Theme.quick
            }
        }
    }
}
