pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Tingpai
import Tingpai.App

// How well a bot plays: a word over as many pips as its level has. Left and right change it. The level that moves by lot,
// the first of all, is for tests and never chosen here.
Item {
    id: root

    required property int current // into AppSettings.levels
    required property string spoken
    required property color ink // of the pips

    property int pointed: 0 // at which level
    readonly property string ratingText: qsTr("%1 points a hand against three Regulars").arg(rating)
    readonly property int count: AppSettings.levels.length - 1
    readonly property string rating: current >= 0 ? AppSettings.levelRatings[current] : ""
    readonly property string name: current >= 0 ? AppSettings.levelNames[current] : ""

    signal chosen(int level)

    implicitHeight: pips.y + pips.height - pips.below
    activeFocusOnTab: true
    Accessible.role: Accessible.PageTabList
    Accessible.name: Phrase.pair(spoken, name)
    Accessible.description: rating === "" ? "" : ratingText
    Keys.onLeftPressed: if (current > 1) chosen(current - 1)
    Keys.onRightPressed: if (current < count) chosen(current + 1)
    Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)

    Tip {
        visible: root.pointed > 0 && root.pointed !== root.current
        text: AppSettings.levelNames[root.pointed]
    }
    Tip {
        visible: hover.hovered && root.pointed === 0 && root.rating !== ""
        text: root.ratingText
    }
    HoverHandler {
        id: hover
    }
    Rectangle {
        visible: root.activeFocus
        anchors.fill: parent
        anchors.margins: -Theme.px(6)
        radius: Theme.px(9)
        color: "transparent"
        border.width: Theme.ring
        border.color: Theme.focusRing
    }
    Words {
        id: word

        width: Math.min(implicitWidth, parent.width)
        strong: true
        text: root.name
    }
    Words {
        id: rating

        visible: implicitWidth <= parent.width - x
        x: word.width + Theme.px(6)
        anchors.baseline: word.baseline
        font.pixelSize: Theme.small
        color: Theme.textDim
        text: root.rating
    }
    Row {
        id: pips

        readonly property int line: Theme.px(20) // that the pips stand in
        readonly property int below: Math.round((height - line) / 2)

        y: word.implicitHeight + Theme.px(3) - below
        width: parent.width
        height: Math.max(32, line) // enough to be hit: over the word and below the pips, too

        Repeater {
            model: root.count

            T.AbstractButton {
                id: pip

                required property int index

                readonly property int level: index + 1
                readonly property string name: AppSettings.levelNames[level]

                width: root.width / root.count
                height: pips.height
                focusPolicy: Qt.NoFocus
                hoverEnabled: true
                checked: level === root.current
                Accessible.role: Accessible.RadioButton
                Accessible.name: Phrase.pair(root.spoken, name)
                Accessible.onPressAction: root.chosen(level)
                onClicked: root.chosen(level)
                onHoveredChanged: root.pointed = hovered ? level : 0

                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - Theme.px(4)
                    height: Math.max(5, Theme.px(pip.hovered ? 9 : 6))
                    radius: height / 2
                    color: pip.level <= root.current ? root.ink : Theme.track
                    border.width: pip.level <= root.current ? 0 : Theme.line
                    border.color: Theme.cardLine
                }
            }
        }
    }
}
