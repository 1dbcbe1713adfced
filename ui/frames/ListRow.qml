import QtQuick
import QtQuick.Templates as T
import Tingpai

// A row of a list that can be chosen: the current one stands out, and has the ring while the list has the focus.
T.AbstractButton {
    id: root

    required property int index
    required property bool used
    required property string spoken

    property bool current: false
    property bool ring: false

    visible: used
    focusPolicy: Qt.NoFocus
    hoverEnabled: true
    Accessible.role: Accessible.ListItem
    Accessible.name: spoken
    Accessible.selected: current
    Accessible.onPressAction: clicked()

    background: Rectangle {
        radius: Theme.radius
        color: root.current || root.hovered ? Theme.quietButton : Theme.card
        border.width: root.ring ? Theme.ring : root.current ? 2 * Theme.line : Theme.line
        border.color: root.ring ? Theme.focusRing : root.current ? Theme.gain : Theme.cardLine
    }
}
