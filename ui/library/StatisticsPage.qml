pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// What the records say about the person's play.
Page {
    id: root

    readonly property bool empty: Statistics.hands === 0
    readonly property bool wide: body.width >= 64 * Theme.normal // enough for everything at once
    readonly property int rowHeight: Math.max(Theme.px(30), Math.round(Theme.normal * 1.6))

    title: qsTr("Statistics")
    note: Statistics.counting ? qsTr("Loading records…") : Statistics.leftOutText
    Component.onCompleted: Statistics.refresh()

    EmptyNote {
        objectName: "statisticsEmpty"
        visible: root.empty && !Statistics.counting
        anchors.centerIn: parent
        width: Math.min(parent.width, 42 * Theme.normal)
        heading: Statistics.length > 0 ? qsTr("No games of this length") : qsTr("No games yet")
        detail: Statistics.length > 0 ? "" : qsTr("After your first hand this page shows how often you win and deal in, the fans you make, and your points against each level over time.")
    }
    ChoiceRow {
        id: rules

        objectName: "statisticsRules"
        visible: Statistics.rulesets.length > 1
        width: length.width
        caption: qsTr("Rules")
        names: Statistics.rulesetNames
        current: Statistics.rulesets.indexOf(Statistics.ruleset)
        onChosen: index => Statistics.ruleset = Statistics.rulesets[index]
    }
    ChoiceRow {
        id: length

        objectName: "statisticsLength"
        visible: !root.empty || Statistics.length > 0
        y: rules.visible ? rules.height + Theme.px(6) : 0
        width: Math.min(parent.width, 44 * Theme.normal)
        caption: qsTr("Hands in a game")
        names: Statistics.lengthNames
        current: AppSettings.lengths.indexOf(String(Statistics.length)) + 1
        onChosen: index => Statistics.length = index > 0 ? Number(AppSettings.lengths[index - 1]) : 0
    }
    ScrollArea {
        id: scroll

        anchors.fill: parent
        anchors.topMargin: length.y + length.height + Theme.px(10)
        visible: !root.empty
        focus: !root.wide
        activeFocusOnTab: !root.wide
        contentHeight: root.wide ? height : fans.y + fans.height

        Grid {
            id: figures

            width: scroll.width
            columns: !root.wide ? 3 : Statistics.figures.count > 6 ? 5 : 6
            spacing: Theme.gap

            Repeater {
                model: Statistics.figures

                Rectangle {
                    id: figure

                    required property bool used
                    required property string caption
                    required property string value
                    required property string detail

                    objectName: "figure"
                    visible: used
                    width: (figures.width - (figures.columns - 1) * figures.spacing) / figures.columns
                    height: lines.implicitHeight + Theme.px(22)
                    radius: Theme.radius
                    color: Theme.card
                    border.width: Theme.line
                    border.color: Theme.cardLine
                    Accessible.role: Accessible.StaticText
                    Accessible.name: Phrase.pair(caption, Phrase.list([value, detail]))

                    Column {
                        id: lines

                        anchors.verticalCenter: parent.verticalCenter
                        x: Theme.px(14)
                        width: parent.width - 2 * x

                        Words {
                            width: parent.width
                            font.pixelSize: Theme.small
                            color: Theme.textDim
                            text: figure.caption
                        }
                        Words {
                            width: parent.width
                            strong: true
                            font.pixelSize: Theme.font(24)
                            color: Theme.heading
                            text: figure.value
                        }
                        Words {
                            width: parent.width
                            font.pixelSize: Theme.tiny
                            color: Theme.textDim
                            text: figure.detail
                        }
                    }
                }
            }
        }
        Card {
            id: trend

            y: figures.height + Theme.gap
            width: root.wide ? Math.round(scroll.width * 0.62) : scroll.width
            height: root.wide ? scroll.height - y - lower.height - Theme.gap : Theme.px(300)
            heading: qsTr("Points of each game")
            note: Statistics.trendText

            TrendChart {
                visible: Statistics.scores.length > 0
                y: Math.round(Theme.tiny * 0.7)
                width: parent.width
                height: parent.height - 2 * y
                values: Statistics.scores
                average: Statistics.average
                spoken: Statistics.trendText
            }
            Words {
                visible: Statistics.scores.length === 0
                anchors.centerIn: parent
                width: Math.min(implicitWidth, parent.width)
                color: Theme.textDim
                text: qsTr("Your first finished game appears here")
            }
        }
        Grid {
            id: lower

            y: root.wide ? scroll.height - height : trend.y + trend.height + Theme.gap
            width: trend.width
            columns: root.wide ? 2 : 1
            spacing: Theme.gap

            Card {
                id: places

                readonly property real bodyHeight: height - headHeight - Theme.px(12)

                function most(times: list<int>): int {
                    let most = 1;
                    for (let i = 0; i < times.length; ++i)
                        most = Math.max(most, times[i]);
                    return most;
                }

                width: root.wide ? Math.round((lower.width - lower.spacing) * 0.42) : lower.width
                height: root.wide ? Math.max(headHeight + 4 * root.rowHeight + Theme.px(12), levels.implicitHeight) : implicitHeight
                heading: qsTr("Places")

                Column {
                    width: parent.width

                    Repeater {
                        model: 4

                        Item {
                            id: place

                            required property int index

                            readonly property int times: Statistics.places.length > index ? Statistics.places[index] : 0

                            width: places.width - 2 * places.inset
                            height: root.wide ? Math.floor(places.bodyHeight / 4) : Math.round(root.rowHeight * 1.25)
                            Accessible.role: Accessible.StaticText
                            Accessible.name: qsTr("Place %1: %n time(s)", "", times).arg(index + 1)

                            Words {
                                id: rank

                                width: Math.round(Theme.normal * 1.5)
                                anchors.verticalCenter: parent.verticalCenter
                                strong: true
                                color: Theme.textDim
                                text: place.index + 1
                            }
                            Rectangle {
                                anchors.left: rank.right
                                anchors.verticalCenter: parent.verticalCenter
                                width: Math.max(Theme.line, (parent.width - rank.width - total.width - Theme.gap) * place.times
                                    / places.most(Statistics.places))
                                height: Math.round(Theme.normal * 1.2)
                                radius: Theme.px(3)
                                color: Theme.bar
                            }
                            Words {
                                id: total

                                anchors.right: parent.right
                                anchors.verticalCenter: parent.verticalCenter
                                width: Math.round(Theme.normal * 2.7)
                                horizontalAlignment: Text.AlignRight
                                text: place.times
                            }
                        }
                    }
                }
            }
            Card {
                id: levels

                width: root.wide ? lower.width - places.width - lower.spacing : lower.width
                height: root.wide ? places.height : implicitHeight
                heading: qsTr("Points a hand by level")
                note: qsTr("with 95 % interval")

                Column {
                    width: parent.width

                    Repeater {
                        model: Statistics.levels

                        Item {
                            id: level

                            required property bool used
                            required property string name
                            required property int hands
                            required property string meanText
                            required property string marginText

                            visible: used
                            width: levels.width - 2 * levels.inset
                            height: used ? root.rowHeight : 0
                            Accessible.role: Accessible.StaticText
                            Accessible.name: Phrase.pair(name, Phrase.list([meanText + " " + marginText, count.text]))

                            Words {
                                anchors.verticalCenter: parent.verticalCenter
                                width: parent.width * 0.3
                                text: level.name
                            }
                            Words {
                                id: count

                                anchors.verticalCenter: parent.verticalCenter
                                x: parent.width * 0.3
                                width: parent.width * 0.24
                                horizontalAlignment: Text.AlignRight
                                font.pixelSize: Theme.small
                                color: Theme.textDim
                                text: qsTr("%n hand(s)", "", level.hands)
                            }
                            Words {
                                anchors.verticalCenter: parent.verticalCenter
                                x: parent.width * 0.54
                                width: parent.width * 0.22
                                horizontalAlignment: Text.AlignRight
                                strong: true
                                text: level.meanText
                            }
                            Words {
                                anchors.verticalCenter: parent.verticalCenter
                                x: parent.width * 0.78
                                width: parent.width * 0.22
                                font.pixelSize: Theme.small
                                color: Theme.textDim
                                text: level.marginText
                            }
                        }
                    }
                }
            }
        }
        Card {
            id: fans

            x: root.wide ? trend.width + Theme.gap : 0
            y: root.wide ? trend.y : lower.y + lower.height + Theme.gap
            width: root.wide ? scroll.width - x : scroll.width
            height: root.wide ? scroll.height - y : headHeight + Math.max(1, Statistics.fans.count) * root.rowHeight + Theme.px(12)
            heading: Statistics.fansHeading
            border.color: made.activeFocus ? Theme.focusRing : Theme.cardLine

            PageList {
                id: made

                objectName: "fansMade"
                anchors.fill: parent
                focus: root.wide
                activeFocusOnTab: root.wide
                interactive: root.wide // else the page scrolls
                page: root
                rows: Statistics.fans
                Accessible.name: Statistics.fansHeading
                Keys.onUpPressed: contentY = Math.max(0, contentY - Theme.px(60))
                Keys.onDownPressed: contentY = Math.max(0, Math.min(contentHeight - height, contentY + Theme.px(60)))

                delegate: Item {
                    id: fan

                    required property bool used
                    required property string name
                    required property int each
                    required property int count
                    required property real share
                    required property string spoken

                    visible: used
                    width: ListView.view.width
                    height: used ? root.rowHeight : 0
                    Accessible.role: Accessible.ListItem
                    Accessible.name: spoken

                    Rectangle {
                        anchors.bottom: parent.bottom
                        width: parent.width * fan.share
                        height: Theme.px(3)
                        radius: height / 2
                        color: Theme.bar
                    }
                    Words {
                        anchors.verticalCenter: parent.verticalCenter
                        width: Math.round(Theme.small * 2)
                        horizontalAlignment: Text.AlignRight
                        color: Theme.textDim
                        font.pixelSize: Theme.small
                        text: fan.each
                    }
                    Words {
                        anchors.verticalCenter: parent.verticalCenter
                        x: Math.round(Theme.small * 2.4)
                        width: parent.width - x - often.width - Theme.gap
                        text: fan.name
                    }
                    Words {
                        id: often

                        anchors.right: parent.right
                        anchors.verticalCenter: parent.verticalCenter
                        width: Math.round(Theme.normal * 3.5)
                        horizontalAlignment: Text.AlignRight
                        text: "×" + fan.count
                    }
                }
            }
            Words {
                visible: Statistics.fans.count === 0
                anchors.centerIn: parent
                width: Math.min(implicitWidth, parent.width)
                color: Theme.textDim
                text: qsTr("Your first win appears here")
            }
        }
    }
}
