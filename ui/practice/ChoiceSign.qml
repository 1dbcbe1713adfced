import QtQuick
import Tingpai

// How good an action is: a star for the best, a tick for one as good, a cross for one taken that was not.
Badge {
    id: root

    required property bool best
    required property bool asGood
    required property bool taken

    visible: best || taken
    color: best ? Theme.accent : asGood ? Theme.button : Theme.leaving
    ink: best ? Theme.accentInk : asGood ? Theme.buttonText : Theme.badgeText
    text: best ? "★" : asGood ? "✓" : "✗"
}
