pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Tingpai

// A game from its first to its last event: the hands are marked, mistakes stand out below the line.
T.Slider {
    id: root

    required property int length
    required property int at
    required property list<int> hands
    required property list<int> mistakes
    required property string spoken

    signal sought(int position)

    readonly property int edge: Theme.px(8)
    readonly property int lineTop: height - Theme.px(14)
    readonly property int lineHeight: Theme.px(6)

    function xOf(number: int): real {
        return length > 0 ? edge + (width - 2 * edge) * number / length : 0;
    }

    from: 0
    to: Math.max(1, length)
    stepSize: 1
    value: at
    implicitHeight: Math.max(Theme.px(34), Theme.tiny * 1.5 + Theme.px(18))
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    Accessible.role: Accessible.Slider
    Accessible.name: qsTr("Event %1 of %2. %3").arg(at).arg(length).arg(spoken)
    onMoved: {
        sought(Math.round(value));
        value = Qt.binding(() => at);
    }

    background: Item {
        Rectangle {
            x: root.edge
            y: root.lineTop
            width: parent.width - 2 * x
            height: root.lineHeight
            radius: height / 2
            color: Theme.track

            Rectangle {
                width: root.xOf(root.at) - root.edge
                height: parent.height
                radius: parent.radius
                color: Theme.bar
            }
        }
        Repeater {
            model: root.hands

            Item {
                required property int modelData
                required property int index

                x: Math.round(root.xOf(modelData))
                width: Theme.line
                height: parent.height

                Rectangle {
                    y: root.lineTop - Theme.px(4)
                    width: Math.max(1, Theme.px(2))
                    height: root.lineHeight + Theme.px(8)
                    color: Theme.textFaint
                }
                Words {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: root.lineTop - Theme.px(5) - height
                    font.pixelSize: Theme.tiny
                    color: Theme.textDim
                    text: parent.index + 1
                }
            }
        }
        Repeater {
            model: root.mistakes

            Rectangle {
                required property int modelData

                x: Math.round(root.xOf(modelData) - width / 2)
                y: root.lineTop + root.lineHeight
                width: Theme.px(7)
                height: width
                rotation: 45
                color: Theme.loss
            }
        }
    }
    handle: Rectangle {
        x: root.xOf(root.at) - width / 2
        y: root.lineTop + root.lineHeight / 2 - height / 2
        width: Theme.px(16)
        height: width
        radius: width / 2
        color: Theme.heading
        border.width: root.visualFocus ? Theme.ring : Theme.line
        border.color: root.visualFocus ? Theme.focusRing : Theme.track
    }
}
