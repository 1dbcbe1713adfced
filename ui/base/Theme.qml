pragma Singleton
import QtQuick

// Every colour, size and duration. One unit is one pixel of a 1280 x 800 window; all sizes scale with it.
QtObject {
    id: root

    property real unit: 1
    property real pixelRatio: 1 // pixels of the screen; a tile that asked its screen would make a table slow to take away
    property int pace: 300 // milliseconds that an event may be animated for; 0: no animation
    property string language: "en"
    property bool reducedMotion: false
    property bool light: false // panels; the felt and what lies on it are the same in both
    property real textScale: 1 // of all text, 1 to 2
    property int cloth: 0 // AppSettings.Felt: what the table and all that lies on it are tinted with
    property string tileSet: "classic" // a folder of assets/tiles
    property bool framedWhite: true // the white dragon

    // Colours of the table
    readonly property color felt: tinted("#1f4a3c")
    readonly property color feltLight: tinted("#28594a")
    readonly property color feltDark: tinted("#173a2f")
    readonly property color ivory: "#fbf9f2"
    readonly property color feltText: "#f4f1e6"
    readonly property color feltTextDim: tinted("#b9cdc3")
    readonly property color feltAccent: "#ffd08a"
    readonly property color feltGain: "#8fd6b2"
    readonly property color feltLoss: "#f39a85"
    readonly property color lastDiscard: "#d9f2e5"
    readonly property color clothFocus: "#ffffff"
    readonly property list<color> clothTones: light
            ? [tinted("#548f78"), tinted("#4b866f"), tinted("#3e7762"), tinted("#346855"), tinted("#2b5848")]
            : [tinted("#3a8068"), tinted("#2f6d58"), tinted("#1f4e3f"), tinted("#14372c"), tinted("#0b221b")]
    readonly property color rim: light ? "#9a6a44" : "#3d1f17"
    readonly property color rimSheen: light ? "#c79a6c" : "#6b3a2a"
    readonly property color rimGroove: light ? "#5f3c22" : "#140907"
    readonly property color brass: light ? "#e9cf9c" : "#b48a52"

    // What lies on the felt: plates, and the centre with the wall round it
    readonly property color plate: light ? "#f5fffdf7" : faded("#0b1c16", 0.65)
    readonly property color plateHover: light ? "#ffffff" : faded("#1d3a30", 0.8)
    readonly property color plateLine: light ? "#33204030" : "#1fffffff"
    readonly property color plateText: light ? "#1d2b25" : "#f6f2e6"
    readonly property color plateDim: light ? "#47584f" : tinted("#b9cbc1")
    readonly property color plateAccent: light ? "#7d4a00" : "#ffd08a"
    readonly property color disc: light ? "#fffdf7" : centre // of a wind
    readonly property color centreTop: light ? "#fffdf7" : tinted("#16322a")
    readonly property color centre: light ? "#f7f3e7" : tinted("#0f241d")
    readonly property color centreLine: light ? "#b9a684" : tinted("#37614f")
    readonly property color stick: "#f4f0e4" // that lies on the table, with its dots
    readonly property color stickDot: "#c8332b"
    readonly property color honbaDot: "#2b2b2b"
    readonly property color wall: light ? "#2f6aa3" : cloth === 1 ? "#c4705e" : "#5f97cd"
    readonly property color wallTaken: light ? "#dcd3bf" : tinted("#213f35")
    readonly property color stroke: light ? "#b36b00" : accent // amber as a line, on what may be light
    readonly property list<color> seats: ["#2c775e", "#bd4634", "#386fac", "#8459af"] // by position, of their seals
    readonly property color accent: "#f0ab45" // what acts now, and nothing else
    readonly property color accentInk: "#241703"
    readonly property color sheet: light ? "#ece5d5" : plate // carries tiles, which drown on ivory
    readonly property color tileFocusRing: "#1f74e8" // white is lost on a tile
    readonly property color winTop: "#be432d" // of what wins, from its top
    readonly property color win: "#a83a25"
    readonly property color winLine: "#e87a5f"
    readonly property color accentTop: "#f8bd62" // of the one button that goes on
    readonly property color accentLow: "#e59a2f"
    readonly property color accentLine: "#ffd590"
    readonly property color badgeText: "#fffaf0"
    readonly property color shadow: light ? "#26000000" : "#59000000" // under buttons and cards
    readonly property color veil: light ? "#e0f3efe4" : faded("#0a1411", 0.72) // over the cloth of a page
    readonly property color scrim: "#b0081410"
    readonly property color grandBand: "#e0060f0c"
    readonly property color titleText: light ? "#ffffff" : ivory
    readonly property color titleDim: light ? "#ffffff" : "#dbe7e0"
    readonly property color titleShade: light ? "#73000000" : "#00000000" // under it: white is pale on the lighter cloth
    readonly property color menuTop: light ? "#efe9db" : tinted("#1d3d32") // of the title page's cards
    readonly property color menuLow: light ? "#efe9db" : tinted("#122921")
    readonly property color menuHover: light ? "#fffdf7" : tinted("#2a5445")
    readonly property color bar: light ? "#447f69" : "#4d8a74"
    readonly property color barStrong: "#a5dcc0"
    readonly property color barNumber: light ? ivory : "#bfe8d4"
    readonly property color numberPlate: "#b3101a16" // under a number on light cloth
    readonly property color shade: "#66101a16" // over a tile that is dead or leaves
    readonly property color fromWall: "#24201808"
    readonly property color leaving: "#a23a1c"
    readonly property color coming: "#2f6a57"
    readonly property color error: "#8c2f20"
    readonly property color holding: "#66f0ab45" // over a button that is held
    readonly property list<color> verdicts: ["#8fd6b2", "#ffd08a", "#f0ab45", "#f2947e"] // of a choice, good to bad; dark signs on them

    // Colours of panels and what stands on them
    readonly property color heading: light ? "#14231c" : "#fbf9f2"
    readonly property color text: light ? "#1d2b25" : "#f6f2e6"
    readonly property color textDim: light ? "#47584f" : tinted("#b9cbc1")
    readonly property color textFaint: light ? "#4b5c53" : tinted("#93ada1")
    readonly property color accentText: light ? "#7d4a00" : "#ffd08a"
    readonly property color gain: light ? "#1e684b" : "#8fd6b2" // also of what is chosen
    readonly property color chosenFill: light ? "#3c8a6a" : "#4f9a7c"
    readonly property color loss: light ? "#a63421" : "#f2947e"
    readonly property color panel: light ? "#f5f1e6" : tinted("#111c18")
    readonly property color dockTop: light ? "#fbf8ef" : tinted("#16241f")
    readonly property color dock: panel
    readonly property color card: light ? "#ece5d5" : tinted("#192822")
    readonly property color cardHover: light ? "#f6f1e4" : tinted("#1f322a")
    readonly property color cardLine: light ? "#d0c6ae" : tinted("#2b4238")
    readonly property color button: light ? "#e9e1cf" : tinted("#22392f")
    readonly property color buttonTop: light ? "#f4eddd" : tinted("#2a463a")
    readonly property color buttonHover: light ? "#fffdf7" : tinted("#34594a")
    readonly property color buttonText: text
    readonly property color buttonLine: light ? "#c9bda2" : tinted("#3b5d4d")
    readonly property color selected: light ? "#ffffff" : tinted("#2f5242") // one of a few, raised
    readonly property color quietButton: light ? "#f2ecdd" : tinted("#1c2f27")
    readonly property color quietHover: light ? "#fffdf7" : tinted("#2f5242")
    readonly property color quietPressed: light ? "#ddd2ba" : tinted("#16261f")
    readonly property color track: light ? "#ddd4c0" : tinted("#0a1310")
    readonly property color focusRing: light ? "#10579c" : "#ffffff"
    readonly property list<color> seatBars: light ? ["#226a51", "#b03b29", "#2d639f", "#744ba0"]
            : ["#7fcfae", "#f08a76", "#82b6ec", "#c3a0ea"] // by position, of bars on panels

    // Sizes
    readonly property int handTile: px(56)
    property int ownTile: px(60) // as wide as the table lets them be
    readonly property int tableTile: px(40)
    readonly property int plateTile: px(28) // flowers beside a plate
    readonly property int meldTile: px(36)
    readonly property int ownMeldTile: px(44)
    readonly property int farTile: px(33)
    readonly property int sideTile: px(38)
    readonly property int rimWidth: px(12)
    readonly property int flowerTile: px(24)
    readonly property int cardTile: px(30)
    readonly property int adviceTile: px(48) // of the tutor's choice
    readonly property int planTile: Math.round(px(28) * (1 + textScale) / 2)
    readonly property int ghostTile: px(28)
    readonly property int resultTile: px(46)
    readonly property int valueBar: px(38)
    readonly property int strip: Math.max(2, px(4)) // of a discard that is not among the best
    readonly property int wonTile: px(58) // of the hand that won
    readonly property int seatTile: Math.round(sideTile * 0.75) - 2 * line // of a side hand laid open
    // What lies open at the end takes one of these widths, of which the pictures are there.
    readonly property list<int> openTiles: [meldTile, farTile, cardTile, ghostTile, seatTile, flowerTile]
    readonly property int margin: px(12)
    readonly property int gap: px(8)
    readonly property int radius: px(10)
    readonly property int line: Math.max(1, px(1))
    readonly property real closeLine: 1.15 // height by font size: no more than the letters take
    readonly property int ring: Math.max(2, px(3))
    readonly property int buttonHeight: Math.max(28, px(44), Math.round(font(16) * 1.5))

    // Type
    readonly property int tiny: font(12)
    readonly property int small: font(13)
    readonly property int normal: font(15)
    readonly property int large: font(19)
    readonly property int title: font(19) // of a card, in the serif
    readonly property int huge: font(34) // of a page, in the serif
    readonly property string family: chooseFamily(language, "Sans")
    readonly property string serif: chooseFamily(language, "Serif") // winds, rounds and seals

    // Durations, milliseconds
    readonly property int moving: reducedMotion ? 0 : Math.min(260, Math.round(pace * 0.7))
    readonly property int quick: reducedMotion ? 0 : Math.min(120, Math.round(pace * 0.4))
    readonly property int callout: Math.round(500 * Math.max(1, tempo))
    readonly property int toast: 2600
    readonly property int perLetter: 60 // reading time
    readonly property int beat: 300
    readonly property int confirm: 2500
    readonly property int hold: 600 // until a held button acts
    readonly property int settling: 400 // the window is up; what can wait begins
    readonly property int tap: 350 // a key held longer is a peek
    readonly property real tempo: pace === 0 ? 0 : Math.min(1.6, Math.max(0.5, pace / 420)) // of what moves
    readonly property int ending: Math.round(900 * tempo) // from the end of a hand to its result
    readonly property int grandEnding: Math.round(3200 * tempo) // of a hand that is rare

    // The colours are chosen for green felt: another one turns their hue and keeps how light they are.
    function tinted(chosen: string): color {
        const green = Qt.lighter(chosen, 1);
        if (cloth === 0)
            return green;
        const strengths = [1, 1.05, 0.16, 0.22];
        const light = green.hslLightness * (cloth === 3 && green.hslLightness < 0.5 ? 0.62 : 1);
        return Qt.hsla(0.59, Math.min(1, green.hslSaturation * strengths[cloth]), light, green.a);
    }
    function faded(chosen: string, opacity: real): color {
        const tone = tinted(chosen);
        return Qt.rgba(tone.r, tone.g, tone.b, opacity);
    }
    function tileSource(tile: string): url {
        return tile === "" ? "" : "image://drawing/tiles/" + tileSet + "/" + (tile === "5z" && !framedWhite ? "5z_blank" : tile) + ".svg";
    }
    function bodySource(pose: string): url {
        return "image://drawing/tiles/bodies/" + (tileSet === "contrast" ? "contrast_" : "") + (cloth === 1 ? "red/" : "blue/") + pose + ".svg";
    }
    function timed(duration: int): int { // of a movement, chosen at the normal speed
        return reducedMotion ? 0 : Math.round(duration * tempo);
    }
    function px(size: real): int {
        return Math.round(size * unit);
    }
    function font(size: real): int {
        return Math.max(11, Math.round(size * unit * textScale));
    }
    // Of text in several lines: closer than the font's own, which leaves room for accents; whole pixels, or the tiles below blur.
    function lineOf(size: int): int {
        return Math.round(size * 1.28);
    }
    // Where there is no room for more: the middle of the table.
    function tight(size: real): int {
        return tightAt(size, 1);
    }
    function tightAt(size: real, zoom: real): int { // on what is drawn smaller than it is
        return Math.max(Math.ceil(11 / zoom), Math.round(size * unit * Math.min(textScale, 1.25)));
    }
    // Even differences between the sides keep a turned tile on whole pixels.
    function faceHeight(width: int): int {
        return width + 2 * Math.round(width * 0.175);
    }
    function tileEdge(width: int): int { // what shows of its thickness
        return Math.max(3, Math.round(width * 0.18));
    }
    function openTile(most: int): int {
        for (const width of openTiles) {
            if (width <= most)
                return width;
        }
        return most;
    }
    function tileHeight(width: int): int { // of an upright tile with its edge
        return faceHeight(width) + tileEdge(width);
    }
    // The size of a picture: both at once, because it is fetched again whenever one of them changes.
    function inPixels(width: real, height: real): var {
        return Qt.size(Math.ceil(width * pixelRatio), Math.ceil(height * pixelRatio));
    }
    function danger(opponent: int): color {
        return seatBars[opponent];
    }
    function share(place: int, others: bool): color { // of the chance to win, the largest first
        return others ? (light ? "#a9cdbc" : "#33624f") : place === 0 ? gain : place === 1 ? chosenFill : (light ? "#6aa98d" : "#3f7d64");
    }
    // A line that parts a fill from whatever it lies on.
    function rimOf(fill: color): color {
        return fill.hslLightness < 0.55 ? ivory : "#14221b";
    }
    function lifted(tone: color): color { // pointed at; a strong colour bears less, or its words fade
        return Qt.lighter(tone, light || tone.hslSaturation > 0.5 ? 1.05 : 1.18);
    }
    function chooseFamily(language: string, kind: string): string {
        // Each language has its own cut of the characters. The Korean one's quotation marks suit Latin text.
        const cuts = {
            en: ["KR", "SC"],
            zh_CN: ["SC"],
            zh_TW: ["TC", "HK"],
            ja: ["JP"]
        };
        const known = Qt.fontFamilies();
        for (const cut of cuts[language]) {
            for (const name of ["Noto " + kind + " CJK " + cut, "Noto " + kind + " " + cut]) {
                if (known.indexOf(name) >= 0)
                    return name;
            }
        }
        return Qt.application.font.family;
    }
}
