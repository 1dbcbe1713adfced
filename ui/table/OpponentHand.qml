pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// An opponent's hand from behind and its melds, in the opponent's own orientation.
Item {
    id: root

    required property SeatView seat

    readonly property int pitch: Theme.backTile + Theme.line
    readonly property int drawnGap: root.seat.handCount % 3 === 2 ? Theme.gap : 0

    function arriveMeld() {
        melds.arriveLast();
    }

    implicitWidth: backs.width + (root.seat.melds.count > 0 ? Theme.margin + melds.width : 0)
    implicitHeight: Theme.tileHeight(Theme.meldTile)
    Accessible.role: Accessible.StaticText
    Accessible.name: root.seat.spoken

    Item {
        id: backs

        anchors.bottom: parent.bottom
        width: root.seat.handCount * root.pitch + root.drawnGap
        height: Theme.tileHeight(Theme.backTile)

        Repeater {
            model: 14

            Tile {
                required property int index

                visible: index < root.seat.handCount
                x: index * root.pitch + (index === root.seat.handCount - 1 ? root.drawnGap : 0)
                tile: index < root.seat.openTiles.length ? root.seat.openTiles[index] : ""
                tileWidth: Theme.backTile
            }
        }
    }
    MeldRow {
        id: melds

        anchors.bottom: parent.bottom
        x: backs.width + Theme.margin
        model: root.seat.melds
        tileWidth: Theme.meldTile
    }
}
