import QtQuick

// A discard in its river; it can travel to its place.
Tile {
    id: root

    required property int index
    required property string name
    required property bool drawn
    required property bool last

    function arriveFrom(from: point) {
        travelX.from = from.x - x;
        travelY.from = from.y - y;
        travel.restart();
    }

    dimmed: drawn
    ringColor: Theme.accentText
    Accessible.role: Accessible.StaticText
    Accessible.name: name
    transform: Translate {
        id: shift
    }

    ParallelAnimation {
        id: travel

        NumberAnimation {
            id: travelX

            target: shift
            property: "x"
            to: 0
            duration: Theme.moving
            easing.type: Easing.OutCubic
        }
        NumberAnimation {
            id: travelY

            target: shift
            property: "y"
            to: 0
            duration: Theme.moving
            easing.type: Easing.OutCubic
        }
    }
}
