pragma ComponentBehavior: Bound
import QtQuick
import Tingpai.App

// What the records say about the person's play.
Page {
    id: root

    readonly property bool empty: Statistics.hands === 0

    title: qsTr("Statistics")
    note: Statistics.counting ? qsTr("Reading the records…") : Statistics.leftOutText
    Component.onCompleted: Statistics.refresh()

    Column {
        visible: root.empty && !Statistics.counting
        anchors.centerIn: parent
        width: Math.min(parent.width, Theme.px(620))
        spacing: Theme.px(18)

        TileRow {
            anchors.horizontalCenter: parent.horizontalCenter
            tiles: ["1s", "2s", "3s", ""]
            tileWidth: Theme.resultTile
        }
        Words {
            objectName: "statisticsEmpty"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.large
            text: qsTr("Nothing has been counted yet")
        }
        Words {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            color: Theme.textDim
            text: qsTr("After your first hand this page shows how often you win and pay, the fans you make, your points against each level of bots, and how they change over time.")
        }
    }
    Row {
        id: figures

        visible: !root.empty
        width: parent.width
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
                width: (figures.width - 5 * figures.spacing) / 6
                height: Theme.px(92)
                radius: Theme.radius
                color: Theme.card
                border.width: Theme.line
                border.color: Theme.cardLine
                Accessible.role: Accessible.StaticText
                Accessible.name: caption + ": " + value + ", " + detail

                Column {
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

        visible: !root.empty
        y: figures.height + Theme.gap
        width: Math.round(parent.width * 0.62)
        height: parent.height - y - lower.height - Theme.gap
        heading: qsTr("Points of each game")
        note: Statistics.trendText

        TrendChart {
            visible: Statistics.scores.length > 0
            y: Theme.px(8)
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
            text: qsTr("The first finished game will stand here")
        }
    }
    Row {
        id: lower

        visible: !root.empty
        anchors.bottom: parent.bottom
        width: trend.width
        spacing: Theme.gap

        Card {
            id: places

            function most(times: list<int>): int {
                let most = 1;
                for (let i = 0; i < times.length; ++i)
                    most = Math.max(most, times[i]);
                return most;
            }

            width: Math.round((parent.width - parent.spacing) * 0.42)
            height: Theme.px(210)
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
                        height: Theme.px(38)
                        Accessible.role: Accessible.StaticText
                        Accessible.name: qsTr("Place %1: %n time(s)", "", times).arg(index + 1)

                        Words {
                            id: rank

                            width: Theme.px(22)
                            anchors.verticalCenter: parent.verticalCenter
                            strong: true
                            color: Theme.textDim
                            text: place.index + 1
                        }
                        Rectangle {
                            anchors.left: rank.right
                            anchors.verticalCenter: parent.verticalCenter
                            width: Math.max(Theme.line, (parent.width - rank.width - Theme.px(46)) * place.times
                                / places.most(Statistics.places))
                            height: Theme.px(18)
                            radius: Theme.px(3)
                            color: place.index === 0 ? Theme.accent : Theme.bar
                        }
                        Words {
                            anchors.right: parent.right
                            anchors.verticalCenter: parent.verticalCenter
                            width: Theme.px(40)
                            horizontalAlignment: Text.AlignRight
                            text: place.times
                        }
                    }
                }
            }
        }
        Card {
            id: levels

            width: parent.width - places.width - parent.spacing
            height: places.height
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
                        height: used ? Theme.px(31) : 0
                        Accessible.role: Accessible.StaticText
                        Accessible.name: name + ": " + meanText + " " + marginText + ", " + count.text

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
        visible: !root.empty
        anchors.right: parent.right
        y: trend.y
        width: parent.width - trend.width - Theme.gap
        height: parent.height - y
        heading: qsTr("Fans of your wins")
        border.color: made.activeFocus ? Theme.focusRing : Theme.cardLine

        ListView {
            id: made

            objectName: "fansMade"
            anchors.fill: parent
            focus: true
            activeFocusOnTab: true
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            model: Statistics.fans
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Fans of your wins")
            Keys.onUpPressed: contentY = Math.max(0, contentY - Theme.px(60))
            Keys.onDownPressed: contentY = Math.max(0, Math.min(contentHeight - height, contentY + Theme.px(60)))

            delegate: Item {
                id: fan

                required property bool used
                required property string name
                required property int each
                required property int count
                required property real share

                visible: used
                width: ListView.view.width
                height: used ? Theme.px(30) : 0
                Accessible.role: Accessible.ListItem
                Accessible.name: qsTr("%1, %2 fan, %n time(s)", "", count).arg(name).arg(each)

                Rectangle {
                    anchors.bottom: parent.bottom
                    width: parent.width * fan.share
                    height: Theme.px(3)
                    radius: height / 2
                    color: Theme.bar
                }
                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(30)
                    color: Theme.accentText
                    font.pixelSize: Theme.small
                    text: fan.each
                }
                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    x: Theme.px(34)
                    width: parent.width - x - Theme.px(60)
                    text: fan.name
                }
                Words {
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(56)
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
            text: qsTr("Your first win will stand here")
        }
    }
}
