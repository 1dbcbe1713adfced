pragma ComponentBehavior: Bound
import QtQuick
import Tingpai

// How the game goes, in brief. Arrows scroll.
Flickable {
    id: root

    readonly property list<string> headings: [qsTr("The aim"), qsTr("A hand"), qsTr("Claims"), qsTr("Kongs"), qsTr("Eight to win"),
        qsTr("Payments"), qsTr("The game")]
    readonly property list<string> texts: [
        qsTr("Make four sets and a pair. A set is a chow (three tiles of a suit in a row), a pung (three alike) or a kong (four alike). Seven pairs and a few rare forms win as well."),
        qsTr("Everybody has thirteen tiles. In turn each player draws one and discards one. A flower is laid open at once and replaced. When the wall is empty, the hand ends without a winner."),
        qsTr("A discard can be claimed: for a chow by the next player only, for a pung or a kong or to win by anybody. A win goes before a pung or kong, and these go before a chow. Of two who can win the first in turn does."),
        qsTr("Four alike in hand may be laid down as a concealed kong, and a fourth tile may be added to a claimed pung. Each kong brings a replacement from the end of the wall. Who needs the added tile to win may take it."),
        qsTr("A hand may win only if its fans make eight without flowers. Fans add up, except for those that another one always brings along."),
        qsTr("Who discarded the winning tile pays its fans and eight, the two others pay eight each. On an own draw all three pay the fans and eight."),
        qsTr("Sixteen hands make four rounds, one for each wind. The seat winds pass on after each hand, and after each round the players change places.")
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
                    color: Theme.accentText
                    text: root.headings[part.index]
                }
                Words {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    lineHeight: 1.15
                    text: root.texts[part.index]
                }
            }
        }
    }
}
