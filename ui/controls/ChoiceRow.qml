pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Tingpai

// One setting and its values side by side. Left and right change it.
Item {
    id: root

    required property string caption
    required property list<string> names
    required property int current

    property list<string> pictures // tiles for each value, "1m 1p 1s", in place of its name
    property string spoken: caption // what it is called where no caption stands
    property real share: 0.3 // of the width, for the caption
    property bool even: true // all values as wide; else longer words have more room
    property int usable: names.length // the first so many; the rest keep their places

    signal chosen(int index)

    function split(tiles: string): list<string> {
        return tiles.split(" ");
    }

    implicitHeight: Math.max(26, Theme.px(40), label.implicitHeight + Theme.px(6))
    activeFocusOnTab: true
    Accessible.role: Accessible.PageTabList
    Accessible.name: Phrase.pair(spoken, current >= 0 && current < names.length ? names[current] : "")
    Keys.onLeftPressed: if (current > 0) chosen(current - 1)
    Keys.onRightPressed: if (current < usable - 1) chosen(current + 1)
    Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)

    Words {
        id: label

        anchors.verticalCenter: parent.verticalCenter
        width: parent.width * root.share
        font.pixelSize: Theme.normal
        color: Theme.textDim
        text: root.caption
    }
    Rectangle {
        anchors.left: label.right
        anchors.right: parent.right
        height: parent.height
        radius: Theme.px(9)
        color: Theme.track
        border.width: root.activeFocus ? Theme.ring : Theme.line
        border.color: root.activeFocus ? Theme.focusRing : Theme.cardLine

        Row {
            id: values

            readonly property real each: width / Math.max(1, all.count)
            readonly property point words: { // the longest of them, and all together
                let longest = 0, sum = 0;
                for (let i = 0; i < all.made; ++i) {
                    const word = (all.itemAt(i) as T.AbstractButton)?.implicitContentWidth ?? 0;
                    longest = Math.max(longest, word);
                    sum += word;
                }
                return Qt.point(longest, sum);
            }
            readonly property real spare: each - words.y / Math.max(1, all.count) // of each value, beside its word
            // As small as letters get, the longest word still has room.
            readonly property bool even: root.even && words.x * 11 / Theme.normal + Theme.px(8) <= each

            anchors.fill: parent
            anchors.margins: Theme.px(3)

            Rows {
                id: all

                model: root.names

                T.AbstractButton {
                    id: value

                    required property string modelData
                    required property int index

                    width: values.even ? values.each : implicitContentWidth + values.spare
                    height: values.height
                    enabled: index < root.usable
                    focusPolicy: Qt.NoFocus
                    hoverEnabled: true
                    checked: root.current === index
                    Accessible.role: Accessible.RadioButton
                    Accessible.name: Phrase.pair(root.spoken, modelData)
                    Accessible.onPressAction: root.chosen(index)
                    onClicked: root.chosen(index)

                    background: Rectangle {
                        radius: Theme.px(7)
                        color: value.checked ? Theme.selected : value.hovered && value.enabled ? Theme.quietButton : "transparent"
                        border.width: value.checked ? Theme.line : 0
                        border.color: Theme.buttonLine
                    }
                    contentItem: Item {
                        implicitWidth: children[0].implicitWidth

                        Words {
                            anchors.fill: parent
                            anchors.leftMargin: Theme.px(4)
                            anchors.rightMargin: Theme.px(4)
                            visible: root.pictures.length === 0
                            horizontalAlignment: Text.AlignHCenter
                            strong: value.checked
                            color: value.checked ? Theme.text : value.enabled ? Theme.textDim : Theme.textFaint
                            opacity: value.enabled ? 1 : 0.5
                            text: value.modelData
                        }
                        TileRow {
                            anchors.centerIn: parent
                            visible: root.pictures.length > 0
                            opacity: value.checked ? 1 : 0.6
                            tiles: visible ? root.split(root.pictures[value.index]) : []
                            tileWidth: Math.min(Theme.font(16), Math.floor(value.width / 3.6))
                        }
                    }
                }
            }
        }
    }
}
