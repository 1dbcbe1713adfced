import QtQuick
import Tingpai
import Tingpai.App

// A few hidden digits or letters.
LineField {
    id: root

    signal typed(string pin)

    echoMode: TextInput.Password
    maximumLength: 12
    Accessible.passwordEdit: true
    onActiveFocusChanged: {
        if (activeFocus)
            Announcer.say(spoken); // Qt tells screen readers no name of a hidden text
    }
    Keys.onReturnPressed: typed(text)
    Keys.onEnterPressed: typed(text)
}
