import QtQuick

// A tile of the person's hand with what the tutor says of it: value above, danger below.
Item {
    id: root

    required property int index
    required property string tile
    required property bool drawn
    required property bool playable
    required property bool hasHint
    required property string valueText
    required property real barHeight // 0 to 1
    required property bool best
    required property bool equalBest
    required property bool emphasised
    required property real dangerNext // 0 to 1
    required property real dangerOpposite
    required property real dangerPrevious
    required property bool leaving
    required property string spoken

    property bool hintsShown: false
    property bool planShown: false
    property bool underCursor: false
    property bool raised: false

    readonly property bool hinted: hintsShown && hasHint
    readonly property bool leavesNow: planShown && leaving
    readonly property real dragged: drag.active ? Math.min(0, drag.translation.y) : 0

    signal pressed
    signal dropped

    function makeHint() {
        if (hinted && !hint.item)
            hint.setSource("TileHint.qml", {
                "on": root
            });
    }

    implicitWidth: Theme.handTile
    implicitHeight: Theme.tileHeight(Theme.handTile)
    activeFocusOnTab: false
    onHintedChanged: makeHint()
    Component.onCompleted: makeHint()
    Accessible.role: Accessible.Button
    Accessible.name: spoken
    Accessible.focusable: true
    Accessible.onPressAction: pressed()

    Item {
        id: body

        width: parent.width
        height: parent.height
        y: root.dragged - (root.raised || root.leavesNow ? Theme.px(14) : hover.hovered && root.playable ? Theme.px(5) : 0)

        Image {
            x: -0.16 * Theme.handTile
            y: -0.16 * Theme.handTile + 0.04 * parent.height
            width: 1.32 * Theme.handTile
            height: parent.height + 0.32 * Theme.handTile
            source: "qrc:/assets/table/tile_shadow.png"
        }
        Tile {
            anchors.fill: parent
            tile: root.tile
            tileWidth: Theme.handTile
            ringed: root.underCursor || root.raised || (root.hinted && root.best)
            ringColor: root.underCursor || root.raised ? Theme.focusRing : Theme.accent
        }
        Rectangle { // lets it fade into the felt
            anchors.fill: parent
            visible: root.leavesNow
            radius: Theme.handTile * 0.09
            color: Theme.shade
        }
        Badge {
            visible: root.leavesNow
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.top: parent.bottom
            anchors.topMargin: -height / 2
            color: Theme.leaving
            text: "−"
        }
    }
    Loader { // empty until the first hint: a deal has enough to make
        id: hint

        anchors.fill: parent
        visible: root.hinted
    }
    HoverHandler {
        id: hover
    }
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: root.pressed()
    }
    DragHandler {
        id: drag

        target: null
        xAxis.enabled: false
        enabled: root.playable
        onActiveChanged: {
            if (!active && translation.y < -Theme.px(60))
                root.dropped();
        }
    }
}
