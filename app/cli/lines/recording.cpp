#include "app/cli/lines/recording.h"

#include <algorithm>
#include <optional>

#include "engine/rules/scheme.h"
#include "engine/table/check.h"
#include "engine/table/wall.h"

namespace tingpai::cli {

namespace {

std::string_view line_at(std::string_view text, std::size_t number) {
  while (--number > 0) text.remove_prefix(text.find('\n') + 1);
  return text.substr(0, text.find('\n'));
}

// The record's reader knows the line; the event's knows the place in it, unless the checksum is all it knows.
RecordProblem unreadable(std::string_view text, const Error& error) {
  RecordProblem problem{error.position, error.message};
  if (std::ranges::count(text, '\n') < static_cast<std::ptrdiff_t>(problem.line)) return problem;
  if (error.message.starts_with("the line is damaged")) return problem;
  const auto event = parse_event(line_at(text, problem.line));
  if (!event && event.error().message == error.message) problem.column = event.error().position + 1;
  return problem;
}

// The first kind of which the wall has another number of tiles than the rules.
std::optional<std::string> difference(const std::vector<Tile>& wall, const Ruleset& ruleset) {
  const auto tiles = scheme::tile_set(ruleset);
  for (int kind = 0; kind < Tile::kinds + Tile::flower_kinds; ++kind) {
    const Tile tile = Tile::from_index(kind);
    const auto there = std::ranges::count(wall, tile), wanted = std::ranges::count(tiles, tile);
    if (there == wanted) continue;
    if (there == 0) return to_text(tile) + " is missing";
    return std::to_string(there) + " of " + to_text(tile) + " instead of " + std::to_string(wanted);
  }
  return std::nullopt;
}

RecordProblem wrong_event(const TableState& state, const Event& event, std::size_t line, const Error& error) {
  RecordProblem problem{line, error.message};
  const auto* hand = std::get_if<events::HandStarted<Truth>>(&event);
  const auto what = hand != nullptr ? difference(hand->wall, state.table.ruleset) : std::nullopt;
  if (!what || !error.message.starts_with("the wall ")) return problem;
  problem.message += ": " + *what;
  constexpr std::string_view word = " wall ";
  problem.column = to_text(event).find(word) + word.size() + 1;
  return problem;
}

}  // namespace

std::variant<Recording, RecordProblem> read_recording(std::string_view text, RecordEnd end) {
  auto events = parse_record(text, end);
  if (!events) return unreadable(text, events.error());
  TableState state;
  for (std::size_t i = 0; i < events->size(); ++i) {
    if (const auto error = check(state, (*events)[i]))
      return wrong_event(state, (*events)[i], line_of_event(i), *error);
    evolve(state, (*events)[i]);
  }
  return Recording{*std::move(events), std::move(state)};
}

std::string place_of(const RecordProblem& problem) {
  const std::string line = std::to_string(problem.line);
  return problem.column ? line + ":" + std::to_string(*problem.column) : line;
}

bool walls_follow_from_the_seed(const std::vector<Event>& events) {
  const auto* game = events.empty() ? nullptr : std::get_if<events::GameStarted>(&events.front());
  if (game == nullptr) return false;
  return std::ranges::all_of(events, [&](const Event& event) {
    const auto* hand = std::get_if<events::HandStarted<Truth>>(&event);
    return hand == nullptr || hand->wall == shuffled_wall(game->ruleset, game->seed, hand->number);
  });
}

}  // namespace tingpai::cli
