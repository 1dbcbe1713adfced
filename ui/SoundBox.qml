pragma ComponentBehavior: Bound
import QtQuick
import QtMultimedia
import Tingpai

// Plays what is wanted, where there is a device. The only file that needs Qt Multimedia: see Sounds.
Item {
    id: root

    required property Sounds master

    readonly property list<string> names: ["clack1", "clack2", "clack3", "clack1_left", "clack2_left", "clack3_left",
        "clack1_right", "clack2_right", "clack3_right", "draw", "deal", "call", "kong", "tick", "win", "win_grand", "fan1",
        "fan2", "fan3", "fan4", "fan5", "fan6", "fan7", "fan8", "payment", "exhausted"]

    function play(name: string) {
        const effect = effects.objectAt(names.indexOf(name)) as SoundEffect;
        if (effect !== null && effect.status === SoundEffect.Ready)
            effect.play();
    }

    visible: false

    MediaDevices {
        id: devices
    }
    Instantiator {
        id: effects

        active: devices.audioOutputs.length > 0
        model: root.names

        SoundEffect {
            required property string modelData

            source: "qrc:/assets/sounds/" + modelData + ".wav"
            volume: root.master.loudness(modelData)
        }
    }
    Connections {
        target: root.master

        function onWanted(name: string) {
            root.play(name);
        }
    }
}
