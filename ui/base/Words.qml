import QtQuick
import Tingpai

// Text in the table's type. It shrinks before it is cut.
Text {
    id: root

    property bool strong: false

    color: Theme.text
    font.family: Theme.family
    font.pixelSize: Theme.normal
    font.bold: root.strong
    textFormat: Text.PlainText
    verticalAlignment: Text.AlignVCenter
    elide: wrapMode === Text.NoWrap ? Text.ElideRight : Text.ElideNone
    fontSizeMode: wrapMode === Text.NoWrap ? Text.HorizontalFit : Text.FixedSize
    minimumPixelSize: 9
}
