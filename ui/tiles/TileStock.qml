pragma ComponentBehavior: Bound
import QtQuick
import Tingpai

// Every tile's picture at every width that the table uses, drawn by a thread of its own and kept: drawing a dozen
// of them when a hand is dealt or a result is shown would hold a frame up.
Item {
    id: root

    readonly property list<string> hands: ["1m", "2m", "3m", "4m", "5m", "6m", "7m", "8m", "9m", "1p", "2p", "3p", "4p",
        "5p", "6p", "7p", "8p", "9p", "1s", "2s", "3s", "4s", "5s", "6s", "7s", "8s", "9s", "1z", "2z", "3z", "4z", "5z",
        "6z", "7z"]
    readonly property list<string> flowers: ["1f", "2f", "3f", "4f", "5f", "6f", "7f", "8f"]
    readonly property list<int> handWidths: [Theme.handTile, oneOwn, otherOwn, Theme.tableTile, Theme.planTile, Theme.flowerTile,
        Theme.meldTile, Theme.ownMeldTile, Theme.wonTile, Theme.farTile, Theme.seatTile, Theme.cardTile, Theme.ghostTile]
    readonly property list<int> flowerWidths: [oneOwn, otherOwn, Theme.wonTile, Theme.plateTile, Theme.flowerTile, Theme.cardTile]

    // The widths of the own hand beside the dock and without it: what was drawn for one is kept for when it comes back.
    property int oneOwn: Theme.handTile
    property int otherOwn: Theme.handTile
    property bool oneLast: false

    readonly property int ownTile: Theme.ownTile

    function keepOwn() {
        if (ownTile !== oneOwn && ownTile !== otherOwn) {
            if (oneLast)
                otherOwn = ownTile;
            else
                oneOwn = ownTile;
        }
        oneLast = ownTile === oneOwn;
    }

    visible: false
    onOwnTileChanged: keepOwn()
    Component.onCompleted: keepOwn()

    Repeater {
        model: root.hands.length * root.handWidths.length

        TileImage {
            required property int index

            asynchronous: true
            tile: root.hands[index % root.hands.length]
            tileWidth: root.handWidths[Math.floor(index / root.hands.length)]
        }
    }
    Repeater {
        model: root.flowers.length * root.flowerWidths.length

        TileImage {
            required property int index

            asynchronous: true
            tile: root.flowers[index % root.flowers.length]
            tileWidth: root.flowerWidths[Math.floor(index / root.flowers.length)]
        }
    }
}
