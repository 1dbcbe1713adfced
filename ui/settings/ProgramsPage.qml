pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// The programs that can take the seat of a bot: the list, and a form to add or change one.
Page {
    id: root

    readonly property bool wide: body.width >= 58 * Theme.normal
    readonly property real part: wide ? (scroll.width - columns.columnSpacing) / 2 : scroll.width

    title: qsTr("Programs")

    ScrollArea {
        id: scroll

        anchors.fill: parent
        contentHeight: columns.implicitHeight

        Grid {
            id: columns

            columns: root.wide ? 2 : 1
            columnSpacing: Theme.px(18)
            rowSpacing: Theme.px(14)

            Column {
                width: root.part
                spacing: Theme.px(14)

                Card {
                    width: parent.width
                    heading: form.row < 0 ? qsTr("Add a program") : qsTr("Change %1").arg(form.before)

                    ProgramForm {
                        id: form

                        width: parent.width
                    }
                }
                Card {
                    width: parent.width
                    heading: qsTr("What a program can do")

                    Words {
                        objectName: "programWarning"
                        width: parent.width
                        wrapMode: Text.Wrap
                        text: qsTr("A program is not walled off. It runs with your rights and can read, change and send anything that you can, so add only programs that you trust. Each one starts in an empty folder with a bare environment, can use up to 1 GB of memory and 16 processes, and has 10 seconds for each answer. It is told only what its seat sees.")
                    }
                }
            }
            Card {
                width: root.part
                heading: qsTr("Your programs")
                note: qsTr("%n program(s)", "", Programs.rows.count)

                Column {
                    id: list

                    width: parent.width
                    spacing: Theme.px(10)

                    Words {
                        width: parent.width
                        wrapMode: Text.Wrap
                        color: Theme.textDim
                        text: Programs.rows.count > 0 ? qsTr("Choose who plays where under New game.")
                                                      : qsTr("No programs yet. A program that you add can take the seat of a bot in a new game.")
                    }
                    Repeater {
                        model: Programs.rows

                        ProgramEntry {
                            width: list.width
                            onEditRequested: form.edit(index, name, command, protocol)
                            onRemoveRequested: {
                                form.clear();
                                Programs.remove(index);
                                form.forceActiveFocus();
                            }
                        }
                    }
                }
            }
        }
    }
}
