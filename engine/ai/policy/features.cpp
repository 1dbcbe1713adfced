#include "engine/ai/policy/features.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "engine/ai/profile.h"

namespace tingpai::policy {

namespace {

constexpr int kinds = Tile::kinds;
constexpr int seats = 4;
constexpr int copies = 4;
constexpr int meld_sorts = 4;      // chow, second chow, pung, kong
constexpr int stretches = 3;       // early, middle, late
constexpr int stretch_length = 6;  // discards
constexpr int manners = 2;         // from the hand, as drawn
constexpr int situations = 6;
constexpr int wall_steps = 25;
constexpr int most_flowers = 8;
// Scores apart, in the points of a scheme whose games are told by places.
constexpr std::array<Points, 8> differences{-16000, -8000, -4000, -1000, 1000, 4000, 8000, 16000};

constexpr std::array<int, blocks> sizes{kinds * copies,
                                        3,
                                        seats* kinds* meld_sorts,
                                        seats* copies,
                                        seats* kinds* stretches* manners,
                                        3 * kinds,
                                        kinds* copies,
                                        kinds,
                                        3,
                                        situations,
                                        4,
                                        4,
                                        wall_steps,
                                        2 * kinds,
                                        seats,
                                        seats * 3,
                                        3,
                                        most_flowers,
                                        3 * static_cast<int>(differences.size() + 1)};

constexpr std::array<const char*, blocks> names{
    "hand",  "red",  "meld", "hidden",    "river",    "last",      "visible", "offer",   "offerer",   "asked",
    "round", "wind", "wall", "indicator", "declared", "void_suit", "out",     "flowers", "difference"};

constexpr std::array<int, blocks + 1> firsts = [] {
  std::array<int, blocks + 1> all{};
  for (std::size_t i = 0; i < blocks; ++i) all[i + 1] = all[i] + sizes[i];
  return all;
}();

std::size_t index(Block block) { return static_cast<std::size_t>(block); }

class Collector {
  static constexpr std::size_t word = 64;
  static constexpr std::size_t usual = 160;  // so many facts a view seldom has

 public:
  explicit Collector(const PlayerView& view) : view_(view), table_(view.table) {}

  Features collect() {
    own_hand();
    for (const Seat who : all_seats) seat(table_.steps(view_.seat, who), who);
    counts(Block::visible, visible_tiles(view_));
    situation();
    add(Block::round, static_cast<int>(table_.round));
    add(Block::wind, static_cast<int>(table_.winds[view_.seat]));
    add(Block::wall, std::min(table_.wall_left / 4, wall_steps - 1));
    indicators();
    return found();
  }

 private:
  void add(Block block, int place) {
    assert(place >= 0 && place < size_of(block));
    const auto fact = static_cast<std::size_t>(first_of(block) + place);
    facts_[fact / word] |= std::uint64_t{1} << fact % word;
  }
  // In ascending order.
  Features found() const {
    Features features;
    features.reserve(usual);
    for (std::size_t i = 0; i < facts_.size(); ++i) {
      for (std::uint64_t left = facts_[i]; left != 0; left &= left - 1)
        features.push_back(static_cast<Feature>(i * word + static_cast<std::size_t>(std::countr_zero(left))));
    }
    return features;
  }
  // A fact that holds at least so many times: each number up to it, in places that follow each other.
  void add_up_to(Block block, int first, int times, int most) {
    for (int i = 0; i < std::min(times, most); ++i) add(block, first + i);
  }
  void counts(Block block, const TileCounts& tiles) {
    for (int kind = 0; kind < kinds; ++kind) add_up_to(block, kind * copies, tiles[kind], copies);
  }

  void own_hand() {
    counts(Block::hand, view_.hand.concealed);
    for (const Suit suit : {Suit::characters, Suit::dots, Suit::bamboo})
      if (view_.hand.reds[suit] > 0) add(Block::red, static_cast<int>(suit));
    const auto flowers = table_.flowers[view_.seat].size() + view_.held_flowers.size();
    add_up_to(Block::flowers, 0, static_cast<int>(flowers), most_flowers);
  }

  void seat(int step, Seat who) {
    melds(step, who);
    river(step, who);
    const SeatStatus& status = table_.status[who];
    if (table_.declared(who)) add(Block::declared, step);
    if (status.void_suit) add(Block::void_suit, 3 * step + static_cast<int>(*status.void_suit));
    if (step == 0) return;
    if (status.out) add(Block::out, step - 1);
    if (profile_of(table_.ruleset).placement != nullptr) {
      const Points above = table_.scores[who] - table_.scores[view_.seat];
      const auto place = std::upper_bound(differences.begin(), differences.end(), above);
      add(Block::difference, (step - 1) * static_cast<int>(differences.size() + 1) +
                                 static_cast<int>(place - differences.begin()));
    }
  }

