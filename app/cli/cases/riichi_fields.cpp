#include "app/cli/cases/riichi_fields.h"

#include <QJsonArray>
#include <algorithm>
#include <array>

namespace tingpai::cli {

namespace {

struct NamedType {
  std::string_view name;
  MeldType type;
};
constexpr std::array meld_names{NamedType{"chi", MeldType::chow},
                                NamedType{"pon", MeldType::pung},
                                NamedType{"daiminkan", MeldType::melded_kong},
                                NamedType{"kakan", MeldType::added_kong},
                                NamedType{"ankan", MeldType::concealed_kong},
                                NamedType{"chow", MeldType::chow},
                                NamedType{"pung", MeldType::pung},
                                NamedType{"kong", MeldType::melded_kong}};

// A string of tiles, or an array of such.
std::vector<Tile> read_meld_tiles(const Fields& fields) {
  const QJsonValue value = fields.value("tiles");
  if (!value.isArray()) return fields.tiles("tiles");
  std::vector<Tile> tiles;
  for (const QJsonValue element : value.toArray()) {
    for (const Tile tile : fields.tiles("tiles", element)) tiles.push_back(tile);
  }
  return tiles;
}

Meld read_meld(const Fields& fields) {
  fields.only({"type", "tiles", "from", "concealed"});
  Meld meld;
  const std::string type = fields.text("type");
  const auto* name = std::ranges::find(meld_names, std::string_view(type), &NamedType::name);
  if (name == meld_names.end()) {
    fields.fail("type", "must be chi, pon, daiminkan, kakan or ankan");
    return meld;
  }
  meld.type =
      name->type == MeldType::melded_kong && fields.flag("concealed") ? MeldType::concealed_kong : name->type;
  const auto tiles = read_meld_tiles(fields);
  std::vector<int> kinds;
  for (const Tile tile : tiles) kinds.push_back(tile.is_flower() ? -1 : tile.kind());
  std::ranges::sort(kinds);
  if (kinds.size() != (is_kong(meld.type) ? 4U : 3U) || kinds.front() < 0) {
    fields.fail("tiles", "are not those of a " + type);
    return meld;
  }
  meld.tile = meld.claimed = Tile::from_index(kinds.front());
  const bool run =
      kinds.back() < 27 && kinds.front() % 9 <= 6 && kinds[1] == kinds[0] + 1 && kinds[2] == kinds[0] + 2;
  if (meld.type == MeldType::chow ? !run : kinds.front() != kinds.back())
    fields.fail("tiles", "are not those of a " + type);
  for (const Tile tile : tiles) meld.reds.add(tile);
  return meld;
}

}  // namespace

Melds read_riichi_melds(const Fields& fields) {
  Melds melds;
  const auto elements = fields.objects("melds");
  if (elements.size() > 4) fields.fail("melds", "are at most four");
  for (const Fields& element : elements) {
    if (melds.size() < 4) melds.push_back(read_meld(element.with_red_fives()));
  }
  return melds;
}

void read_turned_tiles(const Fields& fields, const char* name, TurnedTiles& turned) {
  if (fields.has(name) && !fields.value(name).isArray()) return fields.fail(name, "must be an array");
  for (const QJsonValue tile : fields.value(name).toArray()) {
    const auto read = fields.tiles(name, tile);
    if (read.size() != 1 || read.front().is_flower() || turned.size() == 5)
      return fields.fail(name, "must be up to five single tiles");
    turned.push_back(read.front());
  }
}

}  // namespace tingpai::cli
