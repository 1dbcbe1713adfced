import QtQuick
import Tingpai

// What may be taller than the room for it: it scrolls by wheel, by dragging and by keys, and follows the focus.
Item {
    id: root

    default property alias content: flick.flickableData
    property alias contentHeight: flick.contentHeight

    readonly property alias view: flick
    readonly property bool scrolls: contentHeight > height + 1
    readonly property Item focused: Window.activeFocusItem

    function scrollBy(by: real) {
        flick.contentY = Math.max(0, Math.min(flick.contentHeight - flick.height, flick.contentY + by));
    }
    function reveal(item: Item) {
        if (!scrolls)
            return;
        let at = item;
        while (at && at !== flick.contentItem)
            at = at.parent;
        if (!at)
            return;
        const top = item.mapToItem(flick.contentItem, 0, 0).y - Theme.gap;
        const bottom = top + item.height + 2 * Theme.gap;
        if (top < flick.contentY || bottom - top > flick.height)
            scrollBy(top - flick.contentY);
        else if (bottom > flick.contentY + flick.height)
            scrollBy(bottom - flick.contentY - flick.height);
    }
    // By keys that nothing inside took.
    function stepFor(key: int): real {
        switch (key) {
        case Qt.Key_Up:
            return -Theme.px(60);
        case Qt.Key_Down:
            return Theme.px(60);
        case Qt.Key_PageUp:
            return -flick.height * 0.8;
        case Qt.Key_PageDown:
            return flick.height * 0.8;
        }
        return 0;
    }

    onFocusedChanged: soon.restart()
    onContentHeightChanged: soon.restart()
    Keys.onPressed: event => {
        const step = scrolls ? stepFor(event.key) : 0;
        event.accepted = step !== 0;
        scrollBy(step);
    }

    Timer { // when everything has its place
        id: soon

        interval: 1
        onTriggered: root.reveal(root.focused)
    }
    Flickable {
        id: flick

        anchors.fill: parent
        anchors.rightMargin: -1 // a width between two pixels would cut the last line
        clip: true
        interactive: root.scrolls
        boundsBehavior: Flickable.StopAtBounds
    }
    ScrollMark {
        view: flick
        color: root.activeFocus ? Theme.focusRing : Theme.cardLine
    }
}
