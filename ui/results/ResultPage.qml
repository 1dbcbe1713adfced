pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// The end of a hand: the winning hand, its patterns, and who pays.
Overlay {
    id: root

    required property HandResult result
    required property bool lastHand

    property bool reviewOffered: true
    property bool menuOffered: true
    property bool moreOffered: true // something comes after it
    property string nextKey: "Enter"

    readonly property int handWidth: concealed.implicitWidth + winning.width + (root.result.melds.count > 0
            ? melds.implicitWidth + Theme.margin : 0) + Theme.px(36)

    signal nextRequested
    signal tableRequested
    signal replayRequested
    signal reviewRequested
    signal fanRequested(int pattern)
    signal menuRequested

    Keys.onUpPressed: scroll.contentY = Math.max(0, scroll.contentY - Theme.px(60))
    Keys.onDownPressed: scroll.contentY = Math.max(0, Math.min(scroll.contentHeight - scroll.height, scroll.contentY
            + Theme.px(60)))
    panelWidth: Theme.px(840)
    panelHeight: body.implicitHeight + Theme.px(116)
    Accessible.name: result.spoken

    Item {
        anchors.fill: parent

        Flickable {
            id: scroll

            x: Theme.px(28)
            y: Theme.px(22)
            width: parent.width - 2 * x
            height: actions.y - y - Theme.gap
            contentHeight: body.implicitHeight
            clip: interactive
            interactive: contentHeight > height + 1
            boundsBehavior: Flickable.StopAtBounds

            Column {
                id: body

                width: scroll.width
                spacing: Theme.px(14)

                Row {
                    width: parent.width

                    Words {
                        objectName: "resultTitle"
                        width: parent.width - total.width
                        strong: true
                        font.pixelSize: Theme.huge
                        color: Theme.heading
                        text: root.result.title
                    }
                    Words {
                        id: total

                        strong: true
                        font.pixelSize: Theme.huge
                        color: Theme.accentText
                        text: root.result.totalText
                    }
                }
                Row {
                    id: handLine

                    visible: root.result.won
                    spacing: Theme.margin
                    scale: Math.min(1, body.width / Math.max(1, root.handWidth))
                    transformOrigin: Item.TopLeft

                    MeldRow {
                        id: melds

                        visible: root.result.melds.count > 0
                        anchors.bottom: parent.bottom
                        model: root.result.melds
                        tileWidth: Theme.resultTile
                    }
                    TileRow {
                        id: concealed

                        anchors.bottom: parent.bottom
                        tiles: root.result.tiles
                        room: 13
                        tileWidth: Theme.resultTile
                    }
                    Tile {
                        id: winning

                        anchors.bottom: parent.bottom
                        tile: root.result.winningTile
                        tileWidth: Theme.resultTile
                        ringed: true
                    }
                }
                Row {
                    visible: root.result.won && root.result.flowers.length > 0
                    spacing: Theme.gap

                    Words {
                        anchors.verticalCenter: parent.verticalCenter
                        font.pixelSize: Theme.small
                        color: Theme.textDim
                        text: qsTr("Flowers")
                    }
                    TileRow {
                        tiles: root.result.flowers
                        room: 8
                        tileWidth: Theme.flowerTile
                    }
                }
                Flow {
                    visible: root.result.won
                    width: parent.width
                    spacing: Theme.gap

                    Repeater {
                        model: root.result.fans

                        Chip {
                            required property bool used
                            required property string name
                            required property int each
                            required property int count
                            required property int pattern

                            visible: used
                            onLookedUp: root.fanRequested(pattern)
                            caption: count > 1 ? qsTr("%1 ×%2").arg(name).arg(count) : name
                            points: String(each * count)
                        }
                    }
                }
                Column {
                    visible: root.result.won && root.result.excluded.count > 0
                    width: parent.width
                    spacing: Theme.px(6)

                    Words {
                        font.pixelSize: Theme.small
                        color: Theme.textFaint
                        text: qsTr("Not counted")
                    }
                    Flow {
                        width: parent.width
                        spacing: Theme.px(6)

                        Repeater {
                            model: root.result.excluded

                            Chip {
                                required property bool used
                                required property string name
                                required property int pattern

                                required reason
                                visible: used
                                room: body.width - Theme.px(20)
                                onLookedUp: root.fanRequested(pattern)
                                caption: name
                            }
                        }
                    }
                }
                Row {
                    id: payments

                    width: parent.width
                    spacing: Theme.gap

                    Repeater {
                        model: root.result.seats

                        PaymentCard {
                            width: (payments.width - 3 * Theme.gap) / 4
                        }
                    }
                }
            }
        }
        ActionButton {
            objectName: "resultMenuButton"
            visible: root.menuOffered && actions.x > x + width + Theme.gap
            anchors.left: parent.left
            anchors.leftMargin: Theme.px(28)
            anchors.verticalCenter: actions.verticalCenter
            look: ActionButton.Quiet
            text: qsTr("Menu")
            keyText: "Esc"
            onClicked: root.menuRequested()
        }
        Row {
            id: actions

            anchors.right: parent.right
            anchors.rightMargin: Theme.px(28)
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(22)
            spacing: Theme.gap

            ActionButton {
                objectName: "resultReplayButton"
                visible: root.reviewOffered
                look: ActionButton.Quiet
                text: qsTr("Replay")
                Accessible.name: qsTr("Replay this hand")
                onClicked: root.replayRequested()
            }
            ActionButton {
                objectName: "resultReviewButton"
                visible: root.reviewOffered
                look: ActionButton.Quiet
                text: qsTr("Review")
                onClicked: root.reviewRequested()
            }
            ActionButton {
                objectName: "lookButton"
                look: ActionButton.Quiet
                text: qsTr("Look at the table")
                keyText: KeyBindings.texts[KeyBindings.LookAtTable]
                onClicked: root.tableRequested()
            }
            ActionButton {
                objectName: "nextButton"
                visible: root.moreOffered
                focus: true
                look: ActionButton.Strong
                text: root.lastHand ? qsTr("Final standing") : qsTr("Next hand")
                keyText: root.nextKey
                onClicked: root.nextRequested()
            }
        }
    }
}
