import QtQuick
import Tingpai.App

// The list of a page. Its rows come once the page is made: where rows move while a list is being made in the background,
// Qt 6.4 loses count of the delegates and reads beyond them. A list whose rows stay where they are may take them at once.
ListView {
    required property Page page
    required property RowModel rows

    activeFocusOnTab: true
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    model: page.made ? rows : null
    Accessible.role: Accessible.List
}
