import QtQuick
import Tingpai
import Tingpai.App

// What the person is asked, with as much of the hints as is told nowhere else. What does not fit into the lines is said in
// fewer words. That it is one's turn, the plate says: it is not shown again.
Item {
    id: root

    required property string asked
    required property Tutor tutor
    required property string why // not the tile that is pointed at; empty: it is told elsewhere
    required property bool hintDue
    required property int room // in height
    required property bool needed // it is not on the plate

    readonly property bool hinted: hintDue && tutor.shown && tutor.available
    readonly property list<string> wordings: why !== "" ? [why, why.split("\n")[0], tutor.brief]
            : !hinted ? [asked] : needed ? [qsTr("%1 — %2").arg(asked).arg(tutor.brief), tutor.brief] : [tutor.brief]
    readonly property int least: Theme.tight(12)
    readonly property int inset: Theme.px(8)
    readonly property int lines: Math.max(1, Math.floor((room - Theme.px(6)) / (1.25 * least)))
    readonly property alias text: words.text
    readonly property alias truncated: words.truncated

    // Lines end before they are full, at a word.
    function fits(said: string): bool {
        const needs = said.split("\n").map(line => Math.ceil(metrics.advanceWidth(line) / (0.9 * words.width)));
        return words.width > 0 && needs.reduce((sum, line) => sum + line, 0) <= root.lines;
    }
    function fitting(): string {
        for (let i = 0; i < wordings.length; ++i) {
            if (fits(wordings[i]))
                return wordings[i];
        }
        return "";
    }

    // The largest letters in which that stands in the room.
    function sizeFor(said: string): int {
        for (let size = Theme.normal; size > least; --size) {
            const lines = said.split("\n").reduce((sum, line) => sum + Math.ceil(
                    metrics.advanceWidth(line) * size / least / (0.9 * words.width)), 0);
            if (lines <= root.lines && lines * 1.25 * size <= room - Theme.px(6))
                return size;
        }
        return least;
    }

    implicitHeight: words.text === "" ? 0 : words.contentHeight + Theme.px(6)
    Accessible.role: Accessible.StaticText
    Accessible.name: why !== "" ? text : qsTr("Question: %1").arg(text)

    Rectangle { // no wider than its words, over the calls
        visible: words.visible && words.text !== ""
        anchors.right: parent.right
        width: Math.min(parent.width, Math.ceil(words.contentWidth) + 2 * root.inset)
        height: parent.height
        radius: Theme.radius
        color: Theme.plate
        border.width: Theme.line
        border.color: Theme.plateLine
    }
    Words {
        id: words

        visible: root.needed || root.why !== "" || root.hinted
        x: root.inset
        y: Theme.px(3)
        width: root.width - 2 * root.inset
        height: root.room - Theme.px(6)
        horizontalAlignment: Text.AlignRight
        verticalAlignment: Text.AlignTop
        color: root.why !== "" ? Theme.plateText : Theme.plateDim
        wrapMode: Text.Wrap
        maximumLineCount: root.lines
        lineHeightMode: Text.ProportionalHeight // its letters shrink
        lineHeight: 0.85
        font.pixelSize: root.sizeFor(text)
        text: root.fitting()
        Accessible.ignored: true
    }

    FontMetrics {
        id: metrics

        font.family: Theme.family
        font.pixelSize: root.least
    }
}
