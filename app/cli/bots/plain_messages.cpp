#include "app/cli/bots/plain_messages.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace tingpai::cli {

namespace {

std::optional<Seat> seat_in(const FlatJson& event) {
  const auto number = FlatJson::number(event["seat"]);
  if (!number || *number < 0 || *number > 3) return std::nullopt;
  return Seat::from_index(static_cast<int>(*number));
}

std::optional<Tile> tile_of(std::optional<std::string_view> name) {
  if (!name || name->size() != 2) return std::nullopt;
  const auto tile = parse_tile(*name);
  return tile ? std::optional(*tile) : std::nullopt;
}

std::optional<Tile> tile_in(const FlatJson& event) { return tile_of(FlatJson::text(event["tile"])); }

std::optional<SeenEvent> plain_draw(const FlatJson& event, Seat seat, Seat whose) {
  constexpr std::array sources{R"("wall")", R"("flower")", R"("kong")"};
  const auto source = std::ranges::find(sources, event["source"]);
  const auto tile = tile_in(event);
  const bool fits = whose == seat ? tile.has_value() : event["tile"] == "null";
  if (!fits || source == sources.end()) return std::nullopt;
  return events::Drew<Sight>{whose, tile, static_cast<DrawSource>(source - sources.begin())};
}

std::optional<SeenEvent> plain_deal(const FlatJson& event, Seat seat, Seat whose) {
  if (whose != seat) {
    if (event["tiles"] != "null") return std::nullopt;
    return events::Dealt<Sight>{whose, std::nullopt};
  }
  const auto names = FlatJson::texts(event["tiles"]);
  if (!names) return std::nullopt;
  std::vector<Tile> tiles;
  for (const std::string_view name : *names) {
    const auto tile = tile_of(name);
    if (!tile) return std::nullopt;
    tiles.push_back(*tile);
  }
  return events::Dealt<Sight>{whose, std::move(tiles)};
}

std::optional<SeenEvent> plain_flower(const FlatJson& event, Seat whose) {
  const auto tile = tile_in(event);
  if (!tile) return std::nullopt;
  return events::FlowerShown{whose, *tile};
}

std::optional<SeenEvent> plain_discard(const FlatJson& event, Seat whose) {
  const auto tile = tile_in(event);
  const std::string_view drawn = event["drawn"];
  if (!tile || (drawn != "true" && drawn != "false") || !event["riichi"].empty()) return std::nullopt;
  return events::Discarded{whose, *tile, drawn == "true"};
}

}  // namespace

std::optional<SeenEvent> plain_event(std::string_view json, Seat seat) {
  const auto event = FlatJson::of(json);
  if (!event) return std::nullopt;
  const auto whose = seat_in(*event);
  if (!whose) return std::nullopt;
  const auto type = FlatJson::text((*event)["type"]);
  if (type == "draw") return plain_draw(*event, seat, *whose);
  if (type == "discard") return plain_discard(*event, *whose);
  if (type == "flower") return plain_flower(*event, *whose);
  if (type == "deal") return plain_deal(*event, seat, *whose);
  return std::nullopt;
}

std::optional<Question> plain_question(const FlatJson& message) {
  const auto id = FlatJson::number(message["id"]);
  auto legal = FlatJson::texts(message["legal"]);
  if (!id || *id < 1 || *id > 1'000'000'000 || !legal || legal->empty()) return std::nullopt;
  Question question{.id = *id, .legal = *std::move(legal), .seed = {}};
  if (message["seed"].empty()) return question;
  question.seed = seed_of(FlatJson::text(message["seed"]).value_or(""));
  return question.seed ? std::optional(std::move(question)) : std::nullopt;
}

std::optional<std::uint64_t> seed_of(std::string_view text) {
  std::uint64_t seed = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, problem] = std::from_chars(text.data(), end, seed);
  return !text.empty() && problem == std::errc() && stop == end ? std::optional(seed) : std::nullopt;
}

}  // namespace tingpai::cli
