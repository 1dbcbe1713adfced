import QtQuick
import Tingpai

// A stored game in the list.
ListRow {
    id: root

    required property string when
    required property string statusText
    required property string handsText
    required property string rulesText // empty: all are played by the same
    required property string namesText // of an imported game
    required property int gain
    required property string scoreText
    required property string placeText
    required property string hintsText
    required property bool removable
    required property string status
    required property int earlier // games that were taken back on the way to this one
    required property bool unfolded
    required property bool inner // one of them

    readonly property bool inProgress: status === "open"
    readonly property bool narrow: width < 40 * Theme.normal // two lines in place of four columns

    signal foldRequested

    leftInset: inner ? Theme.px(28) : 0
    Accessible.name: earlier > 0 ? spoken + ". " + fold.text : spoken
    implicitHeight: Math.max(Theme.px(62), what.implicitHeight + Theme.px(18))

    Item {
        anchors.fill: parent

        Column {
            id: what

            anchors.verticalCenter: parent.verticalCenter
            x: Theme.px(16) + root.leftInset
            width: parent.width * (root.narrow ? 0.66 : 0.42) - root.leftInset

            Words {
                width: parent.width
                strong: true
                text: root.when
            }
            Words {
                width: parent.width
                font.pixelSize: Theme.small
                color: Theme.textDim
                text: root.statusText + " · " + root.handsText
            }
            Words {
                visible: root.rulesText !== ""
                width: parent.width
                wrapMode: Text.Wrap
                font.pixelSize: Theme.small
                color: Theme.textDim
                text: root.rulesText
            }
            Words {
                objectName: "recordNames"
                visible: root.namesText !== ""
                width: parent.width
                wrapMode: Text.Wrap
                font.pixelSize: Theme.small
                color: Theme.textDim
                text: root.namesText
            }
            Words {
                id: fold

                objectName: "foldEarlier"
                visible: root.earlier > 0
                font.pixelSize: Theme.small
                color: Theme.gain
                text: (root.unfolded ? "▾ " : "▸ ") + qsTr("%n take-back(s)", "", root.earlier)

                TapHandler {
                    onTapped: root.foldRequested()
                }
            }
            Words {
                visible: root.narrow && text !== ""
                width: parent.width
                font.pixelSize: Theme.small
                color: Theme.textDim
                text: root.hintsText
            }
        }
        Words {
            visible: !root.narrow
            anchors.verticalCenter: parent.verticalCenter
            x: parent.width * 0.47
            width: parent.width * 0.2
            font.pixelSize: Theme.small
            color: Theme.textDim
            text: root.hintsText
        }
        Words {
            anchors.verticalCenter: root.narrow ? undefined : parent.verticalCenter
            anchors.top: root.narrow ? score.bottom : undefined
            x: root.narrow ? score.x : parent.width * 0.68
            width: root.narrow ? score.width : parent.width * 0.14
            horizontalAlignment: root.narrow ? Text.AlignRight : Text.AlignLeft
            text: root.placeText
        }
        Words {
            id: score

            anchors.verticalCenter: parent.verticalCenter
            anchors.verticalCenterOffset: root.narrow ? -implicitHeight / 2 : 0
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(16)
            width: parent.width * (root.narrow ? 0.24 : 0.14)
            horizontalAlignment: Text.AlignRight
            strong: true
            font.pixelSize: Theme.large
            color: root.gain > 0 ? Theme.gain : root.gain < 0 ? Theme.loss : Theme.textDim
            text: root.scoreText
        }
    }
}
