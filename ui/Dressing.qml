import QtQuick
import QtQuick.Window
import Tingpai
import Tingpai.App

// What the person's settings and the window's size make of the theme.
Item {
    id: root

    required property real unit
    required property int ownTile

    visible: false

    Binding {
        target: Theme
        property: "unit"
        value: root.unit
    }
    Binding {
        target: Theme
        property: "pixelRatio"
        value: Screen.devicePixelRatio
    }
    Binding {
        target: Theme
        property: "ownTile"
        value: root.ownTile
    }
    Binding {
        target: Theme
        property: "pace"
        value: Game.animationDuration
    }
    Binding {
        target: Theme
        property: "textScale"
        value: AppSettings.textScale
    }
    SystemPalette {
        id: desktop
    }
    Binding {
        target: Theme
        property: "light"
        value: AppSettings.chrome === AppSettings.LightChrome || AppSettings.chrome === AppSettings.SystemChrome
                && desktop.window.hslLightness > 0.5
    }
    Binding {
        target: Theme
        property: "reducedMotion"
        value: AppSettings.reducedMotion
    }
    Binding {
        target: Theme
        property: "cloth"
        value: AppSettings.felt
    }
    Binding {
        target: Theme
        property: "tileSet"
        value: ["classic", "indexed", "clear", "contrast"][AppSettings.tileSet]
    }
    Binding {
        target: Theme
        property: "framedWhite"
        value: AppSettings.framedWhite
    }
    Binding {
        target: Theme
        property: "language"
        value: AppSettings.language
    }
}
