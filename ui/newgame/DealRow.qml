import QtQuick
import QtQuick.Templates as T
import Tingpai

// A deal that was played here: its code, when, and what came of it.
T.AbstractButton {
    id: root

    required property int index
    required property bool used
    required property string code
    required property string when
    required property int gain
    required property string scoreText
    required property string spoken

    signal copyRequested

    implicitHeight: Math.max(Theme.px(46), copy.implicitHeight + Theme.px(12))
    height: visible ? implicitHeight : 0
    visible: used
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    objectName: "dealRow" + index
    Accessible.role: Accessible.Button
    Accessible.name: spoken
    Accessible.onPressAction: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Rectangle {
        radius: Theme.radius
        color: root.hovered ? Theme.quietHover : Theme.quietButton
        border.width: root.visualFocus ? Theme.ring : Theme.line
        border.color: root.visualFocus ? Theme.focusRing : Theme.cardLine
    }
    Item {
        anchors.fill: parent

        Words {
            id: codeText

            anchors.verticalCenter: parent.verticalCenter
            x: Theme.px(12)
            width: Math.min(implicitWidth, parent.width * 0.42)
            strong: true
            text: root.code
        }
        Words {
            anchors.verticalCenter: parent.verticalCenter
            anchors.left: codeText.right
            anchors.leftMargin: Theme.px(12)
            anchors.right: scoreLabel.left
            anchors.rightMargin: Theme.px(12)
            font.pixelSize: Theme.small
            color: Theme.textDim
            text: root.when
        }
        Words {
            id: scoreLabel

            anchors.verticalCenter: parent.verticalCenter
            anchors.right: copy.left
            anchors.rightMargin: Theme.px(12)
            strong: true
            color: root.gain > 0 ? Theme.gain : root.gain < 0 ? Theme.loss : Theme.textDim
            text: root.scoreText
        }
        IconButton {
            id: copy

            property bool copied: false

            anchors.verticalCenter: parent.verticalCenter
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(6)
            text: copied ? qsTr("Copied") : qsTr("Copy")
            spoken: qsTr("Copy the deal code") + " " + root.code
            onClicked: {
                root.copyRequested();
                copied = true;
            }
        }
    }
}
