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
        framed: false
        result: Replay.result
        seats: [Replay.bottom, Replay.right, Replay.top, Replay.left]
        round: Replay.handTitle
        lastHand: Replay.lastHand
        reviewOffered: false
        menuOffered: false
        moreOffered: !Replay.atEnd
        nextKey: KeyBindings.texts[KeyBindings.NextHand]
        onNextRequested: Replay.stepHand(1)
        onTableRequested: root.tableRequested()
        onFanRequested: pattern => root.fanRequested(pattern)
    }
    GameOverPage {
        objectName: "replayStanding"
        visible: Replay.ranking.count > 0
        anchors.fill: parent
        framed: false
        replayed: true
        scene: Replay
        seedText: Replay.seedText
        onTableRequested: root.tableRequested()
    }
}
