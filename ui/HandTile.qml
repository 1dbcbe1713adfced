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
    required property bool staying
    required property string spoken

    property bool hintsShown: false
    property bool planShown: false
    property bool underCursor: false
    property bool raised: false

    readonly property bool hinted: hintsShown && hasHint
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
        y: root.dragged - (root.raised ? Theme.px(14) : hover.hovered && root.playable ? Theme.px(5) : 0)
                - (root.planShown && root.leaving ? Theme.px(8) : 0)
        opacity: root.planShown && !root.staying && !root.leaving ? 0.6 : 1

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
        Words { // in words, not by colour alone
            visible: root.planShown && root.leaving
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(2)
            anchors.horizontalCenter: parent.horizontalCenter
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            color: Theme.leaving
            strong: true
            font.pixelSize: Theme.tiny
            text: "▲"
            Accessible.ignored: true
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
