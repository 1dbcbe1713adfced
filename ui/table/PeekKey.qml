import QtQuick
import QtQuick.Window
import Tingpai
import Tingpai.App

// The key of the hints: held, they show while it is down; tapped, they are switched. To leave the window is to let go.
Item {
    id: root

    required property Tutor tutor

    property real pressedAt: 0 // milliseconds; 0: it is up
    property int key: 0

    function press(event: KeyEvent) {
        if (event.isAutoRepeat)
            return;
        key = event.key;
        pressedAt = Date.now();
        tutor.peeking = true;
    }
    function release(event: KeyEvent) {
        if (pressedAt === 0 || event.key !== key || event.isAutoRepeat)
            return;
        if (Date.now() - pressedAt < Theme.tap)
            tutor.toggle();
        letGo();
    }
    function letGo() {
        tutor.peeking = false;
        pressedAt = 0;
    }

    Window.onActiveChanged: if (!Window.active && pressedAt > 0) letGo()
    Component.onDestruction: if (pressedAt > 0) letGo()
}
