pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// The tutor's choice and its reason, or why there is none.
Column {
    id: root

    required property Tutor tutor
    required property string why // not another tile, while one is pointed at
    required property string rest // why there is nothing to advise on

    property bool steady: true // the reason keeps its room: what is below stays where it is

    property string restBefore: "" // stays until the advice has come or is long in coming

    readonly property alias choiceHeight: choice.height
    readonly property bool speaking: tutor.shown && tutor.available
    readonly property string ponders: qsTr("Thinking about your hand")
    readonly property bool pondering: tutor.shown && !speaking && tutor.thinking

    spacing: Theme.px(3)
    onRestChanged: {
        if (rest !== "")
            restBefore = rest;
    }

    Item {
        id: choice

        visible: root.speaking
        width: parent.width
        implicitHeight: Math.max(picture.visible ? picture.height : 0, said.implicitHeight)

        Tile {
            id: picture

            visible: tile !== ""
            tile: root.tutor.chosenTile
            tileWidth: Theme.adviceTile
        }
        Column {
            id: said

            x: picture.visible ? picture.width + Theme.px(12) : 0
            width: parent.width - x
            spacing: Theme.px(3)

            Words {
                objectName: "headline"
                width: parent.width
                wrapMode: Text.Wrap
                strong: true
                font.pixelSize: Theme.font(18)
                color: Theme.heading
                Accessible.role: Accessible.StaticText
                Accessible.name: Phrase.pair(text, root.tutor.detail)
                text: root.tutor.headline
            }
            Words {
                visible: text !== ""
                width: parent.width
                wrapMode: Text.Wrap
                font.pixelSize: Theme.small
                color: Theme.textDim
                text: root.tutor.sentence
            }
        }
    }
    Words {
        readonly property int usualLines: width < 22 * font.pixelSize ? 2 : 1

        objectName: "secondOpinion"
        visible: root.speaking && text !== ""
        width: parent.width
        height: Math.max(implicitHeight, topPadding + usualLines * lineHeight) // also while it is awaited
        topPadding: Theme.px(4)
        wrapMode: Text.Wrap
        verticalAlignment: Text.AlignTop
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        text: root.tutor.secondOpinion
    }
    Row {
        id: figures

        visible: root.speaking && root.tutor.figures.length > 0
        width: parent.width
        topPadding: Theme.px(4)
        bottomPadding: Theme.px(4)

        Repeater {
            model: 3

            Column {
                id: figure

                required property int index

                width: figures.width / 3

                Words {
                    objectName: "figure" + figure.index
                    width: parent.width
                    strong: true
                    font.pixelSize: Theme.font(20)
                    text: root.tutor.figures.length > figure.index ? root.tutor.figures[figure.index] : ""
                }
                Words {
                    width: parent.width - Theme.px(8)
                    wrapMode: Text.Wrap
                    font.pixelSize: Theme.tiny
                    color: Theme.textDim
                    text: root.tutor.figures.length > figure.index ? root.tutor.figureCaptions[figure.index] : ""
                }
            }
        }
    }
    Words {
        objectName: "worth"
        visible: root.speaking && root.tutor.numbers && text !== ""
        width: parent.width
        wrapMode: Text.Wrap
        font.pixelSize: Theme.small
        color: Theme.textDim
        text: root.tutor.worthText
    }
    Words {
        id: reason

        objectName: "reason"
        visible: root.speaking && root.tutor.full
        width: parent.width
        height: Math.max(implicitHeight, root.steady ? 4 * lineHeight + Theme.px(4) : 0)
        wrapMode: Text.Wrap
        verticalAlignment: Text.AlignTop
        font.pixelSize: Theme.small
        color: root.why !== "" ? Theme.text : Theme.textDim
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        text: root.why !== "" ? root.why : root.tutor.reason
    }
    KeyLine {
        visible: !root.tutor.shown && keyText !== ""
        width: parent.width
        keyText: KeyBindings.texts[KeyBindings.Hints]
        text: qsTr("shows the hints; hold it to peek")
    }
    Words {
        visible: !root.tutor.shown
        width: parent.width
        topPadding: Theme.px(6)
        wrapMode: Text.Wrap
        font.pixelSize: Theme.small
        color: Theme.textDim
        text: qsTr("Bars above the tiles show what the best discards are worth, badges below which ones may deal in. This panel shows the best discard, the reason and your ways to win.")
    }
    Words {
        objectName: "waitingHeading"
        visible: root.tutor.shown && !root.speaking && text !== ""
        width: parent.width
        wrapMode: Text.Wrap
        strong: true
        font.pixelSize: Theme.large
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        text: !root.pondering ? root.rest : !root.tutor.waiting ? "" : dots.told ? root.ponders : root.restBefore
    }
    Words {
        objectName: "opening"
        visible: root.tutor.shown && !root.speaking && text !== ""
        width: parent.width
        bottomPadding: Theme.px(4)
        wrapMode: Text.Wrap
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        text: root.tutor.opening
    }
    CardTiles {
        objectName: "helping"
        tileWidth: Theme.flowerTile
        widest: root.width
        caption: qsTr("Tiles that help and how many are left")
        tiles: root.tutor.helping
        counts: root.tutor.helpingLive
        Accessible.role: Accessible.StaticText
        Accessible.name: Phrase.pair(caption, root.tutor.helpingText)
    }
    Row {
        visible: root.pondering && !root.tutor.waiting
        spacing: Theme.px(8)

        ThinkingDots {
            id: dots

            anchors.verticalCenter: parent.verticalCenter
            visible: dots.told
            thinking: root.tutor.thinking
        }
        Words {
            width: root.width - Theme.px(40)
            wrapMode: Text.Wrap
            font.pixelSize: Theme.small
            visible: dots.told
            color: Theme.textDim
            text: root.ponders
        }
    }
}
