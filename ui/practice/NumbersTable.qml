pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// The numbers of the best actions and of the one taken, one a line.
Column {
    id: root

    required property RowModel model

    readonly property int numberWidth: Math.min(Math.round(Theme.normal * 7.2), width * 0.16)

    spacing: Theme.px(3)

    component Number: Words {
        width: root.numberWidth
        horizontalAlignment: Text.AlignRight
        font.pixelSize: Theme.small
    }

    Row {
        visible: root.model.count > 0

        Words {
            width: root.width - 4 * root.numberWidth
            font.pixelSize: Theme.tiny
            color: Theme.textDim
            text: qsTr("Answer")
        }
        Repeater {
            model: [qsTr("Value"), qsTr("Win chance"), qsTr("Points a win"), qsTr("Risk")]

            Words {
                required property string modelData
                required property int index

                width: root.numberWidth
                rightPadding: index === 3 ? Theme.px(8) : 0
                horizontalAlignment: Text.AlignRight
                font.pixelSize: Theme.tiny
                color: Theme.textDim
                text: modelData
            }
        }
    }
    Repeater {
        model: root.model

        Rectangle {
            id: line

            required property bool used
            required property string name
            required property string valueText
            required property string marginText
            required property string winText
            required property string worthText
            required property string riskText
            required property bool best
            required property bool asGood
            required property bool taken
            required property string spoken

            visible: used
            width: root.width
            height: Math.max(22, Theme.px(28), answer.implicitHeight + Theme.px(4))
            radius: Theme.px(6)
            color: best || taken ? Theme.card : "transparent"
            Accessible.role: Accessible.StaticText
            Accessible.name: spoken

            Row {
                anchors.verticalCenter: parent.verticalCenter

                Item {
                    width: root.width - 4 * root.numberWidth
                    height: answer.height

                    ChoiceSign {
                        id: sign

                        x: Theme.px(4)
                        anchors.verticalCenter: parent.verticalCenter
                        best: line.best
                        asGood: line.asGood
                        taken: line.taken
                    }
                    Words {
                        id: answer

                        x: sign.width + Theme.px(14)
                        width: parent.width - x
                        font.pixelSize: Theme.small
                        strong: line.best || line.taken
                        text: line.name
                    }
                }
                Number {
                    strong: line.best
                    color: line.best || line.asGood ? Theme.gain : Theme.text
                    text: line.valueText + (line.marginText === "" ? "" : " " + line.marginText)
                }
                Number {
                    text: line.winText
                }
                Number {
                    text: line.worthText
                }
                Number {
                    rightPadding: Theme.px(8)
                    text: line.riskText
                }
            }
        }
    }
}
