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
    property real shift: 0 // of the words from the middle
    property bool keyRoom: true // beside a caption of such a width

    readonly property bool strong: enabled && look === ActionButton.Strong
    readonly property bool winning: enabled && look === ActionButton.Win
    readonly property color ink: strong ? Theme.accentInk : winning ? Theme.badgeText : Theme.buttonText

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

    background: ButtonFace {
        upper: root.strong ? Theme.accentTop : root.winning ? Theme.winTop : Theme.buttonTop
        lower: root.strong ? Theme.accentLow : root.winning ? Theme.win : Theme.button
        edge: root.strong ? Theme.accentLine : root.winning ? Theme.winLine : Theme.buttonLine
        raised: root.enabled
        lit: root.hovered
        pressed: root.down
        focused: root.visualFocus
    }
    Item {
        anchors.fill: parent

        Row {
            id: words

            anchors.centerIn: parent
            anchors.horizontalCenterOffset: root.shift
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
                font.pixelSize: Theme.tiny
                text: root.keyText
            }
        }
        Words {
            objectName: "note"
            anchors.centerIn: parent
            anchors.horizontalCenterOffset: root.shift
            anchors.verticalCenterOffset: Math.round(root.height * 0.23)
            visible: text !== ""
            width: Math.min(implicitWidth, root.width - Theme.px(8))
            color: root.ink
            strong: true
            font.pixelSize: Math.max(11, Math.min(Theme.small, Math.round(root.height * 0.37)))
            text: root.note
        }
    }
}
