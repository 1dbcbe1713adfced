// Prints how true the losses are that people are told of moves that are not the expert's. In hands of other
// players (path, regular, quick, the styles, experts of another seed, now and then a master) a lot picks
// choices; where one differs from what the expert would do who judges people, the hand is played out from
// both by experts, with the true hands and the same 8 orders of the rest of the wall. Usage: foreign_moves
// [HANDS] [FIRST_SEED] [--rules RULES] [--csv FILE] [--from FILE] [--raw] [--even] [--only D] [--claims]
// [--discards] [--tenfold] [--hint]
// --csv: a line for each move, for hindsight.py. --from: what came of moves is taken from such a file, where
// it has them, in place of playing them out: for changes that touch what is shown and not what is played.
// --raw: losses as the search sees them, before hindsight. --even: rare distances are looked at more often,
// so that each gets about as many moves; a row over several distances is then of that mix. --only D: the
// same, but at none other than 0 (ready or one away), 1, 2 or 3 (four and more). --claims: claims and passes
// alone; --discards: discards alone.
// --tenfold: instead of playing hands out, how far values move when the judge has ten times the nodes and
// samples. --hint: the judge's budget is that of a hint.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "engine/ai/levels/assess.h"
#include "engine/ai/levels/expert.h"
#include "engine/ai/levels/hindsight.h"
#include "engine/table/wall.h"
#include "tests/bench/play_out.h"

using namespace tingpai;

namespace {

constexpr int walls = 8;  // by which a choice is played out
// Of so many choices one is looked at, by hindsight's distances.
using OneOf = std::array<std::uint32_t, hindsight_distances>;
constexpr std::uint32_t usual_discards = 12, usual_claims = 4;
constexpr OneOf even_discards{4, 5, 3, 1}, even_claims{4, 2, 1, 1};

[[noreturn]] void refuse(const char* problem, const char* about = "") {
  std::fprintf(stderr, "foreign_moves: %s%s\n", problem, about);
  std::exit(2);
}

struct Options {
  Ruleset ruleset;
  Budget judge{.nodes = 16000, .samples = 3000, .margins = true, .every_discard = true};  // of a review
  bool raw = false;
  bool even = false;
  std::optional<std::size_t> only;  // distance
  bool claims = true;
  bool discards = true;
  bool tenfold = false;
  const char* csv = nullptr;
  const char* from = nullptr;
};

// A choice: the hand's seed, the number of events before it, the seat.
using Moment = std::tuple<std::uint64_t, std::size_t, int>;

enum class Kind : std::uint8_t { discard, claim, kong };
constexpr std::array<const char*, 3> kind_names{"discard", "claim", "kong"};

// A move that is not the expert's.
struct Move {
  Moment moment;
  Bot mover;
  Kind kind = Kind::discard;
  int draws_left = 0;
  int melds = 0;
  Evaluation best, taken;
  bool as_good = false;
  Compared came;
  // With ten times the budget.
  double best_moved = 0, taken_moved = 0, others_moved = 0;

