pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Tingpai

// One plan: its chance, what to discard, what it needs, the wait. Pointing at it shows its likeliest way on the hand.
T.AbstractButton {
    id: root

    required property int index
    required property bool used
    required property string title
    required property string chanceText
    required property string fanText
    required property string liveText
    required property list<string> leaves
    required property list<string> comes
    required property list<string> waits
    required property list<int> waitLive
    required property string spoken
    required property string path
    required property string alsoText // tiles of other ways to the same plan

    property bool selected: false
    property bool kept: false // by a click: what is to be discarded is told as well
    property string stepText: "" // how far the plan is followed, where it is

    readonly property bool pointedAt: hovered || visualFocus
    readonly property bool asked: selected || pointedAt
    readonly property bool dead: { // no tile is left of a wait
        for (let i = 0; i < waitLive.length; ++i) {
            if (waitLive[i] === 0)
                return true;
        }
        return false;
    }

    signal pointed(bool at)

    implicitHeight: content.implicitHeight + 2 * Theme.px(9)
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: visible ? spoken : "" // what is hidden can be read, too
    Accessible.description: visible ? path : ""
    Accessible.onPressAction: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    onPointedAtChanged: pointed(pointedAt)

    background: Rectangle {
        radius: Theme.radius
        color: root.asked ? Theme.cardHover : Theme.card
        border.width: root.visualFocus ? Theme.ring : root.kept ? 2 * Theme.line : Theme.line
        border.color: root.visualFocus ? Theme.focusRing : root.kept ? Theme.gain : Theme.cardLine

        Rectangle { // as in the bar of all ways
            x: Theme.px(6)
            y: Theme.px(8)
            width: Theme.px(4)
            height: parent.height - 2 * y
            radius: width / 2
            color: Theme.share(root.index, false)
        }
    }
    Item {
        anchors.fill: parent

        Column {
            id: content

            x: Theme.px(20)
            y: Theme.px(9)
            width: parent.width - x - Theme.px(13)
            spacing: Theme.px(4)

            Item {
                width: parent.width
                implicitHeight: Math.max(name.implicitHeight, chance.implicitHeight)

                Words {
                    id: name

                    width: parent.width - chance.width - Theme.px(8)
                    strong: true
                    wrapMode: Text.Wrap
                    maximumLineCount: 2
                    text: root.title
                }
                Words {
                    id: chance

                    objectName: "planChance" + root.index
                    anchors.right: parent.right
                    strong: true
                    color: Theme.gain
                    text: root.chanceText
                }
            }
            Words {
                objectName: "planFoot" + root.index
                visible: text !== ""
                width: parent.width
                font.pixelSize: Theme.small
                color: Theme.textDim
                text: root.asked ? qsTr("%1, %2").arg(root.fanText).arg(root.liveText) : root.alsoText
            }
            Words {
                objectName: "planStep" + root.index
                visible: root.selected && text !== ""
                width: parent.width
                wrapMode: Text.Wrap
                font.pixelSize: Theme.small
                color: Theme.accentText
                Accessible.role: Accessible.StaticText
                Accessible.name: text
                text: root.stepText
            }
            Flow {
                width: parent.width
                spacing: Theme.px(11)

                CardTiles {
                    visible: root.kept && tiles.length > 0
                    beside: true
                    widest: content.width
                    caption: qsTr("Discard")
                    tiles: root.leaves
                }
                CardTiles {
                    beside: true
                    widest: content.width
                    caption: qsTr("Need")
                    tiles: root.comes
                }
                CardTiles {
                    beside: true
                    widest: content.width
                    caption: qsTr("Wait on")
                    tiles: root.waits
                    counts: root.waitLive
                    counted: root.asked || root.dead
                }
            }
        }
    }
}
