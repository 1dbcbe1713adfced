import QtQuick
import Tingpai
import Tingpai.App

// The ways back while one looks at the table after a hand.
Row {
    id: root

    required property bool lastHand

    signal resultRequested
    signal goOnRequested

    spacing: Theme.gap

    ActionButton {
        objectName: "backToResultButton"
        text: qsTr("Result")
        keyText: KeyBindings.texts[KeyBindings.LookAtTable]
        onClicked: root.resultRequested()
    }
    ActionButton {
        objectName: "goOnButton"
        look: ActionButton.Strong
        text: root.lastHand ? qsTr("Final standing") : qsTr("Next hand")
        keyText: KeyBindings.texts[KeyBindings.DiscardCursor]
        onClicked: root.goOnRequested()
    }
}
