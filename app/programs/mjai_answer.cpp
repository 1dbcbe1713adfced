#include "app/programs/mjai_answer.h"

#include <QJsonArray>
#include <algorithm>

namespace tingpai::mjai {

namespace {

// The name of an action in this protocol; nothing for those of other rulesets.
const char* type_of(ActionType type) {
  switch (type) {
    case ActionType::discard:
      return "dahai";
    case ActionType::chow:
      return "chi";
    case ActionType::pung:
      return "pon";
    case ActionType::melded_kong:
      return "daiminkan";
    case ActionType::concealed_kong:
      return "ankan";
    case ActionType::added_kong:
      return "kakan";
    case ActionType::win:
      return "hora";
    case ActionType::abort:
      return "ryukyoku";
    default:
      return "none";
  }
}

// Whether a message names an action: the same type, and where they tell them the same tiles.
bool names(const Fields& fields, const Action& action, const PlayerView& view) {
  const std::string type = fields.text("type");
  if (type != type_of(action.type) || action.riichi) return false;
  const auto own = parse_object(message_of(action, view));
  const QJsonObject& expected = std::get<QJsonObject>(own);
  const auto sorted = [](const QJsonValue& tiles) {
    QStringList texts;
    for (const QJsonValue tile : tiles.toArray()) texts << tile.toString();
    texts.sort();
    return texts;
  };
  if (action.type == ActionType::discard || action.type == ActionType::added_kong)
    return fields.value("pai") == expected.value("pai");
  return sorted(fields.value("consumed")) == sorted(expected.value("consumed"));
}

}  // namespace

std::string none() { return message("none").text(); }

std::string message_of(const Action& action, const PlayerView& view) {
  const PublicState& table = view.table;
  JsonObject object = message(type_of(action.type), view.seat);
  switch (action.type) {
    case ActionType::discard:
      object.set("pai", tile_text(action.tile)).set("tsumogiri", view.drawn == action.tile && !action.held);
      return object.text();
    case ActionType::chow:
    case ActionType::pung:
    case ActionType::melded_kong:
      object.set("target", table.turn.index()).set("pai", tile_text(*table.last_tile));
      object.set("consumed", consumed(meld_of(action, *table.last_tile, table.turn)));
      return object.text();
    case ActionType::concealed_kong:
      object.set("consumed", consumed(view.hand.concealed_kong(action.tile)));
      return object.text();
    case ActionType::added_kong: {
      const auto pung = std::ranges::find_if(view.hand.melds, [&](const Meld& meld) {
        return meld.type == MeldType::pung && same_kind(meld.tile, action.tile);
      });
      const auto tiles = tiles_of(*pung);
      object.set("pai", tile_text(action.tile));
      object.set("consumed", tile_texts({tiles.begin(), tiles.end()}));
      return object.text();
    }
    case ActionType::win: {
      const bool own = table.phase == Phase::acting;
      object.set("target", own ? view.seat.index() : table.turn.index());
      object.set("pai", tile_text(own ? *view.drawn : *table.last_tile));
      return object.text();
    }
    case ActionType::abort:
      return object.set("reason", "kyushukyuhai").text();
    default:
      return none();
  }
}

std::variant<std::optional<Action>, FieldError> read_answer(const QJsonObject& object, Seat id,
                                                            const PlayerView& view,
                                                            const LegalActions& legal) {
  Fields::Problem problem;
  const Fields fields(object, "", problem);
  const std::string type = fields.text("type");
  if (problem) return *problem;
  if (type != "none" && fields.number("actor", 0, 3, -1) != id.index())
    return FieldError{"actor", "must be this seat"};
  if (type == "reach") {
    if (std::ranges::any_of(legal.actions, &Action::riichi)) return std::optional<Action>();
    return FieldError{"type", "is \"reach\", which may not be declared here"};
  }
  const auto meant =
      std::ranges::find_if(legal.actions, [&](const Action& action) { return names(fields, action, view); });
  if (meant == legal.actions.end()) return FieldError{"type", "is \"" + type + "\", which is not legal here"};
  Action answer = *meant;
  answer.held = fields.value("tsumogiri") == QJsonValue(false);
  return std::optional(answer);
}

}  // namespace tingpai::mjai
