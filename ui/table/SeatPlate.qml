pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// Who sits there: seal, name, wind, score and level, or what is asked of them. A bar of amber: this one is to act.
Item {
    id: root

    required property SeatView seat
    required property bool acting
    required property int flowerRoom // beside the plate

    property real zoom: 1 // at which the table is drawn: what is written keeps a size to be read
    property string note // in the level's place
    property bool flowersLeft: false
    property bool flowersRise: false // over the plate's upper edge, where there are many

    readonly property int flowersWidth: flowers.visible ? flowers.width + Theme.gap : 0
    readonly property int rise: Math.max(0, -flowers.y) // of what is beside the plate
    readonly property int textStart: seal.x + seal.width + Theme.px(9)

    // Wider for a stack of points: "25,000" and beside it what is asked.
    width: seat.scoreText.length > 5 ? Math.max(Theme.px(190), textStart + score.implicitWidth + Theme.px(100)) : Theme.px(190)
    height: Theme.px(56)
    visible: seat.name !== ""
    Accessible.role: Accessible.StaticText
    Accessible.name: root.seat.levelName === "" ? root.seat.spoken
            : qsTr("%1, level %2", "a player: name, wind and score, level").arg(root.seat.spoken).arg(root.seat.levelName)

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(12)
        color: Theme.plate
        border.width: Theme.line
        border.color: Theme.plateLine
    }
    Rectangle {
        visible: root.acting
        x: -Theme.px(2)
        y: Theme.px(12)
        width: Math.max(3, Theme.px(4))
        height: parent.height - 2 * y
        radius: width / 2
        color: Theme.stroke
    }
    Seal {
        id: seal

        x: Theme.px(7)
        y: Theme.px(7)
        size: Theme.px(42)
        position: root.seat.position
        sign: root.seat.seal
    }
    Words {
        id: name

        x: root.textStart
        y: Math.round((parent.height / 2 - height) / 2 + Theme.px(2))
        width: (wind.visible ? wind.x - Theme.px(6) : parent.width - Theme.px(9)) - x
        height: Theme.closeLine * font.pixelSize
        strong: true
        fontSizeMode: Text.FixedSize // the whole is in the tooltip
        font.pixelSize: Theme.tightAt(15, root.zoom)
        color: Theme.plateText
        text: root.seat.name.length > 12 ? root.seat.name.slice(0, 11) + "…" : root.seat.name
    }
    WindMark {
        id: wind

        x: parent.width - width - Theme.px(9)
        y: Math.round(parent.height * 0.32 - height / 2)
        size: Math.max(Math.round(16 / Math.max(0.8, root.zoom)), Theme.px(20))
        seat: root.seat
        ground: Theme.disc
    }
    Words {
        id: score

        x: root.textStart
        y: Math.round(parent.height / 2 + (parent.height / 2 - height) / 2 - Theme.px(2))
        width: Math.min(implicitWidth, parent.width - Theme.px(10) - x)
        height: Theme.closeLine * font.pixelSize
        strong: true
        font.pixelSize: Theme.tightAt(14, root.zoom)
        color: Theme.plateText
        text: root.seat.scoreText
    }
    Words {
        id: level

        visible: !dots.told && fitsIn(width)
        x: score.x + score.width + Theme.px(8)
        y: score.y
        width: parent.width - Theme.px(10) - x
        height: score.height
        horizontalAlignment: Text.AlignRight
        strong: root.note !== ""
        font.pixelSize: Theme.tightAt(12, root.zoom)
        color: root.note !== "" ? Theme.plateAccent : Theme.plateDim
        text: root.note !== "" ? root.note : root.seat.levelName
    }
    ThinkingDots {
        id: dots

        x: parent.width - Theme.px(10) - width
        y: Math.round(score.y + (score.height - height) / 2)
        thinking: root.seat.thinking
    }
    Row { // what the seat has declared, and that it has won
        x: (wind.visible ? wind.x - Theme.px(4) : root.width - Theme.px(9)) - width
        y: Theme.px(8) - height // above the name, which two of them may reach
        spacing: Theme.px(4)

        Repeater {
            model: root.seat.badges

            Row {
                id: sign

                required property bool used
                required property string text
                required property string tile
                required property string spoken

                visible: used && tile === ""
                Accessible.role: Accessible.StaticText
                Accessible.name: visible ? spoken : ""

                Badge {
                    color: Theme.leaving
                    text: sign.text
                }
            }
        }
    }
    Repeater { // a suit that it has given up, on the seal's corner: struck out
        model: root.seat.badges

        Tile {
            id: suit

            required property bool used
            required property string spoken

            visible: used && tile !== ""
            x: seal.x + seal.width - Math.round(width * 0.7)
            y: root.height - height - Theme.line
            tileWidth: Math.max(13, Theme.px(17))
            Accessible.role: Accessible.StaticText
            Accessible.name: visible ? spoken : ""

            Rectangle {
                anchors.centerIn: parent
                width: suit.height
                height: Theme.ring
                radius: height / 2
                rotation: -55
                antialiasing: true
                color: Theme.leaving
                border.width: Theme.line
                border.color: Theme.badgeText
            }
        }
    }
    PlateFlowers {
        id: flowers

        x: root.flowersLeft ? -width - Theme.gap : root.width + (lines > 1 ? Theme.gap / 2 : Theme.gap)
        y: lines > 1 ? parent.height - height : Math.round((parent.height - height) / 2)
        flowers: root.seat.flowers
        room: root.flowerRoom
        rising: root.flowersRise
    }
    HoverHandler {
        id: hover

        enabled: name.truncated || root.seat.name.length > 12
    }
    Tip {
        visible: hover.hovered
        text: root.seat.name
    }
}
