// tingpai-cli arena merge: the shards of a match, put together.
#include <algorithm>

#include "app/cli/arena/arena_options.h"
#include "app/cli/arena/arena_report.h"
#include "app/cli/arena/arena_store.h"
#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "app/formats/fields.h"

namespace tingpai::cli {

namespace {

struct PlacedPart {
  std::string place;  // "a.json:1"
  Part part;
};

Result<Part> read_shard(std::string_view line) {
  const auto report = parse_object(line);
  if (const auto* problem = std::get_if<FieldError>(&report)) return Error{.message = problem->message};
  const QJsonValue shard = std::get<QJsonObject>(report).value("shard");
  if (!shard.isObject())
    return Error{.message = "shard: is missing; only what arena --shard I/N --json prints can be merged"};
  auto part = read_part(shard.toObject());
  if (!part) return Error{.message = "shard." + part.error().message};
  if (!part->config.shard) return Error{.message = "shard.match.shard: is missing"};
  const auto walls = static_cast<std::size_t>(own_walls(part->config));
  if (part->played.walls.size() < walls) {
    return Error{.message = "shard.outcomes: are " + std::to_string(part->played.walls.size()) + " of " +
                            std::to_string(walls) + " walls"};
  }
  return part;
}

// Every line of the text that is not empty. Errors name the place.
Result<std::vector<PlacedPart>> read_shards(const std::string& path, std::string_view text) {
  std::vector<PlacedPart> parts;
  std::size_t number = 0;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    ++number;
    if (line.find_first_not_of(" \t\r") == std::string_view::npos) continue;
    const std::string place = path + ":" + std::to_string(number);
    auto part = read_shard(line);
    if (!part) return Error{.message = place + ": " + part.error().message};
    parts.push_back({place, *std::move(part)});
  }
  if (parts.empty()) return Error{.message = path + ": is empty"};
  return parts;
}

// What keeps the parts from being one match. Afterwards they stand in the order of their numbers.
std::optional<std::string> fault_of(std::vector<PlacedPart>& parts) {
  const Part first = parts.front().part;
  const std::string first_place = parts.front().place;
  for (const PlacedPart& other : parts) {
    ArenaConfig match = other.part.config;
    if (match.shard->of == first.config.shard->of) match.shard = first.config.shard;
    if (const auto difference = match_difference(match, first.config))
      return other.place + ": a shard of another match than " + first_place + ": its " + *difference;
  }
  std::stable_sort(parts.begin(), parts.end(), [](const PlacedPart& a, const PlacedPart& b) {
    return a.part.config.shard->number < b.part.config.shard->number;
  });
  for (std::size_t i = 1; i < parts.size(); ++i) {
    const Shard& shard = *parts[i].part.config.shard;
    if (shard == parts[i - 1].part.config.shard)
      return parts[i].place + ": shard " + to_text(shard) + " is there twice, also at " + parts[i - 1].place;
  }
  for (int number = 1; number <= first.config.shard->of; ++number) {
    const auto place = static_cast<std::size_t>(number - 1);
    if (place >= parts.size() || parts[place].part.config.shard->number != number)
      return "shard " + to_text(Shard{number, first.config.shard->of}) + " is missing";
  }
  return std::nullopt;
}

Part merged(const std::vector<PlacedPart>& parts) {
  Part whole{.config = parts.front().part.config, .played = {}};
  whole.config.shard.reset();
  for (std::size_t wall = 0; wall < static_cast<std::size_t>(whole.config.walls); ++wall)
    whole.played.walls.push_back(parts[wall % parts.size()].part.played.walls[wall / parts.size()]);
  for (const PlacedPart& placed : parts) {
    for (std::size_t player = 0; player < whole.played.times.size(); ++player)
      whole.played.times[player] += placed.part.played.times[player];
  }
  stop_at_verdict(whole.config, whole.played);
  return whole;
}

int failure(const std::string& message) {
  complain("arena merge: " + message);
  return 1;
}

Result<int> run(const Arguments& arguments) {
  if (arguments.operands().empty()) return Error{.message = "no FILE is named"};
  if (arguments.has("--json") && arguments.has("--table"))
    return Error{.message = "--json and --table exclude each other"};
  auto out = Output::open(arguments);
  if (!out) return out.error();
  std::vector<PlacedPart> parts;
  for (const std::string& path : arguments.operands()) {
    const auto input = Input::open(path);
    if (!input) return input.error();
    const auto text = input->text(match_mebibytes);
    if (!text) return failure(text.error().message);
    auto shards = read_shards(path, *text);
    if (!shards) return failure(shards.error().message);
    std::move(shards->begin(), shards->end(), std::back_inserter(parts));
  }
  if (const auto fault = fault_of(parts)) return failure(*fault);
  const Part whole = merged(parts);
  const bool written = out->write(arguments.has("--table") ? text_report(whole.config, whole.played)
                                                           : json_report(whole.config, whole.played));
  return written ? 0 : 1;
}

}  // namespace

Command merge_command() {
  return {
      .name = "arena merge",
      .purpose = "what one run of the arena would have printed, from the --json lines of all its shards",
      .options = {{"--json", "", "prints one JSON object (the default)"},
                  {"--table", "", "prints a table"},
                  out_option},
      .operands = "FILE...",
      .most_operands = 100'000,
      .example =
          "tingpai-cli arena --rules %RULES --seats path,quick,quick,quick --walls 4 --shard 1/1 --json > "
          "part.json; tingpai-cli arena merge part.json --table",
      .run = run,
  };
}

}  // namespace tingpai::cli
