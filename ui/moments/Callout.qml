import QtQuick
import Tingpai

// A word called by a seat, in its colour: it shows for a moment and takes no clicks.
Rectangle {
    id: root

    required property int position // of the seat

    function say(words: string) {
        caption.text = words;
        calling.restart();
    }
    function hush() {
        calling.stop();
        opacity = 0;
    }

    width: caption.implicitWidth + Theme.px(36)
    height: Theme.px(48)
    radius: Theme.px(12)
    color: Theme.seats[position]
    border.width: Theme.line
    border.color: Theme.badgeText
    opacity: 0
    visible: opacity > 0

    Words {
        id: caption

        anchors.centerIn: parent
        strong: true
        display: true
        font.pixelSize: Theme.tight(24)
        color: Theme.badgeText
    }
    SequentialAnimation {
        id: calling

        PropertyAction {
            target: root
            property: "opacity"
            value: 1
        }
        NumberAnimation {
            target: root
            property: "scale"
            from: 0.6
            to: 1
            duration: Theme.timed(140)
            easing.type: Easing.OutBack
        }
        PauseAnimation {
            duration: Theme.callout
        }
        NumberAnimation {
            target: root
            property: "opacity"
            to: 0
            duration: Theme.timed(150)
        }
    }
}
