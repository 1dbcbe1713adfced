pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// The answers to a discard, always in the same order from Pass at the right end. Declining a win takes two presses.
Item {
    id: root

    required property RowModel model
    required property bool canWin
    required property bool hintsShown
    required property int room // for a line of them

    property int optionsRoom: room // under the line: beside the river
    property int choosing: -1 // the call whose option is being chosen by its number, -1: none
    property int manifold: -1 // the call on offer that can be made in several ways, the first of them
    property Item first: null // of the calls on offer
    property bool confirming: false // pass was pressed once while a win is on offer

    readonly property int gap: Theme.px(6)
    readonly property int buttonWidth: Math.min(Theme.px(Theme.textScale > 1.3 ? 88 : 76), Math.floor((room - 2 * gap) / 3))
    readonly property int lineHeight: Theme.buttonHeight + gap
    readonly property int lines: place(0).y + 1
    readonly property list<string> keys: [KeyBindings.texts[KeyBindings.Chow], KeyBindings.texts[KeyBindings.Pung],
        KeyBindings.texts[KeyBindings.Kong], KeyBindings.texts[KeyBindings.Win], KeyBindings.texts[KeyBindings.Pass]]

    signal callRequested(int kind, int option)

    function buttonAt(kind: int): Item {
        return buttons.itemAt(kind);
    }
    function firstAvailable(): Item {
        for (let kind = 0; kind < buttons.count; ++kind) {
            const button = buttons.itemAt(kind) as CallButton;
            if (button && button.available)
                return button;
        }
        return null;
    }
    function optionAt(option: int): Item {
        return options.itemAt(option);
    }
    // Where a call begins: from the right end in x, lines from the lowest in y. What is not on offer takes no room.
    function place(kind: int): point {
        let taken = 0;
        let line = 0;
        for (let other = buttons.count - 1; other >= kind; --other) {
            const button = buttons.itemAt(other) as CallButton;
            if (!button || !button.available)
                continue;
            if (taken > 0 && taken + button.width > room) {
                taken = 0;
                line += 1;
            }
            taken += button.width + gap;
        }
        return Qt.point(taken - gap, line);
    }
    function look() {
        first = firstAvailable();
        manifold = -1;
        for (let kind = buttons.count - 1; kind >= 0; --kind) {
            const button = buttons.itemAt(kind) as CallButton;
            if (button && button.available && button.optionNames.length > 1)
                manifold = kind;
        }
    }
    function press(kind: int) {
        const button = buttons.itemAt(kind) as CallButton;
        if (!button || !button.available)
            return;
        if (kind === Game.Pass && canWin && !confirming) {
            confirming = true;
            forgetting.restart();
            return;
        }
        if (button.optionNames.length > 1) {
            choosing = choosing === kind ? -1 : kind;
            return;
        }
        clear();
        callRequested(kind, 0);
    }
    function chooseOption(option: int): bool {
        const button = buttons.itemAt(choosing) as CallButton;
        if (!button || option >= button.optionNames.length)
            return false;
        const kind = choosing;
        clear();
        callRequested(kind, option);
        return true;
    }
    function clear(): bool {
        const changed = choosing >= 0 || confirming;
        choosing = -1;
        confirming = false;
        return changed;
    }

    implicitWidth: room
    implicitHeight: lines * lineHeight - gap
    onCanWinChanged: clear()

    Timer {
        id: forgetting

        interval: Theme.confirm
        onTriggered: root.confirming = false
    }
    Item {
        anchors.fill: parent
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Calls")

        Repeater {
            id: buttons

            model: root.model
            onCountChanged: root.look()

            CallButton {
                readonly property point at: root.place(index)

                x: root.width - at.x
                y: root.height - Theme.buttonHeight - at.y * root.lineHeight
                keyText: root.keys[index]
                width: Math.min(root.room, tilesWidth + (kind === Game.Win ? Math.round(1.9 * root.buttonWidth) : root.buttonWidth))
                roomForTiles: root.room - 2 * root.buttonWidth - root.gap
                confirming: root.confirming && kind === Game.Pass
                hintsShown: root.hintsShown
                onClicked: root.press(kind)
                onAvailableChanged: {
                    root.clear();
                    root.look();
                }
                onOptionNamesChanged: root.look()
            }
        }
    }
    CallOptions {
        id: options

        readonly property int kind: root.choosing >= 0 ? root.choosing : root.manifold
        readonly property CallButton button: kind >= 0 ? buttons.itemAt(kind) as CallButton : null

        visible: kind >= 0
        anchors.right: parent.right
        y: root.height + Theme.gap
        widest: root.optionsRoom
        chosenByNumber: root.choosing >= 0
        names: button ? button.optionNames : []
        tiles: button ? button.optionTiles : []
        best: button && root.hintsShown ? button.bestOption : -1
        onChosen: option => {
            root.choosing = kind;
            root.chooseOption(option);
        }
    }
}
