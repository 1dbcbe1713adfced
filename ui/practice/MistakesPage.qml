pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// The book of mistakes: positions asked again until they are known, and one a day.
Page {
    id: root

    readonly property bool wide: body.width >= 60 * Theme.normal // the person's own positions beside the rest

    property bool fromList: false // the last one asked was chosen there

    function askMine(row: int) {
        fromList = true;
        MistakeBook.startMine(row);
    }

    function placeFocus() {
        switch (MistakeBook.stage) {
        case MistakeBook.Asking:
            board.forceActiveFocus();
            break;
        case MistakeBook.Told:
            nextButton.forceActiveFocus(Qt.TabFocusReason);
            break;
        case MistakeBook.Over:
            overButton.forceActiveFocus(Qt.TabFocusReason);
            break;
        default:
            if (fromList && MistakeBook.mine.count > 0)
                list.forceActiveFocus(Qt.TabFocusReason);
            else
                (MistakeBook.dailyThere && !MistakeBook.dailyDone ? daily.button : practice.button).forceActiveFocus(Qt.TabFocusReason);
        }
    }

    title: qsTr("Mistakes")
    note: MistakeBook.stage === MistakeBook.Idle ? MistakeBook.bookText : MistakeBook.title + (MistakeBook.progressText
            === "" ? "" : " · " + MistakeBook.progressText)
    Component.onCompleted: MistakeBook.stop()
    Component.onDestruction: {
        changes.target = null; // the focus is elsewhere by now
        MistakeBook.stop();
    }
    onActiveFocusChanged: if (activeFocus) placeFocus()

    Connections {
        id: changes

        target: MistakeBook

        function onChanged() {
            if (root.activeFocus)
                root.placeFocus();
        }
    }
    ScrollArea { // scrolls only where there is no room side by side
        id: shelf

        visible: MistakeBook.stage === MistakeBook.Idle
        anchors.fill: parent
        contentHeight: Math.max(ways.implicitHeight, root.wide ? 0 : own.y + own.height)

        Column {
            id: ways

            width: root.wide ? Math.floor(shelf.width * 0.42) : shelf.width
            spacing: Theme.px(16)

            BookCard {
                id: daily

                objectName: "dailyCard"
                width: parent.width
                heading: qsTr("Position of the day")
                text: qsTr("The same for everyone. What would you do?")
                detail: MistakeBook.dailyText
                tiles: MistakeBook.dailyTiles
                melds: MistakeBook.dailyMelds
                enabled: MistakeBook.dailyThere && !MistakeBook.dailyDone
                buttonText: MistakeBook.dailyDone ? qsTr("All done for today") : qsTr("Show")
                onClicked: {
                    root.fromList = false;
                    MistakeBook.startDaily();
                }
            }
            BookCard {
                id: practice

                objectName: "practiceCard"
                width: parent.width
                heading: qsTr("Practice")
                text: qsTr("Your worst decisions and practice positions come back after 1, 3, 7, 14 and 30 days.")
                detail: MistakeBook.due > 0 ? qsTr("%n position(s) due", "", MistakeBook.due) : qsTr("No reviews due")
                first: !daily.enabled
                enabled: MistakeBook.due > 0
                buttonText: qsTr("Begin")
                onClicked: {
                    root.fromList = false;
                    MistakeBook.startDue();
                }
            }
            Words {
                width: parent.width
                font.pixelSize: Theme.small
                color: Theme.textDim
                text: qsTr("Positions due again after")
            }
            Row { // the boxes: what is known well comes rarely
                id: boxes

                width: parent.width
                spacing: Theme.px(10)

                Repeater {
                    model: MistakeBook.boxes

                    Rectangle {
                        id: box

                        required property int modelData
                        required property int index

                        readonly property int days: [1, 3, 7, 14, 30][index]

                        width: (boxes.width - 4 * boxes.spacing) / 5
                        height: count.implicitHeight + every.implicitHeight + Theme.px(30)
                        radius: Theme.radius
                        color: Theme.card
                        border.width: Theme.line
                        border.color: Theme.cardLine
                        Accessible.role: Accessible.StaticText
                        Accessible.name: Phrase.list([every.text, count.text])

                        Words {
                            id: count

                            anchors.horizontalCenter: parent.horizontalCenter
                            y: Theme.px(14)
                            strong: true
                            display: true
                            font.pixelSize: Theme.font(25)
                            color: box.modelData > 0 ? Theme.heading : Theme.textFaint
                            text: box.modelData
                        }
                        Words {
                            id: every

                            anchors.horizontalCenter: parent.horizontalCenter
                            anchors.bottom: parent.bottom
                            anchors.bottomMargin: Theme.px(12)
                            width: Math.min(implicitWidth, parent.width - Theme.px(8))
                            font.pixelSize: Theme.small
                            color: Theme.textDim
                            text: qsTr("%n day(s)", "", box.days)
                        }
                    }
                }
            }
        }
        Item { // the person's own positions
            id: own

            x: root.wide ? ways.width + Theme.px(28) : 0
            y: root.wide ? 0 : ways.height + Theme.px(20)
            width: shelf.width - x
            height: root.wide ? shelf.height : Math.max(shelf.height * 0.5, nothing.height)

            Words {
                id: heading

                width: parent.width
                strong: true
                display: true
                font.pixelSize: Theme.large
                color: Theme.heading
                text: qsTr("From your games")
            }
            PageList {
                id: list

                objectName: "bookList"
                anchors.fill: parent
                anchors.topMargin: heading.height + Theme.px(10)
                activeFocusOnTab: MistakeBook.mine.count > 0
                spacing: Theme.px(6)
                page: root
                rows: MistakeBook.mine
                currentIndex: 0
                highlightMoveDuration: 0
                keyNavigationEnabled: true
                Accessible.name: heading.text
                Keys.onReturnPressed: root.askMine(currentIndex)
                Keys.onEnterPressed: root.askMine(currentIndex)
                Keys.onDownPressed: if (currentIndex < MistakeBook.mine.count - 1) incrementCurrentIndex() // no unused row

                delegate: BookRow {
                    width: list.width
                    height: used ? implicitHeight : 0
                    current: list.activeFocus && index === list.currentIndex
                    ring: current
                    onClicked: root.askMine(index)
                }
            }
            ScrollMark {
                view: list
            }
            EmptyNote {
                id: nothing

                visible: MistakeBook.mine.count === 0
                anchors.centerIn: list
                width: list.width
                heading: qsTr("None yet")
                detail: qsTr("Review a finished game to collect its worst decisions here.")
            }
        }
    }
    ScrollArea {
        id: page

        visible: MistakeBook.stage === MistakeBook.Asking || MistakeBook.stage === MistakeBook.Told
        anchors.fill: parent
        contentHeight: board.implicitHeight

        PositionBoard {
            id: board

            objectName: "bookBoard"
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(parent.width, 92 * Theme.normal)
            position: MistakeBook.position
            largestTile: Theme.px(78)
            leastHeight: page.height
            asking: MistakeBook.stage === MistakeBook.Asking
            onChosen: option => MistakeBook.answer(option)

            Words {
                visible: board.asking
                width: board.width
                wrapMode: Text.Wrap
                font.pixelSize: Theme.small
                color: Theme.textDim
                text: qsTr("Click your answer, or use the arrow keys and Enter. Anything as good as the best counts.")
            }
            Words {
                objectName: "bookVerdict"
                visible: MistakeBook.stage === MistakeBook.Told
                width: board.width
                wrapMode: Text.Wrap
                strong: true
                font.pixelSize: Theme.large
                color: MistakeBook.passed ? Theme.gain : Theme.loss
                text: (MistakeBook.passed ? "✓ " : "✗ ") + MistakeBook.verdict
                Accessible.role: Accessible.AlertMessage
                Accessible.name: MistakeBook.verdict
            }
            NumbersTable {
                visible: MistakeBook.stage === MistakeBook.Told
                width: board.width
                model: MistakeBook.position.numbers
            }
            Words {
                objectName: "bookReason"
                visible: MistakeBook.stage === MistakeBook.Told
                width: board.width
                wrapMode: Text.Wrap
                text: MistakeBook.reason
            }
            Flow {
                visible: MistakeBook.stage === MistakeBook.Told
                width: board.width
                spacing: Theme.px(14)

                ActionButton {
                    id: nextButton

                    objectName: "bookNextButton"
                    look: ActionButton.Strong
                    text: qsTr("Continue")
                    keyText: "Enter"
                    onClicked: MistakeBook.next()
                }
                ActionButton {
                    objectName: "bookTakeOutButton"
                    visible: MistakeBook.own
                    look: ActionButton.Quiet
                    text: qsTr("Remove from mistakes")
                    onClicked: MistakeBook.takeOut()
                }
                Words {
                    height: nextButton.height
                    font.pixelSize: Theme.small
                    color: Theme.textDim
                    text: MistakeBook.againText
                }
            }
        }
    }
    ScrollArea {
        visible: MistakeBook.stage === MistakeBook.Over
        anchors.fill: parent
        contentHeight: told.implicitHeight

        Column {
            id: told

            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(parent.width, 48 * Theme.normal)
            spacing: Theme.px(10)

            Words {
                objectName: "bookResult"
                strong: true
                display: true
                font.pixelSize: Theme.font(25)
                color: Theme.heading
                text: MistakeBook.resultText
            }
            Repeater {
                model: MistakeBook.results

                Rectangle {
                    id: line

                    required property bool used
                    required property string title
                    required property string answer
                    required property string lossText
                    required property bool passed
                    required property string spoken

                    visible: used
                    width: parent.width
                    height: Math.max(Theme.px(40), title.implicitHeight + Theme.px(14))
                    radius: Theme.radius
                    color: Theme.card
                    border.width: Theme.line
                    border.color: Theme.cardLine
                    Accessible.role: Accessible.StaticText
                    Accessible.name: spoken

                    Words {
                        id: title

                        anchors.verticalCenter: parent.verticalCenter
                        x: Theme.px(16)
                        width: parent.width * 0.32
                        font.pixelSize: Theme.small
                        color: Theme.textDim
                        text: line.title
                    }
                    Words {
                        anchors.verticalCenter: parent.verticalCenter
                        x: parent.width * 0.36
                        width: parent.width * 0.42
                        text: line.answer
                    }
                    Words {
                        anchors.verticalCenter: parent.verticalCenter
                        anchors.right: parent.right
                        anchors.rightMargin: Theme.px(16)
                        strong: true
                        color: line.passed ? Theme.gain : Theme.loss
                        text: (line.passed ? "✓ " : "✗ ") + line.lossText
                    }
                }
            }
            ActionButton {
                id: overButton

                objectName: "bookOverButton"
                look: ActionButton.Strong
                text: qsTr("Done")
                keyText: "Enter"
                onClicked: MistakeBook.stop()
            }
        }
    }
}
