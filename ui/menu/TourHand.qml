pragma ComponentBehavior: Bound
import QtQuick
import Tingpai

// A hand as on the table, with made-up hints: a picture.
Row {
    id: root

    required property bool hints

    readonly property list<string> tiles: ["2m", "3m", "4m", "9m", "4p", "5p", "6p", "8p", "8p", "4s", "5s", "7s", "2z", "6s"]
    readonly property list<real> worth: [0.4, 0.36, 0.4, 0.82, 0.5, 0.42, 0.5, 0.3, 0.3, 0.2, 0.18, 0.34, 1, 0.22]
    readonly property list<real> risk: [0.02, 0.03, 0.05, 0.01, 0.09, 0.12, 0.06, 0.04, 0.04, 0.1, 0.14, 0.05, 0.01, 0.08]

    spacing: Theme.px(3)

    Repeater {
        model: root.tiles.length

        Column {
            id: place

            required property int index

            readonly property bool drawn: index === root.tiles.length - 1

            leftPadding: drawn ? Theme.px(14) : 0
            spacing: Theme.px(4)

            Item {
                visible: root.hints
                width: Theme.handTile
                height: Theme.valueBar + Theme.px(20)

                ValueBar {
                    anchors.bottom: parent.bottom
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: Theme.px(30)
                    share: root.worth[place.index]
                    caption: place.index === 12 ? "+6.2" : ""
                    best: place.index === 12
                    emphasised: place.index === 3
                }
            }
            RingedTile {
                tile: root.tiles[place.index]
                tileWidth: Theme.handTile
                ringed: root.hints ? place.index === 12 : place.drawn
            }
            DangerBadge {
                opacity: root.hints && warns ? 1 : 0
                next: root.risk[place.index]
                opposite: root.risk[place.index] / 3
                previous: root.risk[place.index] / 2
                seals: ["", "林", "梅", "陶"]
            }
        }
    }
}
