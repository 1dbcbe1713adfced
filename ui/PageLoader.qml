import QtQuick
import Tingpai

// The page over everything, made when it is opened: "Settings" is SettingsPage.qml in its room, and "Settings/sound" the
// same at its part `sound`.
Loader {
    id: root

    required property string page // "" for none

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
        default:
            return "menu"; // Deal, NewGame, Settings, Tour
        }
    }

    onLoaded: {
        if (Theme.timed(160) > 0)
            fading.restart();
    }
    onPageChanged: {
        if (page === "") {
            source = "";
            return;
        }
        const [name, part] = page.split("/");
        setSource(room(name) + "/" + name + "Page.qml", part ? {
            "part": part
        } : {});
    }

    NumberAnimation {
        id: fading

        target: root.item
        property: "opacity"
        from: 0
        to: 1
        duration: Theme.timed(160)
    }
}
