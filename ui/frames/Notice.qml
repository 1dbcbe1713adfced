import QtQuick
import Tingpai

// A line that says what went wrong, until it is dismissed or has been read.
Rectangle {
    id: root

    property bool lasting: false
    property real room: parent.width - 2 * Theme.margin // for its width
    property real tallest: Infinity // its letters shrink before it is taller, as far as they may

    readonly property int smallest: 11

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
    width: caption.width + Theme.px(40)
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
        width: Math.min(Math.ceil(unbroken.implicitWidth), root.room - Theme.px(40))
        height: Math.max(least.implicitHeight, Math.min(whole.implicitHeight, root.tallest - Theme.px(18)))
        wrapMode: Text.Wrap
        fontSizeMode: height < whole.implicitHeight ? Text.Fit : Text.FixedSize
        minimumPixelSize: root.smallest
        lineHeightMode: Text.ProportionalHeight // its letters shrink
        lineHeight: 0.88
        color: root.lasting ? Theme.badgeText : Theme.text
    }
    Words { // the width of text that may wrap is that of all its lines together
        id: unbroken

        visible: false
        text: caption.text
        Accessible.ignored: true
    }
    Words {
        id: whole

        visible: false
        width: caption.width
        wrapMode: Text.Wrap
        text: caption.text
        Accessible.ignored: true
    }
    Words {
        id: least

        visible: false
        width: caption.width
        wrapMode: Text.Wrap
        font.pixelSize: Math.min(whole.font.pixelSize, root.smallest)
        text: caption.text
        Accessible.ignored: true
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
