pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// The final standing.
Overlay {
    id: root

    required property RowModel ranking
    required property int handCount
    required property string seedText

    property string savedTo: ""
    property bool copied: false

    signal newGameRequested
    signal menuRequested
    signal saveRequested
    signal replayRequested
    signal reviewRequested

    panelWidth: Math.max(Theme.px(560), actions.implicitWidth + Theme.px(56))
    panelHeight: seal.y + seal.implicitHeight + Theme.px(90) + (savedTo === "" ? 0 : Theme.px(20))
    Accessible.name: qsTr("Game over")
    onVisibleChanged: {
        savedTo = "";
        copied = false;
    }

    Item {
        anchors.fill: parent

        Words {
            id: title

            x: Theme.px(32)
            y: Theme.px(24)
            strong: true
            font.pixelSize: Theme.huge
            color: Theme.heading
            text: qsTr("Game over")
        }
        Standing {
            id: rows

            anchors.top: title.bottom
            anchors.topMargin: Theme.px(8)
            x: Theme.px(28)
            width: parent.width - 2 * x
            ranking: root.ranking
        }
        Words {
            id: deal

            anchors.top: rows.bottom
            anchors.topMargin: Theme.px(14)
            x: title.x
            width: parent.width - 2 * x
            font.pixelSize: Theme.small
            color: Theme.textDim
            text: root.seedText === "" ? qsTr("%n hand(s), reshuffled on the way", "", root.handCount)
                    : qsTr("%n hand(s), deal %1", "", root.handCount).arg(root.seedText)
        }
        Words {
            id: hints

            objectName: "hintsUsed"
            anchors.top: deal.bottom
            x: title.x
            width: parent.width - 2 * x
            font.pixelSize: Theme.small
            color: Theme.textDim
            text: Game.hintsText
        }
        Row {
            id: sharing

            anchors.top: hints.bottom
            anchors.topMargin: Theme.px(8)
            x: title.x
            spacing: Theme.gap

            Words {
                objectName: "dealCode"
                anchors.verticalCenter: parent.verticalCenter
                text: Deals.code === "" ? qsTr("This game has no deal code") : qsTr("Deal code %1").arg(Deals.code)
            }
            IconButton {
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
            id: seal

            objectName: "wallSeal"
            anchors.top: sharing.bottom
            anchors.topMargin: Theme.px(4)
            x: title.x
            width: parent.width - 2 * x
            font.pixelSize: Theme.tiny
            color: Theme.textFaint
            text: Deals.wallHash === "" ? "" : qsTr("Wall seal: %1").arg("\n" + Deals.wallHash)
        }
        Words {
            visible: root.savedTo !== ""
            anchors.bottom: actions.top
            anchors.bottomMargin: Theme.px(4)
            x: Theme.px(28)
            width: parent.width - 2 * x
            font.pixelSize: Theme.tiny
            color: Theme.textDim
            elide: Text.ElideMiddle
            text: qsTr("Saved as %1").arg(root.savedTo)
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
        Row {
            id: actions

            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(24)
            spacing: Theme.gap

            ActionButton {
                objectName: "overReplayButton"
                look: ActionButton.Quiet
                text: qsTr("Replay")
                onClicked: root.replayRequested()
            }
            ActionButton {
                objectName: "overReviewButton"
                look: ActionButton.Quiet
                text: qsTr("Review")
                onClicked: root.reviewRequested()
            }
            ActionButton {
                objectName: "saveButton"
                look: ActionButton.Quiet
                text: qsTr("Save the record")
                onClicked: root.saveRequested()
            }
            ActionButton {
                objectName: "overMenuButton"
                look: ActionButton.Quiet
                text: qsTr("Menu")
                onClicked: root.menuRequested()
            }
            ActionButton {
                objectName: "againButton"
                focus: true
                look: ActionButton.Strong
                text: qsTr("New game")
                keyText: "Enter"
                onClicked: root.newGameRequested()
            }
        }
    }
}
