import QtQuick
import QtQuick.Templates as T
import Tingpai
import Tingpai.App

// The title and the pause: the game to go on with, and four doors to everything else.
FocusScope {
    id: root

    required property bool gameOn

    property T.AbstractButton wayOut: null // the entry that a page was opened by

    signal continueRequested
    signal keysRequested
    signal pageRequested(string page)
    signal takeBackRequested(bool anotherLuck)
    signal quitRequested

    function focusFirst() {
        wayOut = null;
        (gameOn ? strip.goOn : newGame).forceActiveFocus(Qt.TabFocusReason);
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
        wayOut = entries().find(entry => entry.activeFocus) ?? null;
    }
    // All that can be chosen, in the order that one reads.
    function entries(): list<T.AbstractButton> {
        const all = [keys, quit, strip.goOn, strip.takeBack, strip.reshuffle, newGame, deal, hotseat, tour, fans, mistakes, records,
            statistics, takeIn, table, sound, language];
        const seen = [];
        for (const entry of all) {
            if (entry.visible)
                seen.push(entry);
        }
        return seen.sort((one, other) => centreOf(one).y - centreOf(other).y || centreOf(one).x - centreOf(other).x);
    }
    function centreOf(entry: Item): point {
        return entry.mapToItem(content, entry.width / 2, Math.round(entry.height / 2));
    }
    function step(by: int) {
        const all = entries();
        const at = all.findIndex(entry => entry.activeFocus);
        all[(at + by + all.length) % all.length].forceActiveFocus(Qt.TabFocusReason);
    }
    // To the nearest entry above or below.
    function stepRow(by: int) {
        const all = entries();
        const from = centreOf(all.find(entry => entry.activeFocus) ?? all[0]);
        let nearest = null, least = Infinity;
        for (const entry of all) {
            const to = centreOf(entry);
            const away = by * (to.y - from.y) + 2 * Math.abs(to.x - from.x);
            if (by * (to.y - from.y) > Theme.gap && away < least) {
                nearest = entry;
                least = away;
            }
        }
        if (nearest)
            nearest.forceActiveFocus(Qt.TabFocusReason);
    }

    onPageRequested: leaveBy()
    onKeysRequested: leaveBy()
    onEnabledChanged: if (enabled && visible) focusAgain()

    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Menu")

    MouseArea { // nothing behind is reached
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
        onWheel: wheel => wheel.accepted = true
    }
    Felt {
        anchors.fill: parent
    }
    ScrollArea {
        id: scroll

        anchors.fill: parent
        anchors.margins: Theme.rimWidth
        contentHeight: Math.max(height, content.height + 2 * Theme.px(24))

        Item {
            id: content

            readonly property real column: (width - (doors.columns - 1) * doors.spacing) / doors.columns
            readonly property real spare: scroll.height - doors.y - doors.height - 2 * Theme.px(24) // below the doors
            readonly property bool adorned: spare >= ready.implicitHeight + Theme.px(30)

            anchors.horizontalCenter: parent?.horizontalCenter
            y: Math.max(Theme.px(24), Math.round((scroll.height - height) * 0.45))
            width: Math.min(Theme.px(1080), scroll.width - 2 * Theme.px(32))
            height: adorned ? ready.y + ready.height : doors.y + doors.height
            Keys.onLeftPressed: root.step(-1)
            Keys.onRightPressed: root.step(1)
            Keys.onUpPressed: root.stepRow(-1)
            Keys.onDownPressed: root.stepRow(1)

            Seal {
                id: mark

                y: Math.round((Math.max(height, name.height) - height) / 2)
                position: 1
                sign: "听"
                size: Theme.px(92)
            }
            Column {
                id: name

                x: mark.width + Theme.px(24)
                y: Math.round((Math.max(mark.height, height) - height) / 2)
                width: corner.x - x - Theme.px(16)
                spacing: Theme.light ? Theme.px(5) : 0

                Words {
                    width: parent.width
                    height: Math.round(font.pixelSize * 1.2)
                    display: true
                    strong: true
                    font.pixelSize: Theme.tight(58)
                    color: Theme.titleText
                    text: qsTr("Tingpai")
                }
                Rectangle {
                    width: Math.min(says.implicitWidth, parent.width) + 2 * Theme.px(8)
                    height: says.height + Theme.px(6)
                    x: Theme.light ? 0 : -Theme.px(8)
                    radius: Theme.px(8)
                    color: Theme.titleShade

                    Words {
                        id: says

                        x: Theme.px(8)
                        y: Theme.px(3)
                        width: name.width
                        wrapMode: Text.Wrap
                        font.pixelSize: Theme.font(17)
                        color: Theme.titleDim
                        text: qsTr("Mahjong with a tutor that tells you why")
                    }
                }
            }
            Row {
                id: corner

                anchors.right: parent.right
                y: Math.round(mark.y + (mark.height - height) / 2)
                spacing: Theme.gap

                PlateButton {
                    id: keys

                    objectName: "keysButton"
                    text: qsTr("Keys")
                    keyText: KeyBindings.texts[KeyBindings.Help]
                    onClicked: root.keysRequested()
                }
                PlateButton {
                    id: quit

                    objectName: "quitButton"
                    text: qsTr("Quit")
                    onClicked: root.quitRequested()
                }
            }
            GameStrip {
                id: strip

                y: Math.max(mark.height, name.height) + Theme.px(32)
                width: parent.width
                visible: root.gameOn
                onContinueRequested: root.continueRequested()
                onTakeBackRequested: anotherLuck => root.takeBackRequested(anotherLuck)
            }
            Grid {
                id: doors

                y: strip.visible ? strip.y + strip.height + Theme.px(20) : strip.y
                columns: parent.width >= 56 * Theme.font(16) + 3 * spacing ? 4 : 2
                spacing: Theme.px(16)

                MenuCard {
                    width: content.column
                    tile: "1z"
                    heading: qsTr("Play")

                    MenuEntry {
                        id: newGame

                        objectName: "newGameButton"
                        width: parent.width
                        strong: !root.gameOn
                        text: qsTr("New game")
                        detail: qsTr("You and three bots")
                        keyText: KeyBindings.texts[KeyBindings.NewGame]
                        onClicked: root.pageRequested("NewGame")
                    }
                    MenuEntry {
                        id: deal

                        objectName: "dealButton"
                        width: parent.width
                        text: qsTr("Play a deal")
                        detail: qsTr("The deal of the day or a friend's code")
                        keyText: KeyBindings.texts[KeyBindings.PlayDeal]
                        onClicked: root.pageRequested("Deal")
                    }
                    MenuEntry {
                        id: hotseat

                        objectName: "hotseatButton"
                        width: parent.width
                        text: qsTr("Pass and play")
                        detail: qsTr("Two to four people at one screen")
                        onClicked: root.pageRequested("Hotseat")
                    }
                }
                MenuCard {
                    width: content.column
                    tile: "6z"
                    heading: qsTr("Learn")

                    MenuEntry {
                        id: tour

                        objectName: "tourButton"
                        width: parent.width
                        text: qsTr("First steps")
                        detail: qsTr("Your hand, calls and the tutor in five steps")
                        note: AppSettings.tourSeen ? "" : qsTr("New here?")
                        onClicked: root.pageRequested("Tour")
                    }
                    MenuEntry {
                        id: fans

                        objectName: "fansButton"
                        width: parent.width
                        text: qsTr("Rules and fans")
                        detail: qsTr("Every fan, with an example")
                        onClicked: root.pageRequested("Fans")
                    }
                    MenuEntry {
                        id: mistakes

                        objectName: "mistakesButton"
                        width: parent.width
                        text: qsTr("Practise your mistakes")
                        detail: qsTr("Positions from your own games, one new a day")
                        onClicked: root.pageRequested("Mistakes")
                    }
                }
                MenuCard {
                    width: content.column
                    tile: "1s"
                    heading: qsTr("History")

                    MenuEntry {
                        id: records

                        objectName: "recordsButton"
                        width: parent.width
                        text: qsTr("Records")
                        detail: qsTr("Replay and review your games")
                        onClicked: root.pageRequested("Records")
                    }
                    MenuEntry {
                        id: statistics

                        objectName: "statisticsButton"
                        width: parent.width
                        text: qsTr("Statistics")
                        detail: qsTr("Wins, fans and points over time")
                        onClicked: root.pageRequested("Statistics")
                    }
                    MenuEntry {
                        id: takeIn

                        objectName: "importEntry"
                        width: parent.width
                        text: qsTr("Import a record")
                        detail: qsTr("A game from a file, to replay and review")
                        onClicked: root.pageRequested("Records/import")
                    }
                }
                MenuCard {
                    width: content.column
                    tile: "5z"
                    heading: qsTr("Settings")

                    MenuEntry {
                        id: table

                        objectName: "settingsButton"
                        width: parent.width
                        text: qsTr("Table and tiles")
                        detail: qsTr("How tiles, cloth and panels look, and how a hand is sorted")
                        onClicked: root.pageRequested("Settings/table")
                    }
                    MenuEntry {
                        id: sound

                        objectName: "soundEntry"
                        width: parent.width
                        text: qsTr("Sound and speed")
                        detail: qsTr("Volume, pace and animation")
                        onClicked: root.pageRequested("Settings/sound")
                    }
                    MenuEntry {
                        id: language

                        objectName: "languageEntry"
                        width: parent.width
                        text: qsTr("Keys and language")
                        detail: qsTr("Language, clicks and every key")
                        onClicked: root.pageRequested("Settings/keys")
                    }
                }
            }
            ReadyHand {
                id: ready

                anchors.horizontalCenter: parent.horizontalCenter
                y: doors.y + doors.height + Math.min(Theme.px(74), Math.round((content.spare - height) * 0.55))
                visible: content.adorned
                room: content.width
            }
        }
    }
}
