#include "app/settings/app_settings.h"

#include <QMetaEnum>
#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "app/base/provide.h"
#include "app/text/names.h"
#include "app/text/scheme_words.h"
#include "engine/ai/profile.h"
#include "engine/rules/scheme.h"

namespace tingpai::app {
namespace {

constexpr auto language_key = "language";
constexpr auto speed_key = "speed";
constexpr auto hints_key = "hints";
constexpr auto hint_depth_key = "hintDepth";
constexpr auto numbers_key = "numbersAlways";
constexpr auto length_key = "hands";
constexpr auto rules_key = "rules";
constexpr auto unknown_rules_key = "rulesBefore";
constexpr auto lineup_key = "opponents";
constexpr auto two_step_key = "twoStepDiscard";
constexpr auto announcements_key = "announcements";
constexpr auto chrome_key = "chrome";
constexpr auto text_scale_key = "textScale";
constexpr auto teaching_key = "teaching";
constexpr auto anyone_key = "anyoneTime";
constexpr int shortest_question = 20;  // milliseconds
constexpr int longest_question = 20000;
constexpr auto tile_volume_key = "tileVolume";
constexpr auto call_volume_key = "callVolume";
constexpr auto result_volume_key = "resultVolume";
constexpr auto tile_set_key = "tileSet";
constexpr auto felt_key = "felt";
constexpr auto framed_white_key = "framedWhite";
constexpr auto reduced_motion_key = "reducedMotion";
constexpr auto suit_order_key = "sort/suits";
constexpr auto honours_first_key = "sort/honoursFirst";
constexpr auto red_first_key = "sort/redFirst";
constexpr auto tour_seen_key = "tourSeen";
constexpr auto dock_folded_key = "window/dockFolded";
constexpr auto geometry_key = "window/geometry";
constexpr auto visibility_key = "window/visibility";

std::vector<OfferedLevel> offered(const Ruleset& rules) {
  std::vector<OfferedLevel> all{{Level::random, {}}};
  for (const OfferedLevel& one : profile_of(rules).levels) {
    if (one.level != Level::random) all.push_back(one);
  }
  return all;
}

QString text_of(Level level) {
  const auto text = to_text(level);
  return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

// Nothing where there is none of that number.
template <class All>
std::optional<typename All::value_type> nth(const All& all, int number) {
  if (number < 0 || number >= static_cast<int>(all.size())) return std::nullopt;
  return all[static_cast<std::size_t>(number)];
}

bool is_bot(int number) { return number >= 0 && number < static_cast<int>(Lineup::count); }

}  // namespace

AppSettings::AppSettings(const QString& file, QObject* parent) : QObject(parent), kept_(file) {
  language_ = kept_.value(language_key).toString();
  if (!languages().contains(language_)) language_ = language_for(QLocale::system());
  const int speed = kept_.value(speed_key, static_cast<int>(Normal)).toInt();
  speed_ = speed >= Off && speed <= Fast ? static_cast<Speed>(speed) : Normal;
  hints_ = kept_.value(hints_key, true).toBool();
  const int hands = kept_.value(length_key, length_).toInt();
  if (lengths().contains(QString::number(hands))) length_ = hands;
  read_rules();
  const int depth = kept_.value(hint_depth_key, static_cast<int>(Full)).toInt();
  hint_depth_ = depth >= Nudge && depth <= Full ? static_cast<HintDepth>(depth) : Full;
  numbers_always_ = kept_.value(numbers_key, false).toBool();
  lineup_ = kept_lineup();
  two_step_discard_ = kept_.value(two_step_key, false).toBool();
  const int amount = kept_.value(announcements_key, static_cast<int>(AnnounceAll)).toInt();
  announcements_ =
      amount >= AnnounceNothing && amount <= AnnounceAll ? static_cast<Announcements>(amount) : AnnounceAll;
  const int chrome = kept_.value(chrome_key, static_cast<int>(DarkChrome)).toInt();
  chrome_ = chrome >= DarkChrome && chrome <= SystemChrome ? static_cast<Chrome>(chrome) : DarkChrome;
  const double scale = kept_.value(text_scale_key, 1.0).toDouble();
  text_scale_ = scale >= 1 && scale <= 2 ? scale : 1;
  teaching_ = kept_.value(teaching_key, false).toBool();
  anyone_time_ =
      std::clamp(kept_.value(anyone_key, anyone_time_).toInt(), shortest_question, longest_question);
  const int volume = kept_number("volume", tile_volume_, 0, 100);  // once there was one for all
  tile_volume_ = kept_number(tile_volume_key, volume, 0, 100);
  call_volume_ = kept_number(call_volume_key, volume, 0, 100);
  result_volume_ = kept_number(result_volume_key, volume, 0, 100);
  tile_set_ = static_cast<TileSet>(kept_number(tile_set_key, tile_set_, ClassicTiles, ContrastTiles));
  felt_ = static_cast<Felt>(kept_number(felt_key, felt_, GreenFelt, DarkFelt));
  framed_white_ = kept_.value(framed_white_key, true).toBool();
  reduced_motion_ = kept_.value(reduced_motion_key, false).toBool();
  suit_order_ = kept_number(suit_order_key, suit_order_, 0, static_cast<int>(SortOrder::suit_orders) - 1);
  honours_first_ = kept_.value(honours_first_key, false).toBool();
  red_first_ = kept_.value(red_first_key, false).toBool();
  tour_seen_ = kept_.value(tour_seen_key, false).toBool();
  dock_folded_ = kept_.value(dock_folded_key, false).toBool();
}

int AppSettings::kept_number(const char* key, int usual, int least, int most) const {
  const int kept = kept_.value(key, usual).toInt();
  return kept >= least && kept <= most ? kept : usual;
}

template <class T>
void AppSettings::keep(T& value, T wanted, const char* key, void (AppSettings::*changed)()) {
  if (wanted == value) return;
  value = wanted;
  kept_.set(key, static_cast<int>(wanted));
  Q_EMIT(this->*changed)();
}

void AppSettings::set_language(const QString& language) {
  if (language == language_ || !languages().contains(language)) return;
  language_ = language;
  kept_.set(language_key, language);
  Q_EMIT languageChanged();
}

QString AppSettings::language_for(const QLocale& locale) {
  switch (locale.language()) {
    case QLocale::Chinese:  // Taiwan, Hong Kong and Macao write the traditional characters
      return locale.script() == QLocale::TraditionalHanScript ? QStringLiteral("zh_TW")
                                                              : QStringLiteral("zh_CN");
    case QLocale::Japanese:
      return QStringLiteral("ja");
    default:
      return QStringLiteral("en");
  }
}

QStringList AppSettings::languages() {
  return {QStringLiteral("en"), QStringLiteral("zh_CN"), QStringLiteral("zh_TW"), QStringLiteral("ja")};
}

// Each in itself, so that a person who reads no other finds it.
QStringList AppSettings::language_names() {
  return {QStringLiteral("English"), QStringLiteral("简体中文"), QStringLiteral("繁體中文"),
          QStringLiteral("日本語")};
}

void AppSettings::set_speed(Speed speed) {
  if (speed == speed_ || speed < Off || speed > Fast) return;
  speed_ = speed;
  kept_.set(speed_key, static_cast<int>(speed));
  Q_EMIT speedChanged();
}

void AppSettings::set_hints(bool hints) {
  if (hints == hints_) return;
  hints_ = hints;
  kept_.set(hints_key, hints);
  Q_EMIT hintsChanged();
}

QList<QString> AppSettings::lengths() {
  return {QStringLiteral("1"), QStringLiteral("4"), QStringLiteral("8"), QStringLiteral("16")};
}

void AppSettings::set_length(int hands) {
  if (hands == length_ || !lengths().contains(QString::number(hands))) return;
  length_ = hands;
  kept_.set(length_key, hands);
  Q_EMIT lengthChanged();
}

void AppSettings::read_rules() {
  rules_ = scheme::presets().front().ruleset;
  const QString text = kept_.value(rules_key).toStringList().join(u',');
  if (text.isEmpty()) return;
  const auto kept = parse_ruleset(text.toStdString());
  if (!kept) {
    unknown_rules_ = text;
    return;
  }
  rules_ = *kept;
  rules_.hands = scheme::usual(rules_).ruleset.hands;
}

// What this version cannot read stays in the file: a newer one may have chosen it.
void AppSettings::set_rules(const Ruleset& rules) {
  Ruleset wanted = rules;
  wanted.hands = scheme::usual(wanted).ruleset.hands;
  if (wanted == rules_ && unknown_rules_.isEmpty()) return;
  if (!unknown_rules_.isEmpty()) kept_.set(unknown_rules_key, std::exchange(unknown_rules_, QString()));
  rules_ = wanted;
  kept_.set(rules_key, QString::fromStdString(to_text(rules_)));
  Q_EMIT rulesChanged();
  Q_EMIT lineupChanged();  // before the names that it is looked up in
  Q_EMIT levelsChanged();
}

QString AppSettings::rules_notice() const {
  if (unknown_rules_.isEmpty()) return {};
  //: %1: as they stand in the file, %2: a kind of rules
  return tr("Your settings name rules that this version does not know (“%1”). New games use %2 until you "
            "choose "
            "again.")
      .arg(unknown_rules_, words_of(rules_).name());
}

void AppSettings::set_hint_depth(HintDepth depth) {
  if (depth == hint_depth_ || depth < Nudge || depth > Full) return;
  hint_depth_ = depth;
  kept_.set(hint_depth_key, static_cast<int>(depth));
  Q_EMIT hintsChanged();
}

// Once there was one level for all three, and one style or a mixture: those from the right on, fast, big and
// careful.
Lineup AppSettings::kept_lineup() const {
  if (const auto kept = lineup_named(kept_.value(lineup_key).toString())) return *kept;
  Lineup lineup(
      Bot(level_named(kept_.value(QStringLiteral("level")).toString().toStdString()).value_or(usual_level)));
  const auto style =
      static_cast<std::size_t>(kept_number("botStyle", 0, 0, static_cast<int>(all_styles.size())));
  for (std::size_t i = 0; i < Lineup::count; ++i)
    lineup.set_style(i, all_styles[style == all_styles.size() ? i + 1 : style]);
  return lineup;
}

void AppSettings::set_lineup(const Lineup& lineup) {
  if (lineup == lineup_) return;
  lineup_ = lineup;
  kept_.set(lineup_key, to_text(lineup));
  Q_EMIT lineupChanged();
}

void AppSettings::set_numbers_always(bool always) {
  keep(numbers_always_, always, numbers_key, &AppSettings::numbersAlwaysChanged);
}

void AppSettings::retranslate() {
  Q_EMIT translated();
  Q_EMIT levelsChanged();
}

QString AppSettings::level() const {
  const auto level = lineup().level();
  return level ? text_of(*level) : QString();
}

void AppSettings::set_level(const QString& level) {
  const auto named = level_named(level.toStdString());
  if (!named) return;
  Lineup lineup = lineup_;
  for (std::size_t i = 0; i < Lineup::count; ++i) lineup.set_level(i, *named);
  set_lineup(lineup);
}

QStringList AppSettings::levels() const {
  QStringList all;
  for (const auto& [level, rating] : offered(rules_)) all << text_of(level);
  return all;
}

QStringList AppSettings::level_names() const {
  QStringList all;
  for (const auto& [level, rating] : offered(rules_)) all << names::level(level);
  return all;
}

QStringList AppSettings::level_ratings() const {
  QStringList all;
  for (const auto& [level, rating] : offered(rules_))
    all << (rating ? names::signed_points(*rating) : QString());
  return all;
}

Lineup AppSettings::lineup_for(const Ruleset& rules) const {
  Lineup lineup = lineup_;
  for (std::size_t i = 0; i < Lineup::count; ++i) lineup.set_level(i, offered_level(lineup[i].level, rules));
  return lineup;
}

Level AppSettings::offered_level(Level level, const Ruleset& rules) {
  if (level == Level::random) return level;
  const std::vector<OfferedLevel> all = offered(rules);
  const auto stronger = std::ranges::find_if(all, [&](const OfferedLevel& one) { return one.level > level; });
  const auto weakest = std::min(all.begin() + 1, all.end() - 1);
  return std::max(stronger - 1, weakest)->level;
}

QList<QString> AppSettings::bot_names() {
  QList<QString> all;
  for (const Seat seat : all_seats) {
    if (seat != Seat{}) all << names::player(seat);
  }
  return all;
}

QList<int> AppSettings::bot_levels() const {
  QList<int> all;
  const QStringList known = levels();
  const Lineup lineup = this->lineup();
  for (std::size_t i = 0; i < Lineup::count; ++i)
    all << static_cast<int>(known.indexOf(text_of(lineup[i].level)));
  return all;
}

QList<int> AppSettings::bot_styles() const {
  QList<int> all;
  const Lineup lineup = this->lineup();
  for (std::size_t i = 0; i < Lineup::count; ++i) all << static_cast<int>(lineup[i].style);
  return all;
}

void AppSettings::setBotLevel(int bot, int level) {
  const auto chosen = nth(offered(rules_), level);
  if (!chosen || !is_bot(bot)) return;
  Lineup lineup = lineup_;
  lineup.set_level(static_cast<std::size_t>(bot), chosen->level);
  set_lineup(lineup);
}

void AppSettings::setBotStyle(int bot, int style) {
  const auto chosen = nth(all_styles, style);
  if (!chosen || !is_bot(bot)) return;
  Lineup lineup = lineup_;
  lineup.set_style(static_cast<std::size_t>(bot), *chosen);
  set_lineup(lineup);
}

int AppSettings::stylesOf(int level) const {
  const Level of = nth(offered(rules_), level).value_or(OfferedLevel{Level::random, {}}).level;
  return static_cast<int>(std::count_if(all_styles.begin(), all_styles.end(),
                                        [of](Style style) { return has_style(of, style); }));
}

QList<QString> AppSettings::style_names() {
  QList<QString> all;
  for (const Style style : all_styles) all << names::style(style);
  return all;
}

void AppSettings::set_teaching(bool on) {
  if (on == teaching_) return;
  teaching_ = on;
  kept_.set(teaching_key, on);
  Q_EMIT teachingChanged();
}

void AppSettings::set_anyone_time(int milliseconds) {
  milliseconds = std::clamp(milliseconds, shortest_question, longest_question);
  if (milliseconds == anyone_time_) return;
  anyone_time_ = milliseconds;
  kept_.set(anyone_key, milliseconds);
  Q_EMIT anyoneTimeChanged();
}

void AppSettings::set_two_step_discard(bool on) {
  if (on == two_step_discard_) return;
  two_step_discard_ = on;
  kept_.set(two_step_key, on);
  Q_EMIT twoStepDiscardChanged();
}

void AppSettings::set_announcements(Announcements amount) {
  if (amount == announcements_ || amount < AnnounceNothing || amount > AnnounceAll) return;
  announcements_ = amount;
  kept_.set(announcements_key, static_cast<int>(amount));
  Q_EMIT announcementsChanged();
}

void AppSettings::set_chrome(Chrome chrome) {
  if (chrome == chrome_ || chrome < DarkChrome || chrome > SystemChrome) return;
  chrome_ = chrome;
  kept_.set(chrome_key, static_cast<int>(chrome));
  Q_EMIT chromeChanged();
}

void AppSettings::set_text_scale(double scale) {
  if (!(scale >= 1 && scale <= 2) || scale == text_scale_) return;
  text_scale_ = scale;
  kept_.set(text_scale_key, scale);
  Q_EMIT textScaleChanged();
}

void AppSettings::set_tile_volume(int volume) {
  keep(tile_volume_, std::clamp(volume, 0, 100), tile_volume_key, &AppSettings::volumesChanged);
}

void AppSettings::set_call_volume(int volume) {
  keep(call_volume_, std::clamp(volume, 0, 100), call_volume_key, &AppSettings::volumesChanged);
}

void AppSettings::set_result_volume(int volume) {
  keep(result_volume_, std::clamp(volume, 0, 100), result_volume_key, &AppSettings::volumesChanged);
}

void AppSettings::set_tile_set(TileSet set) {
  keep(tile_set_, std::clamp(set, ClassicTiles, ContrastTiles), tile_set_key, &AppSettings::lookChanged);
}

void AppSettings::set_felt(Felt felt) {
  keep(felt_, std::clamp(felt, GreenFelt, DarkFelt), felt_key, &AppSettings::lookChanged);
}

void AppSettings::set_framed_white(bool framed) {
  keep(framed_white_, framed, framed_white_key, &AppSettings::lookChanged);
}

void AppSettings::set_reduced_motion(bool reduced) {
  keep(reduced_motion_, reduced, reduced_motion_key, &AppSettings::lookChanged);
}

void AppSettings::set_suit_order(int order) {
  keep(suit_order_, std::clamp(order, 0, static_cast<int>(SortOrder::suit_orders) - 1), suit_order_key,
       &AppSettings::sortChanged);
}

QStringList AppSettings::suit_orders() {
  QStringList all;
  for (std::size_t i = 0; i < SortOrder::suit_orders; ++i) {
    QString letters;
    for (const Suit suit : SortOrder::suits_of(i)) letters += u"mps"[static_cast<std::size_t>(suit)];
    all << letters;
  }
  return all;
}

void AppSettings::set_honours_first(bool first) {
  keep(honours_first_, first, honours_first_key, &AppSettings::sortChanged);
}

void AppSettings::set_red_first(bool first) {
  keep(red_first_, first, red_first_key, &AppSettings::sortChanged);
}

SortOrder AppSettings::sort_order() const {
  return {SortOrder::suits_of(static_cast<std::size_t>(suit_order_)), honours_first_, red_first_};
}

void AppSettings::set_tour_seen(bool seen) {
  keep(tour_seen_, seen, tour_seen_key, &AppSettings::tourSeenChanged);
}

void AppSettings::set_dock_folded(bool folded) {
  keep(dock_folded_, folded, dock_folded_key, &AppSettings::dockFoldedChanged);
}

WindowPlace AppSettings::window_place() const {
  WindowPlace place{kept_.value(geometry_key).toRect()};
  if (!place.geometry.isValid()) place.geometry = QRect();
  const auto kept = static_cast<QWindow::Visibility>(kept_.value(visibility_key).toInt());
  if (kept == QWindow::Maximized || kept == QWindow::FullScreen) place.visibility = kept;
  return place;
}

void AppSettings::set_window_place(const WindowPlace& place) {
  if (place == window_place()) return;
  kept_.set(geometry_key, place.geometry);
  kept_.set(visibility_key, static_cast<int>(place.visibility));
}

int AppSettings::pace() const {
  switch (speed_) {
    case Off:
      return 0;
    case Slow:
      return 1200;
    case Normal:
      return 600;
    case Fast:
      return 250;
  }
  return 0;
}

AppSettings* AppSettings::create(QQmlEngine* engine, QJSEngine*) { return provided<AppSettings>(engine); }

}  // namespace tingpai::app
