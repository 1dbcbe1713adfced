import QtQuick
import Tingpai
import Tingpai.App

// What one hears of what happens at the table. The player behind it is made when the window has been up for a while;
// where Qt Multimedia or a device is missing all is silent.
Item {
    id: root

    property string last: "" // that was wanted
    property int take: 0 // of the clack heard last
    property Component player

    readonly property int takes: 3
    readonly property int tones: 8
    readonly property bool on: tileVolume + callVolume + resultVolume > 0
    readonly property int tileVolume: AppSettings.tileVolume
    readonly property int callVolume: AppSettings.callVolume
    readonly property int resultVolume: AppSettings.resultVolume
    readonly property bool callable: Game.asked && !Game.canDiscard

    signal wanted(string name)

    function volumeOf(name: string): int {
        if (name.startsWith("clack") || name === "draw" || name === "deal")
            return tileVolume;
        return name === "call" || name === "kong" || name === "tick" ? callVolume : resultVolume;
    }
    function loudness(name: string): real { // as ears hear it
        return Math.pow(volumeOf(name) / 100, 2);
    }
    function want(name: string) {
        last = name;
        if (volumeOf(name) > 0)
            wanted(name);
    }
    function clack(position: int): string { // never the same take twice in a row, from the seat's side
        take = (take + 1 + Math.floor(Math.random() * (takes - 1))) % takes;
        return "clack" + (take + 1) + (position === 1 ? "_right" : position === 3 ? "_left" : "");
    }
    function heard(event: tableEvent) {
        switch (event.type) {
        case Game.Dealt:
            want("deal");
            break;
        case Game.Discarded:
            landing.position = event.position;
            if (Theme.moving > 0)
                landing.restart();
            else
                landing.triggered();
            break;
        case Game.Drew:
            if (event.position === 0)
                want("draw");
            break;
        case Game.FlowerShown:
            want("draw");
            break;
        case Game.Claimed:
            want(event.tiles.length === 4 ? "kong" : "call");
            break;
        case Game.ConcealedKong:
        case Game.AddedKong:
            want("kong");
            break;
        case Game.Won:
            if (Game.result.valid)
                unstamped.restart();
            else
                want("call");
            break;
        case Game.Settled:
            if (Game.result.won)
                unstamped.restart();
            break;
        case Game.WallExhausted:
        case Game.Aborted:
            want("exhausted");
            break;
        }
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
    onTileVolumeChanged: want(clack(0)) // who sets a volume hears it
    onCallVolumeChanged: want("call")
    onResultVolumeChanged: want("fan1")
    onCallableChanged: {
        if (callable)
            want("tick");
    }

    Timer {
        interval: Theme.settling
        running: root.on && root.player === null && SoundHardware.likely
        onTriggered: root.make()
    }
    Timer {
        id: landing // of the tile that is on its way to a river

        property int position: 0

        interval: Theme.moving
        onTriggered: root.want(root.clack(position))
    }
    Timer {
        id: unstamped // a win that nothing was shown of is heard all the same

        interval: Theme.beat
        onTriggered: root.want("win")
    }
    Connections {
        target: Game

        function onEventShown(event: tableEvent) {
            root.heard(event);
        }
    }
    Connections {
        target: Cues

        function onStamp(grand: bool) {
            unstamped.stop();
            root.want(grand ? "win_grand" : "win");
        }
        function onFanTick(index: int) {
            root.want("fan" + (Math.min(index, root.tones - 1) + 1));
        }
        function onPayment() {
            root.want("payment");
        }
    }
}
