pragma Singleton
import QtQuick

// Parts put together with the signs of the language.
QtObject {
    function pair(caption: string, value: string): string {
        return caption === "" ? value : qsTr("%1: %2").arg(caption).arg(value);
    }
    function list(parts: list<string>): string {
        return parts.join(qsTr(", "));
    }
    function clauses(parts: list<string>): string {
        return parts.join(qsTr("; "));
    }
    function sentences(parts: list<string>): string {
        return parts.join(qsTr(". "));
    }
}
