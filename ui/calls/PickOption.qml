import QtQuick
import QtQuick.Templates as T
import Tingpai

// A suit that can be chosen, and how many tiles of it are in the hand. A chosen one has a tick.
T.AbstractButton {
    id: root

    required property int index
    required property bool used
    required property string tile
    required property int held
    required property bool picked
    required property string spoken

    property bool underCursor: false // of the keys

    implicitWidth: content.implicitWidth + Theme.px(16)
    implicitHeight: Theme.tileHeight(Theme.cardTile) + Theme.px(12)
    visible: used
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    Accessible.role: Accessible.RadioButton
    Accessible.name: used ? spoken : ""
    Accessible.checkable: true
    Accessible.checked: picked
    Accessible.onPressAction: clicked()
    Accessible.onToggleAction: clicked()

    background: ButtonFace {
        lit: root.hovered
        pressed: root.down
        focused: root.visualFocus || root.underCursor
    }
    Rectangle {
        visible: root.picked
        anchors.fill: parent
        anchors.margins: -Theme.ring
        radius: Theme.radius + Theme.ring
        color: "transparent"
        border.width: Theme.ring
        border.color: Theme.gain
    }
    Row {
        id: content

        anchors.centerIn: parent
        spacing: Theme.px(6)

        Tile {
            anchors.verticalCenter: parent.verticalCenter
            tile: root.tile
            tileWidth: Theme.cardTile
        }
        Words {
            anchors.verticalCenter: parent.verticalCenter
            color: Theme.buttonText
            strong: true
            font.pixelSize: Theme.tight(15)
            text: "×" + root.held
        }
    }
    Badge {
        visible: root.picked
        anchors.horizontalCenter: parent.right
        anchors.verticalCenter: parent.top
        color: Theme.coming
        text: "✓"
    }
}
