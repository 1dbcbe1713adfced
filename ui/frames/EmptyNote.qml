import QtQuick
import Tingpai

// What a page says while it has nothing to show yet.
Column {
    id: root

    required property string heading
    required property string detail

    spacing: Theme.px(18)

    TileRow {
        anchors.horizontalCenter: parent.horizontalCenter
        tiles: ["1s", "2s", "3s", ""]
        tileWidth: Theme.resultTile
    }
    Words {
        objectName: "emptyHeading"
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.large
        text: root.heading
    }
    Words {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        color: Theme.textDim
        text: root.detail
    }
}
