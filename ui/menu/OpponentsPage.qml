pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// How well each bot of the next game plays, and what it leans to.
Page {
    id: root

    function placeOf(bot: int, name: string): string {
        switch (bot) {
        case 0:
            return qsTr("%1, on your right, plays after you").arg(name);
        case 1:
            return qsTr("%1, opposite").arg(name);
        default:
            return qsTr("%1, on your left, plays before you").arg(name);
        }
    }

    title: qsTr("Opponents")
    note: keepsGame === "" ? "" : qsTr("For your next game. The bots at the table stay as they are.")

    ScrollArea {
        id: scroll

        anchors.fill: parent
        contentHeight: rows.implicitHeight

        Column {
            id: rows

            width: parent.width
            spacing: Theme.px(14)

            Repeater {
                model: AppSettings.botNames

                SettingsGroup {
                    id: bot

                    required property string modelData
                    required property int index

                    readonly property int level: AppSettings.botLevels[index]
                    readonly property int styles: AppSettings.stylesOf(level)

                    width: rows.width
                    heading: root.placeOf(index, modelData)

                    ChoiceRow {
                        objectName: "botLevel" + bot.index
                        focus: bot.index === 0
                        width: parent.width
                        share: 0.15
                        caption: qsTr("Level")
                        spoken: qsTr("Level of %1").arg(bot.modelData)
                        names: AppSettings.levelNames
                        current: bot.level
                        onChosen: index => AppSettings.setBotLevel(bot.index, index)
                    }
                    ChoiceRow {
                        objectName: "botStyle" + bot.index
                        width: parent.width
                        share: 0.15
                        caption: qsTr("Style")
                        spoken: qsTr("Style of %1").arg(bot.modelData)
                        names: AppSettings.styleNames.slice(0, bot.styles)
                        current: AppSettings.botStyles[bot.index]
                        onChosen: index => AppSettings.setBotStyle(bot.index, index)
                    }
                }
            }
            Words {
                width: parent.width
                wrapMode: Text.Wrap
                font.pixelSize: Theme.small
                color: Theme.textDim
                text: qsTr("Only regular bots and better ones have a style. Only experts and masters look at danger and can be careful.")
            }
        }
    }
}
