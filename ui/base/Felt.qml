import QtQuick
import Tingpai

// The table's cloth in its rim, as one opaque picture. Under a page it is veiled, so that text can be read on it.
Item {
    id: root

    property bool veiled: false

    component Picture: Cloth {
        felt: Theme.clothTones
        wood: Theme.rim
        sheen: Theme.rimSheen
        brass: Theme.brass
        groove: Theme.rimGroove
        unit: Theme.unit
        rim: Theme.rimWidth
    }

    Component {
        id: bare

        Picture {}
    }
    Component {
        id: underPage

        Picture {
            veil: Theme.veil
        }
    }
    Loader { // the picture is large: that of a page which is not shown takes no memory
        anchors.fill: parent
        sourceComponent: !root.visible ? null : root.veiled ? underPage : bare
    }
}
