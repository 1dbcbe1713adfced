import QtQuick
import QtQuick.Templates as T
import Tingpai

// The one push button: a caption and the key that does the same, and a note below.
T.AbstractButton {
    id: root

    enum Look {
        Plain,
        Strong,
        Quiet,
        Win
    }

    property int look: ActionButton.Plain
    property string keyText: ""
    property string detail: ""
    property string note: "" // in a line of its own, below
    property real captionRoom: -1 // a wider caption shrinks; -1: the button grows with it
    property bool keyRoom: true // beside a caption of such a width

    readonly property color fill: !enabled ? Theme.quietButton
            : look === ActionButton.Strong ? (hovered ? Qt.lighter(Theme.accent, 1.08) : Theme.accent)
            : look === ActionButton.Win ? (hovered ? Theme.winButtonHover : Theme.winButton)
            : look === ActionButton.Quiet ? (hovered ? Theme.quietHover : Theme.quietButton)
            : (hovered ? Theme.buttonHover : Theme.button)
    readonly property color ink: !enabled || look === ActionButton.Quiet ? Theme.text
            : look === ActionButton.Strong ? Theme.accentInk : Theme.buttonText

    implicitWidth: Math.max(Theme.px(72), words.implicitWidth + 2 * Theme.px(14))
    implicitHeight: Theme.buttonHeight
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    opacity: enabled ? 1 : 0.45
    Accessible.role: Accessible.Button
    Accessible.name: detail === "" ? text : Phrase.list([text, detail])
    Accessible.description: keyText
    Accessible.onPressAction: if (enabled) clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Rectangle {
        radius: Theme.px(9)
        color: root.down ? Qt.darker(root.fill, 1.25) : root.fill
        border.width: root.visualFocus ? Theme.ring : Theme.line
        border.color: root.visualFocus ? Theme.focusRing : Qt.lighter(root.fill, 1.35)
    }
    Item {
        anchors.fill: parent

        Row {
            id: words

            anchors.centerIn: parent
            anchors.verticalCenterOffset: root.note === "" ? 0 : -Math.round(root.height * 0.19)
            spacing: Theme.px(6)

            Words {
                id: caption

                anchors.verticalCenter: parent.verticalCenter
                color: root.ink
                width: root.captionRoom < 0 ? implicitWidth : Math.min(implicitWidth, root.captionRoom)
                strong: true
                font.pixelSize: root.note === "" ? Theme.font(16) : Math.min(Theme.font(16), Math.round(root.height * 0.44))
                text: root.text
            }
            Words {
                anchors.verticalCenter: parent.verticalCenter
                visible: root.detail !== ""
                width: root.captionRoom < 0 ? implicitWidth : Math.min(implicitWidth, root.width * 0.45)
                color: root.ink
                font.pixelSize: root.note === "" ? Theme.small : Math.min(Theme.small, Math.round(root.height * 0.4))
                text: root.detail
            }
            Words {
                anchors.verticalCenter: parent.verticalCenter
                visible: root.keyText !== "" && (root.captionRoom < 0 || root.keyRoom)
                color: root.ink
                opacity: 0.9
                font.pixelSize: Theme.tiny
                text: root.keyText
            }
        }
        Words {
            objectName: "note"
            anchors.centerIn: parent
            anchors.verticalCenterOffset: Math.round(root.height * 0.23)
            visible: text !== ""
            width: Math.min(implicitWidth, root.width - Theme.px(8))
            color: root.ink
            strong: true
            font.pixelSize: Math.min(Theme.small, Math.round(root.height * 0.37))
            text: root.note
        }
    }
}
