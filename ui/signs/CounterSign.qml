pragma ComponentBehavior: Bound
import QtQuick
import Tingpai

// How many sticks lie on the table: one of 1,000 points has a dot, one that counts honba has many.
Row {
    id: root

    required property bool used
    required property string caption
    required property string value
    required property string sign

    property real zoom: 1

    visible: used && sign !== "" && zoom >= 0.8
    spacing: Theme.px(3)
    Accessible.role: Accessible.StaticText
    Accessible.name: caption + " " + value

    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(20)
        height: Theme.px(6)
        radius: height / 2
        color: Theme.stick
        border.width: Theme.line
        border.color: Theme.plateDim // on light panels the stick is as light as they are

        Row {
            anchors.centerIn: parent
            spacing: Theme.line

            Repeater {
                model: root.sign === "stick" ? 1 : 3

                Rectangle {
                    width: root.sign === "stick" ? Theme.px(4) : Theme.px(3)
                    height: width
                    radius: width / 2
                    color: root.sign === "stick" ? Theme.stickDot : Theme.honbaDot
                }
            }
        }
    }
    Words {
        strong: true
        font.pixelSize: Theme.tightAt(13, root.zoom)
        color: Theme.plateText
        text: root.value
    }
}
