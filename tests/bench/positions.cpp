// Prints positions of hands of path bots as tingpai-cli analyze reads them: tests/data/positions.jsonl. Two a
// hand, each one of a random seat: one with a tile to claim, one with a tile to discard. Usage: positions
// [HANDS] [FIRST_SEED]
#include <cstdio>
#include <string>

#include "app/formats/json.h"
#include "engine/ai/levels/bots.h"
#include "engine/table/wall.h"
#include "tests/bench/played_hand.h"

using namespace tingpai;

namespace {

std::string letter(Wind wind) { return std::string(1, "ESWN"[static_cast<std::size_t>(wind)]); }

// Which kind an opponent's concealed kong is of nobody knows.
JsonObject to_object(MeldType type, std::optional<Tile> tile) {
  JsonObject object;
  object.set("type", type == MeldType::chow ? "chow" : type == MeldType::pung ? "pung" : "kong");
  if (tile) {
    const auto tiles = tiles_of(Meld{type, *tile, {}, {}});
    object.set("tiles", to_text(std::vector<Tile>(tiles.begin(), tiles.end())));
  }
  return type == MeldType::concealed_kong ? object.set("concealed", true) : object;
}

std::vector<std::string> river_of(const PlayerView& view, Seat seat) {
  const PublicState& table = view.table;
  std::vector<std::string> tiles;
  for (const RiverTile& tile : table.rivers[seat]) {
    if (!tile.claimed_by) tiles.push_back(to_text(tile.tile));
  }
  if (table.phase == Phase::claiming && seat == table.turn) tiles.pop_back();  // it is the claim
  return tiles;
}

// The fields before "seat" are also a question of tingpai-cli value.
std::string line_of(const PlayerView& view, const std::string& id) {
  const PublicState& table = view.table;
  std::vector<JsonObject> melds;
  std::vector<std::vector<JsonObject>> all_melds;
  std::vector<std::vector<std::string>> rivers, flowers;
  for (const Meld& meld : view.hand.melds) melds.push_back(to_object(meld.type, meld.tile));
  for (const Seat seat : all_seats) {
    auto& shown = all_melds.emplace_back();
    for (const SeenMeld& meld : table.melds[seat]) {
      if (seat != view.seat) shown.push_back(to_object(meld.type, meld.tile));
    }
    rivers.push_back(river_of(view, seat));
    auto& own = flowers.emplace_back();
    for (const Tile flower : table.flowers[seat]) own.push_back(to_text(flower));
  }
  JsonObject line;
  line.set("id", id)
      .set("hand", to_text(view.hand.concealed))
      .set("melds", melds)
      .set("round_wind", letter(table.round))
      .set("seat_wind", letter(table.winds[view.seat]))
      .set("seat", view.seat.index());
  if (table.phase == Phase::claiming) {
    line.set("claim", JsonObject().set("tile", to_text(*table.last_tile)).set("from", table.turn.index()));
  } else {
    line.set("drawn", view.drawn ? std::optional(to_text(*view.drawn)) : std::nullopt);
  }
  return line.set("all_melds", all_melds)
      .set("rivers", rivers)
      .set("flowers", flowers)
      .set("wall_left", table.wall_left)
      .text();
}

// One of all that are offered, each as likely.
class Lot {
 public:
  void offer(const PlayerView& view, Random& random) {
    if (random.below(++offered_) == 0) view_ = view;
  }
  const std::optional<PlayerView>& view() const { return view_; }

 private:
  unsigned offered_ = 0;
  std::optional<PlayerView> view_;
};

}  // namespace

int main(int argc, char** argv) {
  const HandRange range(argc, argv, 100, 9701083);
  for (int hand = 0; hand < range.hands; ++hand) {
    const std::uint64_t seed = range.first + static_cast<std::uint64_t>(hand);
    Random random(seed);
    Lot claim, turn;
    const auto choose = [&](const Referee& referee, Seat seat, const Budget& budget) {
      const PlayerView& view = referee.view(seat);
      const LegalActions& legal = referee.asked(seat);
      if (view.table.phase == Phase::claiming) claim.offer(view, random);
      if (view.table.phase == Phase::acting) turn.offer(view, random);
      return decide(Level::path, view, legal, budget);
    };
    play_hand(seed, choose, [](const Referee&, const Event&) {});
    const std::string name = std::to_string(seed);
    if (claim.view()) std::puts(line_of(*claim.view(), name + " claim").c_str());
    if (turn.view()) std::puts(line_of(*turn.view(), name + " turn").c_str());
  }
}
