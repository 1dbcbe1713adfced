// Rules about source text: each takes a file's path (from the project root) and text, and names what offends.
#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

namespace tingpai::structure {

inline constexpr int longest_source = 500;   // lines, in engine/ and app/
inline constexpr int longest_file = 600;     // lines, elsewhere
inline constexpr int longest_function = 60;  // lines, from its first to its closing one

// Includes in quotes that run from a lower layer to a higher one, or that do not start at the project root.
QStringList backward_includes(const QString& path, const QString& text);
// Includes of a room that comes later in its folder, and files in a room that the list does not know.
QStringList backward_rooms(const QString& path, const QString& text);
// Includes of the window's program from the command line's.
QStringList cli_on_the_window(const QString& path, const QString& text);
// QML types of a later room; `types` has the path of each type by its name.
QStringList backward_types(const QString& path, const QString& text, const QMap<QString, QString>& types);
// In engine/: Qt, threads, clocks, printing, files, unportable random numbers.
QStringList engine_impurities(const QString& path, const QString& text);
// In engine/ai/: the truth of a table.
QStringList peeking(const QString& path, const QString& text);
// Outside engine/table/: fields of a table that are written, where only events and TableSetup may.
QStringList tables_put_together(const QString& path, const QString& text);
// In the window's program, outside the bot runner and what reads pictures: threads.
QStringList stray_threads(const QString& path, const QString& text);
// Outside the rooms that may: a scheme by its name, its namespace or its files, and a look at which it is.
QStringList naming_schemes(const QString& path, const QString& text);
// C++ functions and files above the limits.
QStringList too_long(const QString& path, const QString& text);
// Folders of too many modules: a header and its source are one. 20 in the engine, 14 in app and ui.
QStringList crowded_rooms(const QStringList& paths);

}  // namespace tingpai::structure
