import QtQuick
import QtQuick.Templates as T
import Tingpai

// One setting between two ends. Left and right change it.
Item {
    id: root

    required property string caption
    required property int value

    property string valueText: "" // empty: the caption tells it
    property int from: 0
    property int to: 100
    property int step: 10
    property alias live: slider.live // false: chosen when it is let go of
    property real share: 0.3 // of the width, for the caption
    readonly property bool focused: slider.activeFocus

    signal chosen(int value)

    implicitHeight: Math.max(26, Theme.px(40), label.implicitHeight + Theme.px(6))

    Words {
        id: label

        anchors.verticalCenter: parent.verticalCenter
        width: parent.width * root.share
        color: Theme.textDim
        text: root.caption
    }
    T.Slider {
        id: slider

        anchors.left: label.right
        anchors.right: reading.left
        height: parent.height
        from: root.from
        to: root.to
        stepSize: root.step
        snapMode: T.Slider.SnapAlways
        value: root.value
        focusPolicy: Qt.StrongFocus
        Accessible.role: Accessible.Slider
        Accessible.name: root.valueText === "" ? root.caption : Phrase.pair(root.caption, root.valueText)
        Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
        Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
        onMoved: {
            if (live || !pressed)
                root.chosen(Math.round(value));
        }
        onPressedChanged: {
            if (!live && !pressed)
                root.chosen(Math.round(value));
        }

        background: Rectangle {
            y: (slider.height - height) / 2
            width: slider.width
            height: Theme.px(8)
            radius: height / 2
            color: Theme.track

            Rectangle {
                width: slider.handle.x + slider.handle.width / 2
                height: parent.height
                radius: height / 2
                color: Theme.buttonLine
            }
        }
        handle: Rectangle {
            x: slider.visualPosition * (slider.width - width)
            y: (slider.height - height) / 2
            width: Theme.px(24)
            height: width
            radius: width / 2
            color: slider.pressed ? Theme.accentText : Theme.ivory
            border.width: Theme.line
            border.color: Theme.textFaint
        }
    }
    Rectangle {
        visible: slider.activeFocus
        anchors.fill: slider
        anchors.margins: -Theme.px(3)
        radius: Theme.px(9)
        color: "transparent"
        border.width: Theme.ring
        border.color: Theme.focusRing
    }
    Words {
        id: reading

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: root.valueText === "" ? 0 : Math.round(Theme.normal * 4.3)
        horizontalAlignment: Text.AlignRight
        text: root.valueText
    }
}
