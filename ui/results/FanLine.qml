import QtQuick
import Tingpai

// A pattern that counts. Pointing at it shows what it stands on; a click or Enter looks it up.
Item {
    id: root

    required property bool used
    required property string name
    required property int each
    required property int count
    required property string amountText
    required property string spoken
    required property int pattern
    required property string sentence
    required property list<int> sets // places of those it stands on
    required property bool ofTile // on the tile that won alone
    required property int aside // line beside the hand, -1: none

    property bool told: true // it was counted
    property bool lit: false

    readonly property bool asked: told && (area.containsMouse || activeFocus)

    signal lookedUp

    function stands(on: int): bool {
        for (const place of sets) {
            if (place === on)
                return true;
        }
        return false;
    }

    implicitHeight: Math.max(Theme.px(30), caption.implicitHeight + Theme.px(4))
    visible: used
    activeFocusOnTab: told
    Accessible.role: Accessible.Button
    Accessible.name: spoken
    Accessible.description: sentence
    Accessible.onPressAction: lookedUp()
    Keys.onReturnPressed: lookedUp()
    Keys.onEnterPressed: lookedUp()
    Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)

    Rectangle {
        visible: root.told && (root.lit || root.activeFocus)
        anchors.fill: parent
        anchors.leftMargin: -Theme.px(10)
        anchors.rightMargin: -Theme.px(10)
        radius: Theme.px(8)
        color: Theme.light ? "#1a2f7d63" : "#1affffff"
        border.width: root.activeFocus ? Theme.ring : 0
        border.color: Theme.focusRing
    }
    Words {
        id: caption

        visible: root.told
        anchors.verticalCenter: parent.verticalCenter
        width: (times.visible ? times.x : points.x) - Theme.px(10)
        wrapMode: Text.Wrap
        strong: true
        font.pixelSize: Theme.font(18)
        color: Theme.plateText
        text: root.name
    }
    Words {
        id: times

        visible: root.told && root.count > 1
        anchors.right: points.left
        anchors.rightMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        font.pixelSize: Theme.small
        color: Theme.plateDim
        text: qsTr("%1 × %2", "how often, points of each").arg(root.count).arg(root.each)
    }
    Words {
        id: points

        visible: root.told
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        display: true
        strong: true
        font.pixelSize: Theme.font(22)
        color: Theme.plateText
        text: root.amountText
    }
    MouseArea {
        id: area

        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: root.lookedUp()
    }
}