  std::uint64_t hand() const { return std::get<0>(moment); }
  double shown() const { return best.value - taken.value; }
  double realised() const { return came.score - came.over; }
};

// Those near an expert differ from it less often, so they sit down more often.
Bot drawn_bot(Random& lot) {
  static const std::vector<Bot> bots = [] {
    std::vector<Bot> all;
    all.insert(all.end(), 3, Level::path);
    all.insert(all.end(), 1, Level::regular);
    all.insert(all.end(), 1, Level::quick);
    all.insert(all.end(), 2, Level::expert);
    for (const Style style : {Style::fast, Style::big, Style::careful})
      all.insert(all.end(), 3, Bot{Level::expert, style});
    return all;
  }();
  constexpr std::uint32_t one_master = 60;
  if (lot.below(one_master) == 0) return Level::master;
  return bots[lot.below(static_cast<std::uint32_t>(bots.size()))];
}

Decision judged(const PlayerView& view, const LegalActions& legal, const Budget& budget,
                const Options& options) {
  ExpertModel model(profile_of(options.ruleset));
  model.value.hindsight = !options.raw;
  model.field = field_of(Level::expert);  // who plays the hands out
  return decide_as_expert(view, legal, budget, {}, model);
}

Kind kind_of(const LegalActions& legal, Action one, Action other) {
  if (is_kong(one.type) || is_kong(other.type)) return Kind::kong;
  return legal.has(ActionType::discard) ? Kind::discard : Kind::claim;
}

bool is_looked_at(const PlayerView& view, const LegalActions& legal, const Options& options, Random& lot) {
  const bool discards = legal.has(ActionType::discard);
  if (!(discards ? options.discards : options.claims)) return false;
  if (!options.even) return lot.below(discards ? usual_discards : usual_claims) == 0;
  const std::size_t distance =
      hindsight_distance(shanten(view.hand.concealed, profile_of(options.ruleset).forms));
  if (options.only && distance != *options.only) return false;
  return lot.below((discards ? even_discards : even_claims)[distance]) == 0;
}

double value_of(const Decision& decision, Action action) { return evaluation_of(decision, action)->value; }

void look_closer(Move& move, const Decision& decision, const PlayerView& view, const LegalActions& legal,
                 const Options& options) {
  Budget tenfold = options.judge;
  tenfold.nodes *= 10;
  tenfold.samples *= 10;
  tenfold.margins = false;
  const Decision closer = judged(view, legal, tenfold, options);
  move.best_moved = value_of(closer, move.best.action) - move.best.value;
  move.taken_moved = value_of(closer, move.taken.action) - move.taken.value;
  for (std::size_t i = 1; i < decision.evaluations.size(); ++i) {
    const Evaluation& one = decision.evaluations[i];
    move.others_moved += std::abs(value_of(closer, one.action) - one.value) /
                         static_cast<double>(decision.evaluations.size() - 1);
  }
}

// The chosen moves of one hand.
std::vector<Move> play(std::uint64_t seed, const Options& options, const std::map<Moment, Compared>& known) {
  constexpr std::uint64_t other_seeds = 1'000'000;  // away from the judge's
  Random lot(seed);
  BySeat<Bot> bots;
  for (const Seat seat : all_seats) bots[seat] = drawn_bot(lot);
  std::vector<Event> events;
  std::vector<Move> moves;
  const auto choose = [&](const Referee& referee, Seat seat, Budget budget) {
    budget.seed += other_seeds;
    const PlayerView& view = referee.view(seat);
    const LegalActions& legal = referee.asked(seat);
    Decision usual = decide(bots[seat], view, legal, budget);
    if (legal.actions.size() == 1 || legal.has(ActionType::win)) return usual;
    if (legal.has(ActionType::exchange) || legal.has(ActionType::void_suit)) return usual;
    if (!is_looked_at(view, legal, options, lot)) return usual;
    Budget play_judge = options.judge;
    play_judge.margins = play_judge.every_discard = false;
    if (judged(view, legal, play_judge, options).chosen == usual.chosen) return usual;
    const Decision decision = judged(view, legal, options.judge, options);
    Move move;
    move.moment = {seed, events.size(), seat.index()};
    move.mover = bots[seat];
    move.kind = kind_of(legal, decision.chosen, usual.chosen);
    move.draws_left = view.table.draws_left();
    move.melds = static_cast<int>(view.hand.melds.size());
    move.best = decision.evaluations.front();
    move.taken = *evaluation_of(decision, usual.chosen);
    move.as_good = as_good(move.taken, move.best);
    if (options.tenfold)
      look_closer(move, decision, view, legal, options);
    else if (const auto found = known.find(move.moment); found != known.end())
      move.came = found->second;
    else
      move.came = compare_choices(events, walls, Level::expert, seat, decision.chosen, usual.chosen);
    moves.push_back(std::move(move));
    return usual;
  };
  play_hand(
      seed, choose, [&](const Referee&, const Event& event) { events.push_back(event); }, options.ruleset);
  return moves;
}

// A mean with half of its 95 % interval, by whole hands: moves of one hand stand together.
struct Mean {
  Mean(const std::vector<const Move*>& moves, const std::function<double(const Move&)>& of) {
    const auto n = static_cast<double>(moves.size());
    for (const Move* move : moves) value += of(*move) / n;
    std::map<std::uint64_t, double> hands;
    for (const Move* move : moves) hands[move->hand()] += of(*move) - value;
    for (const auto& [hand, sum] : hands) half += sum * sum;
    half = 1.96 * std::sqrt(half) / n;
  }
  double value = 0;
  double half = 0;
};

void print_row(const std::string& name, const std::vector<const Move*>& moves) {
  if (moves.empty()) return;
  const Mean shown(moves, [](const Move& m) { return m.shown(); });
  const Mean told(moves, [](const Move& m) { return m.as_good ? 0 : m.shown(); });
  const Mean realised(moves, [](const Move& m) { return m.realised(); });
  const Mean off(moves, [](const Move& m) { return m.shown() - m.realised(); });
  const Mean wins_off(moves, [](const Move& m) { return 100 * (m.taken.win_chance - m.came.over_won); });
  const Mean best_off(moves, [](const Move& m) { return 100 * (m.best.win_chance - m.came.won); });
  std::printf("%-16s %6zu %6.2f %6.2f %6.2f %+6.2f ± %-5.2f %+6.1f ± %-4.1f %+6.1f ± %-4.1f\n", name.c_str(),
              moves.size(), shown.value, told.value, realised.value, off.value, off.half, best_off.value,
              best_off.half, wins_off.value, wins_off.half);
}

void print_kind(Kind kind, const std::vector<Move>& all) {
  std::vector<const Move*> moves;
  for (const Move& move : all) {
    if (move.kind == kind) moves.push_back(&move);
  }
  const std::string name = kind_names[static_cast<std::size_t>(kind)];
  print_row(name, moves);
  for (Shanten shanten = 0; shanten <= 8; ++shanten) {
    std::vector<const Move*> some;
    std::copy_if(moves.begin(), moves.end(), std::back_inserter(some),
                 [&](const Move* move) { return std::max(move->best.shanten, Shanten{0}) == shanten; });
    print_row("  shanten " + std::to_string(shanten), some);
  }
  std::vector<const Move*> by_size = moves;
  std::stable_sort(by_size.begin(), by_size.end(),
                   [](const Move* a, const Move* b) { return a->shown() < b->shown(); });
  for (std::size_t third = 0; third < 3; ++third) {
    const auto at = [&](std::size_t part) {
      return by_size.begin() + static_cast<std::ptrdiff_t>(part * by_size.size() / 3);
    };
    std::vector<const Move*> some(at(third), at(third + 1));
    std::stable_sort(some.begin(), some.end(),
                     [](const Move* a, const Move* b) { return a->hand() < b->hand(); });
    print_row("  third " + std::to_string(third + 1), some);
  }
}

void print_movers(const std::vector<Move>& all) {
  std::map<std::string, std::vector<const Move*>> movers;
  for (const Move& move : all) movers[to_text(move.mover)].push_back(&move);
  for (const auto& [name, moves] : movers) print_row(name, moves);
}

void print_summary(const std::vector<Move>& all) {
  std::puts(
      "points; told: shown, but 0 where it is as good; win chances in %: shown less what came\n"
      "                      n  shown   told   came  shown - came   best's wins   taken's wins");
  for (const Kind kind : {Kind::discard, Kind::claim, Kind::kong}) print_kind(kind, all);
  print_movers(all);
}

void print_tenfold(const std::vector<Move>& all) {
  std::puts(
      "how far values move with ten times the budget, points: mean size and mean\n"
      "                 n   best          taken         all others  loss");
  const auto print = [&](const std::string& name, const std::vector<const Move*>& some) {
    if (some.empty()) return;
    const auto mean = [&](const std::function<double(const Move&)>& of) { return Mean(some, of).value; };
    std::printf("%-12s %5zu  %.2f (%+.2f)  %.2f (%+.2f)  %.2f        %.2f (%+.2f)\n", name.c_str(),
                some.size(), mean([](const Move& m) { return std::abs(m.best_moved); }),
                mean([](const Move& m) { return m.best_moved; }),
                mean([](const Move& m) { return std::abs(m.taken_moved); }),
                mean([](const Move& m) { return m.taken_moved; }),
                mean([](const Move& m) { return m.others_moved; }),
                mean([](const Move& m) { return std::abs(m.best_moved - m.taken_moved); }),
                mean([](const Move& m) { return m.best_moved - m.taken_moved; }));
  };
  for (const Kind kind : {Kind::discard, Kind::claim, Kind::kong}) {
    std::map<Shanten, std::vector<const Move*>> distances;
    std::vector<const Move*> moves;
    for (const Move& move : all) {
      if (move.kind != kind) continue;
      moves.push_back(&move);
      distances[move.best.shanten].push_back(&move);
    }
    print(kind_names[static_cast<std::size_t>(kind)], moves);
    for (const auto& [shanten, some] : distances) print("  shanten " + std::to_string(shanten), some);
  }
}

double deal_in(const Evaluation& one) {
  double safe = 1;
  for (const double chance : one.deal_in) safe *= 1 - chance;
  return 1 - safe;
}

void write_csv(const char* file, const std::vector<Move>& all) {
  std::FILE* out = std::fopen(file, "w");
  if (out == nullptr) {
    std::fprintf(stderr, "foreign_moves: cannot write %s\n", file);
    return;
  }
  std::fputs(
      "hand,event,seat,best_score,best_won,taken_score,taken_won,mover,kind,draws_left,melds,best_type,taken_"
      "type,as_good",
      out);
  for (const char* which : {"best", "taken"}) {
    for (const char* what : {"shanten", "value", "margin", "win", "kept", "worth", "loss", "deal_in", "live",
                             "gives_up", "shifted"})
      std::fprintf(out, ",%s_%s", which, what);
  }
  std::fputs("\n", out);
  for (const Move& move : all) {
    const auto [hand, event, seat] = move.moment;
    std::fprintf(out, "%llu,%zu,%d,%.4f,%.4f,%.4f,%.4f", static_cast<unsigned long long>(hand), event, seat,
                 move.came.score, move.came.won, move.came.over, move.came.over_won);
    std::fprintf(out, ",%s,%s,%d,%d,%d,%d,%d", to_text(move.mover).c_str(),
                 kind_names[static_cast<std::size_t>(move.kind)], move.draws_left, move.melds,
                 static_cast<int>(move.best.action.type), static_cast<int>(move.taken.action.type),
                 move.as_good ? 1 : 0);
    for (const Evaluation& one : {move.best, move.taken}) {
      std::fprintf(out, ",%d,%.4f,%.4f,%.5f,%.2f,%.4f,%.4f,%.4f,%d,%d,%d", one.shanten, one.value, one.margin,
                   one.win_chance, one.kept, one.worth, one.loss, deal_in(one), one.live_total,
                   one.gives_up ? 1 : 0, one.shifted ? 1 : 0);
    }
    std::fputs("\n", out);
  }
  std::fclose(out);
}

std::map<Moment, Compared> read_csv(const char* file) {
  std::map<Moment, Compared> known;
  std::FILE* in = std::fopen(file, "r");
  if (in == nullptr) refuse("cannot read ", file);
  std::array<char, 1000> line{};
  while (std::fgets(line.data(), static_cast<int>(line.size()), in) != nullptr) {
    unsigned long long hand = 0;
    std::size_t event = 0;
    int seat = 0;
    Compared came;
    if (std::sscanf(line.data(), "%llu,%zu,%d,%lf,%lf,%lf,%lf", &hand, &event, &seat, &came.score, &came.won,
                    &came.over, &came.over_won) == 7)
      known[{hand, event, seat}] = came;
  }
  std::fclose(in);
  return known;
}

// Takes the options off the command line.
Options take_options(int& argc, char** argv) {
  Options options;
  options.ruleset = take_rules(argc, argv);
  options.csv = take_csv(argc, argv);
  options.from = take_option(argc, argv, "--from");
  if (const char* only = take_option(argc, argv, "--only"); only != nullptr) {
    options.even = true;
    options.only = 0;
    if (!read_number(only, *options.only) || *options.only > 3) refuse("--only must be 0 to 3, not ", only);
  }
  for (; argc > 1 && argv[argc - 1][0] == '-'; --argc) {
    const std::string_view option = argv[argc - 1];
    if (option == "--raw")
      options.raw = true;
    else if (option == "--even")
      options.even = true;
    else if (option == "--claims")
      options.discards = false;
    else if (option == "--discards")
      options.claims = false;
    else if (option == "--tenfold")
      options.tenfold = true;
    else if (option == "--hint") {
      options.judge.nodes = Budget{}.nodes;
      options.judge.samples = Budget{}.samples;
    } else
      refuse("unknown option ", argv[argc - 1]);
  }
  if (!options.claims && !options.discards)
    refuse("--claims and --discards together leave nothing to look at");
  return options;
}

}  // namespace

int main(int argc, char** argv) {
  const Options options = take_options(argc, argv);
  const HandRange hands(argc, argv, 400, 9700000);
  const auto known = options.from != nullptr ? read_csv(options.from) : std::map<Moment, Compared>();
  std::vector<Move> all;
  std::mutex mutex;
  for_each_hand(hands, [&](int, std::uint64_t seed) {
    const std::vector<Move> moves = play(seed, options, known);
    const std::lock_guard lock(mutex);
    all.insert(all.end(), moves.begin(), moves.end());
  });
  std::stable_sort(all.begin(), all.end(), [](const Move& a, const Move& b) { return a.moment < b.moment; });
  if (options.csv != nullptr) write_csv(options.csv, all);
  if (options.tenfold)
    print_tenfold(all);
  else
    print_summary(all);
}
