pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// Every command by section with its keys, which can be changed here.
Page {
    id: root

    property int waiting: KeyBindings.None // the command whose new key is to be pressed
    property int offeredKey: 0 // a key that belongs to another command: pressed again, it is taken from that one
    property int offeredModifiers: 0
    property string message: ""

    readonly property int columnCount: Math.max(1, Math.min(3, Math.floor(body.width / (Theme.small * 22))))
    readonly property var columnSections: [[[0, 1, 2, 3, 4, 5, 6, 7, 8]], [[0, 1, 3, 5, 8], [2, 4, 6, 7]],
        [[0, 3, 4, 7], [1, 6, 8], [2, 5]]][columnCount - 1]

    function wait(command: int) {
        waiting = command;
        offeredKey = 0;
        message = qsTr("%1: press the new key. Esc cancels.").arg(KeyBindings.title(command));
    }
    function offer(key: int, modifiers: int) {
        if (!KeyBindings.bindable(key, modifiers))
            return;
        const text = KeyBindings.keyText(key, modifiers);
        const owner = KeyBindings.ownerOf(waiting, key, modifiers);
        if (owner !== KeyBindings.None && !(key === offeredKey && modifiers === offeredModifiers)) {
            offeredKey = key;
            offeredModifiers = modifiers;
            message = qsTr("%1 belongs to “%2”. Press it again to take it, another key, or Esc.").arg(text).arg(
                        KeyBindings.title(owner));
            return;
        }
        const command = waiting;
        waiting = KeyBindings.None;
        message = KeyBindings.assign(command, key, modifiers)
                ? qsTr("%1: %2").arg(KeyBindings.title(command)).arg(text)
                : qsTr("%1 cannot be used for this").arg(text);
    }
    function cancel() {
        waiting = KeyBindings.None;
        message = "";
    }
    function remove(command: int) {
        KeyBindings.removeKeys(command);
        message = qsTr("%1: %2").arg(KeyBindings.title(command)).arg(qsTr("no key"));
    }

    objectName: "keyHelp"
    title: qsTr("Keys")
    note: message !== "" ? message : qsTr("Enter changes a key, Backspace removes it")
    cornerRoom: reset.width + Theme.gap
    backEnabled: waiting === KeyBindings.None
    onVisibleChanged: cancel()

    ScrollArea {
        id: scroll

        anchors.fill: parent
        contentHeight: columns.implicitHeight

        Row {
            id: columns

            width: parent.width
            spacing: Theme.px(24)

            Repeater {
                model: root.columnSections

                Column {
                    id: column

                    required property var modelData // the sections of this column

                    width: (columns.width - (root.columnCount - 1) * columns.spacing) / root.columnCount
                    spacing: Theme.px(10)

                    Repeater {
                        model: column.modelData

                        Column {
                            id: section

                            required property int modelData

                            width: column.width

                            Words {
                                bottomPadding: Theme.px(2)
                                leftPadding: Theme.px(8)
                                strong: true
                                color: Theme.accentText
                                text: KeyBindings.sectionTitles[section.modelData]
                                Accessible.role: Accessible.Heading
                                Accessible.name: text
                            }
                            Repeater {
                                model: KeyBindings.section(section.modelData)

                                KeyRow {
                                    width: section.width
                                    focus: command === KeyBindings.CursorLeft
                                    waiting: root.waiting === command
                                    onActiveFocusChanged: {
                                        if (!activeFocus && waiting)
                                            root.cancel();
                                    }
                                    onClicked: root.wait(command)
                                    onKeyOffered: (key, modifiers) => root.offer(key, modifiers)
                                    onKeysRemoved: root.remove(command)
                                    onCancelled: root.cancel()
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    ActionButton {
        id: reset

        objectName: "resetKeysButton"
        anchors.right: parent.right
        anchors.bottom: parent.top
        anchors.bottomMargin: Theme.px(14)
        anchors.rightMargin: root.backRoom
        look: ActionButton.Quiet
        text: qsTr("Default keys")
        onClicked: {
            KeyBindings.resetAll();
            root.message = qsTr("All keys reset");
        }
    }
}
