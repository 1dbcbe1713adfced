pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// What can be chosen of the rules: a line that tells what differs from the standard, and opens the options below it.
Column {
    id: root

    readonly property bool wide: width >= 60 * Theme.normal

    property bool unfolded: false

    function unfold(open: bool) {
        if (!open)
            fold.forceActiveFocus(Qt.TabFocusReason); // an option that had it is no longer seen
        unfolded = open;
    }

    spacing: Theme.px(8)
    bottomPadding: Theme.px(8)

    Item {
        width: parent.width
        height: Math.max(fold.height, differences.implicitHeight)

        IconButton {
            id: fold

            objectName: "ruleOptionsFold"
            text: (root.unfolded ? "▾ " : "▸ ") + spoken
            spoken: qsTr("Options")
            Accessible.role: Accessible.CheckBox
            Accessible.description: RuleSettings.differences
            Accessible.checkable: true
            Accessible.checked: root.unfolded
            Accessible.onToggleAction: clicked()
            Keys.onLeftPressed: root.unfold(false)
            Keys.onRightPressed: root.unfold(true)
            Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
            Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
            onClicked: root.unfold(!root.unfolded)
        }
        Words {
            id: differences

            objectName: "ruleDifferences"
            visible: text !== ""
            anchors.left: fold.right
            anchors.leftMargin: Theme.px(14)
            anchors.right: standard.left
            anchors.rightMargin: Theme.px(14)
            anchors.verticalCenter: parent.verticalCenter
            wrapMode: Text.Wrap
            font.pixelSize: Theme.font(14)
            color: Theme.textDim
            text: RuleSettings.differences
        }
        IconButton {
            id: standard

            objectName: "standardRulesButton"
            width: Math.ceil(implicitWidth) // ends where the card does
            anchors.right: parent.right
            visible: RuleSettings.differ
            text: qsTr("Standard rules")
            onClicked: {
                fold.forceActiveFocus(Qt.TabFocusReason); // this one goes
                RuleSettings.reset();
            }
        }
    }
    Grid {
        id: options

        visible: root.unfolded
        width: parent.width
        columns: root.wide ? 2 : 1
        columnSpacing: Theme.px(28)
        rowSpacing: Theme.px(6)

        Repeater {
            model: RuleSettings.rows

            RuleOption {
                width: (options.width - (options.columns - 1) * options.columnSpacing) / options.columns
                onChosen: index => RuleSettings.choose(key, index)
            }
        }
    }
}
