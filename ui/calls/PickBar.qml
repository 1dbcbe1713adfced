pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// What the person picks before the first draw, or for a riichi: the tiles taken from the hand, or a suit, and the button
// that confirms it.
Item {
    id: root

    required property Picking picking
    required property int room // for a line

    property int cursor: -1 // of the options, for the keys

    readonly property int gap: Theme.px(6)
    readonly property bool shown: picking.active

    signal confirmed // or another way taken: the keys go back to the hand

    function step(by: int) {
        const count = picking.options.count;
        if (count > 0)
            cursor = cursor < 0 ? (by > 0 ? 0 : count - 1) : (cursor + by + count) % count;
    }
    function pickAtCursor() {
        if (cursor >= 0)
            picking.pick(cursor);
    }
    function firstStop(): Item {
        if (picking.options.count > 0)
            return options.itemAt(0);
        return picking.declaring ? cancel : shown ? confirm : null;
    }

    implicitWidth: room
    implicitHeight: lines.implicitHeight
    visible: shown
    Accessible.role: Accessible.Grouping
    Accessible.name: picking.promptText
    onShownChanged: cursor = -1

    Column {
        id: lines

        anchors.right: parent.right
        spacing: root.gap

        Row {
            anchors.right: parent.right
            spacing: root.gap
            visible: root.picking.options.count > 0

            Repeater {
                id: options

                model: root.picking.options

                PickOption {
                    width: Math.min(implicitWidth, Math.floor((root.room - 2 * root.gap) / 3))
                    underCursor: root.cursor === index
                    onClicked: root.picking.pick(index)
                }
            }
        }
        Row {
            anchors.right: parent.right
            spacing: root.gap

            Row { // the tiles that have been picked, and room for the others
                anchors.verticalCenter: parent.verticalCenter
                visible: root.picking.fromHand && !root.picking.declaring
                spacing: Math.max(1, Theme.px(2))
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1 of %2 chosen").arg(root.picking.picked).arg(root.picking.count)

                Repeater {
                    model: root.picking.fromHand ? root.picking.count : 0

                    Item {
                        id: place

                        required property int index

                        readonly property bool taken: index < root.picking.tiles.length

                        width: Theme.cardTile
                        height: Theme.tileHeight(Theme.cardTile)

                        Rectangle {
                            anchors.fill: parent
                            visible: !place.taken
                            radius: Theme.cardTile * 0.1
                            color: Theme.plate
                            border.width: Theme.line
                            border.color: Theme.plateLine
                        }
                        Tile {
                            anchors.fill: parent
                            visible: place.taken
                            tile: place.taken ? root.picking.tiles[place.index] : ""
                            tileWidth: Theme.cardTile
                        }
                    }
                }
            }
            ActionButton {
                id: cancel

                objectName: "pickCancel"
                visible: root.picking.declaring
                look: ActionButton.Quiet
                text: qsTr("Back")
                keyText: KeyBindings.texts[KeyBindings.Back]
                onClicked: {
                    root.picking.declaring = false;
                    root.confirmed();
                }
            }
            ActionButton {
                id: confirm

                objectName: "pickConfirm"
                visible: root.picking.active && !root.picking.declaring
                enabled: root.picking.complete
                look: ActionButton.Strong
                captionRoom: root.room - (root.picking.fromHand ? root.picking.count * (Theme.cardTile + Theme.px(2)) : 0) - Theme.px(54)
                text: root.picking.confirmText
                keyText: KeyBindings.texts[KeyBindings.DiscardCursor]
                onClicked: {
                    if (root.picking.confirm())
                        root.confirmed();
                }
            }
        }
    }
}
