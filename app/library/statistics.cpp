#include "app/library/statistics.h"

#include <QElapsedTimer>
#include <algorithm>

#include "app/base/provide.h"
#include "app/settings/app_settings.h"
#include "app/text/names.h"
#include "app/text/scheme_words.h"
#include "engine/ai/decision.h"
#include "engine/rules/scheme.h"

namespace tingpai::app {
namespace {

constexpr qint64 slice = 6;  // milliseconds of reading between two frames
constexpr qsizetype shown_games = 60;
constexpr qsizetype averaged_games = 10;
const Seat person = Seat::from_index(0);

QString decimal(double number) { return QString::number(number, 'f', 1); }

QString margin_text(const Estimate& estimate, double scale = 1) {
  return estimate.margin < 0 ? QString() : QStringLiteral("\u00b1 ") + names::margin(scale * estimate.margin);
}

// Each point with the points before it, as many as there are.
QList<double> moving_average(const QList<int>& scores) {
  QList<double> average;
  double sum = 0;
  for (qsizetype i = 0; i < scores.size(); ++i) {
    sum += scores[i];
    if (i >= averaged_games) sum -= scores[i - averaged_games];
    average << sum / static_cast<double>(std::min(i + 1, averaged_games));
  }
  return average;
}

}  // namespace

Statistics::Statistics(RecordStore& store, QObject* parent)
    : QObject(parent),
      store_(store),
      figures_(FigureRow::staticMetaObject),
      fans_(MadeFanRow::staticMetaObject),
      levels_(LevelRow::staticMetaObject) {
  timer_.setInterval(0);
  connect(&timer_, &QTimer::timeout, this, &Statistics::read_some);
}

void Statistics::refresh() {
  listed_ = store_.games();
  left_out_ = static_cast<int>(
      std::erase_if(listed_, [](const GameEntry& game) { return game.origin == Origin::taken_in; }));
  std::erase_if(listed_,
                [](const GameEntry& game) { return game.shared || game.status == QLatin1String("damaged"); });
  std::reverse(listed_.begin(), listed_.end());
  next_ = 0;
  counting_ = true;
  timer_.start();
  Q_EMIT changed();
}

void Statistics::read_some() {
  QElapsedTimer since;
  since.start();
  for (; next_ < listed_.size() && since.elapsed() < slice; ++next_) {
    const GameEntry& game = listed_[next_];
    Read& read = read_[game.id];
    const bool known = read.entry == game && game.status != QLatin1String("open");
    if (known) continue;
    read = {game, tally_of(store_.ends(game.id, game.first, game.turns.riichi), person, game.turns)};
    if (game.origin == Origin::continued)
      read.tally.games = read.tally.places = 0;  // not all one's own, or counted already
  }
  if (next_ < listed_.size()) return;
  timer_.stop();
  counting_ = false;
  sum_up();
  publish();
}

void Statistics::sum_up() {
  sum_ = {};
  by_level_.clear();
  places_ = {0, 0, 0, 0};
  const QString kind = ruleset();
  scores_.clear();
  for (const GameEntry& game : listed_) {
    if (game.kind != kind || (length_ != 0 && game.length != length_)) continue;
    const Tally& tally = read_[game.id].tally;
    add(sum_, tally);
    add(by_level_[game.level], tally);
    if (tally.games == 0) continue;
    ++places_[tally.place - 1];
    scores_ << tally.score;
  }
  average_ = moving_average(scores_);
  if (scores_.size() > shown_games) {
    scores_ = scores_.last(shown_games);
    average_ = average_.last(shown_games);
  }
}

QList<QString> Statistics::length_names() const { return QList<QString>{tr("Any")} + AppSettings::lengths(); }

void Statistics::set_length(int hands) {
  if (hands == length_) return;
  length_ = hands;
  if (counting_) return;  // it is summed up when all is read
  sum_up();
  publish();
}

// In the order of the presets, then what a newer version knows.
QList<QString> Statistics::rulesets() const {
  QList<QString> kinds;
  for (const GameEntry& game : listed_) {
    if (!kinds.contains(game.kind)) kinds << game.kind;
  }
  const auto place = [](const QString& kind) {
    return std::ranges::find(scheme::presets(), kind.toStdString(), &Preset::name);
  };
  std::ranges::sort(kinds, [&](const QString& a, const QString& b) {
    return std::pair(place(a), a) < std::pair(place(b), b);
  });
  return kinds;
}

QList<QString> Statistics::ruleset_names() const {
  QList<QString> all;
  for (const QString& kind : rulesets()) all << name_of_rules(kind);
  return all;
}

QString Statistics::ruleset() const {
  const auto stored = [this](const QString& kind) {
    return std::ranges::find(listed_, kind, &GameEntry::kind) != listed_.end();
  };
  return listed_.empty() || stored(ruleset_) ? ruleset_ : listed_.back().kind;
}

void Statistics::set_ruleset(const QString& kind) {
  if (kind == ruleset()) return;
  ruleset_ = kind;
  if (counting_) return;  // as for the length
  sum_up();
  publish();
}

void Statistics::publish() {
  figures_.set(figure_rows());
  fans_.set(fan_rows());
  levels_.set(level_rows());
  Q_EMIT changed();
}

QList<FigureRow> Statistics::figure_rows() const {
  QList<FigureRow> rows;
  const auto add_row = [&rows](const QString& caption, const QString& value, const QString& detail) {
    rows << FigureRow{static_cast<int>(rows.size()), caption, value, detail};
  };
  const auto add_share = [&](const QString& caption, int part, int of, const QString& detail) {
    const Estimate rate = share(part, of);
    const QString value = of > 0 ? names::percent(rate.mean, true) : QStringLiteral("\u2013");
    const QString margin = margin_text(rate, 100);
    add_row(caption, margin.isEmpty() ? value : QStringLiteral("%1 %2").arg(value, margin), detail);
  };
  add_row(tr("Games"), QString::number(sum_.games), tr("%n hand(s)", nullptr, sum_.hands));
  add_share(tr("Hands won"), sum_.wins, sum_.hands, tr("%n win(s)", nullptr, sum_.wins));
  add_share(tr("Won by self-draw"), sum_.self_draws, sum_.wins, tr("of the wins"));
  add_share(tr("Dealt into a win"), sum_.deal_ins, sum_.hands, tr("%n deal-in(s)", nullptr, sum_.deal_ins));
  add_row(words_of(scheme_named(ruleset())).mean_caption(),
          sum_.wins > 0 ? decimal(static_cast<double>(sum_.fan) / sum_.wins) : QStringLiteral("\u2013"),
          tr("on average"));
  const Estimate points = points_a_hand(sum_);
  const QString margin = margin_text(points);
  add_row(tr("Points a hand"), sum_.hands > 0 ? names::signed_points(points.mean) : QStringLiteral("\u2013"),
          margin.isEmpty() ? tr("on average") : margin);
  const bool declares = std::ranges::any_of(
      listed_, [kind = ruleset()](const GameEntry& game) { return game.kind == kind && game.turns.riichi; });
  if (!declares) return rows;
  add_row(tr("Points a win"),
          sum_.wins > 0 ? names::signed_points(sum_.gains / sum_.wins) : QStringLiteral("\u2013"),
          tr("on average"));
  add_share(tr("Riichi declared"), sum_.riichis, sum_.hands, tr("%n hand(s)", nullptr, sum_.riichis));
  add_share(tr("Called"), sum_.calls, sum_.hands, tr("%n hand(s)", nullptr, sum_.calls));
  add_row(tr("Place"),
          sum_.games > 0 ? QString::number(static_cast<double>(sum_.places) / sum_.games, 'f', 2)
                         : QStringLiteral("\u2013"),
          tr("on average"));
  return rows;
}

QList<MadeFanRow> Statistics::fan_rows() const {
  std::vector<std::pair<PatternId, int>> made;
  for (const auto& [name, times] : sum_.fans) {
    if (const auto id = scheme::pattern_named(name)) made.emplace_back(*id, times);
  }
  std::ranges::sort(made, [](const auto& a, const auto& b) {
    return std::pair(-a.second, a.first) < std::pair(-b.second, b.first);  // in the order of the table
  });
  QList<MadeFanRow> rows;
  for (const auto& [id, times] : made) {
    rows << MadeFanRow{
        int{id.row}, names::pattern(id), scheme::points_of(id), times,
        static_cast<double>(times) / made.front().second,
        //: a pattern with what it counts: "All Pungs, 6 fan"
        tr("%1, %n time(s)", nullptr, times).arg(words_of(id).spoken({id, 1, scheme::points_of(id)}))};
  }
  return rows;
}

QList<LevelRow> Statistics::level_rows() const {
  QList<LevelRow> rows;
  const auto add_level = [&](const QString& level, const QString& name) {
    const auto found = by_level_.find(level);
    if (found == by_level_.end() || found->second.hands == 0) return;
    const Estimate points = points_a_hand(found->second);
    rows << LevelRow{level,
                     name,
                     found->second.hands,
                     points.mean,
                     points.margin,
                     names::signed_points(points.mean),
                     margin_text(points)};
  };
  for (const Level level : all_levels) {
    add_level(QString::fromStdString(std::string(to_text(level))), names::level(level));
  }
  add_level(QLatin1String(mixed_levels), tr("Mixed"));
  add_level(QString(), tr("Not noted"));
  return rows;
}

QString Statistics::trend_text() const {
  if (average_.isEmpty()) return {};
  return tr("Mean of the last %n game(s): %1 points", nullptr,
            static_cast<int>(std::min(averaged_games, average_.size())))
      .arg(names::signed_points(average_.constLast()));
}

QString Statistics::fans_heading() const { return words_of(scheme_named(ruleset())).made(); }

QString Statistics::left_out_text() const {
  return left_out_ == 0 ? QString() : tr("%n imported game(s) not counted", nullptr, left_out_);
}

Statistics* Statistics::create(QQmlEngine* engine, QJSEngine*) { return provided<Statistics>(engine); }

}  // namespace tingpai::app
