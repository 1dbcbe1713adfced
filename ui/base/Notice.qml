import QtQuick
import Tingpai

// A line that says what went wrong, until it is dismissed or has been read.
Rectangle {
    id: root

    property bool lasting: false
    property real room: parent.width - 2 * Theme.margin // for its width

    readonly property alias words: caption.text

    signal dismissed

    function say(words: string) {
        leaving.interval = Math.max(Theme.toast, words.length * Theme.perLetter);
        caption.text = words;
        if (!lasting)
            leaving.restart();
    }

    function hide() {
        caption.text = "";
    }

    function dismiss() {
        hide();
        dismissed();
    }

    visible: caption.text !== ""
    width: Math.min(room, caption.implicitWidth + Theme.px(40))
    height: caption.height + Theme.px(18)
    radius: Theme.radius
    color: lasting ? Theme.error : Theme.panel
    border.width: Theme.line
    border.color: Theme.centreLine
    Accessible.role: Accessible.StaticText // the announcer says it
    Accessible.name: caption.text
    Accessible.onPressAction: dismiss()

    Words {
        id: caption

        anchors.centerIn: parent
        width: Math.min(implicitWidth, root.room - Theme.px(40))
        wrapMode: Text.Wrap
        color: root.lasting ? Theme.buttonText : Theme.text
    }
    Timer {
        id: leaving

        interval: Theme.toast
        onTriggered: root.hide()
    }
    TapHandler {
        onTapped: root.dismiss()
    }
}
