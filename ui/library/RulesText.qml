pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// How the game goes, in brief. Arrows scroll.
Flickable {
    id: root

    function spoken(): string {
        let all = "";
        for (let row = 0; row < RuleBook.paragraphs.count; ++row) {
            const part = RuleBook.paragraphs.get(row);
            all += Phrase.sentences([part.heading, part.words]) + " ";
        }
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
            model: RuleBook.paragraphs

            Column {
                id: part

                required property bool used
                required property string heading
                required property string words

                visible: used
                width: column.width
                spacing: Theme.px(2)

                Words {
                    width: parent.width
                    strong: true
                    color: Theme.heading
                    text: part.heading
                }
                Words {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    lineHeight: Math.round(font.pixelSize * 1.5)
                    text: part.words
                }
            }
        }
    }
}
