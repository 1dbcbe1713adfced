pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// The answers to a discard, always at the same places. Declining a win takes two presses.
Item {
    id: root

    required property RowModel model
    required property bool canWin
    required property bool hintsShown
    required property int room // for three of the five in a line

    property int choosing: -1 // the call whose option is being chosen, -1: none
    property Item first: null // of the calls on offer
    property bool confirming: false // pass was pressed once while a win is on offer

    readonly property int gap: Theme.px(6)
    readonly property int buttonWidth: Math.min(Theme.px(Theme.textScale > 1.3 ? 88 : 76), Math.floor((room - 2 * gap) / 3))
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

    implicitWidth: row.width
    implicitHeight: row.height
    onCanWinChanged: clear()

    Timer {
        id: forgetting

        interval: Theme.confirm
        onTriggered: root.confirming = false
    }
    Flow { // what is said to a discard, and below it what ends the asking
        id: row

        width: 3 * root.buttonWidth + 2 * root.gap
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Calls")
        spacing: root.gap

        Repeater {
            id: buttons

            model: root.model
            onCountChanged: root.first = root.firstAvailable()

            CallButton {
                keyText: root.keys[index]
                width: kind === Game.Win ? 2 * root.buttonWidth + root.gap : root.buttonWidth
                confirming: root.confirming && kind === Game.Pass
                hintsShown: root.hintsShown
                onClicked: root.press(kind)
                onAvailableChanged: {
                    root.clear();
                    root.first = root.firstAvailable();
                }
            }
        }
    }
    CallOptions {
        id: options

        readonly property CallButton button: root.choosing >= 0 ? buttons.itemAt(root.choosing) as CallButton : null

        visible: root.choosing >= 0
        x: row.width - width
        y: row.height + Theme.gap
        names: button ? button.optionNames : []
        tiles: button ? button.optionTiles : []
        best: button && root.hintsShown ? button.bestOption : -1
        onChosen: option => root.chooseOption(option)
    }
}
