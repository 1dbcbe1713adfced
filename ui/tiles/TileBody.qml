import QtQuick
import Tingpai

// A tile without its face's picture, as it is seen in one pose. It is never turned: light and eye are not, either.
Image {
    required property string pose // a picture of assets/tiles/bodies

    source: Theme.bodySource(pose)
    sourceSize: Theme.inPixels(width, height)
}
