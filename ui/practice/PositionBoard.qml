pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// A position for study: the four players, the hand, what else can be done. Left and right go through the
// answers, Enter gives one.
Item {
    id: root

    required property PositionView position

    default property alias told: between.data // what is said to it, over the hand
    property bool asking: false
    property int largestTile: Theme.handTile
    property real leastHeight: 0 // the felt takes what the rest leaves; the hand shrinks before it is taller
    property int cursor: 0 // of the answers: the hand's tiles, then the options

    readonly property real wordsHeight: heading.height + question.height + (between.visible ? between.height
            + body.spacing : 0) + 3 * body.spacing
    readonly property int tileForHeight: leastHeight > 0 ? Math.max(Theme.px(34), Math.floor((leastHeight - wordsHeight
            - seats.bareHeight - Theme.px(40)) / 1.54)) : largestTile
    readonly property real meldShare: 0.72 // of a meld's tile in the hand's, at most
    readonly property int tileForWidth: {
        const room = width - Theme.px(12), count = Math.max(1, position.hand.count);
        const beside = Math.floor((room - ownMelds.space) / count);
        return beside * meldShare >= Theme.meldTile ? beside : Math.floor(room / (count + meldShare * ownMelds.space
                / Theme.meldTile));
    }
    readonly property int tileWidth: Math.min(largestTile, tileForHeight, tileForWidth)
    readonly property int meldTile: Math.min(Theme.meldTile, Math.round(tileWidth * meldShare))
    readonly property real feltHeight: leastHeight - wordsHeight - held.height
    readonly property int answers: position.hand.count + position.options.count

    signal chosen(int option)

    function answerAt(place: int): int {
        const tiles = position.hand.count;
        return (place < tiles ? (hand.itemAt(place) as StudyTile)?.option
                              : (options.itemAt(place - tiles) as StudyOption)?.option) ?? -1;
    }
    function choose(place: int) {
        if (!asking || place < 0 || place >= answers)
            return;
        const option = answerAt(place);
        if (option >= 0)
            chosen(option);
    }
    // To the next place that is an answer.
    function step(by: int) {
        for (let place = cursor + by; place >= 0 && place < answers; place += by) {
            if (answerAt(place) >= 0) {
                cursor = place;
                return;
            }
        }
    }
    function restart() {
        cursor = Math.max(0, position.hand.count - 1);
        if (answers > 0 && answerAt(cursor) < 0)
            step(1);
    }

    implicitHeight: body.implicitHeight
    Accessible.role: Accessible.Pane
    Accessible.name: Phrase.list([position.title, position.prompt])
    Keys.onLeftPressed: event => {
        event.accepted = asking;
        if (asking)
            step(-1);
    }
    Keys.onRightPressed: event => {
        event.accepted = asking;
        if (asking)
            step(1);
    }
    Keys.onReturnPressed: event => {
        event.accepted = asking;
        choose(cursor);
    }
    Keys.onEnterPressed: event => {
        event.accepted = asking;
        choose(cursor);
    }

    Column {
        id: body

        width: parent.width
        spacing: Theme.px(8)

        Row {
            width: parent.width
            spacing: Theme.px(14)

            Words {
                id: heading

                strong: true
                text: root.position.title
            }
            Words {
                anchors.baseline: heading.baseline
                font.pixelSize: Theme.small
                color: Theme.textDim
                text: root.position.wallText
            }
        }
        Rectangle {
            width: parent.width
            height: Math.max(root.feltHeight, seats.naturalHeight + Theme.px(16))
            radius: Theme.radius
            color: Theme.felt

            Column {
                id: seats

                readonly property real naturalHeight: {
                    let height = (lines.count - 1) * Theme.px(8);
                    for (let i = 0; i < lines.made; ++i)
                        height += lines.itemAt(i)?.implicitHeight ?? 0;
                    return height;
                }
                readonly property real bareHeight: {
                    let height = (lines.count - 1) * Theme.px(8);
                    for (let i = 0; i < lines.made; ++i)
                        height += (lines.itemAt(i) as SeatLine)?.bareHeight ?? 0;
                    return height;
                }
                readonly property bool roomForHands: {
                    let height = lines.count * Theme.px(8) + Theme.px(16);
                    for (let i = 0; i < lines.made; ++i) {
                        const line = lines.itemAt(i) as SeatLine;
                        height += (line?.bareHeight ?? 0) + (line?.handHeight ?? 0);
                    }
                    return height <= root.feltHeight;
                }

                anchors.centerIn: parent
                width: parent.width - 2 * Theme.px(12)
                spacing: Theme.px(8) + Math.max(0, parent.height - naturalHeight - Theme.px(16)) / lines.count

                Rows {
                    id: lines

                    model: [root.position.right, root.position.top, root.position.left, root.position.bottom]

                    SeatLine {
                        id: line

                        required property SeatView modelData
                        required property int index

                        width: seats.width
                        seat: modelData
                        meldsShown: !modelData.isMe
                        handShown: !modelData.isMe && seats.roomForHands
                        marked: root.position.lastTilePosition === modelData.position
                        tileWidth: Math.max(Theme.px(20), Math.min(Theme.px(36), Math.floor(root.width / 32)))

                        Rectangle {
                            visible: line.index > 0
                            y: -seats.spacing / 2
                            width: parent.width
                            height: Theme.line
                            color: Theme.feltLight
                        }
                    }
                }
            }
        }
        Item { // what is asked, and beside it what can be said to it
            id: question

            width: parent.width
            height: Math.max(prompt.implicitHeight, said.height)

            Words {
                id: prompt

                objectName: "positionPrompt"
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width * (said.visible ? 0.36 : 1)
                wrapMode: Text.Wrap
                strong: true
                color: Theme.heading
                text: root.position.prompt
            }
            Flow {
                id: said

                visible: root.position.options.count > 0
                anchors.right: parent.right
                width: parent.width * 0.62
                height: visible ? implicitHeight : 0
                spacing: Theme.gap

                Repeater {
                    id: options

                    model: root.position.options

                    StudyOption {
                        asking: root.asking
                        underCursor: root.asking && root.activeFocus && root.cursor === root.position.hand.count + index
                        onChosen: root.choose(root.position.hand.count + index)
                    }
                }
            }
        }
        Column {
            id: between

            visible: children.length > 0
            width: parent.width
            spacing: Theme.px(12)
        }
        Row {
            id: held

            width: parent.width

            Row {
                objectName: "studyHand"
                spacing: 0

                Repeater {
                    id: hand

                    model: root.position.hand

                    StudyTile {
                        tileWidth: root.tileWidth
                        asking: root.asking
                        underCursor: root.asking && root.activeFocus && root.cursor === index
                        onChosen: root.choose(index)
                    }
                }
            }
            Row {
                id: ownMelds

                // With tiles of the usual size.
                readonly property int space: visible ? leftPadding + 2 * spacing + melds.lengthAt(Theme.meldTile)
                                                       + root.position.bottom.flowers.length * Theme.meldTile * 0.86 : 0

                visible: root.position.bottom.melds.count > 0 || root.position.bottom.flowers.length > 0
                leftPadding: Theme.px(18)
                spacing: Theme.px(10)

                MeldRow {
                    id: melds

                    objectName: "studyMelds"
                    y: Theme.px(6) + Theme.tileHeight(root.tileWidth) - height
                    model: root.position.bottom.melds
                    tileWidth: root.meldTile
                }
                TileRow {
                    y: Theme.px(6) + Theme.tileHeight(root.tileWidth) - height
                    tiles: root.position.bottom.flowers
                    tileWidth: Math.round(root.meldTile * 0.8)
                    Accessible.name: qsTr("Flowers: %n", "", root.position.bottom.flowers.length)
                }
            }
        }
    }
    Connections {
        target: root.position

        function onChanged() {
            root.restart();
        }
    }
}
