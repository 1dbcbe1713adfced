import QtQuick
import QtQuick.Templates as T
import Tingpai

// A button that acts only after it was held for a while.
T.AbstractButton {
    id: root

    property bool held: false

    signal done

    implicitWidth: Math.max(Theme.px(220), words.implicitWidth + 2 * Theme.px(24))
    implicitHeight: Math.max(Theme.px(56), words.implicitHeight + Theme.px(16))
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    onPressed: held = true
    onReleased: held = false
    onCanceled: held = false
    onActiveFocusChanged: if (!activeFocus) held = false
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.onPressAction: done() // an assistant cannot hold
    Keys.onPressed: event => {
        if (event.key !== Qt.Key_Space && event.key !== Qt.Key_Return && event.key !== Qt.Key_Enter)
            return;
        event.accepted = true;
        if (!event.isAutoRepeat)
            held = true;
    }
    Keys.onReleased: event => {
        if (!event.isAutoRepeat)
            held = false;
    }

    background: ButtonFace {
        lit: root.hovered
        focused: root.activeFocus

        Rectangle {
            height: parent.height
            width: parent.width * progress.value
            radius: Theme.radius
            color: Theme.holding
        }
    }
    Words {
        id: words

        anchors.centerIn: parent
        strong: true
        font.pixelSize: Theme.large
        color: Theme.buttonText
        text: root.text
    }
    QtObject {
        id: progress

        property real value: 0
    }
    NumberAnimation {
        target: progress
        property: "value"
        running: root.held
        from: 0
        to: 1
        duration: Theme.hold
        onFinished: {
            root.held = false;
            root.done();
        }
        onStopped: progress.value = 0
    }
}
