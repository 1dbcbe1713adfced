import QtQuick
import Tingpai
import Tingpai.App

// What one hears of what happens at the table. The player behind it is made when the window has been up for a while;
// where Qt Multimedia or a device is missing all is silent.
Item {
    id: root

    property string last: "" // that was wanted
    property Component player

    readonly property real loudness: Math.pow(AppSettings.volume / 100, 2) // as ears hear it
    readonly property bool on: AppSettings.volume > 0
    readonly property bool callable: Game.asked && !Game.canDiscard

    signal wanted(string name)

    function want(name: string) {
        last = name;
        if (on)
            wanted(name);
    }
    function nameOf(event: tableEvent): string {
        switch (event.type) {
        case Game.Discarded:
            return "clack";
        case Game.Drew:
            return event.position === 0 ? "draw" : "";
        case Game.FlowerShown:
            return "draw";
        case Game.Claimed:
            return event.tiles.length === 4 ? "kong" : "call";
        case Game.ConcealedKong:
        case Game.AddedKong:
            return "kong";
        case Game.Won:
            return "win";
        case Game.WallExhausted:
            return "exhausted";
        }
        return "";
    }
    function make() {
        if (player === null)
            player = Qt.createComponent("SoundBox.qml", Component.Asynchronous, root);
        if (player.status === Component.Loading)
            player.statusChanged.connect(finish);
        else
            finish();
    }
    function finish() {
        if (player.status === Component.Ready)
            player.createObject(root, {
                "master": root
            });
    }

    visible: false
    onCallableChanged: {
        if (callable)
            want("tick");
    }

    Timer {
        interval: Theme.settling
        running: root.on && root.player === null && SoundHardware.likely
        onTriggered: root.make()
    }
    Connections {
        target: Game

        function onEventShown(event: tableEvent) {
            const name = root.nameOf(event);
            if (name !== "")
                root.want(name);
        }
    }
}
