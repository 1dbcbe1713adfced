// From a view to the rows that lists show. Pure functions.
#pragma once

#include <QMetaType>
#include <QStringList>
#include <QVariantList>
#include <optional>

#include "app/base/row_model.h"
#include "app/people/players.h"
#include "app/people/positions.h"
#include "app/settings/app_settings.h"
#include "engine/ai/decision.h"
#include "engine/table/options.h"

namespace tingpai::app {

// What the tutor says, where it is shown.
struct Hints {
  const Decision* decision = nullptr;
  const Plan* plan = nullptr;  // the plan pointed at
  AppSettings::HintDepth depth = AppSettings::Full;
  int step = 0;            // how far it is followed, 0: to its end
  bool declaring = false;  // the tile for a riichi is being picked
};

struct HandTileRow {
  Q_GADGET
  Q_PROPERTY(QString tile MEMBER tile)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(bool wild MEMBER wild)
  Q_PROPERTY(bool drawn MEMBER drawn)
  Q_PROPERTY(bool playable MEMBER playable)
  Q_PROPERTY(bool pickable MEMBER pickable)
  Q_PROPERTY(bool picked MEMBER picked)
  Q_PROPERTY(bool hasHint MEMBER has_hint)
  Q_PROPERTY(double value MEMBER value)
  Q_PROPERTY(QString valueText MEMBER value_text)
  Q_PROPERTY(double barHeight MEMBER bar_height)
  Q_PROPERTY(bool best MEMBER best)
  Q_PROPERTY(bool equalBest MEMBER equal_best)
  Q_PROPERTY(bool emphasised MEMBER emphasised)
  Q_PROPERTY(double dangerNext MEMBER danger_next)
  Q_PROPERTY(double dangerOpposite MEMBER danger_opposite)
  Q_PROPERTY(double dangerPrevious MEMBER danger_previous)
  Q_PROPERTY(bool leaving MEMBER leaving)
  Q_PROPERTY(QString why MEMBER why)
  Q_PROPERTY(QString spoken MEMBER spoken)

 public:
  QString tile;
  QString name;
  bool wild = false;  // stands for any other
  bool drawn = false;
  bool playable = false;
  bool pickable = false;  // see Picking
  bool picked = false;
  bool has_hint = false;
  double value = 0;  // points
  QString value_text;
  double bar_height = 0;
  bool best = false;
  bool equal_best = false;
  bool emphasised = false;
  double danger_next = 0;  // chance of dealing in, by the place of the one who wins
  double danger_opposite = 0;
  double danger_previous = 0;
  bool leaving = false;
  QString why;
  QString spoken;
};

// The person's tiles in the order of the rows: sorted, the drawn tile last.
std::vector<Tile> hand_order(const PlayerView& view, const SortOrder& order = {});
QList<HandTileRow> hand_rows(const PlayerView& view, const LegalActions& legal, bool can_discard,
                             const Hints& hints, const SortOrder& order = {});
// The same hand, face down.
QList<HandTileRow> hidden_hand_rows(const PlayerView& view);

// A tile that the plan still wants, where it would stand in the hand.
struct ComingRow {
  Q_GADGET
  Q_PROPERTY(int place MEMBER place)
  Q_PROPERTY(QString tile MEMBER tile)
  Q_PROPERTY(double centre MEMBER centre)
  Q_PROPERTY(int live MEMBER live)
  Q_PROPERTY(QString spoken MEMBER spoken)

 public:
  int place = 0;
  QString tile;
  double centre = 0;
  int live = -1;  // copies of a wait, -1: not the last tile
  QString spoken;
};
QList<ComingRow> coming_rows(const PlayerView& view, const Plan* plan, const SortOrder& order = {},
                             int step = 0);

struct RiverRow {
  Q_GADGET
  Q_PROPERTY(QString tile MEMBER tile)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(bool drawn MEMBER drawn)
  Q_PROPERTY(bool last MEMBER last)

