pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// The end of a game: who stands where, its best hand, where points were won and lost, and what it was dealt from.
EndPage {
    id: root

    required property TableScene scene
    required property string seedText

    property bool replayed: false // it is looked at again: nothing can be done with it but that
    property string savedTo: ""
    property bool copied: false

    signal newGameRequested
    signal menuRequested
    signal saveRequested
    signal replayRequested
    signal reviewRequested
    signal tableRequested

    function dealText(hands: int): string {
        if (!scene.rules.standard)
            return qsTr("%n hand(s), custom rules", "", hands);
        if (seedText === "")
            return qsTr("%n hand(s), reshuffled on the way", "", hands);
        return qsTr("%n hand(s), deal %1", "", hands).arg(seedText);
    }

    first: replayed ? look : again
    Accessible.name: head.title
    onVisibleChanged: {
        savedTo = "";
        copied = false;
        if (visible)
            rise();
    }
    leftActions: [
        ActionButton {
            objectName: "overMenuButton"
            visible: !root.replayed
            look: ActionButton.Quiet
            text: qsTr("Menu")
            keyText: "Esc"
            onClicked: root.menuRequested()
        },
        ActionButton {
            objectName: "saveButton"
            visible: !root.replayed
            look: ActionButton.Quiet
            text: qsTr("Save the record")
            onClicked: root.saveRequested()
        },
        ActionButton {
            id: look

            objectName: "overLookButton"
            visible: root.replayed
            look: ActionButton.Quiet
            text: qsTr("Look at the table")
            keyText: KeyBindings.texts[KeyBindings.LookAtTable]
            onClicked: root.tableRequested()
        }
    ]
    rightActions: [
        ActionButton {
            objectName: "overReplayButton"
            visible: !root.replayed
            look: ActionButton.Quiet
            text: qsTr("Replay")
            onClicked: root.replayRequested()
        },
        ActionButton {
            objectName: "overReviewButton"
            visible: !root.replayed
            look: ActionButton.Quiet
            text: qsTr("Review")
            onClicked: root.reviewRequested()
        },
        ActionButton {
            id: again

            objectName: "againButton"
            visible: !root.replayed
            focus: true
            look: ActionButton.Strong
            text: qsTr("New game")
            keyText: "Enter"
            onClicked: root.newGameRequested()
        }
    ]

    ResultHead {
        id: head

        readonly property int first: root.scene.lookBack.firstPosition

        width: root.inner
        title: root.replayed ? qsTr("Final standing") : qsTr("Game over")
        note: root.dealText(root.scene.handNumber)
        extraName: "hintsUsed"
        extra: root.replayed ? "" : Game.hintsText
        position: first
        sign: first < 0 ? "" : [root.scene.bottom, root.scene.right, root.scene.top, root.scene.left][first].seal
    }
    Item {
        width: 1
        height: Theme.px(22)
    }
    Item {
        id: lower

        readonly property int part: Math.round((root.inner - Theme.px(16)) / 2)

        width: root.inner
        height: root.wide ? Math.max(standing.height, cards.height) : standing.height + Theme.px(10) + cards.height

        Standing {
            id: standing

            width: root.wide ? lower.part : root.inner
            scene: root.scene
        }
        Column {
            id: cards

            x: root.wide ? standing.width + Theme.px(16) : 0
            y: root.wide ? 0 : standing.height + Theme.px(10)
            width: root.inner - x
            spacing: Theme.px(10)

            GameCards {
                width: cards.width
                lookBack: root.scene.lookBack
            }
            EndCard {
                visible: !root.replayed
                width: cards.width
                caption: qsTr("The deal")

                Flow {
                    width: parent.width
                    spacing: Theme.px(12)

                    Words {
                        objectName: "dealCode"
                        width: Math.min(implicitWidth, parent.width)
                        height: Math.max(implicitHeight, copy.height)
                        strong: true
                        color: Theme.plateText
                        text: !root.scene.rules.standard ? qsTr("Games with custom rules have no deal code")
                                : Deals.code === "" ? qsTr("This game has no deal code") : qsTr("Deal code %1").arg(Deals.code)
                    }
                    IconButton {
                        id: copy

                        objectName: "copyDealButton"
                        text: root.copied ? qsTr("Copied") : qsTr("Copy")
                        visible: Deals.code !== ""
                        spoken: qsTr("Copy the deal code")
                        onClicked: {
                            Deals.copy(Deals.code);
                            root.copied = true;
                        }
                    }
                }
                Words {
                    objectName: "wallSeal"
                    visible: text !== ""
                    width: parent.width
                    wrapMode: Text.WrapAnywhere
                    font.pixelSize: Theme.tiny
                    color: Theme.plateDim
                    text: Deals.wallHash === "" ? "" : qsTr("Wall seal: %1").arg("\n" + Deals.wallHash)
                }
                Words {
                    visible: root.savedTo !== ""
                    width: parent.width
                    wrapMode: Text.WrapAnywhere
                    font.pixelSize: Theme.tiny
                    color: Theme.plateDim
                    text: qsTr("Saved as %1").arg(root.savedTo)
                    Accessible.role: Accessible.AlertMessage
                    Accessible.name: text
                }
            }
        }
    }
}
