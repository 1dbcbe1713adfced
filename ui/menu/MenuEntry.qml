import QtQuick
import QtQuick.Templates as T
import Tingpai

// One way on from a card of the title page. What one finds there is told to who points at it.
T.AbstractButton {
    id: root

    property string detail: ""
    property string keyText: ""
    property string note: "" // a word in place of the key
    property bool strong: false // what most will do now

    readonly property color ink: strong ? Theme.accentInk : Theme.plateText

    implicitHeight: Math.max(28, Theme.px(38), label.implicitHeight + Theme.px(10))
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: keyText === "" ? detail : Phrase.sentences([detail, keyText])
    Accessible.onPressAction: clicked()
    Keys.onReturnPressed: event => {
        if (!event.isAutoRepeat) // held, it would act on the page that opens, too
            clicked();
    }
    Keys.onEnterPressed: event => {
        if (!event.isAutoRepeat)
            clicked();
    }

    background: Item {
        Rectangle {
            visible: !root.strong
            width: parent.width
            height: Theme.line
            color: Theme.plateLine
        }
        Rectangle {
            anchors.fill: parent
            anchors.leftMargin: -Theme.px(10)
            anchors.rightMargin: -Theme.px(10)
            radius: Theme.px(9)
            color: root.strong ? (root.hovered ? Theme.lifted(Theme.accent) : Theme.accent)
                    : root.down || root.hovered ? Theme.menuHover : "transparent"
            border.width: root.visualFocus ? Theme.ring : 0
            border.color: Theme.focusRing

            Rectangle {
                visible: root.visualFocus && root.strong
                anchors.fill: parent
                anchors.margins: Theme.ring
                radius: parent.radius - Theme.ring
                color: "transparent"
                border.width: Theme.line
                border.color: Theme.rimOf(Theme.focusRing)
            }
        }
    }
    Item {
        anchors.fill: parent

        Words {
            id: label

            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - mark.width - Theme.px(8)
            strong: root.strong
            font.pixelSize: Theme.font(16)
            color: root.ink
            text: root.text
        }
        Words {
            anchors.right: mark.left
            anchors.rightMargin: Theme.px(8)
            anchors.verticalCenter: parent.verticalCenter
            visible: text !== "" && label.implicitWidth + implicitWidth + mark.width + Theme.px(24) <= parent.width
            font.pixelSize: Theme.tiny
            color: root.strong ? Theme.accentInk : Theme.plateDim
            text: root.note !== "" ? root.note : root.keyText
        }
        Words {
            id: mark

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            font.pixelSize: Theme.font(18)
            color: root.strong ? Theme.accentInk : Theme.plateDim
            text: "›"
        }
    }
    Tip { // under the card, over none of its entries
        y: root.parent.height - root.y + Theme.px(14)
        visible: root.hovered && root.detail !== ""
        delay: Theme.settling
        text: root.detail
    }
}
