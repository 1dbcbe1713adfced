import QtQuick
import Tingpai
import Tingpai.App

// The first page and the pause: a game to go on with or to begin, and the ways to every other page.
Overlay {
    id: root

    required property bool gameOn

    property MenuEntry wayOut: null // the entry that a page was opened by

    signal continueRequested
    signal newGameRequested
    signal keysRequested
    signal pageRequested(string page)
    signal takeBackRequested(bool anotherLuck)
    signal quitRequested

    function focusNewGame() {
        newGame.forceActiveFocus();
    }
    function focusFirst() {
        wayOut = null;
        (gameOn ? goOn : newGame).forceActiveFocus();
    }
    // Back from a page.
    function focusAgain() {
        if (wayOut === null || !wayOut.visible) {
            focusFirst();
            return;
        }
        wayOut.forceActiveFocus();
        wayOut.focusReason = Qt.TabFocusReason; // shown, though it may have had the focus before
    }
    function leaveBy() {
        wayOut = entries.visibleChildren[entries.focused()] ?? null;
    }

    onPageRequested: leaveBy()
    onKeysRequested: leaveBy()

    onEnabledChanged: if (enabled && visible) focusAgain()

    panelWidth: Theme.px(940) * Math.min(1.3, Theme.textScale)
    panelHeight: body.implicitHeight + Theme.px(60)
    Accessible.name: qsTr("Menu")

    Column {
        id: body

        anchors.centerIn: parent
        width: (parent.width - Theme.px(72)) / scale
        scale: Math.min(1, (parent.height - Theme.px(24)) / implicitHeight) // large text in a small window
        spacing: Theme.px(14)

        Row {
            spacing: Theme.px(16)

            TileRow {
                anchors.verticalCenter: parent.verticalCenter
                tiles: ["5z", "6z", "7z"]
                tileWidth: Theme.cardTile
            }
            Column {
                Words {
                    strong: true
                    font.pixelSize: Theme.huge
                    color: Theme.heading
                    text: qsTr("Tingpai")
                }
                Words {
                    font.pixelSize: Theme.small
                    color: Theme.textDim
                    text: qsTr("Chinese Official mahjong")
                }
                Words {
                    objectName: "wallProof"
                    visible: root.gameOn && Deals.wallHash !== ""
                    width: Math.min(implicitWidth, body.width - parent.x)
                    font.pixelSize: Theme.tiny
                    color: Theme.textFaint
                    text: qsTr("Wall seal: %1").arg(Deals.wallHash)
                }
            }
        }
        Grid {
            id: entries

            readonly property real entryWidth: (width - (columns - 1) * spacing) / columns

            function focused(): int { // behind the last where none is
                let at = 0;
                while (at < visibleChildren.length && !visibleChildren[at].activeFocus)
                    at += 1;
                return at;
            }
            // To the entry so many places on; below the last row are the choices.
            function step(by: int) {
                const to = focused() + by;
                if (to >= 0 && to < visibleChildren.length)
                    visibleChildren[to].forceActiveFocus(Qt.TabFocusReason);
                else if (by > 0)
                    visibleChildren[visibleChildren.length - 1].nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason);
            }

            width: parent.width
            columns: 3
            spacing: Theme.gap
            Keys.onLeftPressed: step(-1)
            Keys.onRightPressed: step(1)
            Keys.onUpPressed: step(-columns)
            Keys.onDownPressed: step(columns)

            MenuEntry {
                id: goOn

                objectName: "continueButton"
                visible: root.gameOn
                width: entries.entryWidth
                strong: true
                text: Game.phase === Game.GameOver ? qsTr("Final standing") : qsTr("Continue")
                detail: Game.phase === Game.GameOver ? qsTr("The game is over") : Game.handTitle
                keyText: KeyBindings.texts[KeyBindings.Back]
                onClicked: root.continueRequested()
            }
            MenuEntry {
                id: newGame

                objectName: "newGameButton"
                width: entries.entryWidth
                strong: !root.gameOn
                text: qsTr("New game")
                detail: qsTr("You and three bots")
                onClicked: root.newGameRequested()
            }
            MenuEntry {
                objectName: "takeBackEntry"
                visible: root.gameOn && Game.canTakeBack
                width: entries.entryWidth
                text: qsTr("Take back")
                detail: qsTr("Your last choice again, same draws")
                keyText: KeyBindings.texts[KeyBindings.TakeBack]
                onClicked: root.takeBackRequested(false)
            }
            MenuEntry {
                objectName: "anotherLuckEntry"
                visible: root.gameOn && Game.canTakeBack
                width: entries.entryWidth
                text: qsTr("Take back, reshuffle")
                detail: qsTr("Your last choice again, new draws")
                keyText: KeyBindings.texts[KeyBindings.AnotherLuck]
                onClicked: root.takeBackRequested(true)
            }
            MenuEntry {
                objectName: "hotseatButton"
                width: entries.entryWidth
                text: qsTr("Pass and play")
                detail: qsTr("Two to four people at one screen")
                onClicked: root.pageRequested("Hotseat")
            }
            MenuEntry {
                objectName: "recordsButton"
                width: entries.entryWidth
                text: qsTr("Records")
                detail: qsTr("Replay and review your games")
                onClicked: root.pageRequested("Records")
            }
            MenuEntry {
                objectName: "mistakesButton"
                width: entries.entryWidth
                text: qsTr("Mistakes")
                detail: qsTr("Practise your mistakes, one new a day")
                onClicked: root.pageRequested("Mistakes")
            }
            MenuEntry {
                objectName: "dealButton"
                width: entries.entryWidth
                text: qsTr("Play a deal")
                detail: qsTr("The deal of the day or a friend's code")
                keyText: KeyBindings.texts[KeyBindings.PlayDeal]
                onClicked: root.pageRequested("Deal")
            }
            MenuEntry {
                objectName: "statisticsButton"
                width: entries.entryWidth
                text: qsTr("Statistics")
                detail: qsTr("Wins, fans and points over time")
                onClicked: root.pageRequested("Statistics")
            }
            MenuEntry {
                objectName: "fansButton"
                width: entries.entryWidth
                text: qsTr("Rules and fans")
                detail: qsTr("Every fan, with an example")
                onClicked: root.pageRequested("Fans")
            }
            MenuEntry {
                objectName: "opponentsButton"
                width: entries.entryWidth
                text: qsTr("Opponents")
                detail: qsTr("Level and style of each bot")
                onClicked: root.pageRequested("Opponents")
            }
            MenuEntry {
                objectName: "settingsButton"
                width: entries.entryWidth
                text: qsTr("Settings")
                detail: qsTr("Speed, tiles, sound, language")
                onClicked: root.pageRequested("Settings")
            }
            MenuEntry {
                objectName: "keysButton"
                width: entries.entryWidth
                text: qsTr("Keys")
                detail: qsTr("Keyboard guide")
                keyText: KeyBindings.texts[KeyBindings.Help]
                onClicked: root.keysRequested()
            }
            MenuEntry {
                objectName: "quitButton"
                width: entries.entryWidth
                text: qsTr("Quit")
                detail: qsTr("Your game is saved")
                onClicked: root.quitRequested()
            }
        }
        LevelChoice {
            objectName: "levelChoice"
            width: parent.width
        }
        LengthChoice {
            objectName: "lengthChoice"
            width: parent.width
        }
        HintsChoice {
            objectName: "hintsChoice"
            width: parent.width
        }
        ChoiceRow {
            objectName: "teachingChoice"
            width: parent.width
            caption: qsTr("Comments")
            names: [qsTr("Off"), qsTr("After each move")]
            current: AppSettings.teaching ? 1 : 0
            onChosen: index => AppSettings.teaching = index === 1
        }
    }
}
