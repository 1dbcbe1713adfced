// Prints what wins on a discard score, flowers apart, by the open melds of the winner: the table in
// engine/ai/profiles/mcr_tables.cpp. Four experts play.  Usage: winning_fans [HANDS] [FIRST_SEED]
#include <cmath>
#include <cstdio>
#include <map>
#include <mutex>
#include <string>

#include "tests/bench/played_hand.h"

using namespace tingpai;

namespace {

struct Fans {
  void add(double fan) {
    ++wins;
    sum += fan;
    squares += fan * fan;
  }
  void print(const std::string& name) const {
    const double mean = sum / wins;
    std::printf("%-36s %6d  %5.2f +- %.2f\n", name.c_str(), wins, mean,
                1.96 * std::sqrt(std::max(0.0, squares / wins - mean * mean) / wins));
  }

  int wins = 0;
  double sum = 0;
  double squares = 0;
};

// What the others saw of the winner's hand.
struct Seen {
  int melds = 0;
  int values = 0;  // pungs of dragons and of the own or the round's wind
  int pungs = 0;
  int suits = 0;
};

Seen seen_of(const PublicState& table, Seat winner) {
  Seen seen;
  std::array<bool, 3> suits{};
  for (const SeenMeld& meld : table.melds[winner]) {
    if (meld.type == MeldType::concealed_kong) continue;
    ++seen.melds;
    const Tile tile = *meld.tile;
    seen.pungs += meld.type != MeldType::chow;
    if (!tile.is_honour()) {
      suits[static_cast<std::size_t>(tile.suit())] = true;
      continue;
    }
    const int wind = tile.rank() - 1;  // 4 and more: dragons
    seen.values +=
        wind > 3 || wind == static_cast<int>(table.round) || wind == static_cast<int>(table.winds[winner]);
  }
  for (const bool suit : suits) seen.suits += suit;
  return seen;
}

}  // namespace

int main(int argc, char** argv) {
  const HandRange range(argc, argv, 2500, 7000000);
  std::map<std::string, Fans> fans;
  std::mutex guard;
  for_each_hand(range, [&](int, std::uint64_t seed) {
    play_hand(seed, bots_of(Level::expert), [&](const Referee& referee, const Event& event) {
      const auto* won = std::get_if<events::Won>(&event);
      if (won == nullptr || !won->from) return;
      const Seen seen = seen_of(referee.state().table, won->seat);
      const std::string melds = std::to_string(seen.melds) + " melds";
      const std::lock_guard lock(guard);
      fans["all"].add(won->score.base);
      fans[melds].add(won->score.base);
      if (seen.melds < 2) return;
      if (seen.values > 0)
        fans[melds + ", " + std::to_string(seen.values) + " of value"].add(won->score.base);
      if (seen.suits < 2) fans[melds + ", one suit"].add(won->score.base);
      if (seen.pungs == seen.melds) fans[melds + ", all pungs"].add(won->score.base);
    });
  });
  for (const auto& [name, cell] : fans) cell.print(name);
}
