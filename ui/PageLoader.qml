pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// The page over everything, made when it is opened: "Settings" is SettingsPage.qml in its room, and "Settings/sound" the
// same at its part `sound`. It is made between frames and fades in when it is complete. Until then what was there stays,
// another page too, and answers to nothing.
FocusScope {
    id: root

    required property string page // "" for none

    property string shown: "" // the name of the page that can be seen
    property Loader front: one // has that page
    property Loader next: null // has the page that is being made
    readonly property bool open: shown !== ""
    readonly property bool waiting: next !== null

    signal loaded
    signal closeRequested
    signal gameRequested
    signal pageRequested(string page)

    function room(name: string): string {
        switch (name) {
        case "Records":
        case "Review":
            return "history";
        case "Fans":
        case "Statistics":
            return "library";
        case "Hotseat":
            return "people";
        case "Mistakes":
            return "practice";
        case "Replay":
            return "replay";
        case "Deal":
        case "NewGame":
            return "newgame";
        case "Programs":
        case "Settings":
            return "settings";
        default:
            return "menu"; // the tour
        }
    }
    // What a long list shows is there before its page is made: see PageList.
    function prepare(name: string) {
        if (name !== "Fans")
            return;
        RuleBook.filter = "";
        if (RuleBook.wanted < 0)
            RuleBook.openAt(Game.phase === Game.NoGame ? RuleSettings.text : Game.rules.text);
    }
    function turn() {
        const [name, part] = page.split("/");
        fading.complete();
        if (name === "") {
            next = null;
            shown = "";
            one.empty();
            other.empty();
        } else if (waiting && name === shown) { // back before the other was ready
            next.empty();
            next = null;
            front.focus = true;
        } else {
            prepare(name);
            front.focus = false; // keys come here
            next = front === one ? other : one;
            next.fill(room(name) + "/" + name + "Page.qml", part ?? "");
        }
    }
    function show() {
        front = next;
        next = null;
        shown = page.split("/")[0];
        front.focus = true;
        fading.start();
        loaded();
    }

    onPageChanged: turn()
    Keys.onPressed: event => {
        event.accepted = waiting;
        if (waiting && KeyBindings.commandFor(event.key, event.modifiers, KeyBindings.AtTable) === KeyBindings.Back)
            closeRequested();
    }

    component Leaf: Loader {
        id: leaf

        function empty() {
            focus = false;
            opacity = 0;
            if (item)
                clearing.restart();
            else
                source = ""; // it is still being made
        }
        function fill(source: string, part: string) {
            clearing.stop();
            setSource(source, part ? {
                "part": part
            } : {});
        }

        x: clearing.running ? width : 0 // out of reach
        z: root.front === leaf ? 1 : 0
        width: parent.width
        height: parent.height
        asynchronous: true
        opacity: 0 // not invisible: what it draws is prepared, too
        onLoaded: {
            const made = item as Page;
            made.made = true;
            made.opened();
            root.show();
        }

        Timer { // drawing the table again, taking the page off the window and deleting it each takes most of a frame
            id: clearing

            interval: 40
            repeat: true
            onTriggered: {
                const page = leaf.item as Page;
                if (page?.parent) {
                    page.parent = null;
                } else if (!PageParts.take(page)) {
                    leaf.source = "";
                    stop();
                }
            }
        }
        Connections {
            target: leaf.item as Page

            function onCloseRequested() {
                root.closeRequested();
            }
            function onGameRequested() {
                root.gameRequested();
            }
            function onPageRequested(page: string) {
                root.pageRequested(page);
            }
        }
    }

    Leaf {
        id: one
    }
    Leaf {
        id: other
    }
    MouseArea { // nothing is reached meanwhile
        anchors.fill: parent
        z: 2
        enabled: root.waiting
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
        onWheel: wheel => wheel.accepted = true
    }
    NumberAnimation {
        id: fading

        target: root.front
        property: "opacity"
        from: 0
        to: 1
        duration: Theme.timed(160)
        onFinished: (root.front === one ? other : one).empty()
    }
}
