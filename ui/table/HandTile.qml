import QtQuick
import Tingpai

// A tile of the person's hand with what the tutor says of it: value above, danger below.
Item {
    id: root

    required property int index
    required property bool used
    required property string tile
    required property bool drawn
    required property bool playable
    required property bool hasHint
    required property string valueText
    required property real barHeight // 0 to 1
    required property bool best
    required property bool emphasised
    required property real dangerNext // 0 to 1
    required property real dangerOpposite
    required property real dangerPrevious
    required property bool leaving
    required property string why
    required property string spoken

    property bool hintsShown: false
    property bool planShown: false
    property bool underCursor: false
    property bool raised: false

    readonly property bool hinted: hintsShown && hasHint
    readonly property bool asked: hinted && (hover.hovered || underCursor) // why not this one?
    readonly property bool leavesNow: planShown && leaving
    readonly property real dragged: drag.active ? Math.min(0, drag.translation.y) : 0

    signal pressed
    signal dropped

    implicitWidth: Theme.handTile
    implicitHeight: Theme.tileHeight(Theme.handTile)
    visible: used
    activeFocusOnTab: false
    Accessible.role: Accessible.Button
    Accessible.name: used ? spoken : "" // what is hidden can be read, too
    Accessible.description: used && hinted ? why : ""
    Accessible.focusable: true
    Accessible.selectable: true
    Accessible.selected: underCursor
    Accessible.onPressAction: pressed()

    Item {
        id: body

        width: parent.width
        height: parent.height
        y: root.dragged - (root.raised || root.leavesNow ? Theme.px(14) : root.underCursor
                || hover.hovered && root.playable ? Theme.px(5) : 0)

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
            ringColor: root.underCursor || root.raised ? Theme.tileFocusRing : Theme.accent
        }
        Rectangle { // advised still, inside the cursor's frame
            anchors.fill: parent
            anchors.margins: Theme.line
            visible: root.hinted && root.best && (root.underCursor || root.raised)
            radius: Theme.handTile * 0.09
            color: "transparent"
            border.width: Theme.ring
            border.color: Theme.accent
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
    ValueBar { // makes room for the tiles of a plan
        visible: root.hinted && !root.planShown
        anchors.bottom: parent.top
        anchors.bottomMargin: Theme.px(5)
        anchors.horizontalCenter: parent.horizontalCenter
        width: parent.width - Theme.px(14)
        share: root.barHeight
        caption: root.emphasised || root.best ? root.valueText : ""
        best: root.best
        emphasised: root.emphasised
    }
    DangerBars {
        visible: root.hinted
        anchors.top: parent.bottom
        anchors.topMargin: Theme.px(4)
        anchors.horizontalCenter: parent.horizontalCenter
        width: parent.width - Theme.px(8)
        next: root.dangerNext
        opposite: root.dangerOpposite
        previous: root.dangerPrevious
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
