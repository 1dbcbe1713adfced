pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// A few steps round the table for who opens it the first time, with the real controls as pictures.
Page {
    id: root

    property int step: 0

    readonly property list<string> headings: [qsTr("Your hand"), qsTr("Calls"), qsTr("The tutor"), qsTr("Eight fan to win"), qsTr("Beyond the table")]
    readonly property list<string> texts: [
        qsTr("Your hand stands at the bottom, the drawn tile apart. Click a tile to discard it, or choose it with the arrow keys and press Enter. Space discards the drawn tile."),
        qsTr("When you can call a discard, its button lights up; each has a key. Only Pass declines, so a stray click or Esc never gives a win away."),
        qsTr("The bar above a tile shows what discarding it is worth; the highest is best. A badge below warns whom it may deal into. Press H to show or hide the hints, or hold it to peek."),
        qsTr("A hand needs eight fan to win. After each hand you see what counted and what did not. Rules and fans explains every fan with an example."),
        qsTr("The menu (Esc) leads to your records and statistics, the settings and the keyboard guide. A deal code lets a friend play the tiles you were dealt.")
    ]
    readonly property bool last: step === headings.length - 1

    function go(by: int) {
        if (!last || by < 0) {
            step = Math.max(0, step + by);
            if (step === 0 || last) // what had the focus may be gone
                next.forceActiveFocus(Qt.TabFocusReason);
        } else if (Game.phase === Game.NoGame) {
            if (Game.newGame())
                gameRequested();
            else // the menu tells why
                closeRequested();
        } else {
            closeRequested();
        }
    }

    title: qsTr("Welcome to Tingpai")
    note: qsTr("Step %1 of %2").arg(step + 1).arg(headings.length)
    Component.onCompleted: AppSettings.tourSeen = true
    Keys.onLeftPressed: go(-1)
    Keys.onRightPressed: if (!root.last) go(1)
    Keys.onReturnPressed: go(1)
    Keys.onEnterPressed: go(1)

    Rectangle {
        id: stage

        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width, 62 * Theme.normal)
        height: Math.max(Theme.px(200), Math.min(parent.height * 0.62, ways.y - words.implicitHeight - Theme.px(42)))
        radius: Theme.radius
        color: Theme.felt
        border.width: Theme.line
        border.color: Theme.centreLine
        Accessible.ignored: true

        TourHand {
            visible: root.step === 0 || root.step === 2
            anchors.centerIn: parent
            hints: root.step === 2
        }
        Row {
            visible: root.step === 1
            anchors.centerIn: parent
            spacing: Theme.px(40)

            RingedTile {
                anchors.verticalCenter: parent.verticalCenter
                tile: "5p"
                tileWidth: Theme.handTile
                ringed: true
            }
            Row {
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.gap

                Repeater {
                    model: [qsTr("Chow"), qsTr("Pung"), qsTr("Kong"), qsTr("Win"), qsTr("Pass")]

                    ActionButton {
                        required property string modelData
                        required property int index

                        focusPolicy: Qt.NoFocus
                        enabled: index !== 2 && index !== 3
                        look: index === 3 ? ActionButton.Win : ActionButton.Plain
                        text: modelData
                        keyText: KeyBindings.texts[[KeyBindings.Chow, KeyBindings.Pung, KeyBindings.Kong, KeyBindings.Win, KeyBindings.Pass][index]]
                    }
                }
            }
        }
        Column {
            visible: root.step === 3
            anchors.centerIn: parent
            spacing: Theme.px(22)

            TileRow {
                anchors.horizontalCenter: parent.horizontalCenter
                tiles: RuleBook.tourTiles
                tileWidth: Theme.resultTile
            }
            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: Theme.gap

                Repeater {
                    model: RuleBook.tourPatterns

                    Chip {
                        required property bool used
                        required property string name
                        required amountText
                        required spoken

                        visible: used
                        activeFocusOnTab: false
                        caption: name
                    }
                }
            }
        }
        MenuPlate {
            visible: beyond.visible
            anchors.fill: beyond
            anchors.margins: -Theme.px(22)
        }
        Grid {
            id: beyond

            visible: root.step === 4
            anchors.centerIn: parent
            columns: 2
            columnSpacing: Theme.px(36)

            Repeater {
                model: [qsTr("Statistics"), qsTr("Rules and fans"), qsTr("Settings"), qsTr("Play a deal")]

                MenuEntry {
                    required property string modelData

                    width: Math.min(18 * Theme.normal, (stage.width - Theme.px(100)) / 2)
                    focusPolicy: Qt.NoFocus
                    text: modelData
                }
            }
        }
        MouseArea { // pictures only
            anchors.fill: parent
            onClicked: root.go(1)
        }
    }
    Column {
        id: words

        anchors.horizontalCenter: parent.horizontalCenter
        y: stage.height + Theme.px(Theme.textScale > 1.2 ? 14 : 28)
        width: stage.width
        spacing: Theme.px(10)
        Accessible.role: Accessible.StaticText
        Accessible.name: Phrase.sentences([root.headings[root.step], root.texts[root.step]])

        Words {
            objectName: "tourHeading"
            width: parent.width
            strong: true
            font.pixelSize: Theme.font(24)
            color: Theme.accentText
            text: root.headings[root.step]
        }
        Words {
            objectName: "tourText"
            width: parent.width
            wrapMode: Text.WordWrap
            lineHeight: Math.round(font.pixelSize * 1.5)
            font.pixelSize: Theme.large
            text: root.texts[root.step]
        }
    }
    Row {
        anchors.bottom: parent.bottom
        x: stage.x
        height: ways.height
        spacing: Theme.px(8)

        Repeater {
            model: root.headings.length

            Rectangle {
                required property int index

                anchors.verticalCenter: parent.verticalCenter
                width: index === root.step ? Theme.px(28) : Theme.px(12)
                height: Theme.px(12)
                radius: height / 2
                color: index === root.step ? Theme.stroke : Theme.button
            }
        }
    }
    Row {
        id: ways

        anchors.bottom: parent.bottom
        anchors.right: stage.right
        spacing: Theme.gap

        ActionButton {
            objectName: "tourSkip"
            visible: !root.last
            look: ActionButton.Quiet
            text: qsTr("Skip")
            keyText: "Esc"
            onClicked: root.closeRequested()
        }
        ActionButton {
            objectName: "tourBack"
            visible: root.step > 0
            look: ActionButton.Quiet
            text: qsTr("Back")
            onClicked: root.go(-1)
        }
        ActionButton {
            id: next

            objectName: "tourNext"
            focus: true
            look: ActionButton.Strong
            text: root.last ? qsTr("Start playing") : qsTr("Next")
            keyText: "Enter"
            onClicked: root.go(1)
        }
    }
}
