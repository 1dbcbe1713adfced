import QtQuick
import Tingpai
import Tingpai.App

// A seat's wind as a disc; that of East, who deals, is filled.
Rectangle {
    id: root

    required property SeatView seat
    required property int size

    property color ink: Theme.plateText
    property color ground: Theme.centre

    visible: seat.windShown
    width: size
    height: size
    radius: size / 2
    color: seat.dealer ? ink : ground
    border.width: Math.max(1, Math.round(size * 0.06))
    border.color: ink
    Accessible.role: Accessible.StaticText
    Accessible.name: seat.windName

    Words {
        anchors.centerIn: parent
        display: true
        strong: true
        font.pixelSize: Math.max(11, Math.round(root.size * 0.6))
        color: root.seat.dealer ? root.ground : root.ink
        text: ["東", "南", "西", "北"][root.seat.wind]
        Accessible.ignored: true
    }
}
