import QtQuick
import Tingpai

// A word called across the table: it shows for a moment and takes no clicks.
Rectangle {
    id: root

    function say(words: string) {
        caption.text = words;
        opacity = 1;
        leaving.restart();
    }

    width: caption.implicitWidth + Theme.px(36)
    height: Theme.px(52)
    radius: height / 2
    color: Theme.ivory
    opacity: 0
    visible: opacity > 0

    Words {
        id: caption

        anchors.centerIn: parent
        strong: true
        font.pixelSize: Theme.font(24)
        color: Theme.feltDark
    }
    SequentialAnimation {
        id: leaving

        PauseAnimation {
            duration: Theme.callout
        }
        NumberAnimation {
            target: root
            property: "opacity"
            to: 0
            duration: Theme.fade
        }
    }
}
