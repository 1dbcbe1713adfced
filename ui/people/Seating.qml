pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// Who will sit where: the people of one screen, and bots between them. The first person sits at the bottom.
Rectangle {
    id: root

    required property list<string> people

    function personAt(seat: int): int {
        for (let i = 0; i < people.length; ++i) {
            if (Game.seatOf(i, people.length) === seat)
                return i;
        }
        return -1;
    }

    implicitHeight: width
    radius: Theme.px(18)
    color: Theme.felt
    border.width: Theme.line
    border.color: Theme.centreLine

    Rectangle {
        id: centre

        anchors.centerIn: parent
        width: parent.width * 0.3
        height: width
        radius: Theme.radius
        color: Theme.feltDark
        border.width: Theme.line
        border.color: Theme.centreLine
    }
    Repeater { // winds at the first deal
        model: ["東", "南", "西", "北"]

        Words {
            required property string modelData
            required property int index

            readonly property real off: centre.width * 0.32

            x: centre.x + (centre.width - width) / 2 + (index === 1 ? off : index === 3 ? -off : 0)
            y: centre.y + (centre.height - height) / 2 + (index === 0 ? off : index === 2 ? -off : 0)
            visible: RuleSettings.winds
            Accessible.ignored: true // each seat tells its own
            strong: true
            display: true
            font.pixelSize: Theme.large
            color: index === 0 ? Theme.feltText : Theme.feltTextDim
            text: modelData
        }
    }
    Repeater {
        model: 4

        Rectangle {
            id: place

            required property int index

            readonly property int person: root.personAt(index)
            readonly property bool across: index % 2 === 1 // at the right or at the left
            readonly property int program: person < 0 ? Programs.chosen[index - 1] ?? -1 : -1
            readonly property string who: person >= 0 ? root.people[person] : program >= 0 ? Programs.players[program] : Game.botName(index)
            readonly property string spoken: person >= 0 ? qsTr("%1, calls with %2").arg(who).arg(person + 1)
                    : program >= 0 ? qsTr("%1, a program").arg(who) : qsTr("%1, a bot").arg(who)

            x: index === 1 ? root.width - width - Theme.gap : index === 3 ? Theme.gap : (root.width - width) / 2
            y: index === 0 ? root.height - height - Theme.gap : index === 2 ? Theme.gap : (root.height - height) / 2
            width: root.width * (across ? 0.3 : 0.5)
            height: words.implicitHeight + Theme.px(12)
            radius: Theme.radius
            color: person < 0 ? "transparent" : Theme.feltDark
            border.width: person < 0 ? 0 : 2 * Theme.line
            border.color: Theme.gain
            Accessible.role: Accessible.StaticText
            Accessible.name: Phrase.pair(RuleSettings.winds ? Game.windName(index) : "", spoken)

            Column {
                id: words

                anchors.verticalCenter: parent.verticalCenter
                x: Theme.px(6)
                width: parent.width - 2 * x

                Words {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    strong: place.person >= 0
                    font.pixelSize: Theme.large
                    color: place.person < 0 ? Theme.feltTextDim : Theme.feltText
                    text: place.who
                }
                Words {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    font.pixelSize: Theme.small
                    color: Theme.feltTextDim
                    text: place.person >= 0 ? qsTr("calls with %1").arg(place.person + 1) : place.program >= 0 ? qsTr("a program") : qsTr("a bot")
                }
            }
        }
    }
}
