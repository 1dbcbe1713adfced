pragma ComponentBehavior: Bound
import QtQuick
import QtMultimedia
import Tingpai

// Plays what is wanted, where there is a device. The only file that needs Qt Multimedia: see Sounds.
Item {
    id: root

    required property Sounds master

    readonly property list<string> names: ["clack", "draw", "call", "kong", "win", "exhausted", "tick"]

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
            volume: root.master.loudness
        }
    }
    Connections {
        target: root.master

        function onWanted(name: string) {
            root.play(name);
        }
    }
}
