pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// The stored games: looking back at one, taking one in from a file, deleting one.
Page {
    id: root

    readonly property int chosen: list.currentIndex >= 0 && list.currentIndex < Records.games.count
            ? list.currentIndex : -1
    readonly property bool inProgress: chosen >= 0 && ((list.currentItem as RecordRow)?.inProgress ?? false)
    property string part: "" // "import": a file is asked for at once
    property Component chooser: null // of a file; without its module a path can be typed
    property int deleting: 0 // the game that a second press deletes; 0: none

    function gameAt(row: int): int {
        return Records.gameAt(row);
    }
    function open(row: int) { // what Enter does
        const item = list.itemAtIndex(row) as RecordRow;
        if (item && item.inProgress)
            resume(row);
        else
            review(row);
    }
    function resume(row: int) {
        if (Game.resumeGame(gameAt(row)))
            gameRequested();
        else
            Records.fail(Game.errorText);
    }
    function fold(row: int, unfolded: bool) {
        const game = gameAt(row);
        Records.unfold(game, unfolded);
        for (let at = 0; at < Records.games.count; ++at)
            if (gameAt(at) === game)
                list.currentIndex = at;
    }
    function review(row: int) {
        Records.selectedGame = gameAt(row);
        root.pageRequested("Review");
    }
    function replay(row: int) {
        if (Replay.open(gameAt(row)))
            root.pageRequested("Replay");
        else
            Records.fail(Replay.errorText);
    }
    function save() {
        if (chosen >= 0)
            Records.save(gameAt(chosen));
    }
    function remove() {
        if (!deleteButton.enabled)
            return;
        const game = gameAt(chosen);
        if (deleting === game) {
            deleting = 0;
            const row = chosen;
            if (!inProgress)
                Records.remove(game);
            else if (Game.abandon(game))
                Records.refresh();
            else
                Records.fail(Game.errorText);
            list.currentIndex = Math.min(row, Records.games.count - 1);
        } else {
            deleting = game;
        }
    }
    function command(command: int, held: bool): bool {
        switch (command) {
        case KeyBindings.ReplayGame:
            if (chosen >= 0)
                replay(chosen);
            return true;
        case KeyBindings.SaveGame:
            save();
            return true;
        case KeyBindings.DeleteGame:
            if (!held) // it must not answer its own question
                remove();
            return true;
        }
        return false;
    }
    function choose() {
        if (chooser === null)
            chooser = Qt.createComponent("RecordChooser.qml");
        if (chooser.status === Component.Ready)
            chooser.createObject(root, {
                "page": root
            });
        else
            pathField.forceActiveFocus(Qt.TabFocusReason);
    }
    function placeFocus() { // after the chooser
        importButton.forceActiveFocus(Qt.TabFocusReason);
    }
    function takeIn(path: string) {
        if (Records.importFile(path)) {
            pathField.clear();
            showNewest();
        }
    }
    function paste() {
        if (Records.importCopied())
            showNewest();
    }
    function showNewest() {
        list.currentIndex = 0;
        list.positionViewAtBeginning();
    }

    title: qsTr("Records")
    note: qsTr("%n game(s)", "", Records.games.count)
    Component.onCompleted: {
        Records.clearMessage();
        Records.refresh();
    }
    onOpened: {
        for (let row = 0; row < Records.games.count; ++row) {
            if (gameAt(row) === Records.selectedGame)
                list.currentIndex = row;
        }
    }
    Keys.onPressed: event => {
        if (event.matches(StandardKey.Paste)) {
            paste();
            event.accepted = true;
        }
    }
    onActiveFocusChanged: {
        if (activeFocus && part === "import") { // the page is there
            part = "";
            asking.start();
        }
    }

    Timer {
        id: asking

        interval: 1
        onTriggered: root.choose()
    }

    PageList {
        id: list

        objectName: "recordList"
        anchors.left: parent.left
        anchors.right: side.left
        anchors.rightMargin: Theme.px(28)
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        focus: true
        spacing: Theme.px(6)
        page: root
        rows: Records.games
        currentIndex: 0
        highlightMoveDuration: 0
        keyNavigationEnabled: true
        Accessible.name: root.title
        onCurrentIndexChanged: root.deleting = 0
        Keys.onReturnPressed: if (root.chosen >= 0) root.open(root.chosen)
        Keys.onEnterPressed: if (root.chosen >= 0) root.open(root.chosen)
        Keys.onRightPressed: if (root.chosen >= 0) root.fold(root.chosen, true)
        Keys.onLeftPressed: if (root.chosen >= 0) root.fold(root.chosen, false)
        Keys.onDownPressed: if (currentIndex < Records.games.count - 1) incrementCurrentIndex() // no unused row
        Keys.onPressed: event => {
            event.accepted = root.command(KeyBindings.commandFor(event.key, event.modifiers, KeyBindings.AmongRecords),
                                          event.isAutoRepeat);
        }

        delegate: RecordRow {
            width: list.width
            height: used ? implicitHeight : 0
            current: index === list.currentIndex
            ring: current && list.activeFocus
            onClicked: {
                list.currentIndex = index;
                list.forceActiveFocus();
            }
            onDoubleClicked: root.open(index)
            onFoldRequested: root.fold(index, !unfolded)
        }
    }
    ScrollMark {
        view: list
    }
    EmptyNote {
        visible: Records.games.count === 0
        anchors.centerIn: list
        width: list.width
        heading: qsTr("No games yet")
        detail: qsTr("Every game you play appears here.")
    }
    ScrollArea {
        id: side

        anchors.right: parent.right
        width: Math.max(Theme.px(320), Math.min(parent.width * 0.4, Math.round(Theme.normal * 15)))
        height: parent.height
        contentHeight: ways.implicitHeight

        Column {
            id: ways

            width: side.width
            spacing: Theme.px(12)

            ActionButton {
                objectName: "resumeButton"
                visible: root.inProgress
                width: parent.width
                look: ActionButton.Strong
                text: qsTr("Continue")
                keyText: "Enter"
                onClicked: root.resume(root.chosen)
            }
            ActionButton {
                objectName: "reviewButton"
                width: parent.width
                look: root.inProgress ? ActionButton.Plain : ActionButton.Strong
                enabled: root.chosen >= 0
                text: qsTr("Review")
                keyText: root.inProgress ? "" : "Enter"
                onClicked: root.review(root.chosen)
            }
            ActionButton {
                objectName: "replayButton"
                width: parent.width
                enabled: root.chosen >= 0
                text: qsTr("Replay")
                keyText: KeyBindings.texts[KeyBindings.ReplayGame]
                onClicked: root.replay(root.chosen)
            }
            ActionButton {
                objectName: "saveButton"
                width: parent.width
                look: ActionButton.Quiet
                enabled: root.chosen >= 0
                text: qsTr("Save as a file")
                keyText: KeyBindings.texts[KeyBindings.SaveGame]
                onClicked: root.save()
            }
            ActionButton {
                id: deleteButton

                objectName: "deleteButton"
                width: parent.width
                look: root.deleting > 0 ? ActionButton.Win : ActionButton.Quiet
                enabled: root.chosen >= 0 && (root.inProgress || ((list.currentItem as RecordRow)?.removable ?? false))
                text: root.inProgress ? (root.deleting > 0 ? qsTr("Press again to abandon") : qsTr("Abandon"))
                                      : root.deleting > 0 ? qsTr("Press again to delete") : qsTr("Delete")
                keyText: KeyBindings.texts[KeyBindings.DeleteGame]
                onClicked: root.remove()
            }
            Words {
                width: parent.width
                topPadding: Theme.px(16)
                strong: true
                display: true
                font.pixelSize: Theme.large
                text: qsTr("Import a game")
            }
            Rectangle {
                id: target

                width: parent.width
                height: Math.max(Theme.px(112), invitation.implicitHeight + Theme.px(24))
                radius: Theme.radius
                color: drop.containsDrag ? Theme.button : Theme.card
                border.width: drop.containsDrag ? Theme.ring : Theme.line
                border.color: drop.containsDrag ? Theme.gain : Theme.cardLine

                Words {
                    id: invitation

                    anchors.centerIn: parent
                    width: parent.width * 0.8
                    wrapMode: Text.Wrap
                    horizontalAlignment: Text.AlignHCenter
                    color: Theme.textDim
                    text: qsTr("Drop a record here, paste it or enter its path")
                }
                DropArea {
                    id: drop

                    objectName: "recordDrop"
                    anchors.fill: parent
                    keys: ["text/uri-list", "text/plain"]
                    onDropped: event => {
                        if (!event.hasUrls && !event.hasText)
                            return;
                        event.accept(Qt.CopyAction); // who dragged it keeps it
                        if (event.hasUrls)
                            root.takeIn(event.urls[0].toString());
                        else if (Records.importText(event.text))
                            root.showNewest();
                    }
                }
            }
            LineField {
                id: pathField

                objectName: "recordPath"
                width: parent.width
                placeholder: qsTr("Path of the file")
                spoken: placeholder
                onAccepted: if (text !== "") root.takeIn(text)
            }
            ActionButton {
                id: importButton

                objectName: "importButton"
                width: parent.width
                enabled: pathField.text !== "" || root.chooser?.status !== Component.Error
                text: pathField.text === "" ? qsTr("Choose a file …") : qsTr("Import")
                onClicked: {
                    if (pathField.text !== "")
                        root.takeIn(pathField.text);
                    else
                        root.choose();
                }
            }
            ActionButton {
                objectName: "pasteButton"
                width: parent.width
                look: ActionButton.Quiet
                text: qsTr("Paste from the clipboard")
                onClicked: root.paste()
            }
            Words {
                objectName: "recordMessage"
                visible: Records.message !== ""
                width: parent.width
                wrapMode: Text.Wrap
                color: Records.failed ? Theme.loss : Theme.gain
                text: Records.message
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }
        }
    }
}
