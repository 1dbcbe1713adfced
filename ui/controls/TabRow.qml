pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Tingpai

// A few views of the same place: the one that is shown is raised.
Rectangle {
    id: root

    required property list<string> names
    required property list<string> tabs // their object names
    required property int current

    signal chosen(int index)

    implicitWidth: row.implicitWidth + 2 * row.x
    implicitHeight: row.implicitHeight + 2 * row.y
    radius: Theme.radius
    color: Theme.track
    border.width: Theme.line
    border.color: Theme.cardLine
    Accessible.role: Accessible.PageTabList

    Row {
        id: row

        x: Theme.px(3)
        y: Theme.px(3)

        Repeater {
            model: root.names

            T.AbstractButton {
                id: tab

                required property string modelData
                required property int index

                objectName: root.tabs[index]
                implicitWidth: name.implicitWidth + Theme.px(20)
                implicitHeight: Math.max(22, Theme.px(28), name.implicitHeight)
                focusPolicy: Qt.TabFocus
                hoverEnabled: true
                checked: root.current === index
                text: modelData
                Accessible.role: Accessible.PageTab
                Accessible.name: modelData
                Accessible.selected: checked
                Accessible.onPressAction: root.chosen(index)
                onClicked: root.chosen(index)
                Keys.onReturnPressed: root.chosen(index)
                Keys.onEnterPressed: root.chosen(index)

                background: Rectangle {
                    radius: Theme.px(7)
                    color: tab.checked ? Theme.selected : tab.hovered ? Theme.quietButton : "transparent"
                    border.width: tab.visualFocus ? Theme.ring : tab.checked ? Theme.line : 0
                    border.color: tab.visualFocus ? Theme.focusRing : Theme.buttonLine
                }
                Words {
                    id: name

                    anchors.centerIn: parent
                    strong: tab.checked
                    font.pixelSize: Theme.small
                    color: tab.checked ? Theme.text : Theme.textDim
                    text: tab.modelData
                }
            }
        }
    }
}
