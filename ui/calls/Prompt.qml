import QtQuick
import Tingpai
import Tingpai.App

// What the person is asked, with as much of the hints as is told nowhere else. Two lines at most: what does not fit in
// them is said in fewer words.
Words {
    id: root

    required property string asked
    required property Tutor tutor
    required property string why // not the tile that is pointed at; empty: it is told elsewhere
    required property bool hintDue

    readonly property bool hinted: hintDue && tutor.shown && tutor.available
    readonly property list<string> wordings: why !== "" ? [why, why.split("\n")[0], tutor.brief]
            : hinted ? [qsTr("%1 — %2").arg(asked).arg(tutor.brief), tutor.brief] : [asked]
    readonly property int least: Theme.tight(12)

    // Lines end before they are full, at a word.
    function fits(words: string): bool {
        const lines = words.split("\n").map(line => Math.ceil(metrics.advanceWidth(line) / (0.9 * width)));
        return width > 0 && lines.reduce((sum, line) => sum + line, 0) <= 2;
    }
    function fitting(): string {
        for (let i = 0; i < wordings.length; ++i) {
            if (fits(wordings[i]))
                return wordings[i];
        }
        return "";
    }

    color: why !== "" ? Theme.feltText : Theme.feltTextDim
    wrapMode: Text.Wrap
    maximumLineCount: 2
    lineHeight: 0.85
    fontSizeMode: Text.Fit
    minimumPixelSize: least
    Accessible.role: Accessible.StaticText
    Accessible.name: why !== "" ? text : qsTr("Question: %1").arg(text)
    text: fitting()

    FontMetrics {
        id: metrics

        font.family: Theme.family
        font.pixelSize: root.least
    }
}
