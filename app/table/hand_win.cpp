#include "app/table/hand_win.h"

#include <QCoreApplication>
#include <algorithm>

#include "app/people/positions.h"
#include "app/text/names.h"
#include "app/text/scheme_words.h"
#include "engine/rules/explain.h"
#include "engine/rules/scheme.h"

namespace tingpai::app {
namespace {

// A set of the hand, in the order that it is laid in.
struct LaidSet {
  std::vector<Tile> tiles;
  int winning = -1;   // index of the tile that completed the hand
  std::size_t place;  // among the groups of the reading
  bool called = false;
  std::vector<std::optional<Tile>> stands_for{};  // of each tile, where some are wild
};

std::vector<Tile> tiles_of_group(const Group& group) {
  std::vector<Tile> tiles;
  const int step = group.type == GroupType::chow ? 1 : group.type == GroupType::knitted ? 3 : 0;
  for (int i = 0; i < (group.type == GroupType::kong ? 4 : 3); ++i)
    tiles.push_back(Tile::from_index(group.tile.kind() + i * step));
  return tiles;
}

LaidSet laid(std::vector<Tile> tiles, bool wins, Tile win, std::size_t place = 0, bool called = false) {
  int winning = -1;
  for (std::size_t i = 0; wins && i < tiles.size(); ++i) {
    if (tiles[i] == win) winning = static_cast<int>(i);
  }
  return {std::move(tiles), winning, place, called};
}

// A reading knows kinds alone. A meld tells which of its fives are red; of what was concealed it does not
// matter which of a kind.
void colour(std::vector<LaidSet>& sets, const Win& win) {
  RedFives concealed = win.reds;
  std::vector<Meld> melds(win.melds.begin(), win.melds.end());
  for (LaidSet& set : sets) {
    const auto of_kinds = [&](const Meld& meld) {
      return std::ranges::equal(set.tiles, tiles_of(meld), same_kind);
    };
    if (const auto meld = std::ranges::find_if(melds, of_kinds); set.called && meld != melds.end()) {
      const auto tiles = tiles_of(*meld);
      set.tiles.assign(tiles.begin(), tiles.end());
      melds.erase(meld);  // another of these kinds has its own
      continue;
    }
    for (std::size_t i = 0; i < set.tiles.size(); ++i) {
      Tile& tile = set.tiles[i];
      if (static_cast<int>(i) == set.winning && same_kind(tile, win.tile)) {
        tile = win.tile;
      } else if (concealed.of_kind(tile) > 0) {
        tile = Tile::red_five(tile.suit());
        concealed.add(tile, -1);
      }
    }
  }
}

// A reading knows what wild tiles stand for. The one that completed the hand is where it did.
void lay_wilds(std::vector<LaidSet>& sets, const Win& win, Tile wild) {
  TileCounts natural = win.concealed;
  natural.add(win.tile);
  const bool wins = win.tile == wild;
  const auto is_winning = [&](const LaidSet& set, std::size_t i) {
    return wins && static_cast<int>(i) == set.winning;
  };
  bool told = false;  // which of the wild tiles won
  for (const LaidSet& set : sets) told = told || set.winning >= 0;
  for (LaidSet& set : sets) {
    set.stands_for.resize(set.tiles.size());
    for (std::size_t i = 0; !set.called && i < set.tiles.size(); ++i) {
      Tile& tile = set.tiles[i];
      if (!is_winning(set, i) && natural[tile] > 0) {
        natural.remove(tile);
        continue;
      }
      set.stands_for[i] = std::exchange(tile, wild);
      if (wins && !std::exchange(told, true)) set.winning = static_cast<int>(i);
    }
  }
}

// What was concealed first, the pair last.
std::vector<LaidSet> sets_of(const Reading& reading) {
  std::vector<std::size_t> order;
  for (std::size_t i = 0; i < reading.groups.size(); ++i) order.push_back(i);
  std::ranges::stable_sort(order, {}, [&](std::size_t i) {
    const Group& group = reading.groups[i];
    return std::pair(!group.concealed, group.concealed ? group.tile.kind() : 0);
  });
  std::vector<LaidSet> sets;
  for (const std::size_t i : order) {
    const Group& group = reading.groups[i];
    const bool called = !group.concealed || group.type == GroupType::kong;
    sets.push_back(laid(tiles_of_group(group), group.wins, plain(reading.win), i, called));
  }
  sets.push_back(
      laid({reading.pair, reading.pair}, reading.pair_wins, plain(reading.win), reading.groups.size()));
  return sets;
}

// As the scorer read it; where it found no sets, pairs or all tiles in a row.
std::vector<LaidSet> sets_of(const Win& win, const std::optional<Explanation>& explanation) {
  if (explanation && !explanation->reading.groups.empty()) {
    std::vector<LaidSet> sets = sets_of(explanation->reading);
    colour(sets, win);
    return sets;
  }
  TileCounts concealed = win.concealed;
  concealed.add(win.tile);
  RedFives reds = win.reds;
  reds.add(win.tile);
  std::vector<LaidSet> sets;
  if (explanation && explanation->reading.form == Form::seven_pairs) {
    const std::vector<Tile> tiles = tiles_of(explanation->reading.tiles, reds);
    for (std::size_t i = 0; i + 1 < tiles.size(); i += 2) {
      const bool first = i == 0 || !same_kind(tiles[i - 1], tiles[i]);  // of two equal pairs
      sets.push_back(laid({tiles[i], tiles[i + 1]}, first, win.tile));
    }
    return sets;
  }
  sets.push_back(laid(tiles_of(concealed, reds), true, win.tile));
  for (const Meld& meld : win.melds) {
    const auto called = tiles_of(meld);
    sets.push_back(laid({called.begin(), called.end()}, false, win.tile));
  }
  return sets;
}

QStringList stood_for(const LaidSet& set) {
  QStringList texts;
  for (const auto& tile : set.stands_for) texts << (tile ? names::text(*tile) : QString());
  return texts;
}

// Which sets a pattern stands on, by their places on the page.
QList<int> places_of(const Support& support, const std::vector<LaidSet>& sets) {
  const auto stands_on = [&support](const LaidSet& set) {
    switch (support.of) {
      case Support::Of::hand:
        return true;
      case Support::Of::sets:
        return (support.sets >> set.place & 1) != 0;
      case Support::Of::red_fives:
        return std::ranges::any_of(set.tiles, &Tile::is_red);
      case Support::Of::winning_tile:
      case Support::Of::indicators:
      case Support::Of::aside:
        break;
    }
    return false;
  };
  QList<int> places;
  for (std::size_t i = 0; i < sets.size(); ++i) {
    if (stands_on(sets[i])) places << static_cast<int>(i);
  }
  return places;
}

// Beside the hand: what a pattern may stand on.
struct AsideLine {
  Support::Of of;
  AsideRow row;
};

std::vector<AsideLine> lines_beside(const PublicState& table, const events::Won& won,
                                    const std::optional<Explanation>& explanation) {
  const SchemeWords& words = words_of(table.ruleset);
  std::vector<AsideLine> lines;
  const auto add = [&](Support::Of of, const QString& caption, const auto& tiles,
                       const std::vector<bool>* counts) {
    if (tiles.empty()) return;
    AsideRow row{.place = static_cast<int>(lines.size()), .caption = caption, .tiles = {}, .counts = {}};
    for (std::size_t i = 0; i < tiles.size(); ++i) {
      row.tiles << names::text(tiles[i]);
      row.counts << (counts != nullptr && (*counts)[i]);
    }
    lines.push_back({of, row});
  };
  add(Support::Of::aside, {}, table.flowers[won.seat], nullptr);
  add(Support::Of::indicators, words.indicators(), won.win.indicators,
      explanation ? &explanation->indicators_count : nullptr);
  add(Support::Of::aside, words.under(), won.win.under, explanation ? &explanation->under_count : nullptr);
  return lines;
}

}  // namespace

HandWin::HandWin(QObject* parent)
    : QObject(parent),
      sets_(LaidSetRow::staticMetaObject),
      aside_(AsideRow::staticMetaObject),
      fans_(CountedFanRow::staticMetaObject),
      excluded_(ExcludedFanRow::staticMetaObject) {
  // Enough for most hands: the page comes at once.
  sets_.reserve(5, LaidSetRow());
  fans_.reserve(8, CountedFanRow());
  excluded_.reserve(6, ExcludedFanRow());
}

void HandWin::clear() {
  if (!used_) return;
  used_ = grand_ = false;
  position_ = from_position_ = -1;
  total_ = 0;
  Q_EMIT changed();
}

void HandWin::show(const PlayerView& view, const events::Won& won, const Players& players) {
  used_ = true;
  winner_ = players.name(won.seat);
  seal_ = players.seal(won.seat);
  position_ = position_of(view, won.seat);
  from_position_ = won.from ? position_of(view, *won.from) : -1;
  winning_tile_ = names::text(won.win.tile);
  total_ = won.score.total;
  const SchemeWords& words = words_of(view.table.ruleset);
  total_text_ = words.total(won.score);
  sum_text_ = words.sum(won.score);
  unit_text_ = words.unit(won.score);
  const Ruleset& ruleset = view.table.ruleset;
  const auto explanation = scheme::explain(ruleset, won.win, won.score);
  std::vector<LaidSet> laid = sets_of(won.win, explanation);
  const auto wild = scheme::wild_tile(ruleset);
  if (wild && explanation) lay_wilds(laid, won.win, *wild);
  QList<LaidSetRow> sets;
  tile_count_ = 0;
  for (const LaidSet& set : laid) {
    sets << LaidSetRow{static_cast<int>(sets.size()), names::texts(set.tiles), stood_for(set), set.winning};
    tile_count_ += static_cast<int>(set.tiles.size());
  }
  sets_.set(sets);
  const std::vector<AsideLine> lines = lines_beside(view.table, won, explanation);
  QList<AsideRow> aside;
  longest_aside_ = 0;
  aside_captioned_ =
      std::ranges::any_of(lines, [](const AsideLine& line) { return !line.row.caption.isEmpty(); });
  for (const AsideLine& line : lines) {
    aside << line.row;
    longest_aside_ = std::max(longest_aside_, static_cast<int>(line.row.tiles.size()));
  }
  aside_.set(aside);
  QList<CountedFanRow> fans;
  for (const CountedPattern& pattern : won.score.patterns) {
    const auto place = static_cast<std::size_t>(fans.size());
    const Support support = explanation ? explanation->support[place] : Support{};
    const auto line = std::ranges::find(lines, support.of, &AsideLine::of);
    fans << CountedFanRow{.place = static_cast<int>(place),
                          .name = names::pattern(pattern.id),
                          .each = pattern.each,
                          .count = pattern.count,
                          .points = pattern.each * pattern.count,
                          .amount_text = words.amount(pattern),
                          .spoken = words.spoken(pattern),
                          .pattern = pattern.id.row,
                          .sentence = words.sentence(pattern.id),
                          .sets = places_of(support, laid),
                          .of_tile = support.of == Support::Of::winning_tile,
                          .aside = line == lines.end() ? -1 : line->row.place};
  }
  fans_.set(fans);
  show_excluded(won.score);
  grand_ = scheme::is_grand(ruleset, won.score);
  grand_name_ = grand_ ? words.headline(won.score) : QString();
  tell(won, players);
  Q_EMIT changed();
}

// A pattern may be contained in several others.
void HandWin::show_excluded(const Score& score) {
  QMap<PatternId, QStringList> containing;
  QList<PatternId> in_order;
  for (const ExcludedPattern& pattern : score.excluded) {
    if (!containing.contains(pattern.id)) in_order << pattern.id;
    const QString because = names::pattern(pattern.because_of);
    if (!containing[pattern.id].contains(because)) containing[pattern.id] << because;
  }
  QList<ExcludedFanRow> rows;
  for (const PatternId id : in_order) {
    rows << ExcludedFanRow{static_cast<int>(rows.size()), names::pattern(id),
                           tr("already in %1").arg(names::list(containing[id])), id.row};
  }
  excluded_.set(rows);
}

void HandWin::tell(const events::Won& won, const Players& players) {
  const auto is_you = [&](Seat seat) { return !players.shared() && players.is_person(seat); };
  const QString tile = names::tile(won.win.tile);
  title_ = is_you(won.seat) ? tr("You win") : tr("%1 wins").arg(winner_);
  if (!won.from) {
    how_ = tr("Self-drawn on %1").arg(tile);
    moment_ = tr("Self-drawn, %1").arg(tile);
  } else if (is_you(*won.from)) {
    how_ = won.win.robbing ? tr("On %1, robbed from your kong").arg(tile) : tr("On %1 from you").arg(tile);
    moment_ = won.win.robbing ? tr("From your kong, %1").arg(tile) : tr("From you, %1").arg(tile);
  } else {
    const QString source = players.name(*won.from);
    how_ = (won.win.robbing ? tr("On %1, robbed from %2's kong") : tr("On %1 from %2")).arg(tile, source);
    moment_ = (won.win.robbing ? tr("From %1's kong, %2") : tr("From %1, %2")).arg(source, tile);
  }
  QStringList fans;
  for (const CountedPattern& pattern : won.score.patterns)
    fans << tr("%1 %2").arg(names::pattern(pattern.id)).arg(pattern.each * pattern.count);
  spoken_ = tr("%1, %2: %3").arg(names::sentences({title_, how_}), total_text_, names::list(fans));
}

}  // namespace tingpai::app
