import QtQuick
import Tingpai
import Tingpai.App

// What a recorded hand, and at last the game, ended with: as in the game.
Item {
    id: root

    signal tableRequested
    signal fanRequested(int pattern)

    ResultPage {
        objectName: "replayResult"
        visible: Replay.ranking.count === 0
        anchors.fill: parent
        result: Replay.result
        lastHand: Replay.handNumber === Replay.handCount
        reviewOffered: false
        menuOffered: false
        moreOffered: !Replay.atEnd
        nextKey: KeyBindings.texts[KeyBindings.NextHand]
        onNextRequested: Replay.stepHand(1)
        onTableRequested: root.tableRequested()
        onFanRequested: pattern => root.fanRequested(pattern)
    }
    Overlay {
        objectName: "replayStanding"
        visible: Replay.ranking.count > 0
        anchors.fill: parent
        panelWidth: Theme.px(560)
        panelHeight: rows.y + rows.implicitHeight + Theme.px(100)
        Accessible.name: title.text

        Item {
            anchors.fill: parent

            Words {
                id: title

                x: Theme.px(32)
                y: Theme.px(24)
                strong: true
                font.pixelSize: Theme.huge
                color: Theme.heading
                text: qsTr("Final standing")
            }
            Words {
                id: deal

                anchors.top: title.bottom
                x: title.x
                width: parent.width - 2 * x
                font.pixelSize: Theme.small
                color: Theme.textDim
                text: Replay.seedText === "" ? qsTr("%n hand(s). This game has no deal code", "", Replay.handCount)
                        : qsTr("%n hand(s), deal %1", "", Replay.handCount).arg(Replay.seedText)
            }
            Standing {
                id: rows

                anchors.top: deal.bottom
                anchors.topMargin: Theme.px(14)
                x: Theme.px(28)
                width: parent.width - 2 * x
                ranking: Replay.ranking
            }
            ActionButton {
                anchors.right: parent.right
                anchors.rightMargin: Theme.px(28)
                anchors.bottom: parent.bottom
                anchors.bottomMargin: Theme.px(24)
                focus: true
                look: ActionButton.Quiet
                text: qsTr("Look at the table")
                keyText: KeyBindings.texts[KeyBindings.LookAtTable]
                onClicked: root.tableRequested()
            }
        }
    }
}
