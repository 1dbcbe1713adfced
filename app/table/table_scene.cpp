#include "app/table/table_scene.h"

#include <algorithm>

#include "app/table/table_rows.h"
#include "app/text/names.h"
#include "app/tutor/tutor_rows.h"
#include "engine/ai/profile.h"
#include "engine/ai/reading/learning.h"
#include "engine/table/course/course.h"

namespace tingpai::app {
namespace {

// How long an event is shown, as a share of the pace in per cent. The deal is brisk: four of it and the
// sorting take a second and a half.
int share_of_pace(const Event& event, bool goes_on) {
  struct Share {
    bool goes_on;  // after a win

    int operator()(const events::HandStarted<Truth>&) const { return 30; }
    int operator()(const events::Dealt<Truth>&) const { return 55; }
    int operator()(const events::Drew<Truth>&) const { return 50; }
    int operator()(const events::FlowerShown&) const { return 60; }
    int operator()(const events::Discarded&) const { return 100; }
    int operator()(const events::Claimed&) const { return 130; }
    int operator()(const events::ConcealedKong<Truth>&) const { return 130; }
    int operator()(const events::AddedKong&) const { return 130; }
    int operator()(const events::Exchanged<Truth>&) const { return 130; }
    int operator()(const events::SuitsVoided&) const { return 130; }
    int operator()(const events::IndicatorShown&) const { return 60; }
    int operator()(const events::Paid&) const { return 60; }
    int operator()(const events::GameStarted&) const { return 0; }
    int operator()(const events::Won&) const { return goes_on ? 130 : 0; }
    int operator()(const events::WallExhausted&) const { return 0; }
    int operator()(const events::Aborted&) const { return 0; }
    int operator()(const events::Settled&) const { return 0; }
    int operator()(const events::GameEnded&) const { return 0; }
  };
  return std::visit(Share{goes_on}, event);
}

constexpr int animation_share = 70;  // per cent of the pace: the table rests before the next event
constexpr int largest_hand = 14;

HandTileRow blank_hand_row() {
  PlayerView view;
  view.held_flowers.push_back(Tile());
  return hand_rows(view, {}, false, {}).constFirst();
}

std::optional<Seat> actor_of(const Event& event) {
  return std::visit(
      [](const auto& one) -> std::optional<Seat> {
        if constexpr (requires { one.seat; }) {
          return one.seat;
        } else {
          return std::nullopt;
        }
      },
      event);
}

}  // namespace

TableScene::TableScene(AppSettings& settings, Decide decide, QObject* parent)
    : QObject(parent),
      settings_(settings),
      runner_(std::move(decide)),
      tutor_(runner_, settings),
      hand_(HandTileRow::staticMetaObject),
      coming_(ComingRow::staticMetaObject),
      calls_(CallRow::staticMetaObject),
      ranking_(RankingRow::staticMetaObject),
      centre_(CentreRow::staticMetaObject),
      indicators_(IndicatorRow::staticMetaObject),
      rules_(table_rules(Ruleset(), TurnRules())) {
  centre_.reserve(3, CentreRow());
  hand_.reserve(largest_hand, blank_hand_row());
  for (int position = 0; position < 4; ++position) {
    seats_[static_cast<std::size_t>(position)] = std::make_unique<SeatView>(position);
  }
  connect(&picking_, &Picking::decided, this, [this](const Action& action) { act(action); });
  connect(&picking_, &Picking::moved, this, [this] {
    refresh_hints();
    Q_EMIT changed();
  });
  connect(&tutor_, &Tutor::changed, this, &TableScene::refresh_hints);
  connect(&tutor_, &Tutor::selectedPlanChanged, this, &TableScene::refresh_hints);
  connect(&settings_, &AppSettings::speedChanged, this, &TableScene::animationDurationChanged);
  connect(&settings_, &AppSettings::sortChanged, this, &TableScene::refresh_hints);
}

TableScene::~TableScene() { runner_.cancel_all(); }

// What is done

bool TableScene::discard(int row) {
  if (!shown_ || !open_) return false;
  const auto order = hand_order(*shown_, settings_.sort_order());
  if (row < 0 || row >= static_cast<int>(order.size())) return refuse(tr("There is no such tile"));
  Action discard{ActionType::discard, order[static_cast<std::size_t>(row)]};
  discard.held = row + 1 < static_cast<int>(order.size());  // the drawn one is the last
  return act(discard);
}

bool TableScene::discardDrawn() {
  if (!shown_ || !shown_->drawn || !open_) return refuse(tr("No tile was drawn"));
  return act({ActionType::discard, *shown_->drawn});
}

bool TableScene::call(int command, int option) {
  const auto kind = call_of(command);
  auto options = kind ? call_options(legal(), *kind) : std::vector<Action>();
  if (kind == CallKind::pass && may_pass_own_win()) options.assign(1, {ActionType::pass, {}});
  if (option < 0 || option >= static_cast<int>(options.size())) return refuse(tr("That is not allowed now"));
  if (kind == CallKind::riichi) return picking_.declare(true);
  return act(options[static_cast<std::size_t>(option)]);
}

// A win on the own draw has no pass in the rules: one just discards. It must not be lost by a stray click.
bool TableScene::may_pass_own_win() const {
  return can_win() && !win_declined_ && !legal().has(ActionType::pass);
}

bool TableScene::refuse(const QString& reason) {
  Q_EMIT refused(reason);
  return false;
}

void TableScene::name_keys(const KeyBindings& keys) {
  const auto name = [this, &keys] {
    key_texts_ = keys.texts();
    refresh_hints();
  };
  connect(&keys, &KeyBindings::changed, this, name);
  name();
}

SeatView* TableScene::seatAt(int position) {
  return position >= 0 && position < 4 ? seats_[static_cast<std::size_t>(position)].get() : nullptr;
}

// What is shown

void TableScene::show_view(const PlayerView& view, bool open) {
  shown_ = view;
  open_ = open;
  centre_.set(centre_rows(view.table));
  indicators_.set(indicator_rows(view.table));
  show_rules(table_rules(view.table.ruleset, view.table.rules));
  OpenHands hands;
  for (const Seat seat : all_seats) hands[seat] = open_hand(seat);
  result_.show(view, players(), hands);
  ranking_.set(view.table.phase == Phase::game_over ? ranking_rows(view, players()) : QList<RankingRow>());
  if (!open) {
    shown_->hand = {};
    shown_->held_flowers.clear();
    shown_->drawn.reset();
  }
  if (const auto* won = view.table.won(view.seat)) shown_->drawn = won->win.tile;
  for (const auto& place : seats_) {
    const Seat seat = seat_at(view, place->position());
    place->show(*shown_, players(), open, level_name(seat), hands[seat]);
  }
  refresh_hints();
  Q_EMIT changed();
}

void TableScene::show_rules(const TableRules& rules) {
  if (rules == rules_) return;
  rules_ = rules;
  Q_EMIT rulesChanged();
}

PlayerView TableScene::view_before() const { return shown_ ? *shown_ : view_of(Seat::from_index(0)); }

// People who share the screen read the same words, so that these tell of nobody's hand.
SeenEvent TableScene::as_read(const Event& event, Seat viewer) const {
  const auto actor = actor_of(event);
  const Seat reader = players().shared() && actor ? Seat::from_index((actor->index() + 1) % 4) : viewer;
  SeenEvent seen = redact(event, reader);
  if (auto* exchange = std::get_if<events::Exchanged<Sight>>(&seen);
      exchange != nullptr && players().shared())
    exchange->given = {};
  return seen;
}

void TableScene::log_event(const Event& event, const PlayerView& before) {
  const SeenEvent seen = as_read(event, before.seat);
  const auto type = static_cast<EventType>(event.index());
  if (type == GameStarted) log_.clear();
  if (type == Dealt && actor_of(event) != before.seat) return;  // all four are dealt at once
  log_.add([this, seen, before] { return table_event(seen, before, players()).text; });
}

TableEvent TableScene::described(const Event& event, const PlayerView& before) const {
  const Seat viewer = before.seat;
  TableEvent result = table_event(as_read(event, viewer), before, players());
  if (const auto* discarded = std::get_if<events::Discarded>(&event);
      discarded && discarded->seat == viewer && open_) {
    result.row = row_of(discarded->tile, discarded->drawn);
  }
  return result;
}

int TableScene::row_of(Tile tile, bool drawn) const {
  if (drawn) return hand_.count() - 1;
  const auto order = hand_order(*shown_, settings_.sort_order());
  const auto found = std::find(order.begin(), order.end(), tile);
  return found == order.end() ? -1 : static_cast<int>(found - order.begin());
}

int TableScene::duration_of(const Event& event) const {
  const auto* won = std::get_if<events::Won>(&event);
  const bool goes_on = won != nullptr && (won->more > 0 || (shown_ && shown_->table.rules.goes_on_after_win));
  return settings_.pace() * share_of_pace(event, goes_on) / 100;
}

int TableScene::animation_duration() const { return settings_.pace() * animation_share / 100; }

void TableScene::refresh_hints() {
  if (!shown_) return;
  Hints hints;
  if (open_ && tutor_.shown() && tutor_.decision()) {
    hints = {.decision = &*tutor_.decision(),
             .plan = tutor_.selected(),
             .depth = tutor_.depth(),
             .step = tutor_.plan_step()};
  }
  picking_.show(legal(), open_ ? hand_order(*shown_, settings_.sort_order()) : std::vector<Tile>());
  hints.declaring = picking_.declaring();
  auto hand = open_ ? hand_rows(*shown_, legal(), can_discard(), hints, settings_.sort_order())
                    : hidden_hand_rows(*shown_);
  picking_.mark(hand);
  hand_.set(hand);
  coming_.set(coming_rows(*shown_, hints.plan, settings_.sort_order(), hints.step));
  calls_.set(call_rows(*shown_, legal(), may_pass_own_win(), hints, key_texts_));
  for (const auto& seat : seats_) {
    const OpponentEstimate* estimate = nullptr;
    const Decision* read = hints.depth == AppSettings::Full ? hints.decision : nullptr;
    if (open_ && hints.decision == nullptr) read = tutor_.waiting_decision();
    if (read != nullptr) {
      const auto& all = read->opponents;
      const auto found = std::find_if(all.begin(), all.end(), [&](const OpponentEstimate& one) {
        return position_of(*shown_, one.seat) == seat->position() && !shown_->table.status[one.seat].out;
      });
      if (found != all.end()) estimate = &*found;
    }
    seat->show_estimate(estimate);
  }
}

void TableScene::retranslate() {
  if (shown_) show_view(PlayerView(*shown_), open_);
  picking_.retranslate();
  tutor_.retranslate();
  log_.retranslate();
}

QString TableScene::round_wind_name() const { return shown_ ? names::wind(shown_->table.round) : QString(); }
int TableScene::hand_number() const { return shown_ ? shown_->table.hand_number + 1 : 0; }
bool TableScene::last_hand() const {
  if (!shown_) return false;
  const PublicState& table = shown_->table;
  return table.phase == Phase::game_over || (table.phase == Phase::hand_over && !course::next_hand(table));
}
QString TableScene::hand_title() const { return shown_ ? names::hand_title(shown_->table) : QString(); }
int TableScene::wall_left() const { return shown_ ? shown_->table.wall_left : 0; }
bool TableScene::asked() const {
  const LegalActions mine = legal();
  return !mine.empty() && !(mine.actions.size() == 1 && mine.actions.front().type == ActionType::pass);
}
bool TableScene::can_win() const { return legal().has(ActionType::win); }
bool TableScene::can_discard() const {
  const LegalActions mine = legal();
  return mine.has(ActionType::discard) && (!mine.has(ActionType::win) || win_declined_);
}

QString TableScene::rest_text() const {
  if (!shown_) return {};
  const bool advised = profile_of(shown_->table.ruleset).opening != nullptr;
  if (before_play(shown_->table.phase) && !advised) return tr("Hints begin with the first draw");
  if (asked()) return {};
  switch (shown_->table.phase) {
    case Phase::hand_over:
      return tr("The hand is over");
    case Phase::game_over:
      return tr("The game is over");
    default:
      return shown_->table.status[shown_->seat].out ? tr("You have won, and the others play on")
                                                    : not_asked_text();
  }
}

QString TableScene::not_asked_text() const { return tr("Waiting for your turn"); }

QString TableScene::pace_text() const {
  return shown_ ? app::pace_text(speed_of(field(), shown_->seat, shown_->table.ruleset)) : QString();
}

QString TableScene::pace_note() const {
  return shown_ ? app::pace_note(speed_of(field(), shown_->seat, shown_->table.ruleset)) : QString();
}

QString TableScene::prompt_text() const {
  if (!asked()) return {};
  if (picking_.active()) return picking_.prompt_text();
  if (can_discard()) return tr("Your turn: discard a tile");
  const LegalActions offered = legal();
  if (offered.has(ActionType::discard)) return tr("You can win: take it or pass");
  if (shown_->table.phase == Phase::robbing) return tr("You can rob the kong: %1").arg(last_tile_name());
  const bool only_win = std::all_of(offered.actions.begin(), offered.actions.end(), [](const Action& action) {
    return action.type == ActionType::win || action.type == ActionType::pass;
  });
  return (only_win ? tr("You can win with %1") : tr("You may call %1")).arg(last_tile_name());
}

QString TableScene::last_tile_name() const {
  return shown_ && shown_->table.last_tile ? names::tile(*shown_->table.last_tile) : QString();
}

// While a kong may be robbed no discard is on offer, and in a hand that is over it lies with the winner.
int TableScene::last_discard_position() const {
  if (!shown_ || shown_->table.phase < Phase::drawing || shown_->table.phase > Phase::claiming) return -1;
  const RiverTile* last = nullptr;
  int position = -1;
  for (const Seat seat : all_seats) {
    const auto& river = shown_->table.rivers[seat];
    if (river.empty() || (last != nullptr && river.back().number < last->number)) continue;
    last = &river.back();
    position = position_of(*shown_, seat);
  }
  return last != nullptr && !last->claimed_by ? position : -1;
}

}  // namespace tingpai::app
