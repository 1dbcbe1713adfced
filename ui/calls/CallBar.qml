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
    // Calls are named by their commands, KeyBindings.None: none.
    property int choosing: KeyBindings.None // whose option is being chosen by its number
    property int manifold: KeyBindings.None // on offer in several ways, the first of them
    property Item first: null // of the calls on offer
    property bool confirming: false // pass was pressed once while a win is on offer

    readonly property int gap: Theme.px(6)
    readonly property int buttonWidth: Math.min(Theme.px(Theme.textScale > 1.3 ? 88 : 76), Math.floor((room - 2 * gap) / 3))
    readonly property int lineHeight: Theme.buttonHeight + gap
    readonly property int lines: place(0).y + 1

    signal callRequested(int command, int option)

    // In use, not only on offer.
    function buttonFor(command: int): Item {
        for (let row = 0; row < model.count; ++row) {
            const button = buttons.itemAt(row) as CallButton;
            if (button && button.command === command)
                return button;
        }
        return null;
    }
    function firstAvailable(): Item {
        for (let row = 0; row < model.count; ++row) {
            const button = buttons.itemAt(row) as CallButton;
            if (button && button.offered)
                return button;
        }
        return null;
    }
    function optionAt(option: int): Item {
        return options.itemAt(option);
    }
    // Where a row's call begins: from the right end in x, lines from the lowest in y. What is not on offer takes no room.
    function place(row: int): point {
        let taken = 0;
        let line = 0;
        for (let other = buttons.count - 1; other >= row; --other) {
            const button = buttons.itemAt(other) as CallButton;
            if (!button || !button.offered)
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
        manifold = KeyBindings.None;
        for (let row = model.count - 1; row >= 0; --row) {
            const button = buttons.itemAt(row) as CallButton;
            if (button && button.offered && button.optionNames.length > 1)
                manifold = button.command;
        }
    }
    function press(command: int) {
        const button = buttonFor(command) as CallButton;
        if (!button || !button.offered)
            return;
        if (command === KeyBindings.Pass && canWin && !confirming) {
            confirming = true;
            forgetting.restart();
            return;
        }
        if (button.optionNames.length > 1) {
            choosing = choosing === command ? KeyBindings.None : command;
            return;
        }
        clear();
        callRequested(command, 0);
    }
    function chooseOption(option: int): bool {
        const button = buttonFor(choosing) as CallButton;
        if (!button || option >= button.optionNames.length)
            return false;
        const command = choosing;
        clear();
        callRequested(command, option);
        return true;
    }
    function clear(): bool {
        const changed = choosing !== KeyBindings.None || confirming;
        choosing = KeyBindings.None;
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
                width: Math.min(root.room, tilesWidth + (command === KeyBindings.Win ? Math.round(1.9 * root.buttonWidth) : root.buttonWidth))
                roomForTiles: root.room - 2 * root.buttonWidth - root.gap
                confirming: root.confirming && command === KeyBindings.Pass
                hintsShown: root.hintsShown
                onClicked: root.press(command)
                onOfferedChanged: {
                    root.clear();
                    root.look();
                }
                onOptionNamesChanged: root.look()
            }
        }
    }
    CallOptions {
        id: options

        readonly property int command: root.choosing !== KeyBindings.None ? root.choosing : root.manifold
        readonly property CallButton button: root.buttonFor(command) as CallButton

        visible: button !== null
        anchors.right: parent.right
        y: root.height + Theme.gap
        widest: root.optionsRoom
        chosenByNumber: root.choosing !== KeyBindings.None
        names: button ? button.optionNames : []
        tiles: button ? button.optionTiles : []
        best: button && root.hintsShown ? button.bestOption : -1
        onChosen: option => {
            root.choosing = command;
            root.chooseOption(option);
        }
    }
}
