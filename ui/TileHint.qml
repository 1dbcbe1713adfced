import QtQuick

// What the tutor says of a tile of the hand: its value above, its danger below. It lies over the tile.
Item {
    id: root

    required property HandTile on

    ValueBar { // makes room for the tiles of a plan
        visible: !root.on.planShown
        anchors.bottom: parent.top
        anchors.bottomMargin: Theme.px(5)
        anchors.horizontalCenter: parent.horizontalCenter
        width: parent.width - Theme.px(14)
        share: root.on.barHeight
        caption: root.on.emphasised || root.on.best ? root.on.valueText : ""
        best: root.on.best || root.on.equalBest
        emphasised: root.on.emphasised
    }
    DangerBars {
        anchors.top: parent.bottom
        anchors.topMargin: Theme.px(4)
        anchors.horizontalCenter: parent.horizontalCenter
        width: parent.width - Theme.px(8)
        next: root.on.dangerNext
        opposite: root.on.dangerOpposite
        previous: root.on.dangerPrevious
    }
}
