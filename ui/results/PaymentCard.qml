import QtQuick
import Tingpai

// What one seat gained or lost, and where it stands.
Rectangle {
    id: root

    required property string name
    required property string windName
    required property int payment
    required property string paymentText
    required property string scoreText
    required property bool isWinner

    implicitHeight: Math.max(Theme.px(92), lines.implicitHeight + Theme.px(16))
    radius: Theme.radius
    color: Theme.card
    border.width: isWinner ? 2 * Theme.line : Theme.line
    border.color: isWinner ? Theme.accent : Theme.cardLine
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2, now %3").arg(name).arg(paymentText).arg(scoreText)

    Column {
        id: lines

        anchors.centerIn: parent
        width: parent.width - Theme.px(16)

        Words {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.small
            color: Theme.textDim
            text: root.windName + " · " + root.name
        }
        Words {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            strong: true
            font.pixelSize: Theme.font(22)
            color: root.payment > 0 ? Theme.gain : root.payment < 0 ? Theme.loss : Theme.textDim
            text: root.paymentText
        }
        Words {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.small
            color: Theme.textDim
            text: qsTr("total %1").arg(root.scoreText)
        }
    }
}
