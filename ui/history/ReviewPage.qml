pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// A game looked back at: the worst choices first, what each cost and why, and how the game went.
Page {
    id: root

    property string part // the hand to begin with, "0" for all; empty: as it was left

    readonly property bool wide: body.width >= 64 * Theme.normal // list and detail side by side

    function replay() {
        if (!Review.position.valid)
            return;
        if (Replay.open(Review.game, Review.seat, Review.moment)) {
            root.pageRequested("Replay");
        } else {
            toast.say(Replay.errorText);
            Announcer.say(Replay.errorText);
        }
    }

    title: qsTr("Review")
    note: Review.progressText
    Component.onCompleted: Review.open(Records.selectedGame, part === "" ? -1 : parseInt(part))
    Component.onDestruction: Review.leave()
    Keys.onPressed: event => {
        event.accepted = KeyBindings.commandFor(event.key, event.modifiers, KeyBindings.AmongRecords)
                === KeyBindings.ReplayGame;
        if (event.accepted)
            replay();
    }

    Rectangle { // how much is done
        y: -Theme.px(8)
        width: parent.width
        height: Theme.px(4)
        radius: height / 2
        visible: Review.running
        color: Theme.track

        Rectangle {
            objectName: "reviewProgress"
            width: parent.width * (Review.total > 0 ? Review.done / Review.total : 0)
            height: parent.height
            radius: height / 2
            color: Theme.gain
        }
    }
    ScrollArea { // only where there is no room side by side
        id: scroll

        anchors.fill: parent
        contentHeight: root.wide ? height : detail.y + detail.height

        Column {
            id: head

            width: root.wide ? Theme.px(372) : scroll.width
            spacing: Theme.px(6)

            WhoseChoices {
                objectName: "personChoice"
                visible: Review.people.length > 1
                width: parent.width
                names: Review.people
                current: Review.person
                own: Review.own
                onChosen: index => Review.person = index
            }
            Words {
                objectName: "botsNote"
                visible: Review.ofBot
                width: parent.width
                wrapMode: Text.Wrap
                font.pixelSize: Theme.small
                color: Theme.textDim
                text: qsTr("For your interest only: a bot’s decisions count in no statistics and are not added to your mistakes.")
            }
            Words {
                objectName: "reviewSummary"
                width: parent.width
                wrapMode: Text.Wrap
                strong: true
                display: true
                font.pixelSize: Theme.large
                color: Theme.heading
                text: Review.summary
            }
            Words {
                objectName: "reviewAccuracy"
                width: parent.width
                wrapMode: Text.Wrap
                font.pixelSize: Theme.small
                text: Review.accuracyText
            }
            SliderRow {
                objectName: "severitySlider"
                width: parent.width
                share: 0.6
                caption: Review.thresholdText
                to: Review.lastThreshold
                step: 1
                value: Review.threshold
                onChosen: value => Review.threshold = value
            }
            Flow {
                objectName: "kindChips"
                width: parent.width
                spacing: Theme.px(6)

                KindChip {
                    objectName: "handChip"
                    index: 0
                    used: Review.hand > 0
                    name: qsTr("Only hand %1").arg(Review.hand)
                    count: Review.mistakes.count
                    shown: true
                    spoken: name
                    onClicked: {
                        Review.hand = 0;
                        list.forceActiveFocus(Qt.TabFocusReason);
                    }
                }
                Repeater {
                    model: Review.kinds

                    KindChip {
                        onClicked: Review.toggleKind(index)
                    }
                }
            }
        }
        PageList {
            id: list

            objectName: "mistakeList"
            y: head.height + Theme.px(10)
            width: head.width
            height: root.wide ? scroll.height - y : Math.min(scroll.height * 0.45, Math.max(Theme.px(74), contentHeight))
            focus: true
            spacing: Theme.px(6)
            page: root
            rows: Review.mistakes
            currentIndex: Review.selected
            highlightMoveDuration: 0
            keyNavigationEnabled: false
            Accessible.name: Review.mistakesText
            Keys.onUpPressed: if (Review.selected > 0) Review.selected = Review.selected - 1
            Keys.onDownPressed: if (Review.selected < Review.mistakes.count - 1) Review.selected = Review.selected + 1
            Keys.onPressed: event => {
                event.accepted = root.wide && (event.key === Qt.Key_PageUp || event.key === Qt.Key_PageDown);
                if (event.accepted)
                    detail.scroll(event.key === Qt.Key_PageUp ? -1 : 1);
            }

            delegate: MistakeRow {
                width: list.width
                height: used ? implicitHeight : 0
                current: index === Review.selected
                ring: current && list.activeFocus
                onClicked: {
                    Review.selected = index;
                    list.forceActiveFocus();
                }
            }
        }
        ScrollMark {
            view: list
        }
        Words {
            objectName: "noMistakes"
            visible: Review.mistakes.count === 0
            anchors.fill: list
            wrapMode: Text.Wrap
            verticalAlignment: Text.AlignTop
            color: Theme.textDim
            text: Review.hiding ? qsTr("No mistakes of this size and kind") : Review.running
                    ? qsTr("No mistakes found so far") : Review.hand > 0 ? qsTr("No mistakes in this hand") : Review.total > 0 ? qsTr("No mistakes: every decision was as good as the best, or nearly.")
                    : qsTr("No decisions to review")
        }
        Rectangle {
            id: charts

            readonly property int pad: Theme.px(10)
            readonly property bool oneRow: root.wide && Review.hands.count <= 8 && width > 46 * Theme.normal
            readonly property int columns: oneRow ? 3 : root.wide ? 2 : 1
            readonly property real pitch: (width - 2 * pad + Theme.px(20)) / columns

            radius: Theme.radius
            color: Theme.card
            border.width: Theme.line
            border.color: Theme.cardLine
            x: root.wide ? list.width + Theme.px(28) : 0
            y: root.wide ? 0 : list.y + list.height + Theme.px(20)
            width: scroll.width - x - (root.wide ? Theme.px(8) : 0) // beside it is the mark of what can be scrolled
            height: Math.max(chances.y + chances.height, strip.y + strip.height) + pad

            Words {
                id: allNames

                visible: false
                font.pixelSize: Theme.tiny
                text: qsTr("Score") + Review.playerNames[0] + Review.playerNames[1] + Review.playerNames[2]
                      + Review.playerNames[3]
            }
            Row {
                id: scoreTitle

                readonly property real room: (root.wide ? chanceTitle.x : charts.width) - x - Theme.px(6)
                readonly property bool tight: allNames.implicitWidth + 4 * Theme.px(21) > room

                x: scores.x + scores.leftRoom
                y: charts.pad
                spacing: Theme.px(8)

                Words {
                    font.pixelSize: Theme.tiny
                    color: Theme.textDim
                    text: qsTr("Score")
                }
                Repeater {
                    model: scoreTitle.tight ? Review.playerSeals : Review.playerNames

                    Row {
                        id: player

                        required property int index
                        required property string modelData

                        spacing: Theme.px(3)

                        Rectangle {
                            anchors.verticalCenter: parent ? parent.verticalCenter : undefined
                            width: Theme.px(10)
                            height: player.index === 0 ? Math.max(2, Theme.px(3)) : Theme.line
                            color: player.index === 0 ? Theme.heading : Theme.danger(player.index)
                        }
                        Words {
                            font.pixelSize: Theme.tiny
                            color: Theme.textDim
                            text: player.modelData
                        }
                    }
                }
            }
            ScoreChart {
                id: scores

                anchors.top: scoreTitle.bottom
                anchors.topMargin: Theme.px(4)
                x: charts.pad
                width: charts.pitch - Theme.px(20)
                height: Theme.px(root.wide && !charts.oneRow ? 56 : 90)
            }
            Words {
                id: chanceTitle

                x: chances.x + chances.leftRoom
                y: root.wide ? charts.pad : scores.y + scores.height + Theme.px(14)
                font.pixelSize: Theme.tiny
                color: Theme.textDim
                text: qsTr("Win chance at each decision")
            }
            ChanceChart {
                id: chances

                anchors.top: chanceTitle.bottom
                anchors.topMargin: Theme.px(4)
                x: charts.pad + (root.wide ? charts.pitch : 0)
                width: scores.width
                height: scores.height
                onMistakeChosen: row => Review.selected = row
            }
            HandStrip {
                id: strip

                x: charts.oneRow ? charts.pad + 2 * charts.pitch : scores.x + scores.leftRoom
                y: charts.oneRow ? charts.pad : chances.y + chances.height + Theme.px(6)
                width: parent.width - x - charts.pad
                height: charts.oneRow ? chances.y + chances.height - y : Theme.px(28) + Math.round(Theme.tiny * 4.5)
                places: Math.max(charts.oneRow ? 4 : 8, Review.hands.count)
                model: Review.hands
            }
        }
        Flickable {
            id: detail

            function scroll(pages: int) {
                contentY = Math.max(0, Math.min(contentHeight - height, contentY + pages * height * 0.8));
            }

            x: charts.x
            y: charts.y + charts.height + Theme.px(root.wide ? 10 : 20)
            width: charts.width
            height: root.wide ? scroll.height - y : contentHeight
            visible: Review.position.valid
            clip: true
            interactive: root.wide
            contentHeight: study.implicitHeight
            boundsBehavior: Flickable.StopAtBounds

            Column {
                id: study

                width: detail.width
                spacing: Theme.px(8)

                Item { // why, first
                    width: parent.width
                    height: Math.max(why.implicitHeight, ways.height)

                    Words {
                        id: why

                        objectName: "reviewReason"
                        anchors.verticalCenter: parent.verticalCenter
                        width: parent.width - ways.width - Theme.px(16)
                        wrapMode: Text.Wrap
                        strong: true
                        text: Phrase.pair(Review.fault, Review.reason)
                    }
                    Grid { // one over the other where the words need the room
                        id: ways

                        readonly property bool beside: study.width > 1.9 * (again.implicitWidth + book.implicitWidth)
                        readonly property real widest: Math.max(again.implicitWidth, book.implicitWidth)

                        anchors.right: parent.right
                        columns: beside ? 2 : 1
                        spacing: Theme.px(6)

                        ActionButton {
                            id: again

                            objectName: "showInReplayButton"
                            width: ways.beside ? implicitWidth : ways.widest
                            text: qsTr("Show in the replay")
                            keyText: "R"
                            onClicked: root.replay()
                        }
                        ActionButton {
                            id: book

                            objectName: "bookButton"
                            visible: !Review.ofBot
                            width: ways.beside ? implicitWidth : ways.widest
                            enabled: !Review.inBook
                            text: Review.inBook ? qsTr("Added to mistakes") : qsTr("Add to mistakes")
                            onClicked: Review.addToBook()
                        }
                    }
                }
                Words {
                    objectName: "reviewSecondOpinion"
                    visible: text !== ""
                    width: parent.width
                    wrapMode: Text.Wrap
                    font.pixelSize: Theme.small
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                    text: Review.secondOpinion
                }
                PositionBoard {
                    objectName: "reviewBoard"
                    width: parent.width
                    position: Review.position
                    largestTile: Theme.px(root.wide ? 48 : 64)
                }
                NumbersTable {
                    width: parent.width
                    model: Review.position.numbers
                }
            }
        }
        ScrollMark {
            view: detail
        }
    }
    Notice {
        id: toast

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
    }
}
