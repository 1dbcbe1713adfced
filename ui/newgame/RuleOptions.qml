pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// What can be chosen of the rules: their variants, and a line that tells what differs from the chosen one and opens
// the options below it.
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

    Item {
        id: line

        width: parent.width
        height: rest.y + rest.height

        ChoiceRow {
            id: variants

            objectName: "variantChoice"
            visible: names.length > 1
            width: root.wide ? Math.min(10 * Theme.normal * names.length, Math.round(parent.width / 2)) : parent.width
            share: 0
            caption: ""
            spoken: qsTr("Variant")
            names: Array.from(RuleSettings.variants)
            current: RuleSettings.variant
            onChosen: index => RuleSettings.variant = index
        }
        Item {
            id: rest

            x: variants.visible && root.wide ? variants.width + Theme.px(14) : 0
            y: variants.visible && !root.wide ? variants.height + Theme.px(8) : 0
            width: parent.width - x
            height: Math.max(fold.height, differences.implicitHeight, root.wide ? variants.height : 0)

            IconButton {
                id: fold

                objectName: "ruleOptionsFold"
                anchors.verticalCenter: parent.verticalCenter
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
                anchors.right: reset.left
                anchors.rightMargin: Theme.px(14)
                anchors.verticalCenter: parent.verticalCenter
                wrapMode: Text.Wrap
                font.pixelSize: Theme.font(14)
                color: Theme.textDim
                text: RuleSettings.differences
            }
            IconButton {
                id: reset

                objectName: "resetRulesButton"
                width: Math.ceil(implicitWidth) // ends where the card does
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                visible: RuleSettings.differ
                text: qsTr("Reset options")
                onClicked: {
                    fold.forceActiveFocus(Qt.TabFocusReason); // this one goes
                    RuleSettings.reset();
                }
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
