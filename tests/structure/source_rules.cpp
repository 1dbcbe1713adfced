#include "tests/structure/source_rules.h"

#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <utility>

namespace tingpai::structure {

namespace {

// tile <- hand <- shape <- rules <- table <- ai <- formats <- app <- ui; what stands beside the tile comes
// below it, and any other file of engine/ itself counts as a part of shape. Nothing may include the tests.
int layer(const QString& path) {
  static const std::pair<QString, int> prefixes[] = {
      {"engine/result", 0},
      {"engine/static_vector", 0},
      {"engine/seat", 0},
      {"engine/tile", 1},
      {"engine/hand", 2},
      {"engine/rules/", 4},
      {"engine/table/", 5},
      {"engine/ai/", 6},
      {"engine/formats/", 7},
      {"engine/", 3},
      {"app/", 8},
      {"ui/", 9},
      {"tests/", 10},
  };
  for (const auto& [prefix, number] : prefixes) {
    if (path.startsWith(prefix)) return number;
  }
  return -1;
}

// A folder of rooms: each may use those before it. The empty name stands for files in the folder itself.
struct House {
  QString folder;
  QStringList rooms;
};
const QList<House>& houses() {
  static const QList<House> all{
      {"engine/ai/", {"", "targets", "paths", "exact", "reading", "profiles", "policy", "levels"}},
      {"app/cli/", {"", "lines", "cases", "bots", "serve", "arena", "commands"}},
      {"app/",
       {"formats", "policies", "programs", "base", "text", "settings", "people", "store", "tutor", "table",
        "study", "game", "library", "", "cli"}},
      {"ui/", {"base",   "moments",  "signs",   "tiles",    "controls", "frames",  "tutor",
               "calls",  "table",    "results", "standing", "settings", "newgame", "menu",
               "people", "practice", "history", "replay",   "library",  ""}},
  };
  return all;
}

// Which room a path lies in; -1 where the folder has no such room.
qsizetype room_of(const House& house, const QString& path) {
  const QString rest = path.mid(house.folder.size());
  return house.rooms.indexOf(rest.contains('/') ? rest.section('/', 0, 0) : QString());
}

// The innermost house of a path.
const House* house_of(const QString& path) {
  for (const House& house : houses()) {
    if (path.startsWith(house.folder)) return &house;
  }
  return nullptr;
}

QString at(const QString& path, qsizetype line, const QString& what) {
  return QStringLiteral("%1:%2: %3").arg(path).arg(line).arg(what);
}

QStringList lines_matching(const QString& path, const QString& text, const QRegularExpression& pattern) {
  QStringList found;
  const QStringList lines = text.split('\n');
  for (qsizetype i = 0; i < lines.size(); ++i) {
    if (pattern.match(lines[i]).hasMatch()) found << at(path, i + 1, lines[i].trimmed());
  }
  return found;
}

// The text with comments, strings and preprocessor lines blanked, line ends kept.
QString code_only(QString text) {
  static const QRegularExpression noise(
      R"x((R"([^(\s]*)\((?:.|\n)*?\)\2")|(//[^\n]*)|(/\*(?:.|\n)*?\*/)|("(?:\\.|[^"\\\n])*")|('(?:\\.|[^'\\\n])'))x"
      R"x(|(^[ \t]*#(?:[^\n\\]|\\\n|\\.)*))x",
      QRegularExpression::MultilineOption);
  qsizetype from = 0;
  while (true) {
    const auto match = noise.match(text, from);
    if (!match.hasMatch()) return text;
    for (qsizetype i = match.capturedStart(); i < match.capturedEnd(); ++i) {
      if (text[i] != '\n') text[i] = ' ';
    }
    from = match.capturedEnd();
  }
}

// An opening brace belongs to a function if what leads to it has a parameter list and is not a type.
bool opens_function(const QString& lead) {
  static const QRegularExpression type(
      R"(^\s*(template\s*<[^{]*>\s*)?(class|struct|enum|union|namespace)\b)");
  // After macros, which end without a semicolon.
  static const QRegularExpression later_type(R"(\b(class|struct|enum|union|namespace)\b[^()]*$)");
  return lead.contains('(') && !type.match(lead).hasMatch() && !later_type.match(lead).hasMatch();
}

QStringList long_functions(const QString& path, const QString& text) {
  const QString code = code_only(text);
  QStringList found;
  qsizetype line = 1, depth = 0, function_depth = -1, first_line = 0;
  QString lead;             // since the last statement or block
  qsizetype lead_line = 1;  // where it began
  for (const QChar c : code) {
    if (c == '\n') ++line;
    if (c == '{') {
      if (function_depth < 0 && opens_function(lead)) {
        function_depth = depth;
        first_line = lead_line;
      }
      ++depth;
    } else if (c == '}') {
      --depth;
      if (depth == function_depth) {
        function_depth = -1;
        const auto length = line - first_line + 1;
        if (length > longest_function) {
          found << at(path, first_line, QStringLiteral("a function of %1 lines").arg(length));
        }
      }
    }
    if (c == '{' || c == '}' || c == ';') {
      lead.clear();
    } else {
      if (lead.isEmpty() && c.isSpace()) continue;
      if (lead.isEmpty()) lead_line = line;
      lead += c;
    }
  }
  return found;
}

}  // namespace

QStringList backward_includes(const QString& path, const QString& text) {
  static const QRegularExpression include(R"re(^\s*#\s*include\s*"([^"]+)")re");
  QStringList found;
  const QStringList lines = text.split('\n');
  for (qsizetype i = 0; i < lines.size(); ++i) {
    const auto match = include.match(lines[i]);
    if (!match.hasMatch()) continue;
    const QString target = match.captured(1);
    if (target.endsWith(".moc")) continue;  // generated from the file itself
    if (layer(target) < 0) {
      found << at(path, i + 1, target + " does not start at the project root");
    } else if (layer(target) > layer(path)) {
      found << at(path, i + 1, target + " is of a higher layer");
    }
  }
  return found;
}

QStringList backward_rooms(const QString& path, const QString& text) {
  static const QRegularExpression include(R"re(^\s*#\s*include\s*"([^"]+)")re");
  QStringList found;
  const QStringList lines = text.split('\n');
  for (const House& house : houses()) {
    if (!path.startsWith(house.folder)) continue;
    const qsizetype own = room_of(house, path);
    if (own < 0) found << at(path, 1, "is in no known room of " + house.folder);
    for (qsizetype i = 0; i < lines.size(); ++i) {
      const QString target = include.match(lines[i]).captured(1);
      if (!target.startsWith(house.folder)) continue;
      if (room_of(house, target) > own) found << at(path, i + 1, target + " is in a later room");
    }
  }
  return found;
}

QStringList cli_on_the_window(const QString& path, const QString& text) {
  if (!path.startsWith("app/cli/")) return {};
  static const QRegularExpression window(
      R"re(^\s*#\s*include\s*"(app/(?!cli/|formats/|policies/|programs/)|ui/))re");
  return lines_matching(path, text, window);
}

QStringList backward_types(const QString& path, const QString& text, const QMap<QString, QString>& types) {
  if (!path.startsWith("ui/") || !path.endsWith(".qml")) return {};
  static const QRegularExpression word(R"(\b[A-Z]\w*)");
  static const QRegularExpression noise(R"x("(?:\\.|[^"\\\n])*"|//[^\n]*)x");
  const House& house = *house_of(path);
  const qsizetype own = room_of(house, path);
  QStringList found;
  const QStringList lines = QString(text).remove(noise).split('\n');
  for (qsizetype i = 0; i < lines.size(); ++i) {
    for (const auto& match : word.globalMatch(lines[i])) {
      const QString target = types.value(match.captured());
      if (!target.isEmpty() && room_of(house, target) > own)
        found << at(path, i + 1, match.captured() + " is in a later room");
    }
  }
  return found;
}

QStringList engine_impurities(const QString& path, const QString& text) {
  if (!path.startsWith("engine/")) return {};
  static const QRegularExpression header(
      R"(^\s*#\s*include\s*<(Q.*|thread|mutex|shared_mutex|condition_variable|future|atomic|chrono|ctime|time\.h|)"
      R"(iostream|ostream|istream|sstream|fstream|cstdio|stdio\.h|filesystem|random)>)");
  static const QRegularExpression use(R"(\b(printf|std::cout|std::cerr|thread_local|std::rand|getenv)\b)");
  return lines_matching(path, text, header) + lines_matching(path, code_only(text), use);
}

QStringList peeking(const QString& path, const QString& text) {
  if (!path.startsWith("engine/ai/")) return {};
  static const QRegularExpression truth(R"re(\b(TableState|Referee)\b|"engine/table/(referee|record)\.h")re");
  return lines_matching(path, text, truth);
}

QStringList tables_put_together(const QString& path, const QString& text) {
  if (!path.startsWith("engine/") && !path.startsWith("app/")) return {};
  if (path.startsWith("engine/table/")) return {};
  static const QRegularExpression write(
      R"((\+\+|--)[\w.]*\btable\.\w|\btable(\(\))?\.\w+(\[[^=]*\])?\s*([-+]?=[^=]|\.(push_back|clear|erase|reset)\())");
  return lines_matching(path, code_only(text), write);
}

QStringList stray_threads(const QString& path, const QString& text) {
  if (!path.startsWith("app/") || path.startsWith("app/tutor/bot_runner.") ||
      path.startsWith("app/base/pictures.") || path.startsWith("app/programs/") ||
      path.startsWith("app/cli/"))
    return {};
  static const QRegularExpression use(
      R"(\b(std::(j?thread|async|mutex|atomic)|QThread\w*|QtConcurrent|QMutex)\b)");
  return lines_matching(path, code_only(text), use);
}

QStringList naming_schemes(const QString& path, const QString& text) {
  static const QRegularExpression free_rooms(
      R"(^(engine/(rules|table/course|ai/profiles|formats)/|app/formats/|app/text/\w+_words\.|app/cli/cases/|tests/))");
  if (free_rooms.match(path).hasMatch()) return {};
  static const QRegularExpression naming(
      R"x(\b(mcr|hongzhong|sichuan|riichi)::|#include "[^"]*(mcr|hongzhong|sichuan|riichi)[^"]*")x"
      R"x(|\bstd::(visit|get|get_if|holds_alternative)\b.*\b(scheme|Rules)\b|\.scheme\b|SchemeId::[a-z])x"
      R"x(|(?i)\b(mcr|hongzhong|sichuan|bloody battle)\b|Chinese Official|"riichi[;.])x");
  return lines_matching(path, text, naming);
}

QStringList too_long(const QString& path, const QString& text) {
  QStringList found;
  const auto lines = text.count('\n');
  const bool product = path.startsWith("engine/") || path.startsWith("app/");
  if (lines > (product ? longest_source : longest_file))
    found << at(path, lines, QStringLiteral("a file of %1 lines").arg(lines));
  if (path.endsWith(".cpp") || path.endsWith(".h")) found += long_functions(path, text);
  return found;
}

QStringList crowded_rooms(const QStringList& paths) {
  QMap<QString, QSet<QString>> modules;
  for (const QString& path : paths)
    modules[path.section('/', 0, -2)].insert(path.section('/', -1).section('.', 0, 0));
  QStringList found;
  for (auto room = modules.begin(); room != modules.end(); ++room) {
    const bool engine = room.key().startsWith("engine");
    if (!engine && !room.key().startsWith("app") && !room.key().startsWith("ui")) continue;
    if (room->size() > (engine ? 20 : 14)) found << room.key() + ": " + QString::number(room->size());
  }
  return found;
}

}  // namespace tingpai::structure
