import QtQuick
import Tingpai

// The head of a page about an end: a seal, what happened, and at the right what it was worth.
Item {
    id: root

    required property string title
    required property string note
    property string extra: "" // below it
    property string extraName: ""
    property int position: -1 // whose seal; -1: nobody's
    property string sign: ""
    property string amount: ""
    property string unitText: ""

    readonly property int start: seal.visible ? seal.width + Theme.px(20) : 0
    readonly property bool stacked: amount !== "" && width - start - worth.width < Theme.font(40) * 6

    implicitHeight: Math.max(seal.height, words.height) + (stacked ? worth.height : 0)

    Seal {
        id: seal

        visible: root.position >= 0
        size: Theme.px(76)
        position: Math.max(0, root.position)
        sign: root.sign
    }
    Column {
        id: words

        x: root.start
        y: Math.max(0, Math.round((seal.height - height) / 2))
        width: root.width - x - (root.stacked ? 0 : worth.width + Theme.px(14))
        spacing: Theme.px(2)

        Words {
            objectName: "resultTitle"
            width: parent.width
            display: true
            strong: true
            font.pixelSize: Theme.font(40)
            height: Theme.closeLine * font.pixelSize
            color: Theme.plateText
            text: root.title
        }
        Words {
            width: parent.width
            wrapMode: Text.Wrap
            font.pixelSize: Theme.font(16)
            color: Theme.plateDim
            text: root.note
        }
        Words {
            objectName: root.extraName
            visible: text !== ""
            width: parent.width
            wrapMode: Text.Wrap
            color: Theme.plateDim
            text: root.extra
        }
    }
    Row {
        id: worth

        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.stacked ? 0 : Math.round((root.height - height) / 2)
        visible: root.amount !== ""
        spacing: Theme.px(10)

        Words {
            id: number

            display: true
            strong: true
            font.pixelSize: Theme.font(64)
            height: Theme.closeLine * font.pixelSize
            color: Theme.plateAccent
            text: root.amount
        }
        Words {
            anchors.baseline: number.baseline
            display: true
            strong: true
            font.pixelSize: Theme.font(26)
            color: Theme.plateDim
            text: root.unitText
        }
    }
}
