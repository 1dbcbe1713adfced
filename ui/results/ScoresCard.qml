pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// Who stands where: a small card over the table, until a key or a click sends it away.
Rectangle {
    id: root

    required property list<SeatView> seats
    required property string caption

    readonly property list<int> order: byScore(seats[0].gain, seats[1].gain, seats[2].gain, seats[3].gain)
    readonly property string spoken: Phrase.pair(caption, Phrase.clauses([seats[order[0]].spoken, seats[order[1]].spoken,
            seats[order[2]].spoken, seats[order[3]].spoken]))

    signal dismissed

    // Positions, the best first; the first of equals is nearest.
    function byScore(bottom: real, right: real, top: real, left: real): list<int> {
        const scores = [bottom, right, top, left];
        const order = [];
        for (let at = 0; at < 4; ++at) {
            let place = order.length;
            while (place > 0 && scores[order[place - 1]] < scores[at])
                --place;
            order.splice(place, 0, at);
        }
        return order;
    }

    width: Math.min(parent.width - 2 * Theme.margin, Theme.px(380) * Theme.textScale)
    height: rows.implicitHeight + 2 * Theme.px(20)
    radius: Theme.px(14)
    color: Theme.panel
    border.width: Theme.line
    border.color: Theme.stroke
    Accessible.role: Accessible.Dialog
    Accessible.name: spoken

    TapHandler {
        onTapped: root.dismissed()
    }
    Column {
        id: rows

        x: Theme.px(24)
        y: Theme.px(20)
        width: parent.width - 2 * x
        spacing: Theme.px(8)

        Words {
            width: parent.width
            strong: true
            font.pixelSize: Theme.large
            color: Theme.heading
            text: root.caption
        }
        Repeater {
            model: root.order

            Item {
                id: line

                required property int modelData
                required property int index

                readonly property SeatView seat: root.seats[modelData]

                width: rows.width
                height: Math.max(name.implicitHeight, score.implicitHeight)

                Words {
                    id: place

                    width: Theme.normal * 1.6
                    color: Theme.textDim
                    text: line.index + 1
                }
                Words {
                    id: name

                    anchors.left: place.right
                    anchors.right: score.left
                    anchors.rightMargin: Theme.gap
                    strong: line.seat.isMe
                    text: line.seat.name + (line.seat.isMe || !line.seat.windShown ? "" : " · " + line.seat.windName)
                }
                Words {
                    id: score

                    anchors.right: parent.right
                    strong: true
                    color: line.seat.gain < 0 ? Theme.loss : line.seat.gain > 0 ? Theme.gain : Theme.textDim
                    text: line.seat.scoreText
                }
            }
        }
    }
}
