#include "app/text/names.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <array>
#include <cmath>

#include "app/text/scheme_words.h"

namespace tingpai::app::names {
namespace {

QString translated(const char* source) { return QCoreApplication::translate("Names", source); }

constexpr std::array<const char*, 4> wind_names{
    QT_TRANSLATE_NOOP("Names", "East"), QT_TRANSLATE_NOOP("Names", "South"),
    QT_TRANSLATE_NOOP("Names", "West"), QT_TRANSLATE_NOOP("Names", "North")};

constexpr std::array<const char*, 7> honour_names{
    QT_TRANSLATE_NOOP("Names", "East wind"),    QT_TRANSLATE_NOOP("Names", "South wind"),
    QT_TRANSLATE_NOOP("Names", "West wind"),    QT_TRANSLATE_NOOP("Names", "North wind"),
    QT_TRANSLATE_NOOP("Names", "White dragon"), QT_TRANSLATE_NOOP("Names", "Green dragon"),
    QT_TRANSLATE_NOOP("Names", "Red dragon")};

constexpr std::array<const char*, 8> flower_names{
    QT_TRANSLATE_NOOP("Names", "Spring flower"),        QT_TRANSLATE_NOOP("Names", "Summer flower"),
    QT_TRANSLATE_NOOP("Names", "Autumn flower"),        QT_TRANSLATE_NOOP("Names", "Winter flower"),
    QT_TRANSLATE_NOOP("Names", "Plum flower"),          QT_TRANSLATE_NOOP("Names", "Orchid flower"),
    QT_TRANSLATE_NOOP("Names", "Chrysanthemum flower"), QT_TRANSLATE_NOOP("Names", "Bamboo flower")};

constexpr std::array<const char*, 3> suit_names{//: A tile; %1 is the rank, 1 to 9
                                                QT_TRANSLATE_NOOP("Names", "%1 of characters"),
                                                //: A tile; %1 is the rank, 1 to 9
                                                QT_TRANSLATE_NOOP("Names", "%1 of dots"),
                                                //: A tile; %1 is the rank, 1 to 9
                                                QT_TRANSLATE_NOOP("Names", "%1 of bamboo")};

constexpr std::array<const char*, 11> action_names{
    //: %1 is a tile
    QT_TRANSLATE_NOOP("Names", "Discard %1"), QT_TRANSLATE_NOOP("Names", "Chow %1"),
    QT_TRANSLATE_NOOP("Names", "Pung %1"), QT_TRANSLATE_NOOP("Names", "Kong %1"),
    QT_TRANSLATE_NOOP("Names", "Concealed kong %1"), QT_TRANSLATE_NOOP("Names", "Add %1 to the pung"),
    QT_TRANSLATE_NOOP("Names", "Win with %1"), QT_TRANSLATE_NOOP("Names", "Pass"),
    //: %1 are three tiles that are exchanged for others' before the first draw
    QT_TRANSLATE_NOOP("Names", "Exchange %1"),
    //: %1 is a suit that the player will do without: "dots"
    QT_TRANSLATE_NOOP("Names", "Give up %1"),
    //: an action: the hand ends without a winner
    QT_TRANSLATE_NOOP("Names", "Abort the hand")};

constexpr std::array<const char*, 11> call_names{
    QT_TRANSLATE_NOOP("Names", "Discard"), QT_TRANSLATE_NOOP("Names", "Chow"),
    QT_TRANSLATE_NOOP("Names", "Pung"), QT_TRANSLATE_NOOP("Names", "Kong"),
    QT_TRANSLATE_NOOP("Names", "Kong"), QT_TRANSLATE_NOOP("Names", "Kong"), QT_TRANSLATE_NOOP("Names", "Win"),
    QT_TRANSLATE_NOOP("Names", "Pass"), QT_TRANSLATE_NOOP("Names", "Exchange"),
    //: a suit
    QT_TRANSLATE_NOOP("Names", "Give up"),
    //: a hand, without a winner
    QT_TRANSLATE_NOOP("Names", "Abort")};

constexpr std::array<const char*, 5> abort_names{
    QT_TRANSLATE_NOOP("Names", "nine kinds of terminals and honours"),
    QT_TRANSLATE_NOOP("Names", "four equal winds discarded"),
    QT_TRANSLATE_NOOP("Names", "four players in riichi"), QT_TRANSLATE_NOOP("Names", "four kongs"),
    QT_TRANSLATE_NOOP("Names", "three winners on one tile")};

constexpr std::array<const char*, 9> criterion_names{
    QT_TRANSLATE_NOOP("Names", "Only choice"),      QT_TRANSLATE_NOOP("Names", "The hand is won"),
    QT_TRANSLATE_NOOP("Names", "Highest value"),    QT_TRANSLATE_NOOP("Names", "Safety first"),
    QT_TRANSLATE_NOOP("Names", "Best table entry"), QT_TRANSLATE_NOOP("Names", "Drawn by lot"),
    QT_TRANSLATE_NOOP("Names", "Misjudged"),        QT_TRANSLATE_NOOP("Names", "By the opening hand"),
    QT_TRANSLATE_NOOP("Names", "By the network")};

constexpr std::array<const char*, 9> level_names{
    QT_TRANSLATE_NOOP("Names", "Random"), QT_TRANSLATE_NOOP("Names", "Beginner"),
    QT_TRANSLATE_NOOP("Names", "Casual"), QT_TRANSLATE_NOOP("Names", "Swift"),
    QT_TRANSLATE_NOOP("Names", "Regular"),
    //: A level between Regular and Skilled that errs as people do
    QT_TRANSLATE_NOOP("Names", "Club player"), QT_TRANSLATE_NOOP("Names", "Skilled"),
    QT_TRANSLATE_NOOP("Names", "Expert"), QT_TRANSLATE_NOOP("Names", "Master")};

constexpr std::array<const char*, 4> style_names{
    //: What a bot leans to
    QT_TRANSLATE_NOOP("Names", "Balanced"), QT_TRANSLATE_NOOP("Names", "Fast"),
    QT_TRANSLATE_NOOP("Names", "Big hands"), QT_TRANSLATE_NOOP("Names", "Careful")};

constexpr std::array<const char*, 4> player_names{
    QT_TRANSLATE_NOOP("Names", "You"), QT_TRANSLATE_NOOP("Names", "Lin"), QT_TRANSLATE_NOOP("Names", "Mei"),
    QT_TRANSLATE_NOOP("Names", "Tao")};

constexpr std::array<const char*, 5> meld_names{
    //: %1 is a tile, or the tiles of a chow: "7-8-9 of dots"
    QT_TRANSLATE_NOOP("Names", "Chow of %1"), QT_TRANSLATE_NOOP("Names", "Pung of %1"),
    QT_TRANSLATE_NOOP("Names", "Kong of %1"), QT_TRANSLATE_NOOP("Names", "Added kong of %1"),
    QT_TRANSLATE_NOOP("Names", "Concealed kong of %1")};

template <class Table, class Index>
QString entry(const Table& table, Index index) {
  const auto i = static_cast<std::size_t>(index);
  return i < table.size() ? translated(table[i]) : QString();
}

QString joined(QStringList parts, const char* sign) {
  parts.removeAll(QString());
  return parts.join(translated(sign));
}

}  // namespace

QString tile(Tile tile) {
  if (tile.is_flower()) return entry(flower_names, tile.rank() - 1);
  if (tile.is_honour()) return entry(honour_names, tile.rank() - 1);
  return entry(suit_names, tile.suit()).arg(tile.rank());
}

QString chow(Tile lowest) {
  const int rank = lowest.rank();
  return entry(suit_names, lowest.suit())
      .arg(QStringLiteral("%1-%2-%3").arg(rank).arg(rank + 1).arg(rank + 2));
}

QString list(const QStringList& parts) { return joined(parts, QT_TRANSLATE_NOOP("Names", ", ")); }
QString clauses(const QStringList& parts) { return joined(parts, QT_TRANSLATE_NOOP("Names", "; ")); }

QString sentences(const QStringList& parts) {
  const QString stop = translated(QT_TRANSLATE_NOOP("Names", ". "));
  static const QString ends = QStringLiteral(".?!。？！");
  QString all;
  for (const QString& part : parts) {
    if (part.isEmpty()) continue;
    if (!all.isEmpty()) all += ends.contains(all.back()) ? stop.mid(1) : stop;  // its blank alone
    all += part;
  }
  return all;
}

QString tiles(std::span<const Tile> tiles) {
  QStringList all;
  for (const Tile one : tiles) all << tile(one);
  return list(all);
}

QStringList by_suit(std::span<const Tile> tiles) {
  std::vector<Tile> sorted(tiles.begin(), tiles.end());
  std::sort(sorted.begin(), sorted.end());
  std::array<QString, suit_names.size()> ranks;
  QStringList others;
  for (const Tile one : sorted) {
    if (one.is_suited())
      ranks[static_cast<std::size_t>(one.suit())] += QString::number(one.rank());
    else
      others << tile(one);
  }
  QStringList all;
  for (std::size_t suit = 0; suit < ranks.size(); ++suit) {
    if (!ranks[suit].isEmpty()) all << translated(suit_names[suit]).arg(ranks[suit]);
  }
  if (!others.isEmpty()) all << list(others);
  return all;
}

QString suit(Suit suit) {
  static constexpr std::array<const char*, 3> suits{QT_TRANSLATE_NOOP("Names", "characters"),
                                                    QT_TRANSLATE_NOOP("Names", "dots"),
                                                    QT_TRANSLATE_NOOP("Names", "bamboo")};
  return entry(suits, suit);
}
QString wind(Wind wind) { return entry(wind_names, wind); }
QString pattern(PatternId id) { return words_of(id).pattern(id); }
QString action(Action action) {
  const QString text = entry(action_names, action.type);
  if (action.type == ActionType::pass || action.type == ActionType::abort) return text;
  if (action.type == ActionType::void_suit) return text.arg(suit(action.tile.suit()));
  if (action.type == ActionType::exchange)
    return text.arg(list(by_suit(std::array{action.tile, action.more[0], action.more[1]})));
  if (action.riichi)
    return translated(QT_TRANSLATE_NOOP("Names", "Discard %1 and declare riichi")).arg(tile(action.tile));
  return text.arg(action.type == ActionType::chow ? chow(action.tile) : tile(action.tile));
}
QString call(ActionType type) { return entry(call_names, type); }
//: what a player declares whose closed hand waits for one tile
QString riichi() { return translated(QT_TRANSLATE_NOOP("Names", "Riichi")); }
QString abort(AbortReason reason) { return entry(abort_names, reason); }
QString criterion(Criterion criterion) { return entry(criterion_names, criterion); }
QString style(Style style) { return entry(style_names, style); }
QString level(Level level) { return entry(level_names, level); }

QString player(Seat seat) { return entry(player_names, seat.index()); }

QString hand_title(const PublicState& table) { return words_of(table.ruleset).hand_title(table); }

QString meld(MeldType type, std::optional<Tile> tile) {
  if (!tile) return translated(QT_TRANSLATE_NOOP("Names", "Concealed kong"));
  return entry(meld_names, type).arg(type == MeldType::chow ? chow(*tile) : names::tile(*tile));
}

QString number(int n) {
  static const QLocale grouped(QLocale::English);
  const QString size = grouped.toString(std::abs(n));
  return n < 0 ? u'\u2212' + size : size;
}

QString signed_number(int n) { return n > 0 ? u'+' + number(n) : number(n); }

QString signed_points(double points) {
  if (std::abs(points) >= 100) return signed_number(static_cast<int>(std::lround(points)));
  const double rounded = std::round(points * 10) / 10;
  if (rounded == 0) return QStringLiteral("0.0");
  return (rounded > 0 ? QStringLiteral("+") : QStringLiteral("\u2212")) +
         QString::number(std::abs(rounded), 'f', 1);
}

QString score(int score, int start) { return start == 0 ? signed_number(score) : number(score); }

QString margin(double points) { return QString::number(std::max(0.1, points), 'f', 1); }

QString percent(double probability, bool exact) {
  const double hundred = probability * 100;
  if (!exact && hundred < 1) return QStringLiteral("<1\u00a0%");
  if (!exact && hundred > 99) return QStringLiteral(">99\u00a0%");
  return QString::number(std::lround(hundred)) + QStringLiteral("\u00a0%");
}

QString text(Tile tile) { return QString::fromStdString(to_text(tile)); }

QStringList texts(std::span<const Tile> tiles) {
  QStringList all;
  for (const Tile one : tiles) all << text(one);
  return all;
}

}  // namespace tingpai::app::names
