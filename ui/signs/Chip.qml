import QtQuick
import Tingpai

// A pattern and what it counts; struck through with the reason where it is not counted. A click or Enter looks it up.
Rectangle {
    id: root

    required property string caption

    property string amountText: ""
    property string spoken: caption // where it is counted
    property string reason: "" // why it is not counted; empty: it is
    property real room: Infinity // for the words

    readonly property bool counted: reason === ""

    signal lookedUp

    implicitWidth: words.implicitWidth + Theme.px(20)
    implicitHeight: words.implicitHeight + Theme.px(8)
    radius: height / 2
    color: area.containsMouse ? Theme.buttonHover : counted ? Theme.button : "transparent"
    border.width: activeFocus ? Theme.ring : Theme.line
    border.color: activeFocus ? Theme.focusRing : counted ? Theme.buttonLine : Theme.cardLine
    activeFocusOnTab: true
    Keys.onReturnPressed: lookedUp()
    Keys.onEnterPressed: lookedUp()
    Keys.onLeftPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Keys.onRightPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
    Accessible.role: Accessible.Button
    Accessible.onPressAction: lookedUp()
    Accessible.name: counted ? spoken : qsTr("%1, not counted: %2").arg(caption).arg(reason)

    MouseArea {
        id: area

        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: root.lookedUp()
    }
    Row {
        id: words

        anchors.centerIn: parent
        spacing: Theme.px(8)

        Words {
            id: name

            font.strikeout: !root.counted
            font.pixelSize: root.counted ? Theme.normal : Theme.small
            color: root.counted ? Theme.buttonText : Theme.textFaint
            text: root.caption
        }
        Words {
            visible: root.counted
            strong: true
            color: Theme.accentText
            text: root.amountText
        }
        Words {
            visible: !root.counted
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, root.room - name.width - words.spacing)
            font.pixelSize: Theme.tiny
            color: Theme.textFaint
            text: root.reason
        }
    }
}
