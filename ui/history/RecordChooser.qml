import Qt.labs.folderlistmodel // Qt's own dialogue needs it and stops the program where it is missing
import QtQuick
import QtQuick.Dialogs
import Tingpai

// Asks for the file of a record, by the desktop's own dialogue where it has one. Made for one question: its imports
// may be missing, and take a while.
FileDialog {
    id: root

    required property RecordsPage page

    title: qsTr("Import a game")
    nameFilters: [qsTr("Records (*.tingpai *.mjson *.json *.txt)"), qsTr("All files (*)")]
    Component.onCompleted: open()
    onAccepted: page.takeIn(String(selectedFile))
    onVisibleChanged: {
        if (visible)
            return;
        page.placeFocus();
        destroy();
    }
}
