import QtQuick
import Tingpai
import Tingpai.App

// A seat's wind; the dealer's stands out.
Rectangle {
    id: root

    required property SeatView seat

    width: Math.max(Theme.px(22), Math.round(Theme.small * 1.6))
    height: width
    radius: Theme.px(5)
    color: seat.dealer ? Theme.ivory : Theme.centre
    border.width: Theme.line
    border.color: Theme.centreLine

    Words {
        anchors.fill: parent
        horizontalAlignment: Text.AlignHCenter
        color: root.seat.dealer ? Theme.feltDark : Theme.feltText
        strong: true
        font.pixelSize: Theme.small
        text: ["東", "南", "西", "北"][root.seat.wind]
    }
}
