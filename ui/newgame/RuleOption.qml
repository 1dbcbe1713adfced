import QtQuick
import Tingpai

// An option of the rules: its values side by side where they are few.
FocusScope {
    id: root

    required property bool used
    required property string key
    required property string caption
    required property list<string> values
    required property int current

    readonly property bool few: values.length <= 4

    signal chosen(int index)

    visible: used
    objectName: "ruleOption_" + key
    implicitHeight: few ? row.implicitHeight : stepper.implicitHeight

    ChoiceRow {
        id: row

        visible: root.few
        focus: root.few
        width: parent.width
        share: 0.55
        caption: root.caption
        names: root.few ? root.values : []
        current: root.current
        onChosen: index => root.chosen(index)
    }
    StepperRow {
        id: stepper

        visible: !root.few
        focus: !root.few
        width: parent.width
        share: 0.55
        caption: root.caption
        names: root.few ? [] : root.values
        current: root.current
        onChosen: index => root.chosen(index)
    }
}
