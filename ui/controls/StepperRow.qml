pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Tingpai

// One setting with more values than stand side by side: the next one less or more. Left and right change it.
Item {
    id: root

    required property string caption
    required property list<string> names
    required property int current

    property string spoken: caption // what it is called where the caption says too little
    property real share: 0.3 // of the width, for the caption

    readonly property string value: nameAt(current)

    signal chosen(int index)

    function nameAt(index: int): string {
        return names[Math.max(0, Math.min(names.length - 1, index))] ?? "";
    }
    function step(by: int) {
        const to = Math.max(0, Math.min(names.length - 1, current + by));
        if (to !== current)
            chosen(to);
    }

    component Sign: T.AbstractButton {
        id: sign

        required property int by

        width: Math.max(32, height * 1.3)
        height: parent.height
        enabled: root.current + by >= 0 && root.current + by < root.names.length
        autoRepeat: true
        focusPolicy: Qt.NoFocus
        hoverEnabled: true
        text: by < 0 ? "−" : "+"
        Accessible.role: Accessible.Button
        Accessible.name: Phrase.pair(root.spoken, root.nameAt(root.current + by))
        Accessible.onPressAction: root.step(by)
        onClicked: root.step(by)

        background: Rectangle {
            radius: Theme.px(7)
            color: sign.down ? Theme.quietPressed : sign.hovered ? Theme.quietHover : Theme.quietButton
            border.width: Theme.line
            border.color: Theme.cardLine
        }
        contentItem: Words {
            strong: true
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            color: sign.enabled ? Theme.text : Theme.textFaint
            text: sign.text
        }
    }

    implicitHeight: Math.max(26, Theme.px(40), label.implicitHeight + Theme.px(6))
    activeFocusOnTab: true
    Accessible.role: Accessible.SpinBox
    Accessible.name: Phrase.pair(spoken, value)
    Accessible.onIncreaseAction: step(1)
    Accessible.onDecreaseAction: step(-1)
    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)
    Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)

    Words {
        id: label

        anchors.verticalCenter: parent.verticalCenter
        width: parent.width * root.share
        wrapMode: Text.Wrap
        color: Theme.textDim
        text: root.caption
    }
    Rectangle {
        id: frame

        anchors.left: label.right
        anchors.right: parent.right
        height: parent.height
        radius: Theme.px(9)
        color: Theme.track
        border.width: root.activeFocus ? Theme.ring : Theme.line
        border.color: root.activeFocus ? Theme.focusRing : Theme.cardLine

        Item {
            anchors.fill: parent
            anchors.margins: Theme.px(3)

            Sign {
                id: less

                by: -1
            }
            Words {
                anchors.left: less.right
                anchors.right: more.left
                height: parent.height
                strong: true
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                text: root.value
            }
            Sign {
                id: more

                anchors.right: parent.right
                by: 1
            }
        }
    }
}
