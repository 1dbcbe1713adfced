import QtQuick
import QtQuick.Templates as T
import Tingpai

// Rules that a game can be played by: a few of its tiles, its name and what it is like. Beside each other in a wide card.
T.AbstractButton {
    id: root

    required property list<string> tiles
    required property string says
    required property string facts

    readonly property bool wide: width >= 34 * Theme.normal
    readonly property int inset: Theme.px(18)

    implicitHeight: parts ? parts.implicitHeight + 2 * parts.y : 0
    hoverEnabled: true
    Accessible.role: Accessible.RadioButton
    Accessible.name: text
    Accessible.description: Phrase.sentences([says, facts])
    Accessible.onPressAction: clicked()

    background: Item {
        Rectangle {
            y: Theme.px(3)
            width: parent.width
            height: parent.height
            radius: Theme.px(14)
            color: Theme.light ? "#14000000" : "#33000000"
        }
        Rectangle {
            anchors.fill: parent
            radius: Theme.px(14)
            color: root.checked || root.hovered ? Theme.quietButton : Theme.card
            border.width: root.visualFocus || root.checked ? Theme.ring : Theme.line
            border.color: root.visualFocus ? Theme.focusRing : root.checked ? Theme.gain : Theme.cardLine
        }
    }
    Item {
        anchors.fill: parent

        Grid {
            id: parts

            x: root.inset
            y: Theme.px(12)
            columns: root.wide ? 2 : 1
            columnSpacing: Theme.px(22)
            rowSpacing: Theme.px(8)
            verticalItemAlignment: Grid.AlignVCenter

            TileRow {
                id: signs

                tiles: root.tiles
                tileWidth: Theme.px(root.wide ? 40 : 34)
            }
            Column {
                width: root.width - 2 * root.inset - (root.wide ? signs.width + parts.columnSpacing + chosen.width : 0)
                spacing: Theme.px(4)

                Words {
                    width: parent.width
                    display: true
                    strong: true
                    font.pixelSize: Theme.large
                    color: Theme.heading
                    text: root.text
                }
                Words {
                    width: parent.width
                    height: Math.max(implicitHeight, twoLines.implicitHeight) // the same for all variants
                    wrapMode: Text.Wrap
                    font.pixelSize: Theme.font(14)
                    verticalAlignment: Text.AlignTop
                    text: root.says

                    Words {
                        id: twoLines

                        visible: false
                        wrapMode: Text.Wrap
                        font.pixelSize: parent.font.pixelSize
                        text: "\n"
                        Accessible.ignored: true
                    }
                }
                Words {
                    width: parent.width
                    wrapMode: Text.Wrap
                    font.pixelSize: Theme.small
                    color: Theme.textDim
                    text: root.facts
                }
            }
        }
        Rectangle {
            id: chosen

            visible: root.checked
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(14)
            y: Theme.px(14)
            width: Theme.font(24)
            height: width
            radius: width / 2
            color: Theme.gain

            Text {
                anchors.centerIn: parent
                font.family: Theme.family
                font.bold: true
                font.pixelSize: Math.max(11, Math.round(parent.width * 0.6))
                color: Theme.panel
                text: "✓"
                Accessible.ignored: true
            }
        }
    }
}
