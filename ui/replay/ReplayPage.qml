pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// A recorded game: the table as it was, the tutor beside it, and the timeline below.
Page {
    id: root

    property bool resultAside: false // one looks at the table after a hand

    readonly property real tableScale: Math.min(1, (body.height - controls.height - Theme.gap) / table.height,
                                                (body.width - Theme.gap - Math.max(240, Theme.px(300))) / table.width)

    function run(command: int, event: KeyEvent): bool {
        switch (command) {
        case KeyBindings.StepBack:
            Replay.step(-1);
            return true;
        case KeyBindings.StepOn:
            Replay.step(1);
            return true;
        case KeyBindings.Play:
            Replay.toggle();
            return true;
        case KeyBindings.PreviousHand:
            Replay.stepHand(-1);
            return true;
        case KeyBindings.NextHand:
            Replay.stepHand(1);
            return true;
        case KeyBindings.PreviousChoice:
            Replay.stepChoice(-1);
            return true;
        case KeyBindings.NextChoice:
            Replay.stepChoice(1);
            return true;
        case KeyBindings.PreviousMistake:
            Replay.stepMistake(-1);
            return true;
        case KeyBindings.NextMistake:
            Replay.stepMistake(1);
            return true;
        case KeyBindings.ToStart:
            Replay.seek(0);
            return true;
        case KeyBindings.ToEnd:
            Replay.seek(Replay.length);
            return true;
        case KeyBindings.LookAtTable:
            resultAside = !resultAside && Replay.result.valid;
            return true;
        case KeyBindings.NextSeat:
            Replay.seat = (Replay.seat + 1) % 4;
            return true;
        case KeyBindings.OpenHands:
            Replay.allOpen = !Replay.allOpen;
            return true;
        case KeyBindings.BranchHere:
            playOn();
            return true;
        case KeyBindings.Hints:
            hints.press(event);
            return true;
        case KeyBindings.Numbers:
            Replay.tutor.toggleNumbers();
            return true;
        }
        return false;
    }
    function playOn() {
        if (Replay.branch())
            gameRequested();
    }

    title: qsTr("Replay")
    note: Replay.handTitle
    focus: true
    Keys.onPressed: event => event.accepted = run(KeyBindings.commandFor(event.key, event.modifiers,
                                                                         KeyBindings.InViewer), event)
    Keys.onReleased: event => hints.release(event)
    Component.onDestruction: Replay.pause()

    PeekKey {
        id: hints

        tutor: Replay.tutor
    }
    Connections {
        target: Replay

        function onChanged() {
            if (!Replay.result.valid)
                root.resultAside = false;
        }
        function onRefused(reason: string) {
            toast.say(reason);
        }
    }
    Words {
        visible: !Replay.loaded
        anchors.centerIn: parent
        text: Replay.errorText !== "" ? Replay.errorText : qsTr("No game is open")
    }
    TableArea {
        id: table

        visible: Replay.loaded
        scene: Replay
        width: Math.round(940 * Theme.unit)
        height: Math.round(800 * Theme.unit)
        scale: root.tableScale
        zoom: root.tableScale
        transformOrigin: Item.TopLeft
    }
    TutorDock {
        visible: Replay.loaded
        x: Math.round(table.width * root.tableScale) + Theme.gap
        width: parent.width - x
        height: Math.round(table.height * root.tableScale)
        tutor: Replay.tutor
        why: table.hand.why
        rest: Replay.restText
        opponents: [Replay.right, Replay.top, Replay.left]
        pace: Replay.paceText
        paceNote: Replay.paceNote
        log: Replay.log
        foldable: false
        steady: false
        told: Replay.doneText
        verdict: Replay.verdictText
        onToggleRequested: Replay.tutor.toggle()
    }
    Column {
        id: controls

        visible: Replay.loaded
        anchors.bottom: parent.bottom
        width: parent.width
        spacing: Theme.gap

        Timeline {
            objectName: "timeline"
            width: parent.width
            length: Replay.length
            at: Replay.position
            hands: Replay.hands
            mistakes: Replay.mistakes
            spoken: Replay.statusText
            onSought: position => {
                Replay.pause();
                Replay.seek(position);
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.px(6)

            IconButton {
                objectName: "previousHandButton"
                text: "|◀"
                spoken: qsTr("Previous hand")
                keyText: KeyBindings.texts[KeyBindings.PreviousHand]
                onClicked: Replay.stepHand(-1)
            }
            IconButton {
                text: "◀"
                spoken: qsTr("One step back")
                keyText: KeyBindings.texts[KeyBindings.StepBack]
                onClicked: Replay.step(-1)
            }
            IconButton {
                objectName: "playButton"
                text: Replay.playing ? qsTr("Pause") : qsTr("Playback")
                keyText: KeyBindings.texts[KeyBindings.Play]
                onClicked: Replay.toggle()
            }
            IconButton {
                objectName: "stepButton"
                text: "▶"
                spoken: qsTr("One step on")
                keyText: KeyBindings.texts[KeyBindings.StepOn]
                onClicked: Replay.step(1)
            }
            IconButton {
                objectName: "nextHandButton"
                text: "▶|"
                spoken: qsTr("Next hand")
                keyText: KeyBindings.texts[KeyBindings.NextHand]
                onClicked: Replay.stepHand(1)
            }
            IconButton {
                objectName: "nextChoiceButton"
                text: qsTr("Decision")
                spoken: qsTr("Next decision")
                keyText: KeyBindings.texts[KeyBindings.NextChoice]
                onClicked: Replay.stepChoice(1)
            }
            IconButton {
                objectName: "nextMistakeButton"
                visible: Replay.mistakes.length > 0
                text: qsTr("Mistake")
                spoken: qsTr("Next mistake")
                keyText: KeyBindings.texts[KeyBindings.NextMistake]
                onClicked: Replay.stepMistake(1)
            }
            IconButton {
                objectName: "seatButton"
                enabled: Replay.canOpen
                text: qsTr("Seat: %1").arg(Replay.seatNames[Replay.seat] ?? "")
                spoken: qsTr("See from the next seat")
                keyText: KeyBindings.texts[KeyBindings.NextSeat]
                onClicked: Replay.seat = (Replay.seat + 1) % 4
            }
            IconButton {
                objectName: "openButton"
                enabled: Replay.canOpen
                checked: Replay.allOpen
                text: Replay.allOpen ? qsTr("Hands open") : qsTr("Hands closed")
                spoken: qsTr("Open or close all hands")
                keyText: KeyBindings.texts[KeyBindings.OpenHands]
                onClicked: Replay.allOpen = !Replay.allOpen
            }
            IconButton {
                objectName: "speedButton"
                text: [qsTr("Instant"), qsTr("Slow"), qsTr("Normal"), qsTr("Fast")][AppSettings.speed]
                spoken: qsTr("Speed: %1").arg(text)
                onClicked: AppSettings.speed = (AppSettings.speed + 1) % 4
            }
            IconButton {
                objectName: "replayResultButton"
                visible: root.resultAside
                text: qsTr("Result")
                keyText: KeyBindings.texts[KeyBindings.LookAtTable]
                onClicked: root.resultAside = false
            }
            IconButton {
                objectName: "branchButton"
                enabled: Replay.canBranch
                text: qsTr("Play on from here")
                keyText: KeyBindings.texts[KeyBindings.BranchHere]
                onClicked: root.playOn()
            }
        }
    }
    Loader { // a quarter of the page that is seldom looked at
        id: ending

        active: Replay.loaded && Replay.result.valid && !root.resultAside
        source: "ReplayEnding.qml"
        width: parent.width
        height: controls.y - Theme.gap

        Connections {
            target: ending.item as ReplayEnding

            function onTableRequested() {
                root.resultAside = true;
            }
            function onFanRequested(pattern: int) {
                RuleBook.openAt(Replay.rules.text);
                RuleBook.wanted = pattern;
                root.pageRequested("Fans");
            }
        }
    }
    Notice {
        id: toast

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: controls.top
        anchors.bottomMargin: Theme.gap
    }
}
