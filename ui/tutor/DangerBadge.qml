import QtQuick
import Tingpai

// Whom a discard may deal into most, and how likely, where that is worth a warning.
Badge {
    id: root

    required property real next // 0 to 1
    required property real opposite
    required property real previous
    required property list<string> seals // signs of the seats by position

    readonly property real chance: Math.max(next, opposite, previous)
    readonly property int worst: chance === next ? 1 : chance === opposite ? 2 : 3
    readonly property bool warns: chance >= 0.03

    color: Theme.seats[worst]
    text: qsTr("%1 %2 %").arg(seals.length > worst ? seals[worst] : "").arg(Math.round(100 * chance))
}