 public:
  QString tile;
  QString name;
  bool drawn = false;
  bool declares = false;  // riichi, or stands for the tile that did and was claimed
  bool last = false;      // may be claimed now
};
QList<RiverRow> river_rows(const PlayerView& view, Seat seat);
int declaring_row(const QList<RiverRow>& river);  // -1: none

struct MeldRow {
  Q_GADGET
  Q_PROPERTY(QString identity MEMBER identity)
  Q_PROPERTY(int meldType MEMBER meld_type)
  Q_PROPERTY(QStringList tiles MEMBER tiles)
  Q_PROPERTY(int turned MEMBER turned)
  Q_PROPERTY(int stacked MEMBER stacked)
  Q_PROPERTY(int fromPosition MEMBER from_position)
  Q_PROPERTY(bool concealed MEMBER concealed)
  Q_PROPERTY(bool offered MEMBER offered)
  Q_PROPERTY(QString name MEMBER name)

 public:
  QString identity;
  int meld_type = 0;
  QStringList tiles;
  int turned = -1;
  int stacked = -1;
  int from_position = -1;
  bool concealed = false;
  bool offered = false;
  QString name;
};
QList<MeldRow> meld_rows(const PlayerView& view, Seat seat);
QList<MeldRow> meld_rows(const PlayerView& view, Seat seat, const Melds& melds);
QList<MeldRow> public_meld_rows(const PlayerView& view, Seat seat);  // as the others see them

// A line in the middle of the table.
struct CentreRow {
  Q_GADGET
  Q_PROPERTY(int place MEMBER place)
  Q_PROPERTY(QString caption MEMBER caption)
  Q_PROPERTY(QString value MEMBER value)
  Q_PROPERTY(QString sign MEMBER sign)

 public:
  int place = 0;
  QString caption;  // before the value, empty: none
  QString value;
  QString sign;  // drawn for the caption, see CentreLine
};
// Where the game stands, the round first, and what is left of the wall.
QList<CentreRow> centre_rows(const PublicState& table);

// A tile that is turned over beside the wall.
struct IndicatorRow {
  Q_GADGET
  Q_PROPERTY(int place MEMBER place)
  Q_PROPERTY(QString tile MEMBER tile)
  Q_PROPERTY(QString spoken MEMBER spoken)

 public:
  int place = 0;
  QString tile;
  QString spoken;
};
QList<IndicatorRow> indicator_rows(const PublicState& table);

// The tiles an action shows: the meld it makes, or the tile it is about.
QStringList action_tiles(const Action& action);

// What can be answered, in the order of the buttons. A ruleset has some of them; each is a command of the
// window.
enum class CallKind { chow, pung, kong, win, riichi, abort, pass };
std::optional<CallKind> call_of(int command);
std::vector<Action> call_options(const LegalActions& legal, CallKind call);
struct CallRow {
  Q_GADGET
  Q_PROPERTY(int command MEMBER command)
  Q_PROPERTY(QString keyText MEMBER key_text)
  Q_PROPERTY(QString label MEMBER label)
  Q_PROPERTY(bool available MEMBER available)
  Q_PROPERTY(QVariantList optionTiles MEMBER option_tiles)
  Q_PROPERTY(QStringList optionNames MEMBER option_names)
  Q_PROPERTY(QString detail MEMBER detail)
  Q_PROPERTY(bool hasHint MEMBER has_hint)
  Q_PROPERTY(QString valueText MEMBER value_text)
  Q_PROPERTY(bool best MEMBER best)
  Q_PROPERTY(int bestOption MEMBER best_option)
  Q_PROPERTY(QString spoken MEMBER spoken)

 public:
  int command = 0;
  QString key_text;
  QString label;
  bool available = false;
  QVariantList option_tiles;
  QStringList option_names;
  QString detail;
  bool has_hint = false;
  QString value_text;
  bool best = false;
  int best_option = -1;
  QString spoken;
};
// One row for each that the ruleset has. keys: by command, as KeyBindings::texts.
QList<CallRow> call_rows(const PlayerView& view, const LegalActions& legal, bool may_pass, const Hints& hints,
                         const QStringList& keys = {});

struct RankingRow {
  Q_GADGET
  Q_PROPERTY(int position MEMBER position)
  Q_PROPERTY(int rank MEMBER rank)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(int gain MEMBER gain)
  Q_PROPERTY(QString scoreText MEMBER score_text)
  Q_PROPERTY(QString placement MEMBER placement)
  Q_PROPERTY(bool isMe MEMBER is_me)

 public:
  int position = 0;
  int rank = 0;
  QString name;
  int gain = 0;
  QString score_text;
  QString placement;  // what the place makes of it: "+46.0"; empty where points alone count
  bool is_me = false;
};
QList<RankingRow> ranking_rows(const PlayerView& view, const Players& players);

}  // namespace tingpai::app
