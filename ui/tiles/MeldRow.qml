pragma ComponentBehavior: Bound
import QtQuick
import Tingpai
import Tingpai.App

// The melds of one seat, in its own orientation.
Row {
    id: root

    required property RowModel model
    required property int tileWidth

    function arriveLast() {
        const last = melds.itemAt(model.count - 1) as MeldView;
        if (last)
            last.arrive();
    }

    width: model.count > 0 ? implicitWidth : 0 // a Row keeps its width when its last item hides
    spacing: Math.round(tileWidth * 0.25)

    Repeater {
        id: melds

        model: root.model

        MeldView {
            tileWidth: root.tileWidth
        }
    }
}
