import QtQuick

// A pattern and its points; struck through with the reason where it is not counted.
Rectangle {
    id: root

    required property string caption

    property string points: ""
    property string reason: "" // why it is not counted; empty: it is

    readonly property bool counted: reason === ""

    implicitWidth: words.implicitWidth + Theme.px(20)
    implicitHeight: words.implicitHeight + Theme.px(8)
    radius: height / 2
    color: counted ? Theme.button : "transparent"
    border.width: Theme.line
    border.color: counted ? Theme.buttonLine : Theme.cardLine
    Accessible.role: Accessible.StaticText
    Accessible.name: counted ? qsTr("%1, %2 fan").arg(caption).arg(points) : qsTr("%1, not counted: %2").arg(caption)
        .arg(reason)

    Row {
        id: words

        anchors.centerIn: parent
        spacing: Theme.px(8)

        Words {
            font.strikeout: !root.counted
            font.pixelSize: root.counted ? Theme.normal : Theme.small
            color: root.counted ? Theme.text : Theme.textFaint
            text: root.caption
        }
        Words {
            visible: root.counted
            strong: true
            color: Theme.accentText
            text: root.points
        }
        Words {
            visible: !root.counted
            anchors.verticalCenter: parent.verticalCenter
            font.pixelSize: Theme.tiny
            color: Theme.textFaint
            text: root.reason
        }
    }
}
