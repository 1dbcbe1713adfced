pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// A game whose walls are known by a code: somebody's, the day's, or one's own once more.
Page {
    id: root

    readonly property bool wide: body.width >= 54 * Theme.normal

    function play(text: string) {
        problem.text = Deals.play(text);
        if (problem.text !== "")
            field.selectAll();
    }

    title: qsTr("Play a deal")
    note: keepsGame
    Component.onCompleted: Deals.refresh()

    ScrollArea {
        id: scroll

        anchors.fill: parent
        contentHeight: columns.implicitHeight

        Grid {
            id: columns

            readonly property real part: root.wide ? (scroll.width - columnSpacing) / 2 : scroll.width

            columns: root.wide ? 2 : 1
            columnSpacing: Theme.px(18)
            rowSpacing: Theme.px(14)

            Column {
                width: columns.part
                spacing: Theme.px(14)

                Card {
                    width: parent.width
                    heading: qsTr("From a code")

                    Column {
                        width: parent.width
                        spacing: Theme.px(12)

                        Words {
                            width: parent.width
                            wrapMode: Text.WordWrap
                            text: qsTr("A deal code fixes every wall of a game: everyone who plays it is dealt the same tiles. Your own game shows its code at the end.")
                        }
                        LineField {
                            id: field

                            objectName: "dealField"
                            width: parent.width
                            focus: true
                            spoken: qsTr("Deal code")
                            placeholder: qsTr("Deal code or number")
                            font.pixelSize: Theme.large
                            onAccepted: root.play(text)
                        }
                        Words {
                            id: problem

                            objectName: "dealProblem"
                            width: parent.width
                            visible: text !== ""
                            wrapMode: Text.Wrap
                            color: Theme.loss
                            Accessible.role: Accessible.AlertMessage
                            Accessible.name: text
                        }
                        ActionButton {
                            objectName: "playDealButton"
                            look: ActionButton.Strong
                            text: qsTr("Play")
                            keyText: "Enter"
                            onClicked: root.play(field.text)
                        }
                    }
                }
                Card {
                    width: parent.width
                    heading: qsTr("Deal of the day")
                    note: Deals.today

                    Column {
                        width: parent.width
                        spacing: Theme.px(12)

                        Words {
                            width: parent.width
                            wrapMode: Text.WordWrap
                            text: qsTr("Everyone who plays today gets the same walls.")
                        }
                        Words {
                            objectName: "todayScore"
                            visible: Deals.todayScore !== ""
                            width: parent.width
                            strong: true
                            text: qsTr("Your result: %1 points").arg(Deals.todayScore)
                        }
                        ActionButton {
                            objectName: "playTodayButton"
                            text: Deals.todayScore === "" ? qsTr("Play the deal of the day") : qsTr("Play it again")
                            onClicked: root.play(Deals.today)
                        }
                    }
                }
                Card {
                    width: parent.width
                    heading: qsTr("Are the walls fair?")

                    Words {
                        width: parent.width
                        wrapMode: Text.WordWrap
                        color: Theme.textDim
                        text: qsTr("The menu shows the wall seal from the first tile on. The seal proves that the walls were fixed before the first hand: enter the deal code after the game and compare.")
                    }
                }
            }
            Card {
                width: columns.part
                height: root.wide ? Math.max(scroll.height, list.y + list.implicitHeight + headHeight) : implicitHeight
                heading: qsTr("Deals you have played")
                note: qsTr("%n game(s)", "", Deals.played.count)

                Column {
                    id: list

                    width: parent.width
                    spacing: Theme.px(6)

                    Words {
                        width: parent.width
                        wrapMode: Text.WordWrap
                        font.pixelSize: Theme.small
                        color: Theme.textDim
                        text: Deals.played.count > 0 ? qsTr("Choose a deal to put its code into the field, then play it again or share it.")
                                : qsTr("Finished games appear here with their codes.")
                    }
                    Repeater {
                        model: Deals.played

                        DealRow {
                            width: list.width
                            onClicked: {
                                field.text = code;
                                field.selectAll();
                                field.forceActiveFocus();
                            }
                            onCopyRequested: Deals.copy(code)
                        }
                    }
                }
            }
        }
    }
}
