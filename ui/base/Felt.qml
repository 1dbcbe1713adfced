import QtQuick
import Tingpai

// The table's cloth in its rim, as one opaque picture. Under a page it is veiled, so that text can be read on it.
Cloth {
    property bool veiled: false

    felt: Theme.clothTones
    veil: veiled ? Theme.veil : "transparent"
    wood: Theme.rim
    sheen: Theme.rimSheen
    brass: Theme.brass
    groove: Theme.rimGroove
    unit: Theme.unit
    rim: Theme.rimWidth
}
