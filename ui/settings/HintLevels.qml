pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Tingpai
import Tingpai.App

// How much the hints tell, each level with what it is. The arrows go from one to the next, and on past the last.
Item {
    id: root

    readonly property list<string> names: [qsTr("Off"), qsTr("Attack or defend"), qsTr("Three tiles"), qsTr("Full")]
    readonly property list<string> texts: [
        qsTr("Hold %1 for a look").arg(KeyBindings.texts[KeyBindings.Hints]),
        qsTr("One word: go on, or play safe"),
        qsTr("Three good discards, in no order"),
        qsTr("The best move, why, and ways to win")
    ]
    readonly property int current: AppSettings.hints ? AppSettings.hintDepth + 1 : 0

    function choose(level: int) {
        if (level > 0)
            AppSettings.hintDepth = level - 1;
        AppSettings.hints = level > 0;
    }
    function step(by: int) {
        const to = current + by;
        if (to >= 0 && to < names.length)
            choose(to);
        else
            nextItemInFocusChain(by > 0).forceActiveFocus(by > 0 ? Qt.TabFocusReason : Qt.BacktabFocusReason);
    }

    implicitHeight: rows.implicitHeight
    activeFocusOnTab: true
    Accessible.role: Accessible.PageTabList
    Accessible.name: Phrase.pair(qsTr("Hints"), names[current])
    Accessible.description: texts[current]
    Keys.onUpPressed: step(-1)
    Keys.onDownPressed: step(1)
    Keys.onLeftPressed: if (current > 0) choose(current - 1)
    Keys.onRightPressed: if (current < names.length - 1) choose(current + 1)

    Column {
        id: rows

        width: parent.width

        Repeater {
            model: root.names

            T.AbstractButton {
                id: level

                required property int index
                required property string modelData

                width: rows.width
                implicitHeight: Math.max(Theme.px(58), words.implicitHeight + Theme.px(12))
                focusPolicy: Qt.NoFocus
                hoverEnabled: true
                checked: root.current === index
                Accessible.role: Accessible.RadioButton
                Accessible.name: Phrase.pair(qsTr("Hints"), modelData)
                Accessible.description: root.texts[index]
                Accessible.onPressAction: root.choose(index)
                onClicked: root.choose(index)

                background: Rectangle {
                    radius: Theme.px(9)
                    color: level.checked ? Theme.quietButton : level.hovered ? Theme.quietHover : "transparent"
                    border.width: level.checked && root.activeFocus ? Theme.ring : 0
                    border.color: Theme.focusRing
                }
                Item {
                    anchors.fill: parent

                    Rectangle {
                        id: dot

                        x: Theme.px(14)
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.font(20)
                        height: width
                        radius: width / 2
                        color: "transparent"
                        border.width: Math.max(1, Theme.px(2))
                        border.color: level.checked ? Theme.gain : Theme.textFaint

                        Rectangle {
                            visible: level.checked
                            anchors.fill: parent
                            anchors.margins: Math.round(parent.width / 4)
                            radius: width / 2
                            color: Theme.gain
                        }
                    }
                    Column {
                        id: words

                        x: dot.x + dot.width + Theme.px(14)
                        anchors.verticalCenter: parent.verticalCenter
                        width: parent.width - x - Theme.px(8)

                        Words {
                            width: parent.width
                            wrapMode: Text.Wrap
                            strong: level.checked
                            font.pixelSize: Theme.font(16)
                            text: level.modelData
                        }
                        Words {
                            width: parent.width
                            wrapMode: Text.Wrap
                            font.pixelSize: Theme.small
                            color: Theme.textDim
                            text: root.texts[level.index]
                        }
                    }
                }
            }
        }
    }
}
