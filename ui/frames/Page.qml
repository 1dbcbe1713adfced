import QtQuick
import Tingpai
import Tingpai.App

// A page that fills the window: a title, the way back, and room for what it is about.
FocusScope {
    id: root

    required property string title

    default property alias content: body.data
    property string note: "" // beside the title, quieter
    property real cornerRoom: 0 // taken by a button at the right of the title
    property bool backEnabled: true
    property bool made: false // with everything in it; its loader knows
    readonly property alias body: body
    readonly property int inset: Theme.px(40) // from the window's sides
    readonly property real backRoom: back.width + Theme.gap // at the right of the title
    // The note of a page that begins another game.
    readonly property string keepsGame: Game.phase === Game.Playing || Game.phase === Game.HandOver
            ? qsTr("You can continue the current game from Records.") : ""

    signal opened // it is made
    signal closeRequested
    signal gameRequested // a game has begun: to the table
    signal pageRequested(string page) // another page in its place: "Settings", "Records", ...

    focus: true
    Accessible.role: Accessible.Dialog
    Accessible.name: title

    MouseArea { // nothing behind is reached
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
        onWheel: wheel => wheel.accepted = true
    }
    Felt {
        anchors.fill: parent
        veiled: true
    }
    PlateButton {
        id: back

        objectName: "pageBackButton"
        anchors.right: parent.right
        anchors.rightMargin: root.inset
        y: Theme.px(30)
        text: qsTr("Back")
        keyText: KeyBindings.texts[KeyBindings.Back]
        enabled: root.backEnabled
        onClicked: root.closeRequested()
    }
    Words {
        id: heading

        x: root.inset
        width: Math.min(implicitWidth, back.x - x - root.cornerRoom - Theme.gap)
        anchors.verticalCenter: back.verticalCenter
        strong: true
        display: true
        font.pixelSize: Theme.huge
        color: Theme.heading
        text: root.title
    }
    Words {
        anchors.left: heading.right
        anchors.leftMargin: Theme.px(16)
        anchors.right: back.left
        anchors.rightMargin: Theme.gap + root.cornerRoom
        anchors.baseline: heading.baseline
        color: Theme.textDim
        text: root.note
    }
    Item {
        id: body

        anchors.fill: parent
        anchors.topMargin: Math.max(Theme.px(84), back.y + back.height / 2 + heading.implicitHeight / 2 + Theme.px(8))
        anchors.leftMargin: root.inset
        anchors.rightMargin: root.inset
        anchors.bottomMargin: Theme.px(30)
    }
}
