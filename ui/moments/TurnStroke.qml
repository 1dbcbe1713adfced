pragma ComponentBehavior: Bound
import QtQuick
import Tingpai

// The stroke of amber on the centre's edge at the seat to move. It goes round to the next one, never across.
Item {
    id: root

    required property int seat // position, -1: none

    readonly property int thick: Math.max(3, Theme.px(4))
    // Along the edge from the lower left corner, in the order of play.
    readonly property real whole: 2 * (width + height)
    readonly property list<real> starts: [0, width, width + height, 2 * width + height]

    property real turn: 0 // 0 to 4: of the seats, and between them
    property real reached: 0 // the turn that it goes to

    readonly property int from: Math.floor(turn) % 4
    readonly property real share: turn - Math.floor(turn)
    readonly property real middle: (1 - share) * middleOf(from) + share * (from === 3 ? whole + middleOf(0) : middleOf(from + 1))
    readonly property real length: (1 - share) * sideOf(from) / 2 + share * sideOf((from + 1) % 4) / 2

    function sideOf(side: int): real {
        return side % 2 === 0 ? width : height;
    }
    function middleOf(side: int): real {
        return starts[side] + sideOf(side) / 2;
    }
    // What of it lies on a side, from the side's beginning.
    function pieceOn(side: int): point {
        for (let round = -1; round <= 1; ++round) {
            const begin = Math.max(0, middle - length / 2 + round * whole - starts[side]);
            const end = Math.min(sideOf(side), middle + length / 2 + round * whole - starts[side]);
            if (end > begin)
                return Qt.point(Math.round(begin), Math.round(end));
        }
        return Qt.point(0, 0);
    }
    function go() {
        if (seat < 0)
            return;
        going.stop();
        turn = turn % 4;
        reached = seat < turn - 0.01 ? seat + 4 : seat;
        if (visible && Theme.timed(180) > 0)
            going.restart();
        else
            turn = seat;
    }

    visible: seat >= 0
    onSeatChanged: go()
    Component.onCompleted: go()

    NumberAnimation {
        id: going

        target: root
        property: "turn"
        to: root.reached
        duration: Theme.timed(180)
        easing.type: Easing.InOutQuad
    }
    Repeater {
        model: 4

        Rectangle {
            required property int index

            readonly property point piece: root.pieceOn(index)
            readonly property int extent: piece.y - piece.x
            readonly property bool flat: index % 2 === 0

            visible: extent > 0
            width: flat ? extent : root.thick
            height: flat ? root.thick : extent
            x: index === 0 ? piece.x : index === 1 ? root.width - width - Theme.px(1) : index === 2 ? root.width - piece.y : Theme.px(1)
            y: index === 0 ? root.height - height - Theme.px(1) : index === 1 ? root.height - piece.y : index === 2 ? Theme.px(1) : piece.x
            radius: root.thick / 2
            color: Theme.stroke
        }
    }
}
