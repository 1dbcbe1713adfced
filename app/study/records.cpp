#include "app/study/records.h"

#include <QClipboard>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <algorithm>
#include <numeric>

#include "app/base/provide.h"
#include "app/formats/any_record.h"
#include "app/text/names.h"
#include "app/text/record_words.h"
#include "app/text/scheme_words.h"
#include "engine/formats/deal_code.h"
#include "engine/table/record.h"
#include "engine/table/referee.h"
#include "engine/table/reshuffle.h"

namespace tingpai::app {
namespace {

constexpr Seat person = all_seats[0];
constexpr qint64 largest_file = 16 << 20;  // bytes; a long game has a tenth of a million

QString local_path(const QString& path) {
  const QUrl url(path.trimmed());
  return url.isLocalFile() ? url.toLocalFile() : path.trimmed();
}

}  // namespace

bool taken_back(const GameEntry& game) {
  return game.later != 0 && game.status == QLatin1String("left") && game.origin != Origin::taken_in;
}

// What each game that was taken back led to in the end.
QHash<std::int64_t, std::int64_t> outcomes(const std::vector<GameEntry>& newest_first) {
  QHash<std::int64_t, std::int64_t> found;  // later games have greater numbers
  for (const GameEntry& game : newest_first)
    found.insert(game.id, taken_back(game) ? found.value(game.later, game.id) : game.id);
  return found;
}

GameSummary summary_of(const std::vector<Event>& ends, const TurnRules& rules) {
  GameSummary summary;
  HandEnds hands(rules);
  PaymentsSoFar paid;
  for (const Event& event : ends) {
    if (const auto payments = paid.after(event)) {
      for (const Seat seat : all_seats) summary.gains[seat] += (*payments)[seat];
    }
    summary.hands += hands.after(event);
    if (const auto* end = std::get_if<events::GameEnded>(&event)) {
      for (const Seat seat : all_seats) summary.gains[seat] = end->scores[seat] - rules.start;
    }
  }
  for (const Seat seat : all_seats) summary.place += summary.gains[seat] > summary.gains[person];
  return summary;
}

QString begun_text(const GameEntry& game) {
  const QDateTime begun = QDateTime::fromString(game.begun, Qt::ISODate).toLocalTime();
  return begun.toString(QStringLiteral("yyyy-MM-dd HH:mm"));
}

Records::Records(RecordStore& records, ReviewStore& reviews, QObject* parent)
    : QObject(parent), records_(records), reviews_(reviews), games_(RecordRow::staticMetaObject) {}

Records* Records::create(QQmlEngine* engine, QJSEngine*) { return provided<Records>(engine); }

void Records::set_selected_game(int game) {
  if (game == selected_game_) return;
  selected_game_ = game;
  Q_EMIT selectedGameChanged();
}

void Records::refresh() {
  const std::vector<GameEntry> games = records_.games();
  const auto outcome = outcomes(games);
  several_kinds_ =
      std::ranges::any_of(games, [&](const GameEntry& game) { return game.kind != games[0].kind; });
  QHash<std::int64_t, std::vector<GameEntry>> earlier;
  for (const GameEntry& game : games)
    if (outcome[game.id] != game.id) earlier[outcome[game.id]].push_back(game);
  QList<RecordRow> rows;
  for (const GameEntry& game : games) {
    if (outcome[game.id] != game.id) continue;
    const std::vector<GameEntry>& before = earlier[game.id];
    rows << row_of(game, static_cast<int>(before.size()), false);
    if (!unfolded_.contains(static_cast<int>(game.id))) continue;
    for (const GameEntry& one : before) rows << row_of(one, 0, true);
  }
  games_.set(rows);
}

void Records::unfold(int game, bool unfolded) {
  if (unfolded == unfolded_.contains(game)) return;
  if (unfolded)
    unfolded_.insert(game);
  else
    unfolded_.remove(game);
  refresh();
}

RecordRow Records::row_of(const GameEntry& game, int earlier, bool inner) {
  const bool open = game.status == QLatin1String("open");
  const auto known = summaries_.constFind(game.id);
  const GameSummary summary =
      known != summaries_.constEnd() ? *known : summary_of(records_.ends(game.id), game.turns);
  if (!open) summaries_.insert(game.id, summary);
  const QString when = begun_text(game);
  const bool taken_in = game.origin == Origin::taken_in;
  const QString status = taken_in                                   ? tr("Imported")
                         : open                                     ? tr("In progress")
                         : game.status == QLatin1String("finished") ? tr("Finished")
                         : game.status == QLatin1String("damaged")  ? tr("Damaged")
                         : taken_back(game)                         ? tr("Earlier branch")
                                                                    : tr("Abandoned");
  const bool unfolded = unfolded_.contains(static_cast<int>(game.id));
  const auto used = records_.hints_used(game.id);
  const int hints = std::accumulate(used.begin(), used.end(), 0);
  const QString hands = tr("%n hand(s)", nullptr, summary.hands);
  RecordRow row{.game = static_cast<int>(game.id),
                .when = when,
                .status = game.status,
                .status_text = status,
                .hands = summary.hands,
                .hands_text = hands,
                .rules_text = several_kinds_ ? name_of_rules(game.kind) : QString(),
                .removable = !open,
                .earlier = earlier,
                .unfolded = unfolded,
                .inner = inner};
  if (taken_in || game.shared) {  // nobody's score in it is the person's
    row.removable =
        !open && !records_.closed(game.id);  // nor what a shared game that goes on was taken back from
    const auto players = records_.players(game.id);
    if (players) row.names_text = names::list(players->strangers_named());
    row.spoken = tr("%1, %2: %3").arg(when, status, names::list({hands, row.rules_text, row.names_text}));
    return row;
  }
  row.gain = summary.gains[person];
  row.score_text = names::signed_number(row.gain);
  row.place = summary.place;
  row.place_text = summary.hands > 0 ? tr("Place %1").arg(summary.place) : QString();
  row.hints_text = hints > 0 ? tr("%n hint(s)", nullptr, hints) : tr("No hints");
  row.spoken = tr("%1, %2: %3")
                   .arg(when, status,
                        names::list({hands, row.rules_text, tr("%1 points").arg(row.score_text),
                                     row.place_text, row.hints_text}));
  return row;
}

bool Records::tell(const QString& message, bool failed) {
  message_ = message;
  failed_ = failed;
  Q_EMIT messageChanged();
  return !failed;
}

// A record is legal without it, but whoever takes it in should know.
QStringList Records::reasons_against_a_code(const std::vector<Event>& events) const {
  QStringList reasons;
  const Ruleset& ruleset = std::get<events::GameStarted>(events.front()).ruleset;
  if (!is_preset(ruleset))
    reasons << tr("its rules are no preset (%1)").arg(QString::fromStdString(to_text(ruleset)));
  if (!seed_of(events)) reasons << tr("its walls are not from its seed");
  return reasons;
}

bool Records::importFile(const QString& path) {
  const QString name = local_path(path);
  const QFileInfo info(name);
  if (info.exists() && !info.isFile())
    return tell(tr("%1 is not a file").arg(name), true);  // it may never end
  QFile file(name);
  if (!file.open(QIODevice::ReadOnly)) {
    return tell(tr("%1 cannot be read: %2").arg(name, file.errorString()), true);
  }
  const QByteArray text = file.read(largest_file + 1);
  if (text.size() > largest_file)
    return tell(tr("%1 is larger than 16 MiB: too large for a record").arg(name), true);
  return take_in(text);
}

bool Records::importText(const QString& text) {
  const QByteArray bytes = text.toUtf8();
  if (bytes.size() > largest_file)
    return tell(tr("The text is larger than 16 MiB: too large for a record"), true);
  return take_in(bytes);
}

bool Records::importCopied() {
  const QString text = QGuiApplication::clipboard()->text();
  if (text.trimmed().isEmpty()) return tell(tr("There is no text on the clipboard"), true);
  return importText(text);
}

bool Records::take_in(const QByteArray& text) {
  const auto read = read_any_record(text.toStdString());
  if (const auto* wrong = std::get_if<UnreadRecord>(&read)) {
    const QString place = wrong->places == RecordPlaces::hands ? tr("Hand %1: %2") : tr("Line %1: %2");
    return tell(place.arg(wrong->error.position).arg(record_words(wrong->error)), true);
  }
  const auto& events = std::get<std::vector<Event>>(read);
  const auto game = records_.add(events);
  if (!game) return tell(QString::fromStdString(game.error().message), true);
  refresh();
  set_selected_game(static_cast<int>(*game));
  const QStringList reasons = reasons_against_a_code(events);
  if (reasons.isEmpty()) return tell(tr("Game imported"), false);
  return tell(tr("Game imported. It has no deal code: %1.").arg(names::list(reasons)), false);
}

bool Records::remove(int game) {
  if (const auto why = records_.closed(game)) return tell(QString::fromStdString(why->message), true);
  if (const auto error = records_.remove(game)) return tell(QString::fromStdString(error->message), true);
  reviews_.forget(game);
  summaries_.remove(game);
  if (selected_game_ == game) set_selected_game(0);
  refresh();
  return tell(tr("Game deleted"), false);
}

bool Records::save(int game) {
  const auto path = records_.export_text(game);
  return path ? tell(tr("Saved as %1").arg(*path), false)
              : tell(QString::fromStdString(path.error().message), true);
}

}  // namespace tingpai::app
