#include "app/cli/arena/arena_options.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <functional>
#include <thread>

#include "app/cli/cases/cases.h"
#include "app/cli/weights.h"
#include "app/formats/json.h"
#include "app/policies/carried.h"
#include "engine/formats/botzone.h"

namespace tingpai::cli {

namespace {

constexpr int most_walls = 10'000'000;

// The two parts of a text around the only `separator`.
std::optional<std::pair<std::string_view, std::string_view>> halves(std::string_view text, char separator) {
  const auto place = text.find(separator);
  if (place == std::string_view::npos) return std::nullopt;
  return std::pair(text.substr(0, place), text.substr(place + 1));
}

template <class Number>
std::optional<Number> number_in(std::string_view text) {
  Number number{};
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (problem != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

Result<Player> read_player(const std::string& name) {
  for (const auto& [prefix, protocol] : {std::pair(std::string("exec:"), Protocol::botzone),
                                         std::pair(std::string("exec-json:"), Protocol::json)}) {
    if (name == prefix) return Error{.message = prefix + " needs a command"};
    if (name.starts_with(prefix)) return Player(name.substr(prefix.size()), protocol);
  }
  const auto bot = parse_bot(name);
  if (!bot) return bot.error();
  return Player(*bot);
}

Result<Players> read_players(const Arguments& arguments) {
  const auto text = arguments.text("--seats");
  if (!text) return Error{.message = "--seats is missing"};
  Players players{};
  std::size_t count = 0;
  for (std::size_t from = 0; from <= text->size();) {
    const std::size_t comma = std::min(text->find(',', from), text->size());
    const std::string name = text->substr(from, comma - from);
    from = comma + 1;
    const auto player = read_player(name);
    if (!player) return player.error();
    if (count == players.size()) return Error{.message = "--seats names more than four players"};
    players[count++] = *player;
  }
  if (count < players.size()) return Error{.message = "--seats names four players, separated by commas"};
  return players;
}

Result<std::optional<Shard>> read_shard(const Arguments& arguments, int walls) {
  const auto text = arguments.text("--shard");
  if (!text) return std::optional<Shard>();
  const auto wrong = [&](const std::string& what) {
    return Error{.message = "--shard " + what + ", not \"" + *text + "\""};
  };
  const auto parts = halves(*text, '/');
  const auto number = parts ? number_in<int>(parts->first) : std::nullopt;
  const auto of = parts ? number_in<int>(parts->second) : std::nullopt;
  if (!number || !of) return wrong("must be I/N: two whole numbers");
  if (*number < 1 || *number > *of) return wrong("must be I/N with I from 1 to N");
  if (*of > walls) return wrong("can split " + std::to_string(walls) + " walls into as many parts at most");
  return std::optional(Shard{*number, *of});
}

// The deals of a whole game: of an east round, or of a south round behind it.
Result<int> read_length(const Arguments& arguments, const Ruleset& ruleset) {
  const auto text = arguments.text("--length");
  if (!text) return ruleset.hands;
  if (!cases_of(ruleset).whole_games)
    return Error{.message = "--length needs rules whose whole games are played; of these it is single hands"};
  if (*text == "east") return 4;
  if (*text == "south") return 8;
  return Error{.message = "--length must be east or south, not \"" + *text + "\""};
}

bool any(const Players& players, const std::function<bool(const Player&)>& is) {
  return std::any_of(players.begin(), players.end(), is);
}

}  // namespace

Result<std::optional<Sprt::Bounds>> read_sprt(const Arguments& arguments) {
  const auto text = arguments.text("--sprt");
  if (!text) return std::optional<Sprt::Bounds>();
  const auto wrong = [&](const char* what) {
    return Error{.message = std::string("--sprt ") + what + ", not \"" + *text + "\""};
  };
  const auto parts = halves(*text, ',');
  if (!parts) return wrong("must be LO,HI: two numbers of points a hand");
  const auto low = number_in<double>(parts->first), high = number_in<double>(parts->second);
  if (!low || !high || !std::isfinite(*low) || !std::isfinite(*high))
    return wrong("must be LO,HI: two numbers of points a hand");
  if (*low >= *high) return wrong("must be LO,HI with LO below HI");
  if (std::max(std::abs(*low), std::abs(*high)) > 10'000) return wrong("must be within 10000 points a hand");
  return std::optional(Sprt::Bounds{*low, *high});
}

Result<int> read_threads(const Arguments& arguments) {
  const auto cores = std::max(1u, std::thread::hardware_concurrency());
  const auto threads = arguments.number("--threads", 1, 1024, cores);
  if (!threads) return threads.error();
  return static_cast<int>(*threads);
}

namespace {

// All but whether the bots are fit to play.
Result<ArenaConfig> read_description(const Arguments& arguments) {
  auto rules = arguments.rules();
  if (!rules) return rules.error();
  const auto length = read_length(arguments, *rules);
  if (!length) return length.error();
  rules->hands = *length;
  auto players = read_players(arguments);
  if (!players) return players.error();
  for (Player& player : *players) {
    if (player.speaks(Protocol::botzone)) player.protocol = usual_protocol(*rules);
  }
  if (!arguments.has("--walls")) return Error{.message = "--walls is missing"};
  const auto walls = arguments.number("--walls", 1, most_walls, 1);
  if (!walls) return walls.error();
  const auto seed = arguments.seed("--seed", 1);
  if (!seed) return seed.error();
  const auto threads = read_threads(arguments);
  if (!threads) return threads.error();
  const auto limit = arguments.number("--answer-limit", 1, 3'600'000, 6000);
  if (!limit) return limit.error();
  const auto sprt = read_sprt(arguments);
  if (!sprt) return sprt.error();
  const auto shard = read_shard(arguments, static_cast<int>(*walls));
  if (!shard) return shard.error();
  ArenaConfig config{.ruleset = *rules,
                     .players = *players,
                     .walls = static_cast<int>(*walls),
                     .seed = *seed,
                     .threads = *threads,
                     .answer_limit = Milliseconds(*limit),
                     .sprt = *sprt,
                     .shard = *shard};
  if (any(*players, [](const Player& player) { return player.speaks(Protocol::botzone); })) {
    config.ruleset = botzone::as_played_there(*rules);  // such a program cannot be told of another table
  }
  return config;
}

}  // namespace

Result<ArenaConfig> read_config(const Arguments& arguments) {
  auto config = read_description(arguments);
  if (!config) return config.error();
  if (const auto path = arguments.text("--weights")) {
    const auto learned = [](const Player& player) {
      return !player.external() && asks_network(player.bot.level);
    };
    if (!any(config->players, learned))
      return Error{.message = "--weights needs swift or club among --seats"};
    const auto checksum = install_weights(*path, config->ruleset);
    if (!checksum) return checksum.error();
    config->weights = *checksum;
  }
  for (const Player& player : config->players) {
    if (player.external()) continue;
    if (const auto unfit = app::prepare(player.bot, config->ruleset)) return *unfit;
  }
  return config;
}

MatchOptions match_options(const ArenaConfig& config) {
  std::string seats;
  for (const Player& player : config.players) seats += (seats.empty() ? "" : ",") + player.name();
  MatchOptions options{{"rules", to_text(config.ruleset)},
                       {"seats", seats},
                       {"walls", std::to_string(config.walls)},
                       {"seed", std::to_string(config.seed)}};
  if (any(config.players, &Player::external))
    options.emplace_back("answer-limit", std::to_string(config.answer_limit.count()));
  if (config.sprt) options.emplace_back("sprt", to_json(config.sprt->low) + "," + to_json(config.sprt->high));
  if (config.shard) options.emplace_back("shard", to_text(*config.shard));
  if (!config.weights.empty()) options.emplace_back("weights", config.weights);
  return options;
}

Result<ArenaConfig> read_match(const MatchOptions& options) {
  const Arguments::Known known{
      .options = {"--rules", "--seats", "--walls", "--seed", "--answer-limit", "--sprt", "--shard"},
      .flags = {}};
  std::vector<std::string> words;
  std::string weights;
  for (const auto& [name, value] : options) {
    if (name == "weights")
      weights = value;
    else
      words.push_back("--" + name + "=" + value);
  }
  std::vector<const char*> pointers;
  for (const std::string& word : words) pointers.push_back(word.c_str());
  const auto arguments = Arguments::parse(pointers, known);
  if (!arguments) return arguments.error();
  auto config = read_description(*arguments);
  if (config) config->weights = weights;
  return config;
}

std::optional<std::string> match_difference(const ArenaConfig& match, const ArenaConfig& wanted) {
  const MatchOptions mine = match_options(match), others = match_options(wanted);
  const auto value = [](const MatchOptions& options, std::string_view name) {
    const auto found = std::find_if(options.begin(), options.end(),
                                    [&](const auto& option) { return option.first == name; });
    return found == options.end() ? "absent" : found->second;
  };
  for (const char* name : {"rules", "seats", "walls", "seed", "answer-limit", "sprt", "shard", "weights"}) {
    if (value(mine, name) != value(others, name))
      return std::string("--") + name + " is " + value(mine, name) + ", not " + value(others, name);
  }
  return std::nullopt;
}

std::string to_text(const Shard& shard) {
  return std::to_string(shard.number) + "/" + std::to_string(shard.of);
}

}  // namespace tingpai::cli
