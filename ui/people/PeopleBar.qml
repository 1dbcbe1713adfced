pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// A question to everybody who shares the screen: after a discard whether anyone calls, for always the same time;
// before a choice is taken back whether all agree.
Rectangle {
    id: root

    required property SharedScreen screen
    required property real room // at most this wide

    readonly property bool oneLine: question.implicitWidth + row.columnSpacing + answers.implicitWidth + 2 * Theme.px(18) <= room

    width: Math.min(row.implicitWidth + 2 * Theme.px(18), room)
    height: row.implicitHeight + 2 * Theme.px(12)
    radius: Theme.px(12)
    color: Theme.panel
    border.width: Theme.line
    border.color: Theme.stroke
    clip: true
    Accessible.role: Accessible.Dialog
    Accessible.name: question.text

    Grid {
        id: row

        anchors.centerIn: parent
        columns: root.oneLine ? 2 : 1
        columnSpacing: Theme.px(16)
        rowSpacing: Theme.gap
        verticalItemAlignment: Grid.AlignVCenter
        horizontalItemAlignment: Grid.AlignHCenter

        Words {
            id: question

            strong: true
            font.pixelSize: Theme.large
            text: root.screen.consentAsked ? qsTr("Take back? All must agree") : qsTr("Any calls?")
        }
        Row {
            id: answers

            spacing: Theme.gap

            Repeater {
                model: root.screen.people

                ActionButton {
                    required property bool used
                    required property string name
                    required property int number
                    required property bool agreed
                    required property string spoken

                    objectName: "person" + number
                    visible: used
                    look: agreed ? ActionButton.Strong : ActionButton.Plain
                    checked: agreed
                    text: (agreed ? "✓ " : "") + name
                    keyText: KeyBindings.texts[KeyBindings.Person1 + number - 1]
                    Accessible.name: spoken
                    onClicked: root.screen.press(number)
                }
            }
            ActionButton {
                objectName: "notAgreedButton"
                visible: root.screen.consentAsked
                look: ActionButton.Quiet
                text: qsTr("No")
                keyText: "Esc"
                onClicked: root.screen.refuseConsent()
            }
        }
    }
    Rectangle { // the time that is left
        id: left

        visible: root.screen.barShown
        x: root.radius // within the rounded corners
        anchors.bottom: parent.bottom
        height: Theme.px(4)
        color: Theme.stroke

        NumberAnimation on width {
            running: root.screen.barShown && !root.screen.held
            from: root.width - 2 * root.radius
            to: 0
            duration: root.screen.barTime
        }
    }
}
