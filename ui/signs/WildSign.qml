import QtQuick
import Tingpai

// On a tile that stands for any other.
Badge {
    color: Theme.coming
    text: "★"
}
