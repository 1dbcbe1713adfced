pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Tingpai

// A command and its keys, to be changed: chosen, it waits for the new key.
T.AbstractButton {
    id: root

    required property bool used
    required property int command
    required property string title
    required property list<string> keys
    required property bool changeable

    property bool waiting: false // for the new key

    readonly property string keysText: {
        let text = "";
        for (const key of keys)
            text += (text === "" ? "" : ", ") + key;
        return text === "" ? qsTr("no key") : text;
    }

    signal keyOffered(int key, int modifiers)
    signal keysRemoved
    signal cancelled

    function take(event: KeyEvent): bool {
        if (waiting) {
            if (event.key === Qt.Key_Escape)
                cancelled();
            else if (!event.isAutoRepeat)
                keyOffered(event.key, event.modifiers);
            return true;
        }
        if (event.key === Qt.Key_Backspace || event.key === Qt.Key_Delete) {
            keysRemoved();
            return true;
        }
        return false;
    }

    function choose(event: KeyEvent) {
        if (waiting)
            take(event);
        else
            clicked();
    }

    visible: used
    implicitHeight: Math.max(Theme.px(32), title.implicitHeight, caps.implicitHeight + Theme.px(3))
    focusPolicy: changeable ? Qt.StrongFocus : Qt.NoFocus
    hoverEnabled: changeable
    Accessible.role: changeable ? Accessible.Button : Accessible.StaticText
    Accessible.name: qsTr("%1: %2").arg(root.title).arg(keysText)
    Accessible.onPressAction: if (changeable) clicked()
    Keys.priority: Keys.BeforeItem
    Keys.onPressed: event => event.accepted = take(event)
    Keys.onReturnPressed: event => choose(event)
    Keys.onEnterPressed: event => choose(event)
    Keys.onUpPressed: event => {
        if (waiting)
            take(event);
        else
            nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason);
    }
    Keys.onDownPressed: event => {
        if (waiting)
            take(event);
        else
            nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason);
    }

    background: Rectangle {
        radius: Theme.px(6)
        color: root.waiting ? Theme.card : root.hovered ? Theme.quietButton : "transparent"
        border.width: root.activeFocus ? Theme.ring : 0
        border.color: root.waiting ? Theme.stroke : Theme.focusRing
    }
    Item {
        anchors.fill: parent

        Words {
            id: title

            anchors.left: parent.left
            anchors.leftMargin: Theme.px(8)
            anchors.right: caps.left
            anchors.rightMargin: Theme.px(8)
            anchors.verticalCenter: parent.verticalCenter
            wrapMode: Text.Wrap
            font.pixelSize: Theme.small
            text: root.title
        }
        Row {
            id: caps

            anchors.right: parent.right
            anchors.rightMargin: Theme.px(8)
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(4)

            Words {
                visible: root.waiting
                font.pixelSize: Theme.small
                color: Theme.accentText
                text: qsTr("Press the new key")
            }
            Repeater {
                model: 6 // they stay: caps that go while the language changes would still be told of it

                KeyCap {
                    required property int index

                    visible: !root.waiting && index < root.keys.length
                    text: root.keys[index] ?? ""
                }
            }
            Words {
                visible: !root.waiting && root.keys.length === 0
                font.pixelSize: Theme.small
                color: Theme.textFaint
                text: qsTr("no key")
            }
        }
    }
}
