import QtQuick

// A Repeater on a page that opens makes its items one after the other: what looks at them reads `made`, too, and is
// reckoned again with each.
Repeater {
    property int made: 0

    onItemAdded: ++made
    onItemRemoved: --made
}
