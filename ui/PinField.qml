import QtQuick

// A few hidden digits or letters.
LineField {
    id: root

    signal typed(string pin)

    echoMode: TextInput.Password
    maximumLength: 12
    Accessible.passwordEdit: true
    Keys.onReturnPressed: typed(text)
    Keys.onEnterPressed: typed(text)
}
