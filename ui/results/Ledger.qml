pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// What was paid beside the wins: a line for each reason, with what every seat got or gave.
Rectangle {
    id: root

    required property RowModel model
    required property list<string> names // of the seats, by position

    readonly property int column: Math.floor((width - 2 * Theme.px(18)) / 6) // the caption has the width of two

    function amountOf(amounts: list<int>, position: int): int {
        return position < amounts.length ? amounts[position] : 0;
    }

    implicitHeight: lines.height + 2 * Theme.px(12)
    radius: Theme.px(14)
    color: Theme.sheet
    border.width: Theme.line
    border.color: Theme.plateLine

    Column {
        id: lines

        x: Theme.px(18)
        y: Theme.px(12)
        width: parent.width - 2 * x
        spacing: Theme.px(4)

        Row {
            x: 2 * root.column

            Repeater {
                model: 4

                Words {
                    required property int index

                    width: root.column
                    horizontalAlignment: Text.AlignRight
                    font.pixelSize: Theme.small
                    color: Theme.plateDim
                    text: root.names[index]
                    Accessible.ignored: true
                }
            }
        }
        Repeater {
            model: root.model

            Row {
                id: line

                required property bool used
                required property string caption
                required property list<int> amounts
                required property list<string> amountTexts

                function told(position: int): string {
                    return root.names[position] + " " + amountTexts[position];
                }

                visible: used
                Accessible.role: Accessible.StaticText
                Accessible.name: Phrase.pair(caption, Phrase.list([told(0), told(1), told(2), told(3)]))

                Words {
                    width: 2 * root.column
                    wrapMode: Text.Wrap
                    color: Theme.plateText
                    text: line.caption
                    Accessible.ignored: true
                }
                Repeater {
                    model: 4

                    Words {
                        required property int index

                        readonly property int amount: root.amountOf(line.amounts, index)

                        width: root.column
                        horizontalAlignment: Text.AlignRight
                        strong: true
                        color: amount > 0 ? Theme.gain : amount < 0 ? Theme.loss : Theme.plateDim
                        text: line.amountTexts[index] ?? ""
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
