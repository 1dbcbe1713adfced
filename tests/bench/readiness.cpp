// Plays hands of one level and counts how far its players are from winning after each discard: prints the
// table of engine/ai/profiles/mcr_readiness.cpp, and how fast the level is. Usage: readiness [HANDS]
// [FIRST_SEED] [LEVEL] [OTHERS] [--rules RULES]
//   All four seats play LEVEL (path), or one seat in turn does and the other three play OTHERS.
#include <array>
#include <cmath>
#include <cstdio>

#include "engine/ai/reading/readiness.h"
#include "tests/bench/distance.h"
#include "tests/bench/played_hand.h"

using namespace tingpai;

namespace {

constexpr std::size_t most_discards = 20;
using Counts = std::array<std::array<std::array<double, 6>, 5>, most_discards>;

// A rate with its count of cases.
struct Rate {
  double happened = 0;
  double cases = 0;

  void add(bool it_did) {
    happened += it_did ? 1 : 0;
    cases += 1;
  }
  double percent() const { return cases > 0 ? 100 * happened / cases : 0; }
};

// A turn runs from a discard of a player to its next one, or to the end of the hand.
class Pace {
 public:
  void discarded(Seat seat, std::size_t discards, bool ready) {
    if (last_[seat]) end_turn(*last_[seat], ready);
    last_[seat] = Turn{discards, ready};
    at_[discards].add(ready);
  }
  void hand_over(Seat seat, const events::Won* won) {
    const bool wins = won && won->seat == seat;
    won_.add(wins);
    drawn_.add(wins && !won->from);
    dealt_in_.add(won && won->from == seat);
    if (last_[seat]) end_hand(*last_[seat], wins);
    if (wins) discards_won_ += last_[seat] ? static_cast<double>(last_[seat]->discards) : 0;
    last_[seat].reset();
  }
  void print() const {
    std::printf("// ready in %% after so many discards:");
    for (std::size_t i = 0; i < at_.size(); ++i) std::printf(" %zu: %.1f", i + 1, at_[i].percent());
    std::printf("\n// ready after ten: %.1f %% ± %.1f; wins in a turn when ready: %.1f %% ± %.1f;",
                at_[9].percent(), error(at_[9]), wins_.percent(), error(wins_));
    std::printf(" before 9 discards %.1f, 9 to 12 %.1f, later %.1f\n", wins_at_[0].percent(),
                wins_at_[1].percent(), wins_at_[2].percent());
    std::printf("// becomes ready in a turn: %.1f %% ± %.1f; is ready no more after one: %.1f %% ± %.1f\n",
                becomes_.percent(), error(becomes_), leaves_.percent(), error(leaves_));
    std::printf(
        "// wins %.1f %% ± %.1f of hands, %.1f %% by own draw, after %.1f discards; deals in in %.1f %% ± "
        "%.1f\n",
        won_.percent(), error(won_), drawn_.percent(), discards_won_ / std::max(1.0, won_.happened),
        dealt_in_.percent(), error(dealt_in_));
  }

 private:
  struct Turn {
    std::size_t discards = 0;  // 0-based
    bool ready = false;
    bool operator==(const Turn&) const = default;
  };

  void end_turn(const Turn& turn, bool ready) {
    if (turn.ready) add_win(turn, false);
    (turn.ready ? leaves_ : becomes_).add(turn.ready != ready);
  }
  // It has no next discard, and tells no more than whether a ready player won.
  void end_hand(const Turn& turn, bool won) {
    if (turn.ready) add_win(turn, won);
  }
  void add_win(const Turn& turn, bool won) {
    wins_.add(won);
    wins_at_[turn.discards < 8 ? 0 : turn.discards < 12 ? 1 : 2].add(won);
  }
  static double error(const Rate& rate) {
    const double share = rate.percent() / 100;
    return rate.cases > 0 ? 196 * std::sqrt(share * (1 - share) / rate.cases) : 0;
  }

