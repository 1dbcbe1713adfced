pragma ComponentBehavior: Bound
import QtQuick
import Tingpai

// How the game goes, in brief. Arrows scroll.
Flickable {
    id: root

    readonly property list<string> headings: [qsTr("The aim"), qsTr("A hand"), qsTr("Claims"), qsTr("Kongs"), qsTr("Eight fan to win"),
        qsTr("Payments"), qsTr("The game")]
    readonly property list<string> texts: [
        qsTr("Complete four sets and a pair. A set is a chow (three consecutive tiles of a suit), a pung (three alike) or a kong (four alike). Seven pairs and a few rare forms also win."),
        qsTr("Everyone starts with thirteen tiles. On your turn you draw a tile and discard one. Flowers are laid open and replaced at once. If the wall runs out, nobody wins the hand."),
        qsTr("Only the next player may chow a discard; anyone may pung, kong or win. A win beats a pung or kong, which beat a chow. If two can win, the one nearer in turn wins."),
        qsTr("Declare four alike in your hand as a concealed kong, or add the fourth tile to a melded pung. Each kong draws a replacement from the end of the wall. A player who needs an added tile to win may rob the kong."),
        qsTr("A hand needs at least eight fan, flowers not counted. Fans add up, except those that another one always includes."),
        qsTr("The discarder pays 8 plus the fan; the other two pay 8 each. On a self-draw all three pay 8 plus the fan."),
        qsTr("A full game has sixteen hands: four rounds, one for each wind. Seat winds rotate after each hand, and players change places after each round.")
    ]

    function spoken(): string {
        let all = "";
        for (let i = 0; i < headings.length; ++i)
            all += Phrase.sentences([headings[i], texts[i]]) + " ";
        return all;
    }

    contentHeight: column.implicitHeight
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: true
    Accessible.role: Accessible.StaticText
    Accessible.name: spoken()
    Keys.onUpPressed: contentY = Math.max(0, contentY - Theme.px(60))
    Keys.onDownPressed: contentY = Math.max(0, Math.min(contentHeight - height, contentY + Theme.px(60)))

    Column {
        id: column

        width: root.width
        spacing: Theme.px(12)

        Repeater {
            model: root.headings.length

            Column {
                id: part

                required property int index

                width: column.width
                spacing: Theme.px(2)

                Words {
                    width: parent.width
                    strong: true
                    color: Theme.heading
                    text: root.headings[part.index]
                }
                Words {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    lineHeight: Math.round(font.pixelSize * 1.5)
                    text: root.texts[part.index]
                }
            }
        }
    }
}
