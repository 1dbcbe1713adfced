#include "app/cli/bots/mjai_bot.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

#include "app/programs/mjai_answer.h"
#include "engine/ai/levels/bots.h"
#include "engine/table/wall.h"

namespace tingpai::cli::mjai {

namespace {

// The drawn tile can always be discarded, whatever was misunderstood before.
std::string discard_of(Seat seat, Tile drawn) {
  PlayerView view = view_of(seat);
  view.drawn = drawn;
  return message_of({ActionType::discard, drawn}, view);
}

}  // namespace

std::optional<std::string> MjaiBot::take(std::string_view line) {
  ++line_;
  if (line.find_first_not_of(" \t\r") == std::string_view::npos) return std::nullopt;
  may_act_ = false;
  drawn_.reset();
  QJsonParseError problem;
  const auto document =
      QJsonDocument::fromJson(QByteArray(line.data(), static_cast<qsizetype>(line.size())), &problem);
  if (problem.error != QJsonParseError::NoError) {
    complain({"", problem.errorString().toStdString() + " at " + std::to_string(problem.offset + 1)});
  } else if (document.isObject()) {
    hear(document.object());
  } else {
    for (const QJsonValue message : document.array()) {
      if (!message.isObject()) complain({"", "must be a message or an array of messages"});
      hear(message.toObject());
    }
  }
  return answer();
}

std::string MjaiBot::skip(const std::string& problem) {
  ++line_;
  complain({"", problem});
  return none();
}

void MjaiBot::hear(const QJsonObject& message) {
  if (message.isEmpty()) return;
  Fields::Problem problem;
  const Fields fields(message, "", problem);
  listener_.hear(fields);
  if (problem) complain(*problem);
  if (!listener_.seated()) return;
  may_act_ = may_act_ || listener_.may_act();
  const QString type = message.value(QLatin1String("type")).toString();
  const bool mine = message.value(QLatin1String("actor")) == listener_.view().seat.index();
  if (type == QLatin1String("tsumo"))
    drawn_ = mine ? tile_named(message.value(QLatin1String("pai")).toString().toStdString()) : std::nullopt;
  if (type == QLatin1String("dahai")) drawn_.reset();
}

std::string MjaiBot::answer() {
  if (!listener_.seated()) return none();
  const PlayerView& view = listener_.view();
  if (listener_.lost()) return drawn_ ? discard_of(view.seat, *drawn_) : none();
  if (!may_act_) return none();
  if (listener_.declared()) return discard_of_riichi();
  const LegalActions legal = legal_actions(view);
  chosen_.reset();
  if (legal.empty()) return none();
  const Action action = choose(legal);
  if (!action.riichi) return message_of(action, view);
  chosen_ = action;
  return reach(view.seat);
}

// What was chosen with the riichi; a bot that has only just come chooses now.
std::string MjaiBot::discard_of_riichi() {
  const PlayerView& view = listener_.view();
  LegalActions legal = legal_actions(view);
  std::erase_if(legal.actions, [](const Action& action) { return !action.riichi; });
  if (legal.empty()) return view.drawn ? discard_of(view.seat, *view.drawn) : none();
  const bool known = chosen_ && legal.contains(*chosen_);
  return message_of(known ? *chosen_ : choose(legal), view);
}

// The seed follows from the place in the game. Programs that speak mjai are about as fast as experts:
// majiang-ai declares in 25 % of its hands, in the ninth turn as we do.
Action MjaiBot::choose(const LegalActions& legal) const {
  Budget budget;
  const PlayerView& view = listener_.view();
  budget.seed = mixed_seed({listener_.heard(), static_cast<std::uint64_t>(view.seat.index())});
  return decide(bot_, view, legal, budget, {}, field_of(Level::expert)).chosen;
}

void MjaiBot::complain(const FieldError& problem) const {
  const std::string field = problem.field.empty() ? "" : problem.field + " ";
  complain_("line " + std::to_string(line_) + ": " + field + problem.message);
}

}  // namespace tingpai::cli::mjai
