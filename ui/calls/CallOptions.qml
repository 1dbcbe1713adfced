pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Tingpai

// The ways to make one call, e.g. the chows that a discard completes. Number keys choose.
Row {
    id: root

    required property list<string> names
    required property var tiles // a list of lists of tiles

    property int best: -1 // the tutor's choice
    property int widest: 100000 // its tiles shrink rather than take more
    property bool chosenByNumber: false // the keys are theirs now

    signal chosen(int option)

    readonly property int tileCount: {
        let count = 0;
        for (let i = 0; i < tiles.length; ++i)
            count += tiles[i].length;
        return Math.max(1, count);
    }
    readonly property int besideTiles: names.length * (Theme.px(24) + Theme.tiny) // number, padding, gap
    readonly property int tileWidth: Math.max(Theme.px(17), Math.min(Theme.cardTile, Math.floor((widest - besideTiles) / tileCount / 1.06)))

    function itemAt(option: int): Item {
        return options.itemAt(option);
    }

    spacing: Theme.px(6)

    Repeater {
        id: options

        model: root.names

        T.AbstractButton {
            id: option

            required property string modelData
            required property int index

            implicitWidth: content.implicitWidth + Theme.px(16)
            implicitHeight: Theme.buttonHeight + Theme.px(8)
            focusPolicy: Qt.TabFocus
            hoverEnabled: true
            Accessible.role: Accessible.Button
            Accessible.name: index === root.best ? qsTr("%1: %2, the tutor's choice").arg(index + 1).arg(modelData)
                    : qsTr("%1: %2").arg(index + 1).arg(modelData)
            Accessible.onPressAction: root.chosen(index)
            onClicked: root.chosen(index)
            Keys.onReturnPressed: root.chosen(index)
            Keys.onEnterPressed: root.chosen(index)

            background: ButtonFace {
                lit: option.hovered
                pressed: option.down
                focused: option.visualFocus
            }
            Ring {
                visible: option.index === root.best
                anchors.fill: parent
                anchors.margins: -Theme.ring
                radius: Theme.px(11)
            }
            Item {
                anchors.fill: parent

                Row {
                    id: content

                    anchors.centerIn: parent
                    spacing: Theme.px(6)

                    Words {
                        anchors.verticalCenter: parent.verticalCenter
                        font.pixelSize: Theme.tiny
                        strong: root.chosenByNumber
                        color: root.chosenByNumber ? Theme.accentText : Theme.textDim
                        text: option.index + 1
                    }
                    TileRow {
                        tiles: option.index < root.tiles.length ? root.tiles[option.index] : []
                        tileWidth: root.tileWidth
                    }
                }
            }
        }
    }
}
