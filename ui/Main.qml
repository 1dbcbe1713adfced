pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Tingpai
import Tingpai.App

// The window: the table, the tutor's dock beside it, pages over it, and the keys.
Window {
    id: window

    property bool narrowFolded: true // in a narrow window the dock is in the way at first; for others it is kept
    property bool menuShown: Game.phase === Game.NoGame
    property bool keysShown: false
    property bool scoresShown: false
    property string page: "" // over everything but the keys: "Settings" is SettingsPage.qml, "Settings/sound" a part of it
    property list<string> trail // the pages that led to this one
    property bool lookingAtTable: false // the result page stands aside
    property bool resultDue: false // the end of the hand could be seen on the table
    property bool resultSeen: false // the last hand's result, before the final standing
    property bool away: false // another window has the keys
    property int visibilityBefore: Window.Windowed // before it filled the screen

    readonly property bool narrow: width < 900
    readonly property bool dockFolded: narrow ? narrowFolded : AppSettings.dockFolded
    readonly property bool ended: Game.phase === Game.HandOver || Game.phase === Game.GameOver
    readonly property bool overDue: Game.phase === Game.GameOver && resultSeen
    readonly property bool overShown: overDue && !Game.screen.consentAsked
    readonly property bool resultShown: ended && resultDue && !overDue && !lookingAtTable && !Game.screen.consentAsked
    readonly property bool curtainShown: Game.screen.curtain && !ended && !Game.screen.consentAsked
    readonly property bool pageShown: curtainShown || menuShown || keysShown || pages.open || overShown || resultShown
    // What lies behind is not reached, by Tab either. The curtain leaves the dock free.
    readonly property bool underPage: pages.open || keysShown
    readonly property bool underMenu: underPage || menuShown
    readonly property bool windowCovered: underMenu || overShown || resultShown
    readonly property bool endShown: ended && !resultDue // on the table, before a page tells of it
    readonly property int dockRoom: AppSettings.textScale >= 1.5 ? 425 : 340
    readonly property real openUnit: Math.min(height / 800, width / (900 + dockRoom), (width - 240) / 900)
    readonly property int openWidth: Math.max(240, Math.round(dockRoom * openUnit)) // of the dock
    readonly property real dockUnit: dockFolded ? Math.min(height / 800, width / 900) : openUnit
    readonly property int dockWidth: dockFolded ? 0 : openWidth

    function enterGame() {
        menuShown = false;
        page = "";
        resultSeen = false;
        lookingAtTable = false;
    }
    function startGame() {
        if (Game.newGame())
            enterGame();
    }
    function continueGame() {
        if (Game.phase !== Game.NoGame || Game.resume())
            menuShown = false;
    }
    // The dock slides over the table, which is laid out once: before the dock goes, after it has come.
    function foldDock(folded: bool) {
        sliding.complete();
        if (folded === dockFolded)
            return;
        if (folded)
            setFolded(true);
        sliding.folding = folded;
        if (Theme.timed(180) > 0)
            sliding.start();
        else
            setFolded(folded);
    }
    function setFolded(folded: bool) {
        if (narrow)
            narrowFolded = folded;
        else
            AppSettings.dockFolded = folded;
    }
    function takeBack(anotherLuck: bool) {
        if (!Game.canTakeBack || page !== "" || keysShown)
            return;
        menuShown = false;
        lookingAtTable = false;
        resultDue = false;
        if (!Game.takeBack(anotherLuck))
            return;
        if (!Game.screen.consentAsked)
            toast.say(anotherLuck ? qsTr("Taken back and reshuffled")
                                  : qsTr("Taken back, same draws"));
    }
    function showResult() {
        if (!endShown)
            return;
        resultDue = true;
        result.begin();
    }
    function goOn() {
        lookingAtTable = false;
        resultSeen = true;
        if (Game.phase === Game.HandOver)
            Game.nextHand();
    }
    function openMenu() {
        menuShown = true;
        menu.focusFirst();
    }
    function reviewGame(hand: int) { // 0: all of it
        Records.selectedGame = Game.record;
        page = "Review/" + hand;
    }
    // From where its last hand was dealt, or its first.
    function replayGame(lastHand: bool) {
        if (!Replay.open(Game.record)) {
            toast.say(Replay.errorText);
            Announcer.say(Replay.errorText);
            return;
        }
        if (lastHand)
            Replay.seek(Replay.hands[Replay.hands.length - 1]);
        openPage("Replay");
    }
    function openPage(name: string) {
        if (name === "Keys") {
            keysShown = true;
        } else if (name !== page) {
            trail = page === "" ? [] : trail.concat([page.split("/")[0]]); // back to it, not to its part
            page = name;
        }
    }
    function leavePage() {
        const before = trail.length > 0 ? trail[trail.length - 1] : "";
        trail = trail.slice(0, -1);
        page = before;
    }
    function placeFocus() {
        if (keysShown)
            keyHelp.forceActiveFocus();
        else if (page !== "")
            pages.forceActiveFocus();
        else if (menuShown)
            menu.focusAgain();
        else if (overShown)
            over.takeFocus();
        else if (resultShown)
            result.takeFocus();
        else if (curtainShown)
            curtain.forceActiveFocus();
        else
            table.hand.forceActiveFocus();
    }
    // The parts of the window that the focus goes round.
    function stepSection(by: int) {
        if (pageShown)
            return;
        const stops = table.stops().concat([dockFolded ? unfold : dock.firstItem, menuButton]);
        const at = stops.findIndex(stop => stop.activeFocus);
        stops[(Math.max(0, at) + by + stops.length) % stops.length].forceActiveFocus(Qt.TabFocusReason);
    }
    function toggleFullScreen() {
        if (visibility === Window.FullScreen) {
            visibility = visibilityBefore;
        } else {
            visibilityBefore = visibility;
            visibility = Window.FullScreen;
        }
    }

    width: 1280
    height: 800
    minimumWidth: 640
    minimumHeight: 480
    visible: true
    title: qsTr("Tingpai")
    color: Theme.feltDark
    onPageShownChanged: {
        scoresShown = false;
        placeFocus();
    }
    onKeysShownChanged: placeFocus()
    onPageChanged: {
        if (page === "")
            trail = [];
        placeFocus();
    }
    onMenuShownChanged: placeFocus()
    onResultShownChanged: placeFocus()
    onEndShownChanged: placeFocus() // not to what had it in the dock
    onOverShownChanged: placeFocus()
    onCurtainShownChanged: placeFocus()
    Component.onCompleted: {
        errors.say(Game.errorText);
        placeFocus();
    }

    onActiveChanged: {
        away = !active;
        if (away)
            Game.screen.cover();
    }

    palette { // of what Qt shows by itself: its file dialogue
        window: Theme.panel
        base: Theme.track
        button: Theme.quietButton
        light: Theme.dock
        midlight: Theme.quietHover
        mid: Theme.quietPressed
        dark: Theme.cardLine
        windowText: Theme.text
        text: Theme.text
        buttonText: Theme.text
        brightText: Theme.heading
        placeholderText: Theme.textFaint
        highlight: Theme.quietHover
        highlightedText: Theme.heading
    }

    Timer {
        running: window.endShown
        interval: Game.result.grand ? Theme.grandEnding : Theme.ending
        onTriggered: window.showResult()
    }
    Binding { // nobody misses the question whether anyone calls
        target: Game.screen
        property: "held"
        value: window.away || window.underMenu
    }
    NumberAnimation {
        id: sliding

        property bool folding: false

        target: dock
        property: "shift"
        from: folding ? -window.openWidth : 0
        to: folding ? 0 : -window.openWidth
        duration: Theme.timed(180)
        easing.type: Easing.InOutCubic
        onStopped: {
            window.setFolded(folding);
            dock.shift = 0;
        }
    }
    Loader { // while the window is up already
        asynchronous: true
        source: "tiles/TileStock.qml"
    }
    Dressing {
        unit: Math.max(0.5, window.dockUnit)
        ownTile: table.ownTile
    }
    Sounds {
        objectName: "sounds"
    }
    Connections {
        target: Game

        function onEventShown(event: tableEvent) {
            if (event.type === Game.GameStarted)
                window.enterGame();
        }
        function onRefused(reason: string) {
            toast.say(reason);
        }
        function onErrorTextChanged() {
            errors.say(Game.errorText);
        }
        function onChanged() {
            if (Game.phase === Game.Playing) {
                window.lookingAtTable = false;
                window.resultDue = false;
                window.resultSeen = false;
            } else if (Game.phase === Game.NoGame && !window.menuShown) {
                window.openMenu();
            }
        }
    }
    Connections {
        target: Game.screen

        function onCovered() { // it may tell of the hand that is covered
            toast.hide();
            answer.hide();
        }
    }
    KeyMap {
        id: keys

        anchors.fill: parent
        table: table
        hintsReached: !window.underPage && !window.resultShown
        endShown: window.endShown
        onEndLeft: window.showResult()
        onTakeBackRequested: anotherLuck => window.takeBack(anotherLuck)
        onNewGameRequested: {
            window.keysShown = false;
            window.openPage("NewGame");
        }
        onDealRequested: {
            window.keysShown = false;
            window.openPage("Deal");
        }
        onHelpRequested: window.keysShown = !window.keysShown
        onDockRequested: {
            if (!window.underMenu)
                window.foldDock(!window.dockFolded);
        }
        onFullScreenRequested: window.toggleFullScreen()
        onScoresRequested: {
            window.scoresShown = !window.scoresShown;
            if (window.scoresShown)
                Announcer.say(scores.spoken);
        }
        onAnswered: answer.say(Announcer.brief)
        onSectionRequested: by => window.stepSection(by)
        onTableRequested: {
            if (!window.underMenu)
                window.lookingAtTable = window.ended && !window.lookingAtTable;
        }
        onGoOnRequested: {
            if (Game.nothingToCall)
                Game.handBack();
            else if (window.ended && window.lookingAtTable)
                window.goOn();
        }
        onBackRequested: {
            if (errors.visible)
                errors.dismiss();
            else if (answer.visible)
                answer.dismiss();
            else if (window.keysShown)
                window.keysShown = false;
            else if (Game.screen.consentAsked && !window.pageShown)
                Game.screen.refuseConsent();
            else if (window.scoresShown)
                window.scoresShown = false;
            else if (window.page !== "")
                window.leavePage();
            else if (window.menuShown && Game.phase !== Game.NoGame)
                window.menuShown = false;
            else if (window.lookingAtTable)
                window.lookingAtTable = false;
            else if (!window.menuShown)
                window.openMenu();
        }

        TableArea {
            id: table

            scene: Game
            width: parent.width - window.dockWidth
            height: parent.height
            enabled: !window.pageShown
            focus: true
            keyTarget: keys
            tutorAway: window.dockFolded
            endShown: window.endShown
            grandDue: true
            onEndLeft: window.showResult()
            onTakeBackRequested: window.takeBack(false)
            cornerRoom: corner.width
            callRoom: handBack.visible ? handBack.width + Theme.margin : 0
        }
        Row {
            id: corner

            enabled: !window.windowCovered
            x: table.leftEdge
            y: Theme.px(28)
            spacing: Theme.gap

            PlateButton {
                id: menuButton

                objectName: "menuButton"
                text: qsTr("Menu")
                onClicked: window.openMenu()
            }
            PlateButton {
                objectName: "helpButton"
                text: "?"
                spoken: qsTr("Keys")
                onClicked: window.keysShown = true
            }
            PlateButton {
                id: unfold

                objectName: "unfoldButton"
                visible: window.dockFolded && !sliding.running // the table is laid out for what comes
                text: qsTr("Tutor")
                keyText: KeyBindings.texts[KeyBindings.Dock]
                onClicked: window.foldDock(false)
            }
        }
        TutorDock {
            id: dock

            property real shift: 0 // while it slides

            visible: !window.dockFolded || sliding.running
            enabled: !window.windowCovered && !sliding.running
            x: table.width + shift
            width: window.openWidth
            height: parent.height
            tutor: Game.tutor
            why: table.hand.why
            rest: Game.restText
            opponents: [Game.right, Game.top, Game.left]
            pace: Game.paceText
            paceNote: Game.paceNote
            log: Game.log
            onHideRequested: window.foldDock(true)
            onToggleRequested: Game.tutor.toggle()
        }
        PeopleBar {
            id: peopleBar

            objectName: "peopleBar"
            enabled: !window.pageShown
            visible: Game.screen.barShown || Game.screen.consentAsked
            x: Math.round((table.width - width) / 2)
            y: table.hand.y - height - Theme.px(6)
            room: table.width - 2 * Theme.margin
            screen: Game.screen
        }
        ActionButton {
            id: handBack

            objectName: "handBackButton"
            visible: Game.nothingToCall
            enabled: !window.windowCovered
            x: table.callsEnd - width
            y: table.callRow
            look: ActionButton.Strong
            text: qsTr("Hide my hand")
            keyText: "Enter"
            onClicked: Game.handBack()
        }
        Curtain {
            id: curtain

            objectName: "curtain"
            visible: window.curtainShown && !window.menuShown
            enabled: !window.underMenu
            width: table.width
            height: parent.height
            screen: Game.screen
        }
        TableReturn {
            visible: window.ended && window.lookingAtTable
            enabled: !window.windowCovered
            x: table.callsEnd - width
            y: table.callRow
            lastHand: result.lastHand
            onResultRequested: window.lookingAtTable = false
            onGoOnRequested: window.goOn()
        }
        ScoresCard {
            id: scores

            objectName: "scoresCard"
            visible: window.scoresShown
            anchors.centerIn: table
            seats: [Game.bottom, Game.right, Game.top, Game.left]
            caption: qsTr("Scores, %1").arg(Game.handTitle)
            onDismissed: window.scoresShown = false
        }
        ResultPage {
            id: result

            objectName: "resultPage"
            visible: window.resultShown
            enabled: !window.underMenu
            anchors.fill: parent
            result: Game.result
            seats: [Game.bottom, Game.right, Game.top, Game.left]
            round: Game.handTitle
            onVisibleChanged: window.placeFocus()
            onEnabledChanged: window.placeFocus()
            lastHand: Game.lastHand
            reviewOffered: !Game.screen.active // hands that others must not see
            onNextRequested: window.goOn()
            onTableRequested: window.lookingAtTable = true
            onReplayRequested: window.replayGame(true)
            onReviewRequested: window.reviewGame(Game.handNumber)
            onMenuRequested: window.openMenu()
            onFanRequested: pattern => {
                RuleBook.openAt(Game.rules.text);
                RuleBook.wanted = pattern;
                window.page = "Fans";
            }
        }
        GameOverPage {
            id: over

            objectName: "gameOverPage"
            visible: window.overShown
            enabled: !window.underMenu
            anchors.fill: parent
            scene: Game
            seedText: Game.seedText
            onVisibleChanged: window.placeFocus()
            onEnabledChanged: window.placeFocus()
            onNewGameRequested: window.startGame()
            onMenuRequested: window.openMenu()
            onSaveRequested: savedTo = Game.exportRecord()
            onReplayRequested: window.replayGame(false)
            onReviewRequested: window.reviewGame(0)
        }
        MenuPage {
            id: menu

            objectName: "menuPage"
            visible: window.menuShown
            enabled: !window.underPage
            anchors.fill: parent
            gameOn: Game.phase !== Game.NoGame || Game.interrupted
            onContinueRequested: window.continueGame()
            onKeysRequested: window.keysShown = true
            onPageRequested: page => window.openPage(page)
            onTakeBackRequested: anotherLuck => window.takeBack(anotherLuck)
            onQuitRequested: window.close()
        }
        PageLoader {
            id: pages

            objectName: "pages"
            anchors.fill: parent
            enabled: !window.keysShown
            page: window.page
            onLoaded: window.placeFocus()
            onCloseRequested: window.leavePage()
            onPageRequested: page => window.openPage(page)
            onGameRequested: window.enterGame()
        }
        Loader { // a long page that is seldom asked for
            id: keyHelp

            anchors.fill: parent
            source: window.keysShown ? "settings/KeyHelp.qml" : ""

            Connections {
                target: keyHelp.item
                ignoreUnknownSignals: true

                function onCloseRequested() {
                    window.keysShown = false;
                }
            }
        }
        Item { // what screen readers hear unasked
            id: voice

            objectName: "voice"
            width: 1
            height: 1
            Accessible.role: Accessible.Notification
            Accessible.name: Announcer.text
            Component.onCompleted: Announcer.voice = voice
        }
        Notice {
            id: toast

            objectName: "toast"
            readonly property real lowest: (handBack.visible ? table.callRow : peopleBar.visible || table.callBar.first || table.pickBar.shown
                                            ? table.callsTop : table.hand.y) - Theme.gap

            // Over what is asked, beside the calls: it covers no tile and no button, and the hand's values before the hand.
            x: table.callsStart
            y: lowest - height
            room: table.callsEnd - x
            tallest: lowest - table.askedTop
        }
        Notice { // it was asked for, and may cover the table while it is read
            id: answer

            objectName: "answer"
            anchors.centerIn: table
            room: Math.min(table.width - 2 * Theme.margin, Theme.px(620) * Theme.textScale)
        }
        Notice {
            id: errors

            objectName: "errors"
            anchors.horizontalCenter: table.horizontalCenter
            y: Theme.margin
            room: table.width - 2 * Theme.margin
            lasting: true
            onDismissed: Game.dismissError()
        }
    }
}
