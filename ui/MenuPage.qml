import QtQuick
import Tingpai.App

// The first page and the pause: a game to go on with or to begin, and the settings.
Overlay {
    id: root

    required property bool gameOn

    signal continueRequested
    signal newGameRequested
    signal keysRequested
    signal quitRequested

    function focusNewGame() {
        newGame.forceActiveFocus();
    }
    function focusFirst() {
        (gameOn ? goOn : newGame).forceActiveFocus();
    }

    panelWidth: Theme.px(620)
    panelHeight: body.implicitHeight + Theme.px(60)
    Accessible.name: qsTr("Menu")

    Column {
        id: body

        anchors.verticalCenter: parent.verticalCenter
        x: Theme.px(36)
        width: parent.width - 2 * x
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
                    color: Theme.ivory
                    text: qsTr("Tingpai")
                }
                Words {
                    font.pixelSize: Theme.small
                    color: Theme.textDim
                    text: qsTr("Chinese Official mahjong, sixteen hands")
                }
            }
        }
        Row {
            spacing: Theme.gap

            ActionButton {
                id: goOn

                objectName: "continueButton"
                visible: root.gameOn
                look: ActionButton.Strong
                text: qsTr("Continue")
                keyText: "Esc"
                KeyNavigation.right: newGame
                onClicked: root.continueRequested()
            }
            ActionButton {
                id: newGame

                objectName: "newGameButton"
                look: root.gameOn ? ActionButton.Plain : ActionButton.Strong
                text: qsTr("New game")
                KeyNavigation.right: keys
                onClicked: root.newGameRequested()
            }
            ActionButton {
                id: keys

                objectName: "keysButton"
                look: ActionButton.Quiet
                text: qsTr("Keys")
                keyText: "?"
                KeyNavigation.right: quit
                onClicked: root.keysRequested()
            }
            ActionButton {
                id: quit

                objectName: "quitButton"
                look: ActionButton.Quiet
                text: qsTr("Quit")
                onClicked: root.quitRequested()
            }
        }
        ChoiceRow {
            objectName: "levelChoice"
            width: parent.width
            caption: qsTr("Opponents")
            names: AppSettings.levelNames
            current: AppSettings.levels.indexOf(AppSettings.level)
            onChosen: index => AppSettings.level = AppSettings.levels[index]
        }
        ChoiceRow {
            objectName: "speedChoice"
            width: parent.width
            caption: qsTr("Speed")
            names: [qsTr("Slow"), qsTr("Normal"), qsTr("Fast"), qsTr("Instant")]
            current: (AppSettings.speed + 3) % 4 // Off, the first, stands last
            onChosen: index => AppSettings.speed = (index + 1) % 4
        }
        ChoiceRow {
            objectName: "discardChoice"
            width: parent.width
            caption: qsTr("Discard")
            names: [qsTr("One click"), qsTr("Two clicks")]
            current: AppSettings.twoStepDiscard ? 1 : 0
            onChosen: index => AppSettings.twoStepDiscard = index === 1
        }
        ChoiceRow {
            objectName: "hintsChoice"
            width: parent.width
            caption: qsTr("Hints")
            names: [qsTr("Hidden"), qsTr("Nudge"), qsTr("Three tiles"), qsTr("Full")]
            current: AppSettings.hints ? AppSettings.hintDepth + 1 : 0
            onChosen: index => {
                if (index > 0)
                    AppSettings.hintDepth = index - 1;
                AppSettings.hints = index > 0;
            }
        }
        ChoiceRow {
            objectName: "languageChoice"
            width: parent.width
            caption: qsTr("Language")
            names: AppSettings.languageNames
            current: AppSettings.languages.indexOf(AppSettings.language)
            onChosen: index => AppSettings.language = AppSettings.languages[index]
        }
    }
}
