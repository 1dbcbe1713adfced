import QtQuick
import Tingpai

// One way into the book of mistakes.
Rectangle {
    id: root

    required property string heading
    required property string text
    required property string detail
    required property string buttonText

    property list<string> tiles: [] // a hand to think about already
    property list<string> melds: []
    property bool first: true // of the page: the one that goes on
    readonly property alias button: go

    signal clicked

    implicitWidth: Theme.px(380)
    implicitHeight: words.implicitHeight + go.height + Theme.px(60)
    radius: Theme.radius
    color: Theme.card
    border.width: Theme.line
    border.color: Theme.cardLine

    Column {
        id: words

        x: Theme.px(24)
        y: Theme.px(20)
        width: parent.width - 2 * x
        spacing: Theme.px(10)

        Words {
            width: parent.width
            strong: true
            display: true
            font.pixelSize: Theme.large
            color: Theme.heading
            text: root.heading
        }
        Words {
            width: parent.width
            wrapMode: Text.Wrap
            text: root.text
        }
        Words {
            width: parent.width
            wrapMode: Text.Wrap
            font.pixelSize: Theme.small
            color: Theme.textDim
            text: root.detail
        }
        HandLine {
            visible: root.tiles.length > 0
            tiles: root.tiles
            melds: root.melds
            room: words.width
            largestTile: Theme.px(38)
        }
    }
    ActionButton {
        id: go

        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(20)
        x: Theme.px(24)
        width: parent.width - 2 * x
        look: root.first ? ActionButton.Strong : ActionButton.Plain
        enabled: root.enabled
        text: root.buttonText
        Accessible.description: root.heading
        onClicked: root.clicked()
        Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
        Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
    }
}