  void melds(int step, Seat who) {
    const auto place = [&](int kind, int sort) { return (step * kinds + kind) * meld_sorts + sort; };
    std::array<bool, kinds> chow{};
    int hidden = 0;
    const auto lay = [&](const Meld& meld) {
      const int kind = meld.tile.kind();
      if (meld.type == MeldType::chow) {
        add(Block::meld, place(kind, chow[static_cast<std::size_t>(kind)] ? 1 : 0));
        chow[static_cast<std::size_t>(kind)] = true;
      } else {
        add(Block::meld, place(kind, meld.type == MeldType::pung ? 2 : 3));
      }
    };
    if (who == view_.seat) {
      for (const Meld& meld : view_.hand.melds) lay(meld);
      return;
    }
    for (const auto& meld : table_.melds[who]) {
      if (meld.tile)
        lay(meld_of(meld, *meld.tile));
      else
        ++hidden;
    }
    add_up_to(Block::hidden, step * copies, hidden, copies);
  }

  void river(int step, Seat who) {
    const auto& tiles = table_.rivers[who];
    for (std::size_t i = 0; i < tiles.size(); ++i) {
      const int stretch = std::min(static_cast<int>(i) / stretch_length, stretches - 1);
      const int manner = tiles[i].drawn ? 1 : 0;
      add(Block::river, ((step * kinds + tiles[i].tile.kind()) * stretches + stretch) * manners + manner);
    }
    if (step > 0 && !tiles.empty()) add(Block::last, (step - 1) * kinds + tiles.back().tile.kind());
  }

  void situation() {
    const bool own = table_.turn == view_.seat;
    const int asked = table_.phase == Phase::acting     ? (table_.drawn ? 0 : 1)
                      : table_.phase == Phase::claiming ? 2
                      : table_.phase == Phase::robbing  ? 3
                      : table_.phase == Phase::voiding  ? 4
                                                        : 5;
    add(Block::asked, asked);
    if (own || !table_.last_tile || (asked != 2 && asked != 3)) return;
    add(Block::offer, table_.last_tile->kind());
    add(Block::offerer, table_.steps(view_.seat, table_.turn) - 1);
  }

  void indicators() {
    std::array<int, kinds> times{};
    for (const Tile tile : table_.indicators)
      add_up_to(Block::indicator, 2 * tile.kind(), ++times[static_cast<std::size_t>(tile.kind())], 2);
  }

  const PlayerView& view_;
  const PublicState& table_;
  std::array<std::uint64_t, (static_cast<std::size_t>(firsts.back()) + word - 1) / word> facts_{};  // bits
};

// The place of a fact in its block in words.
std::string place_text(Block block, int place) {
  const auto kind = [](int number) { return tingpai::to_text(Tile::from_index(number)); };
  const auto number = [](int value) { return std::to_string(value); };
  static constexpr std::array sorts{"chow", "second chow", "pung", "kong"};
  static constexpr std::array parts{"early", "middle", "late"};
  static constexpr std::array asked{"draw",      "claim", "discard of another", "kong of another",
                                    "void suit", "other"};
  const auto u = [](int value) { return static_cast<std::size_t>(value); };
  switch (block) {
    case Block::hand:
    case Block::visible:
      return kind(place / copies) + " " + number(place % copies + 1);
    case Block::meld:
      return number(place / meld_sorts / kinds) + " " + sorts[u(place % meld_sorts)] + " " +
             kind(place / meld_sorts % kinds);
    case Block::hidden:
      return number(place / copies) + " " + number(place % copies + 1);
    case Block::river: {
      const int part = place / manners;
      return number(part / stretches / kinds) + " " + parts[u(part % stretches)] + " " +
             (place % manners == 0 ? "held " : "drawn ") + kind(part / stretches % kinds);
    }
    case Block::last:
      return number(place / kinds + 1) + " " + kind(place % kinds);
    case Block::offer:
      return kind(place);
    case Block::asked:
      return asked[u(place)];
    case Block::indicator:
      return kind(place / 2) + " " + number(place % 2 + 1);
    case Block::void_suit:
      return number(place / 3) + " " + "mps"[place % 3];
    default:
      return number(place);
  }
}

}  // namespace

int size_of(Block block) { return sizes[index(block)]; }
int first_of(Block block) { return firsts[index(block)]; }
int feature_count() { return firsts.back(); }

Features features_of(const PlayerView& view) { return Collector(view).collect(); }

std::string feature_text(Feature feature) {
  const auto block =
      std::upper_bound(firsts.begin(), firsts.end(), static_cast<int>(feature)) - firsts.begin() - 1;
  const auto of = static_cast<std::size_t>(block);
  return std::string(names[of]) + " " + place_text(static_cast<Block>(block), feature - firsts[of]);
}

}  // namespace tingpai::policy
