import QtQuick
import Tingpai
import Tingpai.App

// Every command of the window and what it does; KeyBindings knows their keys. Keys that a focused control wants are taken
// before they arrive here.
FocusScope {
    id: root

    required property TableArea table

    property bool endShown: false // how a hand ended, on the table: any key leads on
    property bool hintsReached: true // no page covers what the key of the hints shows

    signal endLeft
    signal newGameRequested
    signal dealRequested
    signal helpRequested
    signal takeBackRequested(bool anotherLuck)
    signal dockRequested
    signal fullScreenRequested
    signal tableRequested
    signal goOnRequested
    signal backRequested
    signal scoresRequested
    signal answered // the announcer said what was asked
    signal sectionRequested(int by)

    function windowCommand(command: int, event: KeyEvent): bool {
        switch (command) {
        case KeyBindings.FullScreen:
            fullScreenRequested();
            return true;
        case KeyBindings.Help:
            helpRequested();
            return true;
        case KeyBindings.NewGame:
            newGameRequested();
            return true;
        case KeyBindings.TakeBack:
            takeBackRequested(false);
            return true;
        case KeyBindings.AnotherLuck:
            takeBackRequested(true);
            return true;
        case KeyBindings.PlayDeal:
            dealRequested();
            return true;
        case KeyBindings.Back:
            if (!table.callBar.clear() && !letDeclarationGo() && !letPlanGo())
                backRequested();
            return true;
        case KeyBindings.Dock:
            dockRequested();
            return true;
        case KeyBindings.LookAtTable:
            tableRequested();
            return true;
        case KeyBindings.NextSection:
            sectionRequested(1);
            return true;
        case KeyBindings.PreviousSection:
            sectionRequested(-1);
            return true;
        case KeyBindings.SayAgain:
            Announcer.sayAgain();
            answered();
            return true;
        case KeyBindings.Hints:
            if (hintsReached)
                hints.press(event);
            return true;
        case KeyBindings.Numbers:
            if (hintsReached)
                Game.tutor.toggleNumbers();
            return true;
        }
        return false;
    }
    // Tiles or a suit are chosen: the keys of discards choose and confirm.
    function pickCommand(command: int): bool {
        const picking = Game.picking;
        if (!picking.active)
            return false;
        switch (command) {
        case KeyBindings.CursorLeft:
        case KeyBindings.CursorRight:
            stepPick(picking.fromHand, command === KeyBindings.CursorLeft ? -1 : 1);
            return true;
        case KeyBindings.DiscardDrawn:
            if (picking.fromHand)
                table.hand.pickAtCursor();
            else
                table.pickBar.pickAtCursor();
            return true;
        case KeyBindings.DiscardCursor:
            if (picking.declaring)
                table.hand.pickAtCursor();
            else
                picking.confirm();
            return true;
        }
        if (picking.fromHand || command < KeyBindings.Tile1 || command > KeyBindings.Tile13)
            return false;
        picking.pick(command - KeyBindings.Tile1);
        return true;
    }
    function stepPick(inHand: bool, by: int) {
        if (inHand)
            table.hand.step(by);
        else
            table.pickBar.step(by);
    }
    function tableCommand(command: int): bool {
        if (pickCommand(command))
            return true;
        switch (command) {
        case KeyBindings.CursorLeft:
            table.hand.step(-1);
            return true;
        case KeyBindings.CursorRight:
            table.hand.step(1);
            return true;
        case KeyBindings.PreviousPlan:
            stepPlan(-1);
            return true;
        case KeyBindings.NextPlan:
            stepPlan(1);
            return true;
        case KeyBindings.PlanStepBack:
            Game.tutor.stepPlan(-1);
            return true;
        case KeyBindings.PlanStepOn:
            Game.tutor.stepPlan(1);
            return true;
        case KeyBindings.DiscardCursor:
            if (Game.canDiscard)
                table.hand.discardAtCursor();
            else
                goOnRequested();
            return true;
        case KeyBindings.DiscardDrawn:
            if (Game.canDiscard)
                Game.discardDrawn();
            return true;
        case KeyBindings.Scores:
            scoresRequested();
            return true;
        }
        return askCommand(command) || callCommand(command) || tileCommand(command);
    }
    function askCommand(command: int): bool {
        if (command < KeyBindings.AskTurn || command > KeyBindings.AskWall)
            return false;
        Announcer.ask(Game, command - KeyBindings.AskTurn);
        answered();
        return true;
    }
    function callCommand(command: int): bool {
        switch (command) {
        case KeyBindings.Chow:
        case KeyBindings.Pung:
        case KeyBindings.Kong:
        case KeyBindings.Win:
        case KeyBindings.Riichi:
        case KeyBindings.Abort:
        case KeyBindings.Pass:
            table.callBar.press(command);
            return true;
        }
        return false;
    }
    function tileCommand(command: int): bool {
        if (command < KeyBindings.Tile1 || command > KeyBindings.Tile13)
            return false;
        const index = command - KeyBindings.Tile1;
        if (!table.callBar.chooseOption(index))
            table.hand.pick(index);
        return true;
    }
    // While all are asked, a person's key comes before what it does at the table.
    function personCommand(event: KeyEvent): bool {
        const asked = table.enabled && (Game.screen.barShown || Game.screen.consentAsked);
        const command = asked ? KeyBindings.commandFor(event.key, event.modifiers, KeyBindings.AmongPeople) : KeyBindings.None;
        if (command < KeyBindings.Person1 || command > KeyBindings.Person4)
            return false;
        if (!event.isAutoRepeat)
            Game.screen.press(command - KeyBindings.Person1 + 1);
        return true;
    }
    function pressed(event: KeyEvent): bool {
        if (endShown && table.enabled && ![Qt.Key_Shift, Qt.Key_Control, Qt.Key_Alt, Qt.Key_Meta, Qt.Key_AltGr].includes(event.key)) {
            if (!event.isAutoRepeat)
                endLeft();
            return true;
        }
        table.hand.finishMoves(); // nobody has to wait for them
        if (personCommand(event))
            return true;
        const command = KeyBindings.commandFor(event.key, event.modifiers, KeyBindings.AtTable);
        // A key that is still held from the curtain or a page before may move, not act.
        const moves = [KeyBindings.CursorLeft, KeyBindings.CursorRight, KeyBindings.PreviousPlan,
                       KeyBindings.NextPlan, KeyBindings.PlanStepBack, KeyBindings.PlanStepOn];
        if (event.isAutoRepeat && command !== KeyBindings.None && !moves.includes(command))
            return true;
        return windowCommand(command, event) || table.enabled && tableCommand(command);
    }
    function letDeclarationGo(): bool {
        const declaring = table.enabled && Game.picking.declaring;
        if (declaring)
            Game.picking.declaring = false;
        return declaring;
    }
    function letPlanGo(): bool {
        const kept = table.enabled && Game.tutor.selectedPlan >= 0;
        if (kept)
            Game.tutor.selectedPlan = -1;
        return kept;
    }
    function stepPlan(by: int) {
        const plans = Game.tutor.plans.count;
        if (plans > 0 && Game.tutor.shown && Game.tutor.available)
            Game.tutor.selectedPlan = (Game.tutor.selectedPlan + 1 + by + plans + 1) % (plans + 1) - 1;
    }

    focus: true
    Keys.onPressed: event => event.accepted = pressed(event)
    Keys.onReleased: event => hints.release(event)

    PeekKey {
        id: hints

        tutor: Game.tutor
    }
}
