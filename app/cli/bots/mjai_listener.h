// What a seat knows of a riichi game that is told in mjai's messages.
#pragma once

#include <optional>

#include "app/formats/fields.h"
#include "app/formats/mjai_text.h"
#include "engine/table/view.h"

namespace tingpai::cli::mjai {

using namespace tingpai::mjai;

class Listener {
 public:
  // Takes a message. What is wrong with it goes to the fields' problem; until the next hand starts nothing
  // more is taken then. Messages and fields that are not known are let pass.
  void hear(const Fields& message);

  const PlayerView& view() const { return view_; }
  bool seated() const { return seated_; }  // a game has started
  bool lost() const { return lost_; }      // a message could not be taken
  // Whether the last message lets this seat act, if its rules do.
  bool may_act() const { return may_act_; }
  // Whether this seat has declared riichi and owes the discard.
  bool declared() const { return declared_ == view_.seat; }
  std::uint64_t heard() const { return heard_; }  // messages of this game

 private:
  void start_game(const Fields& message);
  void start_hand(const Fields& message);
  void deal(const Fields& message);
  void draw(const Fields& message);
  void discard(const Fields& message);
  void claim(const Fields& message, ActionType type);
  void concealed_kong(const Fields& message);
  void added_kong(const Fields& message);
  void indicator(const Fields& message);
  void keep_scores(const Fields& message);
  void happen(const Fields& message, const SeenEvent& event);

  Ruleset rules_;
  PlayerView view_;
  bool seated_ = false;
  bool lost_ = false;
  bool may_act_ = false;
  int hands_ = 0;
  std::uint64_t heard_ = 0;
  BySeat<Points> scores_;
  std::optional<Seat> declared_;  // whose discard is due after its riichi
  std::optional<Tile> owed_;      // an indicator that came while a discard could be claimed
};

}  // namespace tingpai::cli::mjai
