import QtQuick
import Tingpai

// Text in the table's type. It shrinks before it is cut.
Text {
    id: root

    property bool strong: false
    property bool display: false // the serif of winds and rounds

    // In one line, shrunk as far as may be.
    function fitsIn(room: real): bool {
        return implicitWidth * minimumPixelSize <= room * font.pixelSize;
    }

    color: Theme.text
    font.family: display ? Theme.serif : Theme.family
    font.pixelSize: Theme.normal
    font.bold: root.strong
    textFormat: Text.PlainText
    verticalAlignment: Text.AlignVCenter
    // A width below 0 hides an elided text, and Qt may then overlook that it has room again.
    elide: wrapMode === Text.NoWrap && width >= 0 ? Text.ElideRight : Text.ElideNone
    lineHeightMode: wrapMode === Text.NoWrap ? Text.ProportionalHeight : Text.FixedHeight
    lineHeight: wrapMode === Text.NoWrap ? 1 : Theme.lineOf(font.pixelSize)
    fontSizeMode: wrapMode === Text.NoWrap ? Text.HorizontalFit : Text.FixedSize
    minimumPixelSize: 11
}
