import QtQuick
import Tingpai.App

// Every key of the window in one place. Keys that a focused control wants are taken before they arrive here.
FocusScope {
    id: root

    required property TableArea table

    property real hintPressed: 0 // when H went down, milliseconds; 0: it is up

    readonly property string tileKeys: "1234567890-=\\"

    signal menuRequested
    signal newGameRequested
    signal helpRequested
    signal dockRequested
    signal fullScreenRequested
    signal tableRequested
    signal goOnRequested
    signal backRequested

    function windowKey(event: KeyEvent): bool {
        switch (event.key) {
        case Qt.Key_F11:
            fullScreenRequested();
            return true;
        case Qt.Key_Question:
        case Qt.Key_F1:
            helpRequested();
            return true;
        case Qt.Key_N:
            if (event.modifiers & Qt.ControlModifier) {
                newGameRequested();
                return true;
            }
            return false;
        case Qt.Key_Escape:
            if (!table.callBar.clear())
                backRequested();
            return true;
        case Qt.Key_T:
            dockRequested();
            return true;
        case Qt.Key_V:
            tableRequested();
            return true;
        case Qt.Key_H:
            if (!event.isAutoRepeat)
                pressHint();
            return true;
        }
        return false;
    }
    function tableKey(event: KeyEvent): bool {
        switch (event.key) {
        case Qt.Key_Left:
            table.hand.step(-1);
            return true;
        case Qt.Key_Right:
            table.hand.step(1);
            return true;
        case Qt.Key_Up:
            stepPlan(-1);
            return true;
        case Qt.Key_Down:
            stepPlan(1);
            return true;
        case Qt.Key_Return:
        case Qt.Key_Enter:
            if (Game.canDiscard)
                table.hand.discardAtCursor();
            else
                goOnRequested();
            return true;
        case Qt.Key_Space:
            if (Game.canDiscard)
                Game.discardDrawn();
            return true;
        }
        return callKey(event) || tileKey(event);
    }
    function callKey(event: KeyEvent): bool {
        const call = [Qt.Key_C, Qt.Key_P, Qt.Key_K, Qt.Key_M, Qt.Key_N].indexOf(event.key);
        if (call < 0 || event.modifiers & Qt.ControlModifier || event.isAutoRepeat)
            return false;
        table.callBar.press(call);
        return true;
    }
    function tileKey(event: KeyEvent): bool {
        const index = event.text === "" ? -1 : tileKeys.indexOf(event.text);
        if (index < 0)
            return false;
        if (!table.callBar.chooseOption(index))
            table.hand.pick(index);
        return true;
    }
    function stepPlan(by: int) {
        const plans = Game.tutor.plans.count;
        if (plans > 0 && Game.tutor.shown && Game.tutor.available)
            Game.tutor.selectedPlan = (Game.tutor.selectedPlan + 1 + by + plans + 1) % (plans + 1) - 1;
    }
    function pressHint() {
        hintPressed = Date.now();
        Game.tutor.peeking = true;
    }
    function releaseHint() {
        if (hintPressed > 0 && Date.now() - hintPressed < Theme.tap)
            Game.tutor.toggle();
        Game.tutor.peeking = false;
        hintPressed = 0;
    }

    focus: true
    Keys.onPressed: event => event.accepted = windowKey(event) || table.enabled && tableKey(event)
    Keys.onReleased: event => {
        if (event.key === Qt.Key_H && !event.isAutoRepeat)
            releaseHint();
    }
}
