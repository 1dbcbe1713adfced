pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// A game looked back at: its best hand, and where the person's points were won and lost.
Column {
    id: root

    required property LookBack lookBack

    spacing: Theme.px(10)

    EndCard {
        visible: root.lookBack.bestText !== ""
        width: root.width
        caption: qsTr("Best hand")

        Item {
            width: parent.width
            height: Math.max(seal.height, best.height)

            Seal {
                id: seal

                anchors.verticalCenter: parent.verticalCenter
                size: Theme.px(46)
                position: Math.max(0, root.lookBack.bestPosition)
                sign: root.lookBack.bestSeal
            }
            Column {
                id: best

                anchors.verticalCenter: parent.verticalCenter
                x: seal.width + Theme.px(14)
                width: parent.width - x

                Words {
                    width: parent.width
                    strong: true
                    font.pixelSize: Theme.font(18)
                    color: Theme.plateText
                    text: root.lookBack.bestText
                }
                Words {
                    width: parent.width
                    wrapMode: Text.Wrap
                    color: Theme.plateDim
                    text: root.lookBack.bestDetail
                }
            }
        }
    }
    EndCard {
        visible: root.lookBack.hands.count > 0
        width: root.width
        caption: qsTr("Your points, hand by hand")

        HandChart {
            width: parent.width
            height: Theme.px(110) + Theme.tiny
            hands: root.lookBack.hands
        }
        Flow {
            width: parent.width
            spacing: Theme.px(20)

            Words {
                visible: root.lookBack.gainText !== ""
                width: Math.min(implicitWidth, parent.width)
                color: Theme.gain
                text: qsTr("Most won: %1").arg(root.lookBack.gainText)
            }
            Words {
                visible: root.lookBack.lossText !== ""
                width: Math.min(implicitWidth, parent.width)
                color: Theme.loss
                text: qsTr("Most lost: %1").arg(root.lookBack.lossText)
            }
        }
    }
}
