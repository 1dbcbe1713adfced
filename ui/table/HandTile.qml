import QtQuick
import Tingpai

// A tile of the person's hand with what the tutor says of it: value above, danger below. It can be dragged to the table.
Item {
    id: root

    required property int index
    required property int tileWidth
    required property bool used
    required property string tile
    required property bool wild
    required property bool drawn
    required property bool playable
    required property bool pickable
    required property bool picked
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

    property list<string> seals // signs of the seats by position
    property bool hintsShown: false
    property bool twinBefore: false // the same tile at the left, which says what both are worth
    property bool twinAfter: false
    property bool numbersShown: false // over the marked tiles, else over the one that is asked about
    property bool planShown: false
    property bool picking: false // tiles are chosen, and this one is or can be
    property bool underCursor: false
    property bool raised: false
    property real comesFrom: 0 // where it stood before, from its place
    property bool laid: false
    property bool wins: false // the hand is over, and this tile has won it

    readonly property bool hinted: hintsShown && hasHint
    readonly property bool asked: hinted && (hover.hovered || underCursor) // why not this one?
    readonly property bool chosen: underCursor || raised || picked || overTable
    readonly property bool barred: picking && !pickable
    readonly property bool leavesNow: planShown && leaving
    readonly property real lift: raised || picked || leavesNow ? Theme.px(14) : underCursor || hover.hovered && (picking ? pickable : playable) ? Theme.px(8) : 0

    property real raisedBy: lift
    property real shine: 1 // of the hints, while they appear

    readonly property bool afloat: slideX !== 0 || slideY !== 0

    property real slideX: 0 // where it was dragged to, from its place
    property real slideY: 0
    property bool held: false // dragged, and still the tile that was taken hold of
    property bool overTable: false // let go here it would be discarded

    signal pressed
    signal dropped

    function follow() {
        const at = drag.centroid;
        slideX = at.scenePosition.x - at.scenePressPosition.x;
        slideY = at.scenePosition.y - at.scenePressPosition.y;
        overTable = slideY < -height / 2 && at.position.y < 0;
    }
    function letGo() {
        const drop = held && overTable && playable;
        held = false;
        overTable = false;
        if (drop)
            dropped();
        if (!drop || playable) // else it lies there until its discard is shown
            glideBack();
    }
    function giveUp() { // it is not what was taken hold of any more
        held = false;
        overTable = false;
        glideBack();
    }
    function glideBack() {
        if (!afloat)
            return;
        if (Theme.moving > 0)
            gliding.restart();
        else
            settle();
    }
    function settle() {
        gliding.stop();
        slideX = 0;
        slideY = 0;
    }

    implicitWidth: root.tileWidth
    implicitHeight: Theme.tileHeight(root.tileWidth)
    visible: used
    z: afloat ? 1 : 0
    activeFocusOnTab: false
    Accessible.role: Accessible.Button
    Accessible.name: used ? spoken : "" // what is hidden can be read, too
    Accessible.description: used && hinted ? why : ""
    Accessible.focusable: true
    Accessible.selectable: true
    Accessible.selected: underCursor
    Accessible.checkable: picking
    Accessible.checked: picked
    Accessible.onPressAction: pressed()
    onTileChanged: {
        held = false;
        overTable = false;
        settle();
    }
    onPlayableChanged: {
        if (held || playable)
            giveUp();
    }
    onEnabledChanged: {
        if (held)
            giveUp();
    }

    onHintedChanged: {
        if (hinted && Theme.timed(120) > 0)
            shining.restart();
    }

    NumberAnimation {
        id: shining

        target: root
        property: "shine"
        from: 0
        to: 1
        duration: Theme.timed(120)
    }
    Behavior on raisedBy {
        NumberAnimation {
            duration: Theme.timed(root.lift > 0 ? 90 : 120)
            easing.type: Easing.OutQuad
        }
    }
    ParallelAnimation {
        id: gliding

        NumberAnimation {
            target: root
            property: "slideX"
            to: 0
            duration: Theme.moving
            easing.type: Easing.OutCubic
        }
        NumberAnimation {
            target: root
            property: "slideY"
            to: 0
            duration: Theme.moving
            easing.type: Easing.OutCubic
        }
    }
    Item {
        id: body

        width: parent.width
        height: parent.height
        x: root.slideX
        y: root.slideY - root.raisedBy

        TileShadow {
            visible: root.afloat // on the table the row has one
            tileWidth: root.tileWidth
        }
        RingedTile {
            anchors.fill: parent
            standing: !root.laid
            tile: root.tile
            tileWidth: root.tileWidth
            ringed: root.chosen || root.wins || root.hinted && root.best
            ringColor: root.chosen ? Theme.tileFocusRing : Theme.accent
        }
        Rectangle { // advised still, inside the cursor's frame
            anchors.fill: parent
            anchors.margins: Theme.line
            visible: root.hinted && root.best && root.chosen
            radius: root.tileWidth * 0.1
            color: "transparent"
            border.width: Theme.ring
            border.color: Theme.accent
        }
        Rectangle { // lets it fade into the felt
            anchors.fill: parent
            visible: root.leavesNow || root.barred
            radius: root.tileWidth * 0.1
            color: Theme.shade
        }
        Loader { // few tiles are wild
            active: root.wild
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: -Theme.px(4)
            source: "../signs/WildSign.qml"
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
        opacity: root.shine
        anchors.bottom: parent.top
        anchors.bottomMargin: Theme.px(5)
        anchors.horizontalCenter: parent.horizontalCenter
        width: parent.width - Theme.px(14)
        share: root.barHeight
        caption: root.asked || (root.best || root.emphasised) && root.numbersShown && !root.twinBefore ? root.valueText : ""
        captionShift: root.twinAfter && !root.asked ? Math.round((root.tileWidth + Theme.line) / 2) : 0
        best: root.best
        emphasised: root.emphasised
    }
    DangerBadge {
        visible: root.hinted && warns && !root.leavesNow
        opacity: root.shine
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(-9)
        next: root.dangerNext
        opposite: root.dangerOpposite
        previous: root.dangerPrevious
        seals: root.seals
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
        enabled: root.playable && !root.picking
        xAxis.enabled: false // sideways, a click that slips is still a click
        onActiveChanged: {
            if (active) {
                gliding.stop();
                root.held = true;
                root.follow();
            } else {
                root.letGo();
            }
        }
        onCentroidChanged: {
            if (active && root.held)
                root.follow();
        }
        onCanceled: root.giveUp()
    }
}
