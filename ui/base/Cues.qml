pragma Singleton
import QtQml

// What is to be heard beside the events of a game. Whoever shows it emits the signal as it is seen; Sounds listens.
QtObject {
    signal stamp(bool grand) // a win is stamped on the table
    signal fanTick(int index) // the fan of that row is counted; each a tone higher
    signal payment // the points change hands
}
