#include "app/cli/bots/plain_messages.h"

#include <charconv>

namespace tingpai::cli {

namespace {

std::optional<Seat> seat_in(const FlatJson& event) {
  const auto number = FlatJson::number(event["seat"]);
  if (!number || *number < 0 || *number > 3) return std::nullopt;
  return Seat::from_index(static_cast<int>(*number));
}

std::optional<Tile> tile_in(const FlatJson& event) {
  const auto text = FlatJson::text(event["tile"]);
  const auto tile = parse_tile(text.value_or(""));
  return text && text->size() == 2 && tile ? std::optional(*tile) : std::nullopt;
}

std::optional<SeenEvent> plain_draw(const FlatJson& event, Seat seat, Seat whose) {
  if (event["source"] != R"("wall")") return std::nullopt;
  if (whose != seat) {
    if (event["tile"] != "null") return std::nullopt;
    return events::Drew<Sight>{whose, std::nullopt, DrawSource::wall};
  }
  const auto tile = tile_in(event);
  if (!tile) return std::nullopt;
  return events::Drew<Sight>{whose, tile, DrawSource::wall};
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
