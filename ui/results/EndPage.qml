import QtQuick
import Tingpai

// What comes when a hand or a game is over: a page of cloth, what it tells, and the buttons that lead on.
FocusScope {
    id: root

    default property alias content: body.data
    property alias leftActions: left.data
    property alias rightActions: right.data
    property bool framed: true // it fills the window
    property ActionButton first: null // of the buttons

    readonly property int units: Math.round(width / Theme.unit)
    readonly property bool wide: units >= 1100 && Theme.textScale < 1.35 // room for two columns
    readonly property int side: units >= 1200 && framed ? Theme.px(96) : Theme.px(30)
    readonly property int inner: width - 2 * side
    readonly property int spare: Math.max(0, Math.round((height - Theme.px(800)) / 2)) // in a tall window
    readonly property int bleed: Theme.px(14) // shadows and rings reach beyond what they belong to

    function takeFocus() {
        first.forceActiveFocus(Qt.TabFocusReason);
        first.focusReason = Qt.TabFocusReason; // shown, though it may have had the focus before
    }
    function rise() {
        if (Theme.timed(220) > 0)
            rising.restart();
    }

    Accessible.role: Accessible.Dialog
    Keys.onPressed: event => {
        const step = area.scrolls ? area.stepFor(event.key) : 0;
        event.accepted = step !== 0;
        area.scrollBy(step);
    }

    MouseArea { // nothing behind is reached
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
        onWheel: wheel => wheel.accepted = true
    }
    Felt {
        visible: root.framed
        anchors.fill: parent
        veiled: true
    }
    Rectangle {
        visible: !root.framed
        anchors.fill: parent
        color: Theme.panel
    }
    Item {
        id: sheet

        width: parent.width
        height: parent.height

        ScrollArea {
            id: area

            x: root.side - root.bleed
            y: root.spare + (root.framed ? Theme.px(28) : Theme.px(8))
            width: root.inner + 2 * root.bleed
            height: actions.y - Theme.gap - y
            contentHeight: body.height + Theme.px(14)

            Column {
                id: body

                x: root.bleed
                y: Theme.px(12)
                width: root.inner
            }
        }
        Item {
            id: actions

            readonly property bool oneLine: left.width + right.width + Theme.px(20) <= root.inner

            x: root.side
            y: parent.height - height - root.spare - (root.framed ? Theme.px(50) : Theme.px(14))
            width: root.inner
            height: oneLine ? Theme.buttonHeight : 2 * Theme.buttonHeight + Theme.gap

            Row {
                id: left

                spacing: Theme.px(10)
            }
            Row {
                id: right

                anchors.right: parent.right
                anchors.bottom: parent.bottom
                spacing: Theme.px(10)
            }
        }
    }
    NumberAnimation {
        id: rising

        target: sheet
        property: "y"
        from: Theme.px(24)
        to: 0
        duration: Theme.timed(220)
        easing.type: Easing.OutCubic
    }
}
