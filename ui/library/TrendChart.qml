pragma ComponentBehavior: Bound
import QtQuick
import Tingpai

// Bars for single games, up for what was won and down for what was lost, and a line for their moving average.
Item {
    id: root

    required property list<int> values
    required property list<real> average
    required property string spoken

    readonly property int scaleWidth: Math.round(Theme.tiny * 3.7)
    readonly property real highest: Math.max(lowest < 0 ? 0 : 1, furthest(values, 1))
    readonly property real lowest: furthest(values, -1)
    readonly property real step: plot.width / Math.max(12, values.length)

    function furthest(all: list<int>, way: int): real { // from 0, up or down
        let far = 0;
        for (let i = 0; i < all.length; ++i)
            far = Math.max(far, way * all[i]);
        return way * far;
    }
    function yOf(value: real): real {
        return plot.height * (highest - value) / (highest - lowest);
    }
    function signed(value: real): string {
        return value > 0 ? "+" + value : value < 0 ? "−" + Math.abs(value) : "0";
    }

    Accessible.role: Accessible.Graphic
    Accessible.name: spoken

    Words {
        width: root.scaleWidth
        horizontalAlignment: Text.AlignRight
        y: -height / 2
        font.pixelSize: Theme.tiny
        color: Theme.textDim
        text: root.signed(root.highest)
    }
    Words {
        width: root.scaleWidth
        horizontalAlignment: Text.AlignRight
        visible: Math.abs(root.yOf(0) - root.yOf(root.highest)) > height && Math.abs(root.yOf(0) - root.yOf(root.lowest))
                > height
        y: root.yOf(0) - height / 2
        font.pixelSize: Theme.tiny
        color: Theme.textDim
        text: "0"
    }
    Words {
        width: root.scaleWidth
        horizontalAlignment: Text.AlignRight
        y: plot.height - height / 2
        font.pixelSize: Theme.tiny
        color: Theme.textDim
        text: root.signed(root.lowest)
    }
    Item {
        id: plot

        x: root.scaleWidth + Theme.gap
        width: parent.width - x
        height: parent.height

        Rectangle {
            y: root.yOf(0) - Theme.line / 2
            width: parent.width
            height: Theme.line
            color: Theme.textFaint
        }
        Repeater {
            model: root.values.length

            Rectangle {
                required property int index

                readonly property int value: root.values[index]

                objectName: "trendBar"
                x: (index + 0.15) * root.step
                y: Math.min(root.yOf(0), root.yOf(value))
                width: Math.max(1, root.step * 0.7)
                height: Math.max(Theme.line, Math.abs(root.yOf(value) - root.yOf(0)))
                color: value >= 0 ? Theme.bar : "transparent" // hollow: not by hue alone
                border.width: Theme.line
                border.color: value >= 0 ? Theme.bar : Theme.loss
            }
        }
        Repeater {
            model: Math.max(0, root.average.length - 1)

            Rectangle {
                required property int index

                readonly property real rise: root.yOf(root.average[index + 1]) - root.yOf(root.average[index])

                x: (index + 0.5) * root.step
                y: root.yOf(root.average[index]) - height / 2
                width: Math.hypot(root.step, rise) + 1
                height: Math.max(2, Theme.px(2.5))
                radius: height / 2
                antialiasing: true
                transformOrigin: Item.Left
                rotation: Math.atan2(rise, root.step) * 180 / Math.PI
                color: Theme.heading
            }
        }
    }
}
