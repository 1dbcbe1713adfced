import QtQuick
import Tingpai

// How much there is to scroll, and where one is: for a list or a Flickable it stands beside.
Rectangle {
    required property Flickable view

    visible: view.visibleArea.heightRatio < 1
    x: view.x + view.width + Theme.px(4)
    y: view.y + view.visibleArea.yPosition * view.height
    width: Theme.px(4)
    height: view.visibleArea.heightRatio * view.height
    radius: width / 2
    color: Theme.cardLine
}