  BySeat<std::optional<Turn>> last_;
  std::array<Rate, most_discards> at_;
  std::array<Rate, 3> wins_at_;
  Rate wins_, becomes_, leaves_, won_, drawn_, dealt_in_;
  double discards_won_ = 0;
};

struct Measured {
  Counts counts{};
  Pace pace;

  void discarded(const PlayerView& view) {
    const auto distance = static_cast<std::size_t>(std::min(distance_to_ready(view), 5));
    const auto melds = static_cast<std::size_t>(open_melds(view.table.melds[view.seat]));
    const std::size_t discards = std::min(view.table.rivers[view.seat].size(), most_discards) - 1;
    if (!view.table.declared(view.seat)) counts[discards][melds][distance] += 1;  // else it is known
    pace.discarded(view.seat, discards, distance == 0);
  }
};

// Plays a hand in which `level` sits where `measured` says, and `others` elsewhere.
void play(const Ruleset& ruleset, std::uint64_t seed, Level level, Level others, const BySeat<bool>& measured,
          Measured& into) {
  Field field;
  for (const Seat seat : all_seats) field[seat] = measured[seat] ? level : others;
  const auto choose = [&](const Referee& referee, Seat seat, const Budget& budget) {
    return decide(measured[seat] ? level : others, referee.view(seat), referee.asked(seat), budget, {},
                  field);
  };
  const auto listen = [&](const Referee& referee, const Event& event) {
    if (const auto* discard = std::get_if<events::Discarded>(&event); discard && measured[discard->seat]) {
      into.discarded(referee.view(discard->seat));
    }
    if (!std::holds_alternative<events::GameEnded>(event)) return;
    const PublicState& table = referee.state().table;
    for (const Seat seat : all_seats) {
      if (!measured[seat]) continue;
      const events::Won* first = table.wins.empty() ? nullptr : &table.wins.front();
      const events::Won* own = table.won(seat);
      into.pace.hand_over(seat, own != nullptr ? own : first);
    }
  };
  play_hand(seed, choose, listen, ruleset);
}

// Cells seen too rarely take the counts of one discard earlier in.
void fill_rare_cells(Counts& counts) {
  constexpr double enough = 40;
  for (std::size_t melds = 0; melds < 5; ++melds) {
    for (std::size_t discards = 1; discards < counts.size(); ++discards) {
      auto& cell = counts[discards][melds];
      double seen = 0;
      for (const double n : cell) seen += n;
      if (seen >= enough) continue;
      for (std::size_t i = 0; i < cell.size(); ++i) cell[i] += counts[discards - 1][melds][i];
    }
  }
}

void print_table(const Counts& counts) {
  for (const auto& row : counts) {
    std::printf("    {{");
    for (const auto& cell : row) {
      double seen = 0;
      for (const double n : cell) seen += n;
      std::printf("{");
      for (std::size_t i = 0; i < cell.size(); ++i) {
        std::printf("%s%.2fF", i > 0 ? ", " : "", seen > 0 ? cell[i] / seen : i == 2 ? 1.0 : 0.0);
      }
      std::printf("}, ");
    }
    std::printf("}},\n");
  }
}

}  // namespace

int main(int argc, char** argv) {
  const Ruleset ruleset = take_rules(argc, argv);
  const HandRange range(argc, argv, 2000, 1000000);
  const auto level = level_here(argc > 3 ? argv[3] : "path");
  const auto others = argc > 4 ? level_here(argv[4]) : level;
  if (!level || !others) {
    std::fprintf(stderr, "readiness: no such level\n");
    return 2;
  }
  Measured measured;
  for (int hand = 0; hand < range.hands; ++hand) {
    BySeat<bool> seats;
    for (const Seat seat : all_seats) seats[seat] = argc <= 4 || seat.index() == hand % 4;
    play(ruleset, range.first + static_cast<std::uint64_t>(hand), *level, *others, seats, measured);
  }
  fill_rare_cells(measured.counts);
  print_table(measured.counts);
  measured.pace.print();
}
