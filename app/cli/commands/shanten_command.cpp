// tingpai-cli shanten: how far each hand is from complete, by form.
#include <algorithm>

#include "app/cli/commands.h"
#include "app/cli/lines/lines.h"
#include "app/formats/fields.h"
#include "app/formats/json.h"
#include "engine/shape.h"

namespace tingpai::cli {

namespace {

using ParsedHand = std::variant<TileCounts, FieldError>;

FieldError bad_hand(std::string message) { return FieldError{"hand", std::move(message)}; }

bool is_counts(std::string_view text) {
  return text.size() == Tile::kinds &&
         std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

ParsedHand read_tiles(std::string_view text) {
  const auto tiles = parse_tiles(text);
  if (!tiles) return bad_hand(tiles.error().message + " at " + std::to_string(tiles.error().position + 1));
  if (std::any_of(tiles->begin(), tiles->end(), [](Tile tile) { return tile.is_flower(); })) {
    return bad_hand("a flower is no part of a hand");
  }
  if (const auto kind = over_four(*tiles)) return bad_hand("more than four of " + to_text(*kind));
  return TileCounts(*tiles);
}

ParsedHand read_counts(std::string_view digits) {
  TileCounts counts;
  for (int kind = 0; kind < Tile::kinds; ++kind) {
    const int count = digits[static_cast<std::size_t>(kind)] - '0';
    if (count > 4) return bad_hand("more than four of " + to_text(Tile::from_index(kind)));
    counts.add(kind, count);
  }
  return counts;
}

LineAnswer answer(std::string_view line) {
  const ParsedHand hand = is_counts(line) ? read_counts(line) : read_tiles(line);
  if (const auto* error = std::get_if<FieldError>(&hand)) return *error;
  const TileCounts& counts = std::get<TileCounts>(hand);
  const int total = counts.total();
  if (total < 1 || total > 14 || total % 3 == 0) {
    return bad_hand(std::to_string(total) + " tiles: a hand has 13 or 14, less three for each meld called");
  }
  return JsonObject()
      .set("normal", shanten(counts, Form::standard))
      .set("seven_pairs", shanten(counts, Form::seven_pairs))
      .set("thirteen_orphans", shanten(counts, Form::thirteen_orphans))
      .text();
}

Result<int> run(const Arguments& arguments) {
  return answer_lines(arguments, [](std::string_view line, std::size_t) { return answer(line); });
}

}  // namespace

Command shanten_command() {
  return {
      .name = "shanten",
      .purpose = "how far each hand is from complete, by form: -1 is complete, null impossible",
      .options = {in_option, out_option},
      .input = "one hand a line, as tiles or as 34 digits",
      .fields = {{"tiles", "123m456p789s, honours 1z to 7z (east south west north white green red)"},
                 {"34 digits", "how many the hand has of each kind, 1m first"}},
      .example = "echo 19m19p19s1234567z | tingpai-cli shanten",
      .run = run,
  };
}

}  // namespace tingpai::cli
