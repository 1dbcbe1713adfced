import QtQuick
import Tingpai.App

// A game from somebody's deal code.
Page {
    id: root

    function play() {
        problem.text = Deals.play(code.text);
        if (problem.text !== "")
            code.selectAll();
    }

    title: qsTr("Play a deal")

    Column {
        anchors.horizontalCenter: parent.horizontalCenter
        y: (parent.height - height) * 0.3
        width: Math.min(parent.width, 40 * Theme.normal)
        spacing: Theme.px(16)

        Words {
            width: parent.width
            wrapMode: Text.WordWrap
            text: qsTr("A deal code stands for all walls of a game. Everybody who plays it is dealt the same tiles. You find the code of your own game at its end.")
        }
        LineField {
            id: code

            objectName: "dealField"
            width: parent.width
            focus: true
            spoken: qsTr("Deal code")
            placeholder: qsTr("Deal code or number")
            font.pixelSize: Theme.large
            onAccepted: root.play()
        }
        Words {
            id: problem

            objectName: "dealProblem"
            width: parent.width
            height: implicitHeight
            color: Theme.loss
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
        Row {
            anchors.right: parent.right
            spacing: Theme.gap

            ActionButton {
                objectName: "playDealButton"
                look: ActionButton.Strong
                text: qsTr("Play")
                keyText: "Enter"
                onClicked: root.play()
            }
        }
        Words {
            visible: Game.phase === Game.Playing || Game.phase === Game.HandOver
            width: parent.width
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.small
            color: Theme.textDim
            text: qsTr("The game at the table ends here; it stays in the records.")
        }
    }
}
